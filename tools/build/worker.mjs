import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagOf } from '../../runtime/body-hash.mjs';

/** Where the shop's service worker is asked for: at the top, so that it may keep every page. */
const WORKER_PATH = '/worker.js';

const FILE = 'odd-hours-worker.js';

/**
 * Bundles the shop's service worker into a build, which it is named after.
 * @param {string} root
 * @param {{ folder: string, name: string }} build
 */
export async function writeWorker(root, { folder, name }) {
  // Who serves a build needs no bundler.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'browser/worker/worker.ts')],
    outfile: join(folder, FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD: JSON.stringify(name), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
}

/**
 * Answers whoever asks for the worker: browsers ask again now and then, and a worker of another build takes its place.
 * @param {string} folder of the build
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} whether it
 *   was asked for; never, where the build has none
 */
export function answerWorker(folder) {
  const file = join(folder, FILE);
  const worker = existsSync(file) ? readFileSync(file) : undefined;
  return ({ method, url }, response) => {
    if (!worker || method !== 'GET' || url !== WORKER_PATH) return false;
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', tagOf(worker));
    response.end(worker);
    return true;
  };
}
