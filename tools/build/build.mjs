// Builds the shop: `node tools/build/build.mjs [--force] [--quiet]`. A build of the same sources is not made again.
// Its last word on stdout is the folder of the build.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listBuilds, makeCurrent, makeWhole, moveOut, removeOldBuilds, takeHashedFiles } from './builds.mjs';
import { faultAfter, isStopping, runNode, stopOnSignals } from '../process/children.mjs';
import { BUILD_BYTES, freeBytes, explainLackOfSpace } from '../../runtime/disk.mjs';
import { Failed, Fault, runProgram } from '../../runtime/fault.mjs';
import { fingerprint } from './fingerprint.mjs';
import { finishPages } from '../../runtime/next/finish-pages.mjs';
import { isProgram, root } from '../../runtime/root.mjs';
import { writeWorker } from './worker.mjs';
import 'tsx';

/**
 * Makes the pictures, then the pages, each only where something has changed. A build stands beside those before it and touches
 * none of them: somebody may be serving one (docs/decisions/0083-builds-stand-side-by-side.md).
 * @param {{ force: boolean, quiet: boolean }} options quiet: a word when there is work, the rest only after a fault
 * @returns {Promise<string>} the build's folder, relative to the root
 */
async function build({ force, quiet }) {
  const { makePictures } = await import('../pictures/pictures.ts');
  const { picturesLine } = await import('../pictures/picture-plan.ts');
  const result = await makePictures({ onWork: announcePictures });
  if (!quiet) console.error(picturesLine(result));
  const sources = fingerprint(root, process.env);
  const earlier = listBuilds(root);
  const same = earlier.find((one) => one.sources === sources);
  if (same && !force) {
    if (!quiet) console.error('Nothing has changed since that build.');
    makeCurrent(root, same.folder);
    return same.folder;
  }
  requireSpace();
  console.error('Building the shop…');
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${sources.slice(0, 8)}`;
  await runNext(name, quiet);
  const making = moveOut(root, name);
  const before = earlier.map(({ folder }) => join(root, folder));
  createRequire(join(root, 'package.json'))('@next/env').loadEnvConfig(root, false);
  await finishPages(join(root, making), before);
  await writeWorker(root, { folder: join(root, making), name });
  takeHashedFiles(join(root, making), before, Date.now());
  const folder = makeWhole(root, making, sources);
  makeCurrent(root, folder);
  removeOldBuilds(root, Date.now());
  return folder;
}

/** @param {string} name what pages and their data call their build: those of two builds are never mixed */
async function runNext(name, quiet) {
  const options = { env: { NODE_ENV: 'production', BUILD_NAME: name }, show: quiet ? 'never' : 'live' };
  const { code, output } = await runNode('node_modules/next/dist/bin/next', ['build'], options);
  if (isStopping()) throw new Failed();
  if (code !== 0) throw faultAfter(output, 'The shop could not be built; the reason is above.');
}

function announcePictures(count) {
  requireSpace();
  console.error(`Making ${count} pictures and models (once)…`);
}

function requireSpace() {
  const explanation = explainLackOfSpace(freeBytes(root), BUILD_BYTES, 'Building the shop');
  if (explanation) throw new Fault(explanation);
}

function readOptions(args) {
  const unknown = args.find((arg) => !['--force', '--quiet'].includes(arg));
  if (unknown) throw new Fault(`build knows --force and --quiet, not ${unknown}.`);
  return { force: args.includes('--force'), quiet: args.includes('--quiet') };
}

if (isProgram(import.meta.url)) {
  stopOnSignals(() => 130);
  runProgram(async () => console.log(await build(readOptions(process.argv.slice(2)))));
}
