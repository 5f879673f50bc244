// Builds shops of many watches and says what that takes, what their pages weigh and how long finding takes in them:
// `npm run bench -- [--watches 54,1000,10000] [--keep]`. The developer's own build is left alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchTable } from './lib/bench-table.mjs';
import { collect, faultAfter, isStopping, run, start, stopOnSignals } from './lib/children.mjs';
import { BUILD_BYTES, freeBytes, explainLackOfSpace } from './lib/disk.mjs';
import { Failed, Fault, runProgram } from './lib/fault.mjs';
import { generateCatalogues } from './lib/generated-catalogue.mjs';
import { root } from './lib/root.mjs';
import { watchMemory } from './lib/tree-memory.mjs';
import { makePictures } from './pictures.mjs';

/** Where the shops are built: one folder for each number of watches. */
const FOLDER = join('.cache', 'bench');

/** The shop's own watches by key, `xerix/1`; their keys name the catalogues. */
const SPECIFICATIONS = join(root, 'data', 'specifications.json');

/** What a watch takes on the disk once it is built, in bytes; measured. */
const WATCH_BYTES = 250_000;

/** A page of each kind, as the build names its file. */
const PAGES = {
  home: 'index',
  product: 'all/california/3',
  '/all': 'all',
  '/all/page/2': 'all/page/2',
  brand: 'all/california',
  'brand, page 2': 'all/california/page/2',
  cart: 'bascket/mybascket',
  wishlist: 'favorite/myfavorite',
};

/** @param {{ counts: number[], keep: boolean }} options */
async function bench({ counts, keep }) {
  await makePictures();
  const shops = [];
  for (const watches of counts) shops.push(await measureShop(watches, keep));
  console.log(benchTable(shops));
  console.log('');
  const finding = ['--import', 'tsx', 'scripts/bench-finding.ts', '--watches', counts.join(',')];
  const { code } = await run(process.execPath, finding, { show: 'live' });
  if (code !== 0) throw new Failed();
}

/** @returns {Promise<import('./lib/bench-table.mjs').Measured>} */
async function measureShop(watches, keep) {
  const explanation = explainLackOfSpace(
    freeBytes(root),
    BUILD_BYTES + watches * WATCH_BYTES,
    `A shop of ${watches} watches`,
  );
  if (explanation) throw new Fault(explanation);
  const folder = join(FOLDER, String(watches));
  const typesFile = join(root, 'next-env.d.ts'); // the build has it name its own folder
  const types = existsSync(typesFile) ? readFileSync(typesFile) : undefined;
  rmSync(join(root, folder), { recursive: true, force: true });
  try {
    writeShop(folder, watches);
    console.error(`Building a shop of ${watches} watches…`);
    const { seconds, memory } = await buildShop(folder);
    return { watches, seconds, memory, disk: bytesIn(join(root, folder, 'next')), pages: pageBytes(folder) };
  } finally {
    if (types) writeFileSync(typesFile, types);
    if (!keep) rmSync(join(root, folder), { recursive: true, force: true });
  }
}

function writeShop(folder, watches) {
  mkdirSync(join(root, folder, 'data'), { recursive: true });
  const keys = Object.keys(JSON.parse(readFileSync(SPECIFICATIONS, 'utf8')));
  const names = [...new Set(keys.map((key) => key.split('/')[0]))];
  const own = names.map((name) => [name, JSON.parse(readFileSync(join(root, 'data', `${name}.json`), 'utf8'))]);
  for (const [name, list] of Object.entries(generateCatalogues(Object.fromEntries(own), watches))) {
    writeFileSync(join(root, folder, 'data', `${name}.json`), JSON.stringify(list));
  }
  writeFileSync(
    join(root, folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.json', include: ['next/types/**/*.ts'] }),
  );
}

async function buildShop(folder) {
  const began = Date.now();
  const child = start(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production', BENCH_DIR: folder, CATALOGUE_DIR: join(root, folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const endMemory = watchMemory(child.pid);
  const code = await new Promise((resolve) => child.once('close', resolve));
  const memory = endMemory();
  if (isStopping()) throw new Failed();
  if (code !== 0) throw faultAfter(output.text(), 'The shop could not be built; the reason is above.');
  rmSync(join(root, folder, 'next', 'cache'), { recursive: true, force: true });
  return { seconds: (Date.now() - began) / 1000, memory };
}

/** Bytes of HTML by kind of page; undefined for a page that the build does not make. */
function pageBytes(folder) {
  const files = Object.entries(PAGES).map(([kind, page]) => [
    kind,
    join(root, folder, 'next/server/app', `${page}.html`),
  ]);
  return Object.fromEntries(files.map(([kind, file]) => [kind, existsSync(file) ? statSync(file).size : undefined]));
}

function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function readOptions(args) {
  const options = { counts: [54, 1_000, 10_000], keep: false };
  for (const [index, arg] of args.entries()) {
    if (arg === '--keep') options.keep = true;
    else if (arg === '--watches') options.counts = (args[index + 1] ?? '').split(',').map(Number);
    else if (args[index - 1] !== '--watches') throw new Fault(`bench knows --watches and --keep, not ${arg}.`);
  }
  // Each catalogue has the six watches that the home page and the tiles show.
  if (options.counts.some((count) => !Number.isInteger(count) || count < 54)) {
    throw new Fault('--watches takes whole numbers from 54: --watches 54,1000');
  }
  return options;
}

stopOnSignals(() => 130);
runProgram(() => bench(readOptions(process.argv.slice(2))));
