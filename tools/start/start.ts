// Opens the shop: `npm start`. Installs and builds first if needed.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MAKER } from '@/tools/pictures/picture-folder';
import {
  collect,
  type Environment,
  errorAfter,
  isStopping,
  nodeArgs,
  type Output,
  start,
  stopOnSignals,
} from '@/tools/process/children';
import { Failed, runProgram } from '@/runtime/reported-error';
import { parsePort, portInUse, requireFreePort } from '@/runtime/port';
import { OPEN } from '@/runtime/open';
import { loadSettings } from '@/tools/process/settings';
import { deskLines, openSignIn } from './sign-in';
import { LONGEST_STOP_MS } from '@/runtime/stop';

/** Time after which a shop that has not opened yet is explained, in ms. */
const SLOW_MS = 60_000;

async function main() {
  // A second `npm start` prints the address of PORT and HOST (scripts/launch.cjs).
  loadSettings(false);
  const port = parsePort(process.env.PORT);
  await requireFreePort(port, process.env.HOST);
  const signIn = openSignIn({ dev: false });
  try {
    const folder = await build();
    await serve(port, folder, { ...withTestPayment(await signIn.env()), PICTURE_MAKER: MAKER });
  } finally {
    signIn.close();
  }
}

/** Allows the test payment for a shop with the emulator, unless it is set otherwise or Stripe keys are set. */
function withTestPayment(env: Environment): Environment {
  if (!env.AUTH_EMULATOR_ADDRESS) return env;
  return { ...env, ALLOW_TEST_PAYMENT: process.env.ALLOW_TEST_PAYMENT ?? '1' };
}

/**
 * Builds in a separate process, so that its memory is free before the shop opens.
 * @returns the folder to serve
 */
async function build(): Promise<string> {
  const args = [...nodeArgs('tools/build/build.ts'), '--quiet', '--pictures-later'];
  const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0 || isStopping()) throw new Failed();
  return output.text().trim();
}

/**
 * Serves until a stop signal.
 * @param folder of the build
 * @param env for the HTTP server only
 */
async function serve(port: number, folder: string, env: Environment): Promise<void> {
  const next = startNext(port, folder, env);
  if (!(await untilOpen(next))) {
    if (isStopping()) return;
    if (next.output.text().includes(portInUse(port).message)) throw portInUse(port);
    throw errorAfter(next.output.text(), 'The shop did not open; its output is above.');
  }
  // Print all output of Next and of the shop's log, before and after the start.
  next.output.passOn();
  console.log(deskLines(env.OWNERS ?? process.env.OWNERS ?? '', port));
  await next.closed;
  if (!isStopping()) throw errorAfter('', 'The shop has closed by itself.');
}

/** A server that was started; `closed` resolves when its process has ended. */
type Server = { child: ChildProcess & { stdout: Readable }; closed: Promise<unknown>; output: Output };

function startNext(port: number, folder: string, env: Environment): Server {
  const child = start(process.execPath, [join(folder, 'serve.js')], {
    env: { ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  return { child, closed, output: collect(child) };
}

/**
 * Waits until the server has printed its address, or has ended. Migrations of a large database may take long.
 * @returns true if the shop is open
 */
async function untilOpen({ child, closed, output }: Server): Promise<boolean> {
  const slow = setTimeout(() => console.error('The shop is still opening its database. Ctrl-C stops it.'), SLOW_MS);
  const opened = new Promise<boolean>((resolve) => {
    const look = () => {
      if (!output.text().includes(OPEN)) return;
      child.stdout.off('data', look);
      resolve(true);
    };
    child.stdout.on('data', look);
  });
  const isOpen = await Promise.race([opened, closed.then(() => false)]);
  clearTimeout(slow);
  return isOpen;
}

// The server stops by itself within this time; a second Ctrl-C ends it at once.
stopOnSignals(() => 0, LONGEST_STOP_MS);
runProgram(async () => {
  try {
    await main();
  } catch (error) {
    if (!isStopping()) throw error; // a stop during the work is no error
  }
});
