// Measures shops of many generated watches: build, start-up and page sizes.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { languageFolder } from '@/runtime/builds';
import { BUILD_BYTES, explainLackOfSpace, freeBytes } from '@/runtime/disk';
import { Failed } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { furtherLanguages } from '@/tools/build/bundle-settings';
import { collect, type Environment, errorAfter, isStopping, nodeArgs, start } from '@/tools/process/children';
import { generateCatalogues, generatePrices } from './generated-catalogue';
import { memoryOf, watchMemory } from './memory';
import { openShop } from './served';
import type { Growth } from './tables';

/** The shops' builds: one folder for each number of watches. */
const FOLDER = join('.cache', 'bench');

/** The shop's own watches by key (`xerix/1`); the keys name the catalogues. */
const SPECIFICATIONS = join(root, 'data', 'specifications.json');

/** Disk space of a built watch in bytes, measured. */
const WATCH_BYTES = 250_000;

/** Pages that are requested before memory is measured: more than the response cache holds. */
const REQUESTED = 2_000;

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

/** Builds and measures a shop in the languages of LANGUAGES for each number of watches, one after the other. */
export async function measureGrowth({ counts, keep }: { counts: number[]; keep: boolean }): Promise<Growth[]> {
  const shops: Growth[] = [];
  for (const watches of counts) shops.push(await measureShop(watches, keep));
  return shops;
}

async function measureShop(watches: number, keep: boolean): Promise<Growth> {
  const further = furtherLanguages().map(({ code }) => code);
  const languages = 1 + further.length;
  const explanation = explainLackOfSpace(
    freeBytes(root),
    BUILD_BYTES + watches * WATCH_BYTES * languages,
    `A shop of ${watches} watches`,
  );
  if (explanation) throw new ReportedError(explanation);
  const folder = join(FOLDER, String(watches));
  const typesFile = join(root, 'next-env.d.ts'); // the build writes the name of its folder into it
  const types = existsSync(typesFile) ? readFileSync(typesFile) : undefined;
  rmSync(join(root, folder), { recursive: true, force: true });
  try {
    writeShop(folder, watches);
    console.error(`Building a shop of ${watches} watches…`);
    const builds = [await buildShop(folder, folder)];
    for (const code of further) builds.push(await buildLanguage(folder, code));
    const built = {
      watches,
      languages,
      seconds: builds.reduce((sum, { seconds }) => sum + seconds, 0),
      memory: Math.max(...builds.map(({ memory }) => memory)),
      disk: bytesIn(join(root, folder, 'next')),
      pages: pageBytes(folder),
    };
    console.error(`Opening a shop of ${watches} watches…`);
    return { ...built, ...(await serveShop(folder)) };
  } finally {
    if (types) writeFileSync(typesFile, types);
    if (!keep) rmSync(join(root, folder), { recursive: true, force: true });
  }
}

function writeShop(folder: string, watches: number): void {
  const data = join(root, folder, 'data');
  mkdirSync(join(data, 'prices'), { recursive: true });
  const keys = Object.keys(JSON.parse(readFileSync(SPECIFICATIONS, 'utf8')));
  const names = [...new Set(keys.map((key) => key.split('/')[0]))];
  const own = names.map((name) => [name, JSON.parse(readFileSync(join(root, 'data', `${name}.json`), 'utf8'))]);
  const catalogues = generateCatalogues(Object.fromEntries(own), watches);
  for (const [name, list] of Object.entries(catalogues))
    writeFileSync(join(data, `${name}.json`), JSON.stringify(list));
  for (const file of readdirSync(join(root, 'data', 'prices'))) {
    const prices = JSON.parse(readFileSync(join(root, 'data', 'prices', file), 'utf8'));
    writeFileSync(join(data, 'prices', file), JSON.stringify(generatePrices(prices, catalogues)));
  }
}

type Built = { seconds: number; memory: number };

/** Builds a further language into the English build, as `tools/build` does. */
async function buildLanguage(shop: string, code: string): Promise<Built> {
  console.error(`Building it in ${code}…`);
  const folder = join(shop, code);
  mkdirSync(join(root, folder), { recursive: true });
  const built = await buildShop(shop, folder, { SHOP_LANGUAGE: code });
  const place = languageFolder(join(root, shop, 'next'), code);
  mkdirSync(dirname(place), { recursive: true });
  renameSync(join(root, folder, 'next'), place);
  return built;
}

/** @param shop folder of the shop's data @param folder of the build, below it */
async function buildShop(shop: string, folder: string, language: Environment = {}): Promise<Built> {
  const up = relative(folder, '');
  writeFileSync(
    join(root, folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(up, 'tsconfig.json'),
      include: ['next/types/**/*.ts', join(up, 'components/**/*.d.ts')],
    }),
  );
  const began = Date.now();
  const child = start(process.execPath, nodeArgs('tools/bench/build-shop.ts'), {
    env: { ...language, BENCH_DIR: folder, CATALOGUE_DIR: join(root, shop, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const endMemory = watchMemory(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const memory = endMemory();
  if (isStopping()) throw new Failed();
  if (code !== 0) throw errorAfter(output.text(), 'The shop could not be built; the reason is above.');
  return { seconds: (Date.now() - began) / 1000, memory };
}

/** Measures start-up time, and memory after more pages than the response cache holds. */
async function serveShop(folder: string): Promise<{ opening: number; serving: number }> {
  const build = join(folder, 'next');
  const env = { BENCH_DIR: folder, CATALOGUE_DIR: join(root, folder, 'data') };
  const shop = await openShop(env, join(root, folder), build);
  try {
    const pages = readdirSync(join(root, build, 'server', 'app', 'all'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .slice(0, REQUESTED);
    for (const page of pages) await (await fetch(`${shop.origin}/all/${page.slice(0, -'.html'.length)}`)).arrayBuffer();
    return { opening: shop.seconds, serving: memoryOf(shop.pid) };
  } finally {
    await shop.close();
  }
}

/** Bytes of HTML by kind of page; undefined for a page that the build does not make. */
function pageBytes(folder: string): Growth['pages'] {
  const files = Object.entries(PAGES).map(([kind, page]): [string, string] => [
    kind,
    join(root, folder, 'next/server/app', `${page}.html`),
  ]);
  return Object.fromEntries(files.map(([kind, file]) => [kind, existsSync(file) ? statSync(file).size : undefined]));
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
