import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openDatabase } from '@/server/database';
import { subscribe } from '@/server/newsletter';
import { now, paidOrder, place } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { backUp, BackupError, restore } from './backup';
import { ordersCsv } from './orders-report';

const root = join(__dirname, '..', '..');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-owner-'))));
afterEach(() => rmSync(folder, { recursive: true }));

onEachEngine((where) => {
  /** Runs one of the owner's commands as npm does: what it says, and after `failed:` where it fails. */
  function command(script: string, ...args: string[]): Promise<string> {
    const env = { ...process.env, DATABASE_URL: where().url };
    const all = ['--conditions=react-server', '--import', 'tsx', `scripts/${script}.ts`, ...args];
    return new Promise((resolve) =>
      execFile(process.execPath, all, { cwd: root, env }, (error, stdout, stderr) =>
        resolve(error ? `failed: ${stderr}` : stdout),
      ),
    );
  }

  it('sees and serves orders from the command line', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const [list, show, csv, wrong] = await Promise.all([
      command('orders', 'list', 'paid'),
      command('orders', 'show', order.number.toLowerCase()),
      command('orders', 'export', '--csv'),
      command('orders', 'fulfil', 'OH-1'),
    ]);
    expect(list).toBe(`${order.number}  2026-11-20 12:00Z  paid          $398.00  US  Ada <Byron>\n`);
    expect(show).toContain('2 × Late Comet (xerix/1), $199.00');
    expect(show).toContain('2026-11-20 12:00Z  payment-succeeded (test): paid');
    expect(csv.split('\r\n')[1]).toContain(`${order.number},2026-11-20T12:00:00.000Z,paid,ada@example.com`);
    expect(csv).not.toContain(order.token);
    expect(wrong).toBe('failed: There is no order OH-1.\n');
    expect(await command('orders', 'fulfil', order.number)).toBe(`Order ${order.number} is fulfilled.\n`);
    expect(await command('orders', 'refund', order.number)).toBe(`Order ${order.number} is refunded.\n`);
    expect(await command('orders', 'nonsense')).toMatch(/^failed: npm run orders -- list/);
  });

  it('brings everything back from a backup, from the command line', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    await subscribe(db, 'ada@example.com', { website: '', filledForMs: 5000 }, now);
    const file = join(folder, 'one.json.gz');
    expect(await command('backup', file)).toMatch(/^\d+ rows are in .*one\.json\.gz\.\n$/);
    const later = await place(db, { promoCode: code, shownTotal: 318_40 });
    expect(await command('restore', file)).toBe(
      'failed: The database holds records already. Add --replace to throw those away.\n',
    );
    expect(await command('restore', file, '--replace')).toMatch(/^\d+ rows are restored\.\n$/);
    const numbers = await db.selectFrom('orders').select('number').execute();
    expect(numbers).toEqual([{ number: order.number }]);
    expect(later.number).not.toBe(order.number);
    await backUp(db, join(folder, 'two.json.gz'), now);
    expect(contentOf('two.json.gz').tables).toEqual(contentOf('one.json.gz').tables);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('moves to a SQLite file from either engine', async () => {
    await paidOrder(where().db);
    const count = await backUp(where().db, join(folder, 'one.json.gz'), now);
    const other = await openDatabase(`file:${join(folder, 'other.db')}`);
    expect(await restore(other, join(folder, 'one.json.gz'), false)).toBe(count);
    await backUp(other, join(folder, 'two.json.gz'), now);
    expect(contentOf('two.json.gz')).toEqual(contentOf('one.json.gz'));
    await other.destroy();
  });

  it('changes nothing when a backup is cut off, foreign, newer or contradicts itself', async () => {
    const { db } = where();
    await paidOrder(db);
    const file = join(folder, 'one.json.gz');
    await backUp(db, file, now);
    const content = contentOf('one.json.gz');
    const bad = join(folder, 'bad.json.gz');
    const attempts: Buffer[] = [
      readFileSync(file).subarray(0, 200),
      Buffer.from('text'),
      gzipSync(JSON.stringify({ ...content, migrations: 999 })),
      gzipSync(JSON.stringify({ ...content, tables: { users: [{ name: 'x' }] } })),
    ];
    for (const attempt of attempts) {
      writeFileSync(bad, attempt);
      await expect(restore(db, bad, true)).rejects.toThrow(BackupError);
    }
    writeFileSync(bad, gzipSync(JSON.stringify({ ...content, tables: { ...content.tables, orders: [] } })));
    await expect(restore(db, bad, true)).rejects.toThrow(/foreign key/i);
    await backUp(db, join(folder, 'two.json.gz'), now);
    expect(contentOf('two.json.gz')).toEqual(content);
  });

  it('writes CSV that a spreadsheet takes for text', async () => {
    const { db } = where();
    await place(db, { contact: { email: 'a@example.com', fullName: '=HYPERLINK("x"), Ada' } });
    const csv = ordersCsv(await db.selectFrom('orders').selectAll().execute());
    expect(csv).toContain(`,"'=HYPERLINK(""x""), Ada",`);
    expect(csv).toContain(',398.00,0.00,0.00,398.00,');
  });
});

/** What a backup holds. In what order an engine gives rows out is its own affair. */
function contentOf(name: string): { tables: Record<string, unknown[]> } {
  const content: { tables: Record<string, unknown[]> } = JSON.parse(
    gunzipSync(readFileSync(join(folder, name))).toString(),
  );
  const sorted = Object.entries(content.tables).map(([table, rows]) => [
    table,
    rows
      .map((row) => JSON.stringify(row))
      .sort()
      .map((row): unknown => JSON.parse(row)),
  ]);
  return { ...content, tables: Object.fromEntries(sorted) };
}
