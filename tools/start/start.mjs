// Opens the shop: `npm start`. Installs and builds first where that was not done yet.
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { collect, faultAfter, isStopping, kill, start, stopOnSignals } from '../process/children.mjs';
import { Failed, runProgram } from '../../runtime/fault.mjs';
import { parsePort, portInUse, requireFreePort } from '../../runtime/port.mjs';
import { openSignIn } from './sign-in.mjs';
import { LONGEST_STOP_MS } from '../../runtime/stop-seconds.mjs';

/** How long the shop may take to answer its first request, in milliseconds. */
const OPENING_MS = 60_000;

/** How long to wait for the shop to name its address once something answers there, in milliseconds. */
const ADDRESS_MS = 3000;

/** How long to wait between two looks, in milliseconds. */
const POLL_MS = 50;

async function main() {
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  const signIn = openSignIn({ dev: false });
  try {
    const folder = await build();
    await serve(port, { ...withTestPayment(await signIn.env()), SHOP_BUILD: folder });
  } finally {
    signIn.close();
  }
}

/** A shop that signs in with the emulator charges nobody either, unless it is told otherwise or has keys of Stripe's. */
function withTestPayment(env) {
  if (!env.AUTH_EMULATOR_ADDRESS) return env;
  return { ...env, ALLOW_TEST_PAYMENT: process.env.ALLOW_TEST_PAYMENT ?? '1' };
}

/**
 * In a process of its own, so that what it needed is given back before the shop opens.
 * @returns {Promise<string>} the folder to serve
 */
async function build() {
  const child = start(process.execPath, ['tools/build/build.mjs', '--quiet'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0 || isStopping()) throw new Failed();
  return output.text().trim();
}

/**
 * Serves until told to stop.
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env for Next alone
 */
async function serve(port, env) {
  const next = startNext(port, env);
  if (!(await untilOpen(port, next))) {
    if (isStopping()) return;
    kill(next.child);
    await next.closed;
    if (next.output.text().includes(portInUse(port).message)) throw portInUse(port);
    throw faultAfter(next.output.text(), 'The shop did not open; what it said is above.');
  }
  // Nothing that Next and the shop's log say is lost, neither what was said while it opened nor what follows.
  next.output.passOn();
  await next.closed;
  if (!isStopping()) throw faultAfter('', 'The shop has closed by itself.');
}

function startNext(port, env) {
  const options = { env: { ...env, PORT: String(port), NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = start(process.execPath, ['runtime/serve.mjs'], options);
  const closed = new Promise((resolve) => child.once('close', resolve));
  return { child, closed, output: collect(child) };
}

/**
 * Waits until the shop answers, or has closed, or has not answered for a minute. An answer counts once the shop has named
 * its address: until then it may come from another program that took the port meanwhile.
 * @returns {Promise<boolean>} whether the shop is open
 */
async function untilOpen(port, { closed, output }) {
  let gone = false;
  let answered;
  closed.then(() => (gone = true));
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
function answers(port) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/', agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

// The shop itself ends in time (`front.mjs`); a second Ctrl-C ends it at once.
stopOnSignals(() => 0, LONGEST_STOP_MS);
runProgram(async () => {
  try {
    await main();
  } catch (error) {
    if (!isStopping()) throw error; // whatever broke off then, broke off because it was told to
  }
});
