import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Debian's folder of PostgreSQL, with one folder per version. */
const DEBIAN = '/usr/lib/postgresql';
const STARTING_MS = 15_000;

type Account = { uid: number; gid: number };

/** A temporary PostgreSQL in its own folder. It listens on a socket there and needs no port. */
export type Cluster = {
  url: string;
  folder: string;
  /** The account that runs the server, if it is not this process's. */
  account: Account | undefined;
  start: () => Promise<void>;
  /** Stops the server at once without a clean shutdown, like a crash. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Creates and starts a cluster; undefined on a machine without PostgreSQL. */
export async function makeCluster(): Promise<Cluster | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'odd-hours-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C', NODE_ENV: 'test' as const };
  const options: SpawnOptions = { cwd: folder, stdio: 'ignore', env, ...account };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'autovacuum=off',
    'jit=off',
    'max_connections=100',
  ];
  let server: ChildProcess | undefined;
  const endNow = () => server?.kill('SIGQUIT');
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
    await untilReady(join(bin, 'pg_isready'), folder);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    endNow();
    await ended;
  };
  const forget = () => {
    endNow();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', forget);
  const remove = async () => {
    await stop();
    process.off('exit', forget);
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  const url = `postgres://shop@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return { url, folder, account, start, stop, remove };
}

/** Returns the folder of the newest installed PostgreSQL programs, or undefined. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))));
}

/** Returns an unprivileged account if this process is root, because PostgreSQL does not run as root. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(program: string, folder: string): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      execFileSync(program, ['-h', folder, '-q']);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The temporary PostgreSQL did not start.', { cause: error });
      await delay(50);
    }
  }
}
