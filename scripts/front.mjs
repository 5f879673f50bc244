// Serves the built shop, or with `--dev` the shop as it is being written: `node scripts/front.mjs [--dev]`, on PORT.
// `npm start` and `npm run dev` run it, with what they sign in with.
import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Fault, runProgram } from './lib/fault.mjs';
import { createFront, openFront } from './lib/front.mjs';
import { parsePort, portInUse } from './lib/port.mjs';
import { root } from './lib/root.mjs';

/** How long answers that are under way get to end, once the shop was told to, in milliseconds. */
const GRACE_MS = 8000;

/** How long Next gets after that, in milliseconds: `npm start` waits for ten seconds in all. */
const LEAVE_MS = 1500;

/** How often to look for connections that nobody needs any more, in milliseconds. */
const POLL_MS = 100;

const shopRequire = createRequire(join(root, 'package.json'));

/** @param {{ dev: boolean }} options */
async function main({ dev }) {
  shopRequire('@next/env').loadEnvConfig(root, dev);
  const port = parsePort(process.env.PORT);
  // Who signs in with the emulator is believed: no other machine gets that far, unless the owner says so.
  const isOpened = process.env.OPEN_TO_NETWORK === '1';
  const loopbackOnly = Boolean(process.env.AUTH_EMULATOR_ADDRESS) && !isOpened;
  let answer;
  const front = createFront((request, response) => answer(request, response));
  const shop = shopRequire('next')({ dev, dir: root, hostname: 'localhost', port, httpServer: front });
  await shop.prepare();
  answer = shop.getRequestHandler();
  const { close } = await openFront(front, { port, loopbackOnly }).catch((error) => {
    if (error.code === 'EADDRINUSE') throw portInUse(port);
    throw new Fault(`Port ${port} cannot be used (${error.code}).`);
  });
  // Whoever writes the shop has its pages open, and waits for none.
  stopPolitely(front, close, shop, dev ? 0 : GRACE_MS);
  const others = isOpened ? addressesOfThisMachine() : [];
  console.log(['localhost', ...others].map((host) => `Odd Hours is open: http://${host}:${port}`).join('\n'));
}

/** Ends on a signal: takes no more connections, lets answers that are under way end, then leaves. */
function stopPolitely(front, close, shop, graceMs) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const idle = setInterval(() => front.closeIdleConnections(), POLL_MS);
    await Promise.race([close(), delay(graceMs)]);
    clearInterval(idle);
    front.closeAllConnections();
    await Promise.race([shop.close(), delay(LEAVE_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** Where others of the same network find this machine. */
function addressesOfThisMachine() {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

runProgram(() => main({ dev: process.argv.includes('--dev') }));
