// Opens the shop: `npm start`. Installs and builds first where that was not done yet.
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
import { openSignIn } from './sign-in';
import { LONGEST_STOP_MS } from '@/runtime/stop';

/** How long the shop may take to answer its first request, in ms. */
const OPENING_MS = 60_000;

/** How long to wait for the shop to name its address once something answers there, in ms. */
const ADDRESS_MS = 3000;

/** How long to wait between two looks, in ms. */
const POLL_MS = 50;

async function main() {
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  const signIn = openSignIn({ dev: false });
  try {
    const folder = await build();
    await serve(port, folder, { ...withTestPayment(await signIn.env()), PICTURE_MAKER: MAKER });
  } finally {
    signIn.close();
  }
}

/** A shop that signs in with the emulator charges no money either, unless it is told otherwise or has keys of Stripe's. */
function withTestPayment(env: Environment): Environment {
  if (!env.AUTH_EMULATOR_ADDRESS) return env;
  return { ...env, ALLOW_TEST_PAYMENT: process.env.ALLOW_TEST_PAYMENT ?? '1' };
}

/**
 * Builds in a process of its own, so that its memory is free before the shop opens.
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
 * Serves until told to stop.
 * @param folder of the build
 * @param env for the HTTP server alone
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
  // Nothing that Next and the shop's log say is lost, neither what was said while it opened nor what follows.
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
 * Waits until the shop answers, or has closed, or has not answered for a minute. An answer counts once the shop has named
 * its address: until then it may come from another program that took the port.
 * @returns whether the shop is open
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

/** Whether the home page is there. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/', agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

// The server stops within this time by itself; a second Ctrl-C ends it at once.
stopOnSignals(() => 0, LONGEST_STOP_MS);
runProgram(async () => {
  try {
    await main();
  } catch (error) {
    if (!isStopping()) throw error; // stopped while it worked: no error
  }
});
