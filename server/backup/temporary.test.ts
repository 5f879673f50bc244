// Verifies docs/product.md 27.5.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { openDatabase } from '@/server/database/database';
import { backUp } from './back-up';
import { withTemporary } from './temporary';

/** Starting a program takes seconds on a busy machine. */
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-temporary-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string) => {
  mkdirSync(path);
  writeFileSync(join(path, 'shop.db'), 'records');
};

it('withTemporary deletes the folder after its work, also after a failure', async () => {
  const path = join(folder, '.restored-a1b2c3');
  const work = async () => {
    write(path);
    return existsSync(path);
  };
  expect([await withTemporary(path, work), existsSync(path)]).toEqual([true, false]);
  await expect(withTemporary(path, () => work().then(() => Promise.reject(new Error('No.'))))).rejects.toThrow('No.');
  expect(existsSync(path)).toBe(false);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a command that %s ends leaves no temporary copy of the records', async (signal, code) => {
  const path = join(folder, '.restored-a1b2c3');
  const program = join(folder, 'command.ts');
  const imports = `import { runCommand } from '${root}/cli/run-on-database';
    import { withTemporary } from '${root}/server/backup/temporary';
    import { writeFileSync } from 'node:fs';`;
  const work = `runCommand(() => withTemporary('${path}', async () => {
    writeFileSync('${path}', 'records');
    console.log('written');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }));`;
  writeFileSync(program, imports + work);
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') };
  const args = ['--conditions=react-server', '--import', require.resolve('tsx'), program];
  const command = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(command, 'exit');
  await once(command.stdout, 'data');
  expect(existsSync(path)).toBe(true);
  command.kill(signal);
  expect([await ended, existsSync(path)]).toEqual([[code, null], false]);
});

it('a backup deletes what a killed one has left beside it a day ago, and no other file', async () => {
  const stale = ['.restored-a1b2c3', '.raised-Z9y8X7', '2026-11-20T12-00-00.jsonl.gz.enc.new'];
  const others = ['2026-11-20T12-00-00.jsonl.gz', '.restored-by-hand', 'mine.new', '.restored-d4e5f6'];
  for (const name of [...stale, ...others]) {
    write(join(folder, name));
    const hours = name === '.restored-d4e5f6' ? 23 : 25;
    const at = new Date(Date.now() - hours * 60 * 60_000);
    utimesSync(join(folder, name), at, at);
  }
  const db = await openDatabase(`file:${join(folder, 'data', 'shop.db')}`);
  await backUp(db, join(folder, 'mine.jsonl.gz'), new Date());
  await db.destroy();
  expect(readdirSync(folder).sort()).toEqual([...others, 'data', 'mine.jsonl.gz'].sort());
});

it('backUp replaces an earlier backup and an empty file, and no file with other content, such as the database', async () => {
  const path = join(folder, 'data', 'shop.db');
  const db = await openDatabase(`file:${path}`);
  writeFileSync(join(folder, 'notes.txt'), 'a');
  writeFileSync(join(folder, 'empty'), '');
  for (const other of [path, join(folder, 'notes.txt')]) {
    // The first bytes: an open database may write the rest itself.
    const head = () => readFileSync(other).subarray(0, 16).toString('latin1');
    const before = head();
    const message = `${other} exists and is not a backup. Name another file.`;
    await expect(backUp(db, other, new Date())).rejects.toMatchObject({ name: 'BackupError', message });
    expect(head()).toBe(before);
  }
  expect(await backUp(db, join(folder, 'empty'), new Date())).toBe(0);
  const file = join(folder, 'latest.gz');
  for (const key of ['', 'c0'.repeat(32), '']) {
    process.env.BACKUP_KEY = key;
    expect(await backUp(db, file, new Date())).toBe(0);
  }
  delete process.env.BACKUP_KEY;
  await db.destroy();
});
