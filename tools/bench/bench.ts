// Measures the shop and writes the tables of docs/performance.md; by default all of them. `npm run bench -- [load]
// [crawl] [desk] [pages] [presses] [ready] [growth] [--watches 54,1000,10000] [--keep]`. The developer's own build is
// left alone.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { errorAfter, runNode, stopOnSignals } from '@/tools/process/children';
import { changeBetween, mergeIntoTable, thisDay, writePage } from '@/tools/reports/markdown';
import { measureCrawl } from './crawl';
import { measureDesk } from './desk';
import { filteringRows } from './filtering';
import { measureGrowth } from './growth';
import { measureLoad } from './load';
import { measurePages } from './pages';
import { measurePresses, measureReady } from './presses';
import {
  comparedRows,
  crawlRows,
  deskRows,
  growthRows,
  overCrawl,
  overDesk,
  overLimits,
  overMemory,
  overReady,
  pressRows,
  readyRows,
} from './tables';

/** Folder within the repository, so that builds find the shop's packages. */
const FOLDER = join(root, '.cache', 'bench');

const PAGE = join(root, 'docs/performance.md');

type Options = { counts: number[]; keep: boolean };

/** Parts that can be measured alone. */
const PARTS: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  load: async () => {
    const load = await ofShop(measureLoad);
    await writeTable('compared', comparedRows({ load }, thisDay()));
    requireNone(overMemory(load));
  },
  crawl: async () => {
    const crawled = await ofShop(measureCrawl);
    await writeTable('crawled', crawlRows(crawled, thisDay()));
    requireNone(overCrawl(crawled));
  },
  desk: async () => {
    const measured = await ofShop(measureDesk);
    await writeTable('desk', deskRows(measured, thisDay()));
    requireNone(overDesk(measured));
  },
  pages: async () => writeTable('compared', comparedRows({ pages: await ofShop(measurePages) }, thisDay())),
  presses: async () => writeTable('presses', pressRows(await ofShop(measurePresses), thisDay())),
  ready: async () => {
    const ready = await ofShop(measureReady);
    await writeTable('presses', readyRows(ready, thisDay()));
    requireNone(overReady(ready));
  },
  growth: async (options) => {
    const shops = await measureGrowth(options);
    await writeTable('growth', growthRows(shops));
    await writeTable('finding', filteringRows(options.counts));
    requireNone(shops.flatMap(overLimits));
  },
};

function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReportedError(problems.join(' '));
}

/** Measures the shop, after a build if sources have changed. */
async function ofShop<T>(measure: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(FOLDER, { recursive: true });
  const { code, output } = await runNode('tools/build/build.ts', ['--quiet']);
  if (code !== 0) throw errorAfter(output);
  return measure(FOLDER);
}

/** Merges rows into a table of the page, and prints that table. */
async function writeTable(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  let table = '';
  const changed = changeBetween(readFileSync(PAGE, 'utf8'), name, (old) => (table = mergeIntoTable(old, rows)));
  console.log(`${table}\n`);
  await writePage(PAGE, changed);
}

function readOptions(args: readonly string[]): Options & { parts: string[] } {
  const options: Options & { parts: string[] } = { parts: [], counts: [54, 1_000, 10_000], keep: false };
  for (const [index, arg] of args.entries()) {
    if (arg === '--keep') options.keep = true;
    else if (Object.hasOwn(PARTS, arg)) options.parts.push(arg);
    else if (arg === '--watches') options.counts = (args[index + 1] ?? '').split(',').map(Number);
    else if (args[index - 1] !== '--watches') {
      throw new ReportedError(`bench accepts ${Object.keys(PARTS).join(', ')}, --watches and --keep, not ${arg}.`);
    }
  }
  // The home page and the tiles need the shop's own watches in every catalogue.
  if (options.counts.some((count) => !Number.isInteger(count) || count < 54)) {
    throw new ReportedError('--watches takes whole numbers from 54: --watches 54,1000');
  }
  return { ...options, parts: options.parts.length > 0 ? options.parts : Object.keys(PARTS) };
}

async function main(): Promise<void> {
  const { parts, ...options } = readOptions(process.argv.slice(2));
  for (const part of parts) await PARTS[part]?.(options);
}

stopOnSignals(() => 130);
runProgram(main);
