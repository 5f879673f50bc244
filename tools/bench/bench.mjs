// Measures the shop and writes what it found into README.md: `npm run bench -- [load] [pages] [presses] [growth] [--watches 54,1000,10000]
// [--keep]`; no part named means all. The developer's own build is left alone.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureGrowth } from './growth.mjs';
import { measureLoad } from './load.mjs';
import { measurePages } from './pages.mjs';
import { measurePresses } from './presses.mjs';
import {
  changeBetween,
  comparedRows,
  growthRows,
  intoTable,
  overLimits,
  overMemory,
  pressRows,
  readTable,
} from './bench-table.mjs';
import { faultAfter, run, runNode, stopOnSignals } from '../process/children';
import { Fault, runProgram } from '../../runtime/fault.mjs';
import { thisDay, writePage } from './measured-page.mjs';
import { root } from '../../runtime/root.mjs';

/** Within the repository, whose packages what is built there finds. */
const FOLDER = join(root, '.cache', 'bench');

const README = join(root, 'README.md');

/** What can be measured alone. */
const PARTS = {
  load: async () => {
    const load = await ofShop(measureLoad);
    await writeTable('compared', comparedRows({ load }, thisDay()));
    const over = overMemory(load);
    if (over.length > 0) throw new Fault(over.join(' '));
  },
  pages: async () => writeTable('compared', comparedRows({ pages: await ofShop(measurePages) }, thisDay())),
  presses: async () => writeTable('presses', pressRows(await ofShop(measurePresses), thisDay())),
  growth: async (options) => {
    const shops = await measureGrowth(options);
    await writeTable('growth', growthRows(shops));
    await writeTable('finding', await measureFinding(options));
    const over = shops.flatMap(overLimits);
    if (over.length > 0) throw new Fault(over.join(' '));
  },
};

/** @param {{ parts: string[], counts: number[], keep: boolean }} options */
async function bench({ parts, ...options }) {
  for (const part of parts) await PARTS[part](options);
}

/** Measures the shop as it stands, built where that was not done yet. */
async function ofShop(measure) {
  mkdirSync(FOLDER, { recursive: true });
  const { code, output } = await runNode('tools/build/build.ts', ['--quiet']);
  if (code !== 0) throw faultAfter(output);
  return measure(FOLDER);
}

/** How long finding takes among so many watches, as cells. */
async function measureFinding({ counts }) {
  const args = ['--import', 'tsx', 'tools/bench/bench-finding.ts', '--watches', counts.join(',')];
  const { code, output } = await run(process.execPath, args);
  if (code !== 0) throw faultAfter(output, 'It could not be measured how long finding takes; the reason is above.');
  return readTable(output);
}

/** Prints a table, and puts its lines into the README's. */
async function writeTable(name, rows) {
  let table = '';
  const changed = changeBetween(readFileSync(README, 'utf8'), name, (old) => (table = intoTable(old, rows)));
  console.log(`${table}\n`);
  await writePage(README, changed);
}

function readOptions(args) {
  const options = { parts: [], counts: [54, 1_000, 10_000], keep: false };
  for (const [index, arg] of args.entries()) {
    if (arg === '--keep') options.keep = true;
    else if (Object.hasOwn(PARTS, arg)) options.parts.push(arg);
    else if (arg === '--watches') options.counts = (args[index + 1] ?? '').split(',').map(Number);
    else if (args[index - 1] !== '--watches') {
      throw new Fault(`bench knows ${Object.keys(PARTS).join(', ')}, --watches and --keep, not ${arg}.`);
    }
  }
  // Each catalogue has the six watches that the home page and the tiles show.
  if (options.counts.some((count) => !Number.isInteger(count) || count < 54)) {
    throw new Fault('--watches takes whole numbers from 54: --watches 54,1000');
  }
  return { ...options, parts: options.parts.length > 0 ? options.parts : Object.keys(PARTS) };
}

stopOnSignals(() => 130);
runProgram(() => bench(readOptions(process.argv.slice(2))));
