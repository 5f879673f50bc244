import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { collect, faultAfter, kill, start } from '../process/children';
import { findFreePort } from '../../runtime/port.mjs';

/** How long a server may take to answer, and how often it is asked, in ms. */
const OPEN_MS = 60_000;
const POLL_MS = 20;

/**
 * A server that answers: `seconds` is how long that took from its start.
 * @typedef {{ origin: string, pid: number, seconds: number, close: () => Promise<void> }} Served
 */

/**
 * Starts a server and waits until it answers.
 * @param {string} command
 * @param {(port: number) => string[]} argsFor
 * @param {(port: number) => NodeJS.ProcessEnv} [envFor]
 * @returns {Promise<Served>}
 * @throws {Fault} after what it said, when it does not answer
 */
export async function serve(command, argsFor, envFor = () => ({})) {
  const port = await findFreePort();
  const began = performance.now();
  const child = start(command, argsFor(port), { env: envFor(port), stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const origin = `http://localhost:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() - began > OPEN_MS) {
      kill(child);
      throw faultAfter(output.text(), `${command} did not come up on port ${port}; the reason is above.`);
    }
    await delay(POLL_MS);
  }
  const close = async () => {
    kill(child);
    await ended;
  };
  return { origin, pid: child.pid, seconds: (performance.now() - began) / 1000, close };
}

async function answers(origin) {
  try {
    await (await fetch(origin)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a built shop as `npm start` does, with records of its own and nothing to sign in with.
 * @param {NodeJS.ProcessEnv} env names the build
 * @param {string} folder for its records
 */
export function openShop(env, folder) {
  mkdirSync(folder, { recursive: true });
  const own = { DATABASE_URL: `file:${join(folder, 'shop.db')}`, MAIL_DIR: join(folder, 'mail') };
  return serve(
    process.execPath,
    () => ['runtime/serve.mjs'],
    (port) => ({ NODE_ENV: 'production', PORT: String(port), ...own, ...env }),
  );
}
