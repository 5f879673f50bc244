// Serves the built shop, or with `--dev` the shop as it is being written: `node runtime/serve.mjs [--dev]`, on PORT.
// `npm start` and `npm run dev` run it, with what they sign in with.
import { createRequire } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readBestForm } from './best-forms.mjs';
import { currentBuild, noteServing } from '../tools/build/builds.mjs';
import { contentPolicy, signInOrigins, trustedInline } from './next/content-policy.mjs';
import { keepContextsInOnePlace } from './next/contexts.mjs';
import { encodeNow } from './encode.mjs';
import { Fault, runProgram } from './fault.mjs';
import { createFront, openFront } from './http-server.mjs';
import { formOfPages, LOADER } from './next/late-scripts.mjs';
import { parsePort, portInUse } from './port.mjs';
import { root } from './root.mjs';
import { readBundles } from './next/script-bundles.mjs';
import { reportAddress, securityHeaders } from './security-headers.mjs';
import { stopMs } from './stop-seconds.mjs';
import { answerWorker } from '../tools/build/worker.mjs';

/** How long Next itself gets to end once nothing is under way, in milliseconds. */
const NEXT_MS = 2000;

/** How often to look for connections that nobody needs any more, in milliseconds. */
const POLL_MS = 100;

const shopRequire = createRequire(join(root, 'package.json'));

/** @param {{ dev: boolean }} options */
async function main({ dev }) {
  shopRequire('@next/env').loadEnvConfig(root, dev);
  const port = parsePort(process.env.PORT);
  const graceMs = stopMs(process.env.STOP_SECONDS);
  // Who signs in with the emulator is believed: no other machine gets that far, unless the owner says so.
  const isOpened = process.env.OPEN_TO_NETWORK === '1';
  const loopbackOnly = Boolean(process.env.AUTH_EMULATOR_ADDRESS) && !isOpened;
  if (!dev) process.env.SHOP_BUILD ??= currentBuild(root);
  if (!dev) keepContextsInOnePlace();
  let answer;
  const front = createFront((request, response) => answer(request, response), whatIsAdded({ dev }));
  const shop = shopRequire('next')({ dev, dir: root, hostname: 'localhost', port, httpServer: front });
  await shop.prepare();
  const next = shop.getRequestHandler();
  const sendsWorker = dev ? () => false : answerWorker(join(root, process.env.SHOP_BUILD));
  answer = (request, response) => sendsWorker(request, response) || next(request, response);
  const { close } = await openFront(front, { port, loopbackOnly }).catch((error) => {
    if (error.code === 'EADDRINUSE') throw portInUse(port);
    throw new Fault(`Port ${port} cannot be used (${error.code}).`);
  });
  // Whoever writes the shop has its pages open, and waits for none.
  stopPolitely(front, { close, shop, graceMs: dev ? 0 : graceMs });
  const others = isOpened ? addressesOfThisMachine() : [];
  console.log(['localhost', ...others].map((host) => `Odd Hours is open: http://${host}:${port}`).join('\n'));
}

/**
 * The headers of every answer, and the policy of each page. While the shop is being written there is none: the development
 * server's own scripts are what a policy is there to stop.
 * @returns {import('./http-server.mjs').FrontOptions}
 */
function whatIsAdded({ dev }) {
  const reportTo = reportAddress(process.env.CSP_REPORT_URL);
  const headers = securityHeaders({ siteUrl: process.env.SITE_URL, reportTo });
  if (dev) return { headers };
  const build = join(root, process.env.SHOP_BUILD);
  noteServing(build);
  const trusted = trustedInline(join(build, 'server', 'app'), [LOADER]);
  let signIn;
  return {
    headers,
    formOf: formOrAsItIs(formOfPages(process.env.SCRIPTS_AT_ONCE, () => readBundles(build))),
    policyOf: (html) => {
      // Known once the shop is prepared (`instrumentation.ts`).
      const { AUTH_EMULATOR_ADDRESS: emulator } = process.env;
      signIn ??= signInOrigins({ emulator, authDomain: globalThis.oddHoursAuthDomain });
      return contentPolicy(html, { trusted, signIn, reportTo });
    },
    encode: async (body, encoding) => (await readBestForm(build, body, encoding)) ?? encodeNow(body, encoding),
  };
}

/** The build has made sure of the form of pages; one that has another all the same goes out as it is, and is told of once. */
function formOrAsItIs(formOf) {
  let isTold = false;
  return (html) => {
    try {
      return formOf(html);
    } catch (error) {
      if (!isTold) console.error(error);
      isTold = true;
      return html;
    }
  };
}

/**
 * Ends on a signal (docs/product.md 19.10): takes no more connections, lets answers that are under way and the chores'
 * present rounds end, then leaves; after a while in any case.
 */
function stopPolitely(front, { close, shop, graceMs }) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Whoever asks once more over a connection that is open is served, and told to open no other request on it.
    front.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    const idle = setInterval(() => front.closeIdleConnections(), POLL_MS);
    const rounds = globalThis.oddHoursStopChores?.();
    await Promise.race([Promise.all([close(), rounds]), delay(graceMs)]);
    clearInterval(idle);
    front.closeAllConnections();
    await Promise.race([shop.close(), delay(NEXT_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** Where others of the same network find this machine. */
function addressesOfThisMachine() {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

// Where nobody reads what is logged any more, the shop goes on selling: a write that fails would otherwise be logged itself, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
runProgram(() => main({ dev: process.argv.includes('--dev') }));
