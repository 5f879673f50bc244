// Builds the shop: `node scripts/build.mjs [--force] [--quiet]`. A build of the same sources is not made again.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBestForms } from './lib/best-forms.mjs';
import { faultAfter, isStopping, runNode, stopOnSignals } from './lib/children.mjs';
import { BUILD_BYTES, freeBytes, explainLackOfSpace } from './lib/disk.mjs';
import { Failed, Fault, runProgram } from './lib/fault.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { picturesLine } from './lib/picture-plan.mjs';
import { isProgram, root } from './lib/root.mjs';
import { varyByAccept } from './lib/vary-accept.mjs';
import { makePictures } from './pictures.mjs';

const BUILD_ID = join(root, '.next', 'BUILD_ID');
const STAMP = join(root, '.next', 'odd-hours-build');

/**
 * Makes the pictures, then the pages, each only where something has changed.
 * @param {{ force: boolean, quiet: boolean }} options quiet: a word when there is work, the rest only after a fault
 */
async function build({ force, quiet }) {
  const result = await makePictures({ onWork: announcePictures });
  if (!quiet) console.error(picturesLine(result));
  const sources = fingerprint(root, process.env);
  if (!force && isBuilt(sources)) {
    if (!quiet) console.error('Nothing has changed since the last build.');
    return;
  }
  requireSpace();
  console.error('Building the shop…');
  rmSync(STAMP, { force: true }); // a build that fails half-way is no build
  await runNext(quiet);
  varyByAccept(join(root, '.next', 'server', 'app'));
  await writeBestForms(join(root, '.next'));
  writeFileSync(STAMP, sources);
}

async function runNext(quiet) {
  const options = { env: { NODE_ENV: 'production' }, show: quiet ? 'never' : 'live' };
  const { code, output } = await runNode('node_modules/next/dist/bin/next', ['build'], options);
  if (isStopping()) throw new Failed();
  if (code !== 0) throw faultAfter(output, 'The shop could not be built; the reason is above.');
}

function announcePictures(count) {
  requireSpace();
  console.error(`Making the pictures of ${count} photographs (once)…`);
}

function requireSpace() {
  const explanation = explainLackOfSpace(freeBytes(root), BUILD_BYTES, 'Building the shop');
  if (explanation) throw new Fault(explanation);
}

function isBuilt(sources) {
  return existsSync(BUILD_ID) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
}

function readOptions(args) {
  const unknown = args.find((arg) => !['--force', '--quiet'].includes(arg));
  if (unknown) throw new Fault(`build knows --force and --quiet, not ${unknown}.`);
  return { force: args.includes('--force'), quiet: args.includes('--quiet') };
}

if (isProgram(import.meta.url)) {
  stopOnSignals(() => 130);
  runProgram(() => build(readOptions(process.argv.slice(2))));
}
