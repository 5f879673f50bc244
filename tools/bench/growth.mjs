// Shops of many generated watches: what building and opening them takes, and what their pages weigh.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, faultAfter, isStopping, start } from '../process/children';
import { BUILD_BYTES, freeBytes, explainLackOfSpace } from '../../runtime/disk.mjs';
import { Failed, Fault } from '../../runtime/fault.mjs';
import { finishPages } from '../../runtime/next/finish-pages.mjs';
import { generateCatalogues } from './generated-catalogue.mjs';
import { root } from '../../runtime/root.mjs';
import { heldBytes, watchMemory } from './tree-memory.mjs';
import { openShop } from './served.mjs';

/** Where the shops are built: one folder for each number of watches. */
const FOLDER = join('.cache', 'bench');

/** The shop's own watches by key, `xerix/1`; their keys name the catalogues. */
const SPECIFICATIONS = join(root, 'data', 'specifications.json');

/** What a watch takes on the disk once it is built, in bytes; measured. */
const WATCH_BYTES = 250_000;

/** How many pages are asked for before it is looked how much memory serving takes: more than are kept in memory. */
const ASKED = 2_000;

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

/**
 * @param {{ counts: number[], keep: boolean }} options
 * @returns {Promise<import('./bench-table.mjs').Measured[]>}
 */
export async function measureGrowth({ counts, keep }) {
  const shops = [];
  for (const watches of counts) shops.push(await measureShop(watches, keep));
  return shops;
}

/** @returns {Promise<import('./bench-table.mjs').Measured>} */
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
    const built = { watches, seconds, memory, disk: bytesIn(join(root, folder, 'next')), pages: pageBytes(folder) };
    console.error(`Opening a shop of ${watches} watches…`);
    return { ...built, ...(await serveShop(folder)) };
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
    JSON.stringify({
      extends: '../../../tsconfig.json',
      include: ['next/types/**/*.ts', '../../../components/**/*.d.ts'],
    }),
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
  await finishPages(join(root, folder, 'next'));
  return { seconds: (Date.now() - began) / 1000, memory };
}

/** How long the front takes to open, and what it holds after it has been asked for more pages than it keeps, in bytes. */
async function serveShop(folder) {
  const build = join(folder, 'next');
  const env = { BENCH_DIR: folder, CATALOGUE_DIR: join(root, folder, 'data'), SHOP_BUILD: build };
  const shop = await openShop(env, join(root, folder));
  try {
    const pages = readdirSync(join(root, build, 'server', 'app', 'all'), { recursive: true })
      .filter((name) => name.endsWith('.html'))
      .slice(0, ASKED);
    for (const page of pages) await (await fetch(`${shop.origin}/all/${page.slice(0, -'.html'.length)}`)).arrayBuffer();
    return { opening: shop.seconds, serving: heldBytes(shop.pid) };
  } finally {
    await shop.close();
  }
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
