// Opens the shop: `npm start`. Installs and builds first if needed.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MAKER } from '@/tools/pictures/picture-folder';
import {
  collect,
  type Environment,
  errorAfter,
  isStopping,
  kill,
  nodeArgs,
  type Output,
  start,
  stopOnSignals,
} from '@/tools/process/children';
import { Failed, runProgram } from '@/runtime/reported-error';
import { parsePort, portInUse, requireFreePort } from '@/runtime/port';
import { ownHost } from '@/runtime/host';
import { environment, openSignIn } from './sign-in';
import { LONGEST_STOP_MS } from '@/runtime/stop';

/** Timeout of the first response, in ms. */
const OPENING_MS = 60_000;

/** Time for the shop to print its address after a first response, in ms. */
const ADDRESS_MS = 3000;

/** Polling interval, in ms. */
const POLL_MS = 50;

async function main() {
  const port = parsePort(process.env.PORT);
  await requireFreePort(port, environment(false).HOST);
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
  if (!(await untilOpen(port, next))) {
    if (isStopping()) return;
    kill(next.child);
    await next.closed;
    if (next.output.text().includes(portInUse(port).message)) throw portInUse(port);
    throw errorAfter(next.output.text(), 'The shop did not open; what it said is above.');
  }
  // Print all output of Next and of the shop's log, before and after the start.
  next.output.passOn();
  await next.closed;
  if (!isStopping()) throw errorAfter('', 'The shop has closed by itself.');
}

/** A server that was started; `closed` resolves when its process has ended. */
type Server = { child: ChildProcess; closed: Promise<unknown>; output: Output };

function startNext(port: number, folder: string, env: Environment): Server {
  const child = start(process.execPath, [join(folder, 'serve.js')], {
    env: { ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  return { child, closed, output: collect(child) };
}

/**
 * Waits until the shop answers, has closed, or has not answered for a minute. A response counts only after the shop has printed
 * its address: before that, it can come from another program on the port.
 * @returns true if the shop is open
 */
async function untilOpen(port: number, { closed, output }: Server): Promise<boolean> {
  let gone = false;
  let answered: number | undefined;
  void closed.then(() => (gone = true));
  const deadline = Date.now() + OPENING_MS;
  while (!gone && Date.now() < deadline) {
    if (await answers(port)) {
      answered ??= Date.now();
      if (output.text().includes(`:${port}`) || Date.now() - answered > ADDRESS_MS) break;
    }
    await delay(POLL_MS);
  }
  return answered !== undefined && !gone;
}

/** True if the home page responds. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(
      { host: ownHost(environment(false)), port, path: '/', agent: false, timeout: 10_000 },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
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
