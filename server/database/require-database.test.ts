// Verifies docs/product.md 26.9.
import { createClient } from '@libsql/client';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { ReportedError } from '@/domain/reported-error';
import { bundledProgram } from '@/server/testing/program';
import { unopened } from './require-database';

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(120_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-open-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts with a DATABASE_URL. @returns exit code and stderr. */
function start(url: string): Promise<[code: number, stderr: string]> {
  const program = bundledProgram(`
    const { database } = require('./server/database/database.ts');
    require('./server/database/require-database.ts').requireDatabase(database).then(() => process.exit(0));
  `);
  const options = { cwd: root, env: { ...process.env, DATABASE_URL: url } };
  return new Promise((resolve) => {
    execFile(process.execPath, [program], options, (error, _, stderr) =>
      resolve([error ? Number(error.code) : 0, stderr]),
    );
  });
}

const failure = (reason: string) => `The shop cannot open the database of DATABASE_URL: ${reason}.\n`;

it('unopened keeps the sentence of a reported error, such as an invalid stock.json', () => {
  const error = new ReportedError('data/stock.json, xerix/1, key: expected a watch that the shop sells');
  expect(unopened(error)).toBe(error);
});

it('requireDatabase continues with a database that opens', async () => {
  expect(await start(`file:${join(folder, 'new', 'shop.db')}`)).toEqual([0, '']);
});

it.each<[string, (folder: string) => string, string]>([
  [
    'a word',
    () => 'mysql://shop:enamel@db.example/shop',
    'DATABASE_URL must be postgres://… or file:<path of a SQLite file>, or be left out.\n',
  ],
  [
    'a server that is not there',
    () => 'postgres://shop:enamel@127.0.0.1:1/shop',
    failure('no database responds (ECONNREFUSED)'),
  ],
  ['a folder', (place) => `file:${place}`, failure('the file cannot be created or written (EISDIR)')],
  [
    'another file',
    (place) => {
      writeFileSync(join(place, 'shop.db'), 'no database at all, but a text of some length'.repeat(100));
      return `file:${join(place, 'shop.db')}`;
    },
    failure('the file is not a SQLite database (SQLITE_NOTADB)'),
  ],
])('requireDatabase exits with one sentence for %s', async (_, urlIn, sentence) => {
  const [code, stderr] = await start(urlIn(folder));
  expect([code, stderr]).toEqual([1, sentence]);
});

it.each(['/proc/shop.db', '/proc/self/comm', '/sys/shop.db', '/dev/zero'])(
  'requireDatabase exits at once for %s and leaves it as it is',
  async (path) => {
    const sentence = `DATABASE_URL names ${path}, which is not a regular file. Name a file in a folder on a disk.\n`;
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    expect(await start(`file:${path}`)).toEqual([1, sentence]);
    expect(statSync(path, { throwIfNoEntry: false })?.mode).toBe(mode);
  },
);

it('requireDatabase does not wait for a pipe', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect(await start(`file:${pipe}`)).toEqual([1, expect.stringContaining('which is not a regular file')]);
});

it('requireDatabase names the failed migration, the reason and what to do', async () => {
  const url = `file:${join(folder, 'shop.db')}`;
  const client = createClient({ url });
  await client.execute('create table orders (number text)');
  client.close();
  const [code, stderr] = await start(url);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Migration 1 of \d+ failed: .*table orders already exists.*\. The database is unchanged\. Remove the cause and start again, or start the previous version\.\n$/,
  );
});

const postgres = process.env.TEST_POSTGRES_URL;

(postgres ? it : it.skip)(
  'requireDatabase exits with one sentence for an unknown PostgreSQL database or user',
  async () => {
    const url = new URL(postgres ?? '');
    url.pathname = '/no_such_shop';
    expect(await start(url.href)).toEqual([1, failure('no database has that name (3D000)')]);
    const unknownUser = new URL(postgres ?? '');
    unknownUser.searchParams.set('user', 'no_such_user');
    unknownUser.username = 'no_such_user';
    expect(await start(unknownUser.href)).toEqual([
      1,
      failure('the database rejects the user or the password (28000)'),
    ]);
  },
);
