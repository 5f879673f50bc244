/** @jest-environment node */
import { createClient } from '@libsql/client';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePublishedRecords } from '@/data/catalogue/published-records';
import { catalogue, readShopWatches } from '@/data/catalogue/shop-catalogue';
import { trustedProxies } from '@/domain/trusted-proxies';
import { signInMode } from '@/server/accounts/sign-in-mode';
import { backupSettings } from '@/server/backup/backup-settings';
import { restore } from '@/server/backup/restore';
import { verifyBackup } from '@/server/backup/verify';
import { openDatabase } from '@/server/database/database';
import { ownersOf } from '@/server/desk/owners';
import { publishDraft, saveDraft, showWatch } from '@/server/desk/watches/watches';
import { sellerOf } from '@/server/invoices/seller';
import { ownerEmail } from '@/server/notifications/notify-owner';
import { paymentMode } from '@/server/payments/mode';
import { hasTestDesk } from '@/server/test-desk/settings';
import { backUp } from '@/server/backup/back-up';
import { owner } from '@/server/testing/desk';
import { valueOf } from '@/server/testing/results';
import { runOnDatabase } from './run-on-database';
import { stock } from './orders/stock';

const before = { ...process.env };
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-command-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  sharePublishedRecords(undefined);
  process.env = { ...before };
});

// Verifies docs/product.md 42.7 (commands).
it('a command has the published names and prices, and no hidden watch for sale', async () => {
  process.env.DATABASE_URL = `file:${join(folder, 'shop.db')}`;
  const db = await openDatabase(process.env.DATABASE_URL);
  const now = new Date();
  const draft = {
    watch: 'xerix/1',
    name: 'Later Comet',
    price: 1210_50,
    txt1: 'One.',
    txt2: 'Two.',
    txt3: 'Three.',
  } as const;
  valueOf(await saveDraft.perform(db, owner, draft, { now }));
  valueOf(await publishDraft.perform(db, owner, { watch: 'xerix/1', cents: 1210_50 }, { now }));
  valueOf(await showWatch.perform(db, owner, { watch: 'xerix/2', shown: 'no' }, { now }));
  await db.destroy();
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const shown = await new Promise((resolve) =>
    runOnDatabase(async (opened) => {
      const [published, hidden] = [await catalogue.findWatch('xerix/1'), await catalogue.findWatch('xerix/2')];
      resolve([published?.priceCents, hidden, await stock.run(opened, ['xerix/1'])]);
      return '';
    }),
  );
  expect(shown).toEqual([1210_50, undefined, expect.stringContaining('Xeric Later Comet')]);
  written.mockRestore();
});

/** Runs a command that fails. @returns what it prints to stderr. */
async function failureOf(work: Parameters<typeof runOnDatabase>[0]): Promise<unknown> {
  const errors = jest.spyOn(console, 'error');
  const printed = await new Promise((resolve) => {
    errors.mockImplementation(resolve);
    runOnDatabase(work);
  });
  await new Promise(setImmediate);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  errors.mockClear();
  return printed;
}

const file = (name: string) => join(folder, name);
const cannotOpen = (reason: string) => `The shop cannot open the database of DATABASE_URL: ${reason}.`;

/** Creates a SQLite file. */
async function writeDatabase(path: string, ...statements: string[]) {
  const client = createClient({ url: `file:${path}` });
  for (const statement of statements) await client.execute(statement);
  client.close();
}

it.each<[string, () => string, unknown]>([
  ['a folder', () => `file:${folder}`, cannotOpen('the file cannot be created or written (EISDIR)')],
  [
    'a path within a file',
    () => `file:${file('text')}/shop.db`,
    cannotOpen('the file cannot be created or written (ENOTDIR)'),
  ],
  ['a text file', () => `file:${file('text')}`, cannotOpen('the file is not a SQLite database (SQLITE_NOTADB)')],
  [
    'a file of the kernel',
    () => 'file:/proc/shop.db',
    expect.stringMatching(/^DATABASE_URL names \/proc\/shop\.db, which/),
  ],
  ['no response', () => 'postgres://shop:enamel@127.0.0.1:1/shop', cannotOpen('no database responds (ECONNREFUSED)')],
  [
    'a newer database',
    () => `file:${file('newer.db')}`,
    expect.stringMatching(/^The database has migration 9999, .*\.$/),
  ],
  ['a failed migration', () => `file:${file('failed.db')}`, expect.stringMatching(/^Migration 1 of \d+ failed: .*\.$/)],
])('a command prints one sentence for a DATABASE_URL that names %s', async (_, url, sentence) => {
  writeFileSync(file('text'), 'no database at all, but a text of some length'.repeat(100));
  await writeDatabase(
    file('newer.db'),
    'create table migrations (number integer primary key, applied_at text not null)',
    `insert into migrations values (9999, 'now')`,
  );
  await writeDatabase(file('failed.db'), 'create table orders (number text)');
  process.env.DATABASE_URL = url();
  expect(await failureOf(async () => '')).toEqual(sentence);
});

it.each<[setting: string, value: string, read: () => unknown]>([
  ['BACKUP_KEY', 'short', backupSettings],
  ['BACKUP_EVERY_HOURS', 'often', backupSettings],
  ['OWNERS', 'me', ownersOf],
  ['OWNER_EMAIL', 'me', ownerEmail],
  ['COMPANY_COUNTRY', 'Germany', sellerOf],
  ['STRIPE_SECRET_KEY', 'sk_test_1', paymentMode],
  ['TEST_DESK', 'yes', hasTestDesk],
  ['TRUSTED_PROXIES', 'all', () => trustedProxies(process.env)],
  ['OPEN_TO_NETWORK', '1', () => signInMode({ emulatorAddress: 'http://localhost:9099', openToNetwork: '1' })],
])('a command prints one sentence for an invalid %s', async (setting, value, read) => {
  process.env.DATABASE_URL = `file:${file('shop.db')}`;
  process.env[setting] = value;
  expect(await failureOf(async () => String(read()))).toMatch(new RegExp(`^${setting}[ =].*\\.$`));
});

it.each([
  ['xerix.json', undefined, 'FOLDER/xerix.json cannot be read: .*ENOENT'],
  ['xerix.json', '{', 'FOLDER/xerix.json cannot be read: SyntaxError: '],
  ['xerix.json', '[{"id":1}]', 'data/xerix.json, watch 1, '],
  ['stock.json', '{', 'FOLDER/stock.json cannot be read: SyntaxError: '],
  ['stock.json', '{"xerix/1":-1}', 'data/stock.json, xerix/1, '],
  ['prices/eur.json', '{', 'FOLDER/prices/eur.json cannot be read: SyntaxError: '],
  ['prices/eur.json', '{"xerix/1":-1}', 'data/prices/eur.json, xerix/1: '],
])('a command prints one sentence for a %s that has %s', async (name, content, sentence) => {
  process.env.DATABASE_URL = `file:${file('shop.db')}`;
  process.env.CATALOGUE_DIR = file('data');
  const isData = (path: string) => path.endsWith('data') || path.endsWith('.json');
  cpSync('data', file('data'), { recursive: true, filter: isData });
  mkdirSync(file('data/prices'), { recursive: true });
  if (content === undefined) rmSync(file(`data/${name}`));
  else writeFileSync(file(`data/${name}`), content);
  const printed = String(await failureOf(async () => String(readShopWatches())));
  expect(printed.replace(file('data'), 'FOLDER')).toMatch(new RegExp(`^${sentence}[^\n]*$`));
});

it.each([
  ['a missing file', 'none.gz', 'FOLDER/none.gz does not exist.'],
  ['a folder', '', 'FOLDER cannot be read (EISDIR).'],
])('restore and --verify name the reason for %s', async (_, name, sentence) => {
  process.env.DATABASE_URL = `file:${file('shop.db')}`;
  const path = file(name);
  for (const work of [restoreFrom(path), () => verifyBackup(path).then(String)])
    expect(String(await failureOf(work)).replace(folder, 'FOLDER')).toBe(sentence);
});

it('backup does not wait for a path of the kernel', async () => {
  process.env.DATABASE_URL = `file:${file('shop.db')}`;
  expect(await failureOf(async (db) => String(await backUp(db, '/proc/none/one.gz', new Date())))).toBe(
    'The backup /proc/none/one.gz is not on a disk. Name a file in a folder on a disk.',
  );
});

const restoreFrom =
  (path: string): Parameters<typeof runOnDatabase>[0] =>
  async (db) =>
    String(await restore(db, path, 'nothing', new Date()));

it.each([
  ['a folder', '', 'EISDIR'],
  ['a path within a file', 'text/one.gz', 'EEXIST'],
])('backup prints one sentence when it cannot write to %s', async (_, name, code) => {
  process.env.DATABASE_URL = `file:${file('shop.db')}`;
  writeFileSync(file('text'), 'text');
  const path = file(name);
  expect(await failureOf(async (db) => String(await backUp(db, path, new Date())))).toBe(
    `The backup ${path} cannot be written (${code}).`,
  );
});
