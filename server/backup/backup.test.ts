// Verifies docs/product.md 27.5, 27.7, 27.11.
import { Kysely, sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { forgetBook, saveAddress } from '@/server/accounts/change-book';
import { readBook } from '@/server/accounts/read-book';
import { recordSuccess } from '@/server/jobs/job-runs';
import { type Database, openDatabase } from '@/server/database/database';
import { LibsqlDialect } from '@/server/database/libsql-dialect';
import { migrate } from '@/server/database/migrate';
import { subscribe } from '@/server/newsletter/newsletter';
import { findOrderByNumber, historyOf } from '@/server/orders/read';
import { type Schema } from '@/server/database/schema';
import { contentOf, linesOf, writeLines } from '@/server/testing/backup-content';
import { later, now, paidOrder, place } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { savedAddress } from '@/server/testing/member';
import { valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { copyRow } from '@/server/testing/many-rows';
import { actOnPassport, addShopEntry, findPassportOfUnit } from '@/server/passports/passports';
import { savePriceList } from '@/server/desk/prices/prices';
import { draftDeclaration } from '@/server/returns/declarations';
import { type OrderNumber } from '@/domain/order-number';
import { backUp } from './back-up';
import { BackupError } from './format';
import { restore } from './restore';
import { Tally, type TableTally } from './tally';
import { verifyBackup } from './verify';

/** Each backup gets a test restore, which is slow on a busy machine. */
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-backup-'));
  process.env.BACKUP_KEY = randomBytes(32).toString('hex');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.BACKUP_KEY;
});

const file = (name: string) => join(folder, name);

onEachEngine((where) => {
  // Verifies docs/product.md 45.13 (backup).
  it('restore brings back every row, and replaces nothing without --replace', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    const german = { number: order.number, language: 'de' };
    await db.updateTable('orders').set(german).execute();
    await subscribe(db, 'ada@example.com', { website: '', filledForMs: 5000 }, now);
    await saveAddress(db, { userId: 'ada' }, { ...savedAddress, isFirst: true }, now);
    const [kept] = await readBook(db, 'ada');
    const count = await backUp(db, file('one'), now);
    await place(db, { promoCode: code, shownTotal: 318_40 });
    await forgetBook(db, 'ada');
    await expect(restore(db, file('one'), 'nothing', now)).rejects.toThrow('Add --replace');
    expect(await restore(db, file('one'), 'older', now)).toBe(count);
    expect(await db.selectFrom('orders').select(['number', 'language']).execute()).toEqual([german]);
    expect(await readBook(db, 'ada')).toEqual([kept]);
    await backUp(db, file('two'), now);
    expect(contentOf(file('two'))).toEqual(contentOf(file('one')));
    expect(statSync(file('one')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['one', 'two']);
  });

  itOnce('restore loads a backup of either engine into a SQLite file', async () => {
    await paidOrder(where().db);
    await saveAddress(where().db, { userId: 'ada' }, { ...savedAddress, isFirst: true }, now);
    const count = await backUp(where().db, file('one'), now);
    const other = await openDatabase(`file:${file('other.db')}`);
    expect(await restore(other, file('one'), 'nothing', now)).toBe(count);
    await backUp(other, file('two'), now);
    expect(contentOf(file('two'))).toEqual(contentOf(file('one')));
    await other.destroy();
  });

  itOnce('restore changes nothing when a backup is truncated, changed, foreign, newer or inconsistent', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await backUp(db, file('one'), now);
    const lines = linesOf(file('one'));
    const [first = '', ...rest] = lines;
    const header = JSON.parse(first);
    const attempts: Record<string, () => void> = {
      'half a file': () => writeFileSync(file('bad'), readFileSync(file('one')).subarray(0, 200)),
      'no gzip': () => writeFileSync(file('bad'), 'text'),
      'an empty file': () => writeFileSync(file('bad'), ''),
      'a newer shop': () => writeLines(file('bad'), [JSON.stringify({ ...header, migrations: 999 }), ...rest]),
      'no end': () => writeLines(file('bad'), lines.slice(0, -1)),
      'more than the end': () => writeLines(file('bad'), [...lines, ...rest.slice(0, 1)]),
      'one row less': () => writeLines(file('bad'), [first, ...rest.filter((_, index) => index !== 1)]),
      'another address': () =>
        writeLines(
          file('bad'),
          lines.map((line) => line.replace('1 Odd Street', '2 Odd Street')),
        ),
      'another table': () =>
        writeLines(
          file('bad'),
          lines.map((line) => line.replace('"outbox"', '"users"')),
        ),
      'another’s JSON': () => writeLines(file('bad'), ['{"format":"zip"}']),
    };
    const isUnreadable = new Set([
      'half a file',
      'no gzip',
      'an empty file',
      'a newer shop',
      'no end',
      'another address',
      'another table',
    ]);
    for (const [what, attempt] of Object.entries(attempts)) {
      attempt();
      expect([what, await restore(db, file('bad'), 'newer', now).catch(() => 'refused')]).toEqual([what, 'refused']);
      await expect(verifyBackup(file('bad'))).rejects.toThrow();
      if (isUnreadable.has(what)) await expect(restore(db, file('bad'), 'newer', now)).rejects.toThrow(BackupError);
    }
    const without = lines.filter((line) => !line.includes(order.token)).map((line) => endOf(line, 'orders', 0));
    writeLines(file('bad'), without);
    await expect(restore(db, file('bad'), 'newer', now)).rejects.toThrow(/foreign key|not a complete backup/i);
    await backUp(db, file('two'), now);
    expect(contentOf(file('two'))).toEqual(contentOf(file('one')));
  });

  it('restore migrates a backup of the first format and of an older version', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    writeFileSync(file('old.json.gz'), gzipSync(JSON.stringify(await oldBackupOf(db))));
    expect(await verifyBackup(file('old.json.gz'))).toBe(7);
    await restore(db, file('old.json.gz'), 'older', now);
    expect(await findOrderByNumber(db, order.number)).toMatchObject({ state: 'paid', token: order.token });
    expect(await historyOf(db, order.number)).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(['old.json.gz']);
  });

  it('restore loads and verifies a backup from before migration 15 under the new names', async () => {
    const { db } = where();
    const rows = await writeBackupOfVersion14(file('old.jsonl.gz'));
    expect(await verifyBackup(file('old.jsonl.gz'))).toBe(rows);
    expect(await restore(db, file('old.jsonl.gz'), 'nothing', now)).toBe(rows);
    const count = async (table: keyof Schema) => (await db.selectFrom(table).selectAll().execute()).length;
    expect(await count('stock_reservations')).toBe(3);
    expect(await count('unmatched_payments')).toBe(3);
    expect(await count('back_in_stock_subscriptions')).toBe(2);
    expect(await count('owner_notifications')).toBe(7);
    expect(await count('resolved_alerts')).toBe(1);
    expect(
      await db.selectFrom('refunds').select(['request', 'units']).where('units', 'is not', null).execute(),
    ).toEqual([{ request: '--line 1 --units 1', units: 1 }]);
    expect(readdirSync(folder)).toEqual(['old.jsonl.gz']);
  });

  it('backUp writes a consistent snapshot during sales, without blocking them', async () => {
    const { db } = where();
    await paidOrder(db);
    await db.insertInto('rate_limits').values({ bucket: 'one', window_start: 'now', hits: 1 }).execute();
    await copyRow(db, 'rate_limits', 30_000, { bucket: `'bucket-' || i` });
    let isDone = false;
    const waits: number[] = [];
    const sell = async () => {
      while (!isDone) {
        const began = Date.now();
        await paidOrder(db);
        waits.push(Date.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const started = Date.now();
    const selling = sell();
    const rows = await backUp(db, file('busy'), now).finally(() => (isDone = true));
    const tookMs = Date.now() - started;
    await selling;
    const { tables } = contentOf(file('busy'));
    const count = (name: string) => tables[name]?.rows.length ?? 0;
    expect(waits.length).toBeGreaterThan(2); // a busy machine sells slowly
    // A blocked sale would wait for nearly the whole backup.
    expect(Math.max(...waits)).toBeLessThan(tookMs / 2);
    const { sold } = await db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<number | string>().as('sold'))
      .executeTakeFirstOrThrow();
    expect(count('orders')).toBeLessThan(Number(sold));
    const state = tables.orders?.columns.indexOf('state') ?? -1;
    const paid = tables.orders?.rows.filter((row) => row[state] === 'paid').length ?? 0;
    expect([count('order_lines'), count('order_history'), count('promo_codes'), count('outbox')]).toEqual([
      count('orders'),
      count('orders') + paid,
      paid,
      paid,
    ]);
    expect(rows).toBe(Object.keys(tables).reduce((sum, name) => sum + count(name), 0));
  });

  itOnce('restore rejects a running shop, or one with newer records than the backup', async () => {
    const { db } = where();
    await paidOrder(db);
    await backUp(db, file('one'), now);
    await recordSuccess(db, 'send-mail', now);
    await expect(restore(db, file('one'), 'newer', later(89_999))).rejects.toThrow('A shop is using this database');
    const afterwards = later(90_000);
    await place(db, {}, { now: later(1) });
    await expect(restore(db, file('one'), 'older', afterwards)).rejects.toThrow(
      /newer than this backup of 2026-11-20T12:00:00.000Z: 1 of orders\. Add --replace-newer/,
    );
    expect(await db.selectFrom('orders').select('number').execute()).toHaveLength(2);
    await restore(db, file('one'), 'newer', afterwards, file('kept'));
    expect(await db.selectFrom('orders').select('number').execute()).toHaveLength(1);
    await restore(db, file('kept'), 'older', afterwards);
    expect(await db.selectFrom('orders').select('number').execute()).toHaveLength(2);
  });

  type Changed = (order: OrderNumber, at: Date) => Promise<unknown>;
  const { paid, ask } = returnsAt(where);
  const declaration = { isVerified: true, email: 'ada@example.com', fullName: 'Ada', items: 'all' } as const;
  const priceList = { name: 'Sale', startsOn: '2026-11-27', endsOn: '2026-11-30', lines: 'xerix 10%' };

  itOnce.each<[what: string, change: Changed]>([
    ['return requests', (order, at) => ask(order, 'withdrawal', 'all', at)],
    [
      'withdrawal declarations',
      (number, at) => draftDeclaration(where().db, { ...declaration, number, isSuspected: false }, at),
    ],
    [
      'passport entries',
      async (number, at) => {
        const passport = await findPassportOfUnit(where().db, number, 0, 1);
        if (passport) await addShopEntry(where().db, passport, 'New gasket', at);
      },
    ],
    [
      'back in stock subscriptions',
      (_, at) =>
        where()
          .db.insertInto('back_in_stock_subscriptions')
          .values({ watch: 'xerix/1', email: 'ada@example.com', created_at: at.toISOString() })
          .execute(),
    ],
    ['address books', (_, at) => saveAddress(where().db, { userId: 'ada' }, { ...savedAddress, isFirst: true }, at)],
    [
      'audit log',
      async (_, at) =>
        valueOf(await savePriceList.perform(where().db, owner, { id: randomUUID(), ...priceList }, { now: at })),
    ],
  ])('restore with --replace rejects a database with newer %s than the backup', async (what, change) => {
    const order = await paid([1]);
    await backUp(where().db, file('one'), now);
    await change(order, later(1));
    await expect(restore(where().db, file('one'), 'older', later(2))).rejects.toThrow(
      `newer than this backup of 2026-11-20T12:00:00.000Z: 1 of ${what}. Add --replace-newer`,
    );
  });

  itOnce('backUp with BACKUP_KEY writes a file that only this key restores', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await backUp(db, file('one'), now);
    const bytes = readFileSync(file('one'));
    expect(() => gunzipSync(bytes)).toThrow('incorrect header check');
    const refused: Readonly<Record<string, string>> = {
      '': `${file('one')} is encrypted: set BACKUP_KEY to the key with which it was made.`,
      [randomBytes(32).toString('hex')]: `${file('one')} is encrypted with another key than BACKUP_KEY.`,
    };
    const { BACKUP_KEY } = process.env;
    for (const [key, message] of Object.entries(refused)) {
      process.env.BACKUP_KEY = key;
      await expect(restore(db, file('one'), 'newer', now)).rejects.toThrow(new BackupError(message));
    }
    process.env.BACKUP_KEY = BACKUP_KEY;
    for (const place of [30, 40, bytes.length >> 1, bytes.length - 20, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      writeFileSync(file('bad'), changed);
      await expect(restore(db, file('bad'), 'newer', now)).rejects.toThrow('is not a complete backup of this shop.');
    }
    await restore(db, file('one'), 'newer', now);
    expect(await findOrderByNumber(db, order.number)).toMatchObject({ token: order.token });
  });

  it('backUp without BACKUP_KEY writes no order token, and restore gives the orders new ones', async () => {
    delete process.env.BACKUP_KEY;
    const { db } = where();
    const { order } = await paidOrder(db);
    const other = await place(db, {});
    await backUp(db, file('one'), now);
    const text = linesOf(file('one')).join('\n');
    expect(text).toContain(order.number);
    for (const { token } of [order, other]) expect(text).not.toContain(token);
    await restore(db, file('one'), 'newer', now);
    const tokens = (await db.selectFrom('orders').select('token').execute()).map(({ token }) => token);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{32}$/);
      expect([order.token, other.token]).not.toContain(token);
      expect(text).not.toContain(token);
    }
    const restored = await findOrderByNumber(db, order.number);
    const { text_body: mail, html_body: html } = await db
      .selectFrom('outbox')
      .select(['text_body', 'html_body'])
      .where('id', '=', `order-confirmation:${order.number}`)
      .executeTakeFirstOrThrow();
    for (const body of [mail, html]) expect(body).toContain(`/thanks?order=${restored?.token}`);
  });

  itOnce(
    'backUp without BACKUP_KEY writes no token of a passport, and the links in mails lead to the restored one',
    async () => {
      delete process.env.BACKUP_KEY;
      const { db } = where();
      const { order } = await paidOrder(db);
      const sold = await findPassportOfUnit(db, order.number, 0, 1);
      valueOf(await actOnPassport(db, sold?.token ?? '', { kind: 'handed-over', email: 'grace@example.com' }, now));
      const handed = await findPassportOfUnit(db, order.number, 0, 1);
      await backUp(db, file('one'), now);
      expect(linesOf(file('one')).join('\n')).not.toContain(handed?.token);
      await restore(db, file('one'), 'newer', now);
      const restored = await findPassportOfUnit(db, order.number, 0, 1);
      expect(restored?.token).not.toBe(handed?.token);
      const mails = await db.selectFrom('outbox').selectAll().where('id', 'like', 'taken-over:%').execute();
      for (const { text_body: text, html_body: html } of mails)
        for (const body of [text, html]) expect(body).toContain(`/passport/${restored?.token}`);
      expect(mails).toHaveLength(1);
    },
  );

  it('restore replaces the tokens of an unencrypted backup of an older version', async () => {
    const { db } = where();
    await writeBackupOfVersion14(file('old.jsonl.gz'));
    const [first = '', ...rest] = linesOf(file('old.jsonl.gz'));
    writeLines(file('old.jsonl.gz'), [JSON.stringify({ ...JSON.parse(first), tokens: 'replaced' }), ...rest]);
    await restore(db, file('old.jsonl.gz'), 'nothing', now);
    const tokens = await db.selectFrom('orders').select('token').execute();
    expect(tokens.length).toBeGreaterThan(0);
    for (const { token } of tokens) expect(rest.join('\n')).not.toContain(token);
  });

  itOnce('backUp leaves no partial file behind', async () => {
    const { db } = where();
    await paidOrder(db);
    const stopped = AbortSignal.abort();
    await expect(backUp(db, file('one'), now, stopped)).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Returns the last line of a backup with a changed row count for a table. */
function endOf(line: string, table: string, rows: number): string {
  const said = JSON.parse(line);
  if (!('end' in said)) return line;
  return JSON.stringify({ end: { ...said.end, [table]: { rows, digest: '0'.repeat(32) } } });
}

/** Returns the records in the backup format of migration 4. */
async function oldBackupOf(db: Database): Promise<object> {
  const old = new Kysely<Schema>({ dialect: new LibsqlDialect(file('old.db')) });
  await migrate(old, 'sqlite', 4);
  const tables: Record<string, unknown[]> = {};
  for (const { name, columns } of await old.introspection.getTables()) {
    if (name === 'migrations') continue;
    // Migration 15 renames a column of version 4.
    const selected = columns.map(
      (column) => sql`${sql.ref(column.name.replace('gave_up_at', 'abandoned_at'))}
      as ${sql.ref(column.name)}`,
    );
    const { rows } = await sql`select ${sql.join(selected)} from ${sql.table(name)}`.execute(db);
    tables[name] = rows;
  }
  await old.destroy();
  for (const end of ['', '-wal', '-shm']) rmSync(`${file('old.db')}${end}`, { force: true });
  const order = ['orders', 'order_lines', 'order_history', 'payment_events', 'promo_codes'];
  const sorted = [...order, ...Object.keys(tables).filter((name) => !order.includes(name))];
  return {
    format: 'odd-hours-backup',
    migrations: 4,
    at: now.toISOString(),
    tables: Object.fromEntries(sorted.map((name) => [name, tables[name]])),
  };
}

/** Writes a backup of `0015-before.sql` as migration 14 did, and returns the number of rows. */
async function writeBackupOfVersion14(path: string): Promise<number> {
  const old = new Kysely<Schema>({ dialect: new LibsqlDialect(file('old.db')) });
  const dump = readFileSync('server/database/migrations/0015-before.sql', 'utf8');
  for (const statement of dump.split(';\n').filter((text) => text.trim())) await sql.raw(statement).execute(old);
  const lines: string[] = [
    JSON.stringify({ format: 'odd-hours-backup', version: 2, migrations: 14, at: now.toISOString() }),
  ];
  const end: Record<string, TableTally> = {};
  const { rows: tables } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' and name not in ('migrations', 'chore_runs')
    order by rowid`.execute(old);
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(old);
    const tally = new Tally();
    if (rows[0]) lines.push(JSON.stringify({ table: name, columns: Object.keys(rows[0]) }));
    for (const row of rows) {
      const line = JSON.stringify(Object.values(row));
      tally.add(line);
      lines.push(line);
    }
    end[name] = tally.total;
  }
  writeLines(path, [...lines, JSON.stringify({ end })]);
  await old.destroy();
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file('old.db')}${suffix}`, { force: true });
  return Object.values(end).reduce((sum, { rows }) => sum + rows, 0);
}
