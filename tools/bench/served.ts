import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@/runtime/port';
import { collect, type Environment, errorAfter, kill, start } from '@/tools/process/children';

/** Start-up timeout of a server, and polling interval, in ms. */
const OPEN_MS = 60_000;
const POLL_MS = 20;

/** A running server; `seconds` is its start-up time. */
export type Server = { origin: string; pid: number; seconds: number; close: () => Promise<void> };

/**
 * Starts a server on a free port and waits until it answers.
 * @param cwd its working directory; the shop's folder by default
 * @throws {ReportedError} with its output on stderr if it does not answer
 */
export async function serve(
  command: string,
  argsFor: (port: number) => string[],
  envFor: (port: number) => Environment = () => ({}),
  cwd?: string,
): Promise<Server> {
  const port = await findFreePort();
  const began = performance.now();
  const child = start(command, argsFor(port), { env: envFor(port), cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const origin = `http://localhost:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() - began > OPEN_MS) {
      kill(child);
      throw errorAfter(output.text(), `${command} did not come up on port ${port}; the reason is above.`);
    }
    await delay(POLL_MS);
  }
  const close = async () => {
    kill(child);
    await closed;
  };
  return { origin, pid: child.pid ?? 0, seconds: (performance.now() - began) / 1000, close };
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a built shop as `npm start` does, with its own records and without sign-in.
 * @param env names the build
 * @param folder for its records
 */
export function openShop(env: Environment, folder: string, build = '.next/current'): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const own = { DATABASE_URL: `file:${join(folder, 'shop.db')}`, MAIL_DIR: join(folder, 'mail') };
  return serve(
    process.execPath,
    () => [join(build, 'serve.js')],
    (port) => ({ NODE_ENV: 'production', PORT: String(port), ...own, ...env }),
  );
}

/** Lets `ask` use a server, and closes it afterwards. */
export async function withServer<T>(opening: Promise<Server>, ask: (server: Server) => Promise<T>): Promise<T> {
  const server = await opening;
  try {
    return await ask(server);
  } finally {
    await server.close();
  }
}
