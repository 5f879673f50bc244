import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where Debian and its relatives put the programs, one folder a version. */
const DEBIAN = '/usr/lib/postgresql';
const STARTING_MS = 15_000;

/**
 * A throwaway PostgreSQL in a temporary folder, reached through a socket in it, so that it needs no port and disturbs no
 * other.
 *
 * @typedef {{ url: string, folder: string, account: { uid: number, gid: number } | undefined,
 *   start: () => Promise<void>, stop: () => Promise<void>, remove: () => Promise<void> }} Cluster
 *   `stop` is the end of a server that is lost: nothing is said to whom it serves. `account` is whom it runs as where
 *   that is not us.
 */

/**
 * Makes one and starts it; undefined where this machine has no PostgreSQL.
 * @returns {Promise<Cluster | undefined>}
 */
export async function makeCluster() {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'odd-hours-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...account };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=100'];
  let server;
  const endNow = () => server?.kill('SIGQUIT');
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
    await untilReady(join(bin, 'pg_isready'), folder);
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
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

/** The folder of the newest programs of this machine, or undefined. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root: whom to run it as then, or undefined where we are somebody else already. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(program, folder) {
  const giveUpAt = Date.now() + STARTING_MS;
  for (;;) {
    try {
      execFileSync(program, ['-h', folder, '-q']);
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error('The throwaway PostgreSQL did not start.', { cause: error });
      await delay(50);
    }
  }
}
