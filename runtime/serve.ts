// Serves a build on PORT, or the sources with `--dev`. A build contains this program bundled as `serve.js`.
import { loadEnvConfig } from '@next/env';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import createNext from 'next';
import { trustedProxies } from '@/domain/trusted-proxies';
import { addressOf, basePath, language, pathWithin } from '@/domain/language';
import { shopNow } from '@/domain/shop-date';
import { noteServing } from './builds';
import { compressQuickly } from './content-encoding';
import { ownHost, placeOf } from './host';
import { runProgram } from './reported-error';
import { createHttpServer, type PageOptions, type RequestHandler } from './http-server';
import { offerLanguages } from './language-modules';
import { Languages } from './languages';
import { listen } from './listen';
import { signInOrigins, signInOriginsOn } from './next/content-policy';
import { busyPageOf, pageForm } from './next/pages';
import { followWallClock } from './next/wall-clock';
import { OPEN, untilAnswering } from './open';
import { staticPathsOf } from './page-queue';
import { openPictures, type Pictures } from './pictures';
import { cannotListen, parsePort } from './port';
import { readPrecompressed } from './precompressed';
import { onPriceChange } from './price-changes';
import { root } from './root';
import { reportAddress, sandboxOf, securityHeaders } from './security-headers';
import { serviceWorker } from './service-worker';
import { exitOnSignals, stopMs, stopOnSignals } from './stop';
import { breakOnDemand, mailPolicy, withRecorder } from './test-desk';

/** Replaced when the build is bundled (`tools/build`). */
declare const BUILD: { readonly builtAt: number; readonly authDomain: string | undefined };
/** Folder of the bundle. */
declare const BUILD_FOLDER: string;

/** Path of the route that invalidates the pages that depend on the weekend. */
const PRICE_CHANGES = '/internal/price-changes';

/** Path of the route that invalidates pages when an owner publishes a watch, and the time between two calls, in ms. */
const PUBLISHED = '/internal/published';
const PUBLISHED_MS = 5000;

async function main({ dev }: { dev: boolean }): Promise<void> {
  const stopExiting = exitOnSignals();
  followWallClock();
  loadEnvConfig(root, dev);
  const port = parsePort(process.env.PORT);
  const graceMs = stopMs(process.env.STOP_SECONDS);
  const place = placeOf(process.env);
  const reportTo = reportAddress(process.env.CSP_REPORT_URL);
  const headers = securityHeaders({ siteUrl: process.env.SITE_URL, reportTo });
  const build = dev ? undefined : BUILD_FOLDER;
  const languages = build && basePath === '' ? new Languages(build, { headers, env: process.env }) : undefined;
  const pictures = openPictures(build, process.env.PICTURE_MAKER);
  // Replaced before the server listens.
  let handle: RequestHandler = (_, response) => response.writeHead(503).end();
  const server = createHttpServer((request, response) => handle(request, response), {
    headers,
    siteUrl: process.env.SITE_URL,
    handleLanguages: languages?.handle,
    pages: build ? pagesOf(build, pictures, reportTo) : undefined,
  });
  // This server knows paths without the base path, Next those with it.
  if (basePath) server.prependListener('request', (request) => (request.url = pathWithin(request.url ?? '')));
  if (process.env.TEST_DESK === '1') breakOnDemand(server);
  if (build) offerLanguages(basePath === '' ? build : join(build, '..', '..'));
  // next.config.js serves this folder.
  if (build) Object.assign(process.env, { SHOP_BUILD: relative(root, build), SHOP_LANGUAGE: language });
  pictures.makeMissing().catch(console.error);
  // Next listens for upgrades on its server: in development for its web socket. A built shop ignores them (RFC 9110,
  // section 7.8).
  const upgraded = dev ? server : createServer();
  const next = createNext({ dev, dir: root, hostname: 'localhost', port, httpServer: upgraded });
  await next.prepare();
  const handler = next.getRequestHandler();
  const handleByNext: RequestHandler = (request, response) => {
    request.url = addressOf(request.url ?? '');
    return handler(request, response);
  };
  const handleOthers: RequestHandler = build ? handlerOf(build, handleByNext, () => ownPort) : handleByNext;
  handle = (request, response) => pictures.handle(request, response) || handleOthers(request, response);
  const isBehindEnglish = basePath !== '' && process.connected;
  const { port: ownPort, close: closeServer } = await listen(server, {
    port: isBehindEnglish ? 0 : port,
    ...place,
  }).catch((error: unknown) => {
    throw cannotListen(error, port, place.host);
  });
  const own = ownHost(process.env);
  // In development, Next opens the database in `prepare`.
  if (build) {
    await untilAnswering(`http://${own}:${ownPort}`);
    followPublished(ownPort);
  }
  await languages?.start();
  stopExiting();
  // In development, a stop does not wait for open requests.
  const close = () => closeServer().then(() => languages?.stop());
  stopOnSignals(server, { close, closeNext: () => next.close(), graceMs: dev ? 0 : graceMs });
  if (isBehindEnglish) return reportPort(ownPort);
  const others = process.env.OPEN_TO_NETWORK === '1' ? addressesOfThisMachine() : [];
  const names = [own === '127.0.0.1' ? 'localhost' : own, ...others];
  console.log(names.map((host) => `${OPEN}: http://${host}:${port}`).join('\n'));
}

/** Tells the English server, which started this process, where it listens; stops when that one has ended. */
function reportPort(port: number): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.({ port });
}

/** Returns the page options of a build: form, policy, compressed bodies and bounds of rendering. */
function pagesOf(build: string, pictures: Pictures, reportTo: string | undefined): PageOptions {
  noteServing(build);
  const hasDesk = process.env.TEST_DESK === '1';
  const isBuilt = staticPathsOf(build, join(root, 'public'));
  const { transform, policyOf } = pageForm(build, process.env.PLAIN_NEXT);
  const signIn = signInOrigins({ emulator: process.env.AUTH_EMULATOR_ADDRESS, authDomain: BUILD.authDomain });
  return {
    transform: hasDesk ? (html) => withRecorder(transform(html)) : transform,
    policyOf: (html, path) =>
      (hasDesk && mailPolicy(path)) ||
      policyOf(html, { signIn: signInOriginsOn(path, signIn), reportTo }) + sandboxOf(path),
    compress: async (body, encoding) =>
      (await readPrecompressed(build, body, encoding)) ?? compressQuickly(body, encoding),
    queue: { isStatic: (path) => pictures.has(path) || isBuilt(path), proxies: trustedProxies(process.env) },
    busyPage: busyPageOf(build),
  };
}

/** Returns the handler of a built shop: the service worker's script, or Next after a pending invalidation of prices. */
function handlerOf(build: string, next: RequestHandler, portOf: () => number): RequestHandler {
  const sendsWorker = serviceWorker(build);
  process.env.INTERNAL_KEY = randomUUID();
  const pricesAreCurrent = onPriceChange(BUILD.builtAt, async () => {
    const { status } = await callOwn(portOf(), PRICE_CHANGES);
    if (status !== 204) throw new Error(`Pages with old prices could not be invalidated (${status}).`);
  });
  return async (request, response) => {
    if (sendsWorker(request, response)) return;
    if (request.url !== PRICE_CHANGES && request.url !== PUBLISHED) await pricesAreCurrent(shopNow());
    return next(request, response);
  };
}

/**
 * Revalidates pages after an owner has published a watch, in this process or another (docs/product.md 42.7). The next call
 * repeats a failed one: while the database is unreachable, pages stay unchanged, and health reports it.
 */
function followPublished(port: number): void {
  setInterval(() => {
    callOwn(port, PUBLISHED).catch(() => {});
  }, PUBLISHED_MS).unref();
}

/** Calls a route that serves this process only. */
function callOwn(port: number, path: string): Promise<Response> {
  const headers = { authorization: process.env.INTERNAL_KEY ?? '' };
  return fetch(`http://${ownHost(process.env)}:${port}${path}`, { method: 'POST', headers });
}

/** Returns the addresses of this machine in the network. */
function addressesOfThisMachine(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

// Ignores errors of a closed log pipe: logging each failed write would never end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
runProgram(() => main({ dev: process.argv.includes('--dev') }));
