// Verifies docs/product.md 26.9.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(120_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-open-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts with a DATABASE_URL. @returns exit code and stderr. */
function start(url: string): Promise<[code: number, stderr: string]> {
  const program = `
    const { database } = require('./server/database/database.ts');
    require('./server/database/require-database.ts').requireDatabase(database).then(() => process.exit(0));
  `;
  const args = ['--conditions=react-server', '--import', 'tsx', '--eval', program];
  const options = { cwd: join(__dirname, '..', '..'), env: { ...process.env, DATABASE_URL: url } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, _, stderr) => resolve([error ? Number(error.code) : 0, stderr]));
  });
}

const failure = (reason: string) => `The shop cannot open the database of DATABASE_URL: ${reason}.\n`;

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
  const [code, said] = await start(urlIn(folder));
  expect([code, said]).toEqual([1, sentence]);
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
