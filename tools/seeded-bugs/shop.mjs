// Plants the bugs of e2e/bugs in copies of the shop and asks the tests that should see them: `npm run mutants -- --shop`.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import {
  batchesOf,
  bugsPage,
  isJourney,
  journeyPattern,
  nameOf,
  pageWith,
  plant,
  readBug,
  scoreLine,
  toldByJest,
  toldByPlaywright,
  verdictOn,
} from './bugs.mjs';
import { faultAfter, isStopping, run } from '../process/children.mjs';
import { Failed, Fault } from '../../runtime/fault.mjs';
import { journeyEnvironment } from '../test/end-to-end.mjs';
import { thisDay, thisMachine, writePage } from '../bench/measured-page.mjs';
import { root } from '../../runtime/root.mjs';

const BUGS = join(root, 'e2e', 'bugs');
const PAGE = join(root, 'docs', 'bugs.md');

/** As many bugs in one build as still leave most of the shop whole. */
const MOST_AT_ONCE = 10;

/** The share of the bugs that has to be caught. */
const LEAST = 0.95;

/** What a copy of the shop does without: what is made, and what belongs to whoever develops here. */
const NOT_COPIED = ['.git', '.next', '.cache', 'var', 'test-results', 'playwright-report', 'coverage'];
/** What is only read: it is linked where it can be, which takes seconds instead of minutes. */
const LINKED = ['node_modules', join('public', 'pictures')];

/**
 * Plants the bugs and writes docs/bugs.md: anew where all were planted, else what has become of these.
 * @param {string[]} names of bugs; all where there are none
 * @returns {Promise<number>} the exit code
 */
export async function plantBugs(names) {
  const began = Date.now();
  const bugs = readBugs(names);
  const shop = mkdtempSync(join(tmpdir(), 'odd-hours-bugs-'));
  try {
    await copyShop(shop);
    await askTheWhole(shop, bugs);
    const verdicts = [];
    for (const batch of batchesOf(bugs, MOST_AT_ONCE)) verdicts.push(...(await tryBatch(shop, batch)));
    const missed = verdicts.filter(({ bug, seenBy }) => !seenBy && bug.lives === undefined);
    for (const { bug } of missed) console.log(`\nALIVE ${bug.name}: ${bug.loss}`);
    console.log(`\n${scoreLine(verdicts)}`);
    await writePage(PAGE, pageOf(verdicts, names.length === 0, (Date.now() - began) / 60_000));
    const caught = verdicts.filter(({ seenBy }) => seenBy).length;
    return missed.length > 0 || caught < LEAST * verdicts.length ? 1 : 0;
  } finally {
    rmSync(shop, { recursive: true, force: true });
  }
}

/** @param {string[]} names */
function readBugs(names) {
  const all = readdirSync(BUGS)
    .filter((file) => file.endsWith('.patch'))
    .map((file) => readBug(file.slice(0, -'.patch'.length), readFileSync(join(BUGS, file), 'utf8')));
  const unknown = names.find((name) => !all.some((bug) => bug.name === name));
  if (unknown !== undefined) throw new Fault(`There is no e2e/bugs/${unknown}.patch.`);
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

async function copyShop(shop) {
  console.log('Copying the shop…');
  cpSync(root, shop, {
    recursive: true,
    filter: (path) => {
      const inShop = relative(root, path);
      return !NOT_COPIED.includes(inShop.split(sep)[0]) && !LINKED.includes(inShop);
    },
  });
  for (const folder of LINKED) {
    const [from, to] = [join(root, folder), join(shop, folder)];
    const linked = await run('cp', ['-al', from, to]);
    if (linked.code !== 0) cpSync(from, to, { recursive: true, preserveTimestamps: true, force: true });
  }
}

/** Without a bug every test that is to see one has to be green; otherwise its being red would say nothing. */
async function askTheWhole(shop, bugs) {
  const told = await askTests(shop, bugs);
  const red = told.filter(({ isRed }) => isRed);
  const missing = bugs
    .flatMap(({ name, witnesses }) => witnesses.map((witness) => ({ name, witness })))
    .filter(({ witness }) => !told.some((one) => one.file === witness.file && one.title.includes(witness.title)));
  for (const one of red) console.log(`RED WITHOUT A BUG ${nameOf(one)}: ${one.said}`);
  for (const { name, witness } of missing) console.log(`${name} names a test that did not run: ${nameOf(witness)}`);
  if (red.length + missing.length > 0) throw new Failed();
  console.log(`The shop without a bug: ${told.length} tests green.`);
}

async function tryBatch(shop, batch) {
  const read = (file) => readFileSync(join(shop, file), 'utf8');
  const whole = new Map(batch.flatMap(({ files }) => files).map((file) => [file, read(file)]));
  for (const bug of batch) write(shop, plant(bug, read));
  try {
    const told = await askTests(shop, batch);
    const verdicts = batch.map((bug) => verdictOn(bug, told));
    for (const { bug, seenBy } of verdicts)
      console.log(seenBy ? `caught ${bug.name}\n  ${nameOf(seenBy)}\n  ${seenBy.said}` : `ALIVE ${bug.name}`);
    return verdicts;
  } finally {
    write(shop, whole);
  }
}

function write(shop, texts) {
  for (const [file, text] of texts) writeFileSync(join(shop, file), text);
}

/** Runs what should see these bugs. @returns every test that ran */
async function askTests(shop, bugs) {
  const witnesses = bugs.flatMap((bug) => bug.witnesses);
  const journeys = witnesses.filter(isJourney);
  const units = witnesses.filter((witness) => !isJourney(witness));
  // Units keep one core busy where the build leaves it.
  const asked = [units.length > 0 && askJest(shop, units), journeys.length > 0 && buildShop(shop)];
  const [told] = await Promise.all(asked);
  const all = [...(told || []), ...(journeys.length > 0 ? await askPlaywright(shop, journeys) : [])];
  if (isStopping()) throw new Failed();
  return all;
}

async function askJest(shop, witnesses) {
  const report = join(shop, 'jest-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(witnesses.map(({ file }) => file))];
  const { output } = await inCopy(shop, ['node_modules/jest/bin/jest.js', '--json', '--outputFile', report, ...files], {
    NODE_ENV: 'test',
  });
  return toldByJest(JSON.parse(readReport(report, output)), shop);
}

async function buildShop(shop) {
  const { code, output } = await inCopy(shop, ['tools/build/build.mjs', '--quiet']);
  if (code !== 0) throw faultAfter(output, 'The shop could not be built.');
}

async function askPlaywright(shop, witnesses) {
  const report = join(shop, 'playwright-report.json');
  rmSync(report, { force: true });
  rmSync(join(shop, '.cache', 'e2e'), { recursive: true, force: true });
  const files = [...new Set(witnesses.map(({ file }) => `${file}$`))];
  const titles = [...new Set(witnesses.map(journeyPattern))];
  const { output } = await inCopy(
    shop,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=json',
      '--retries=0',
      ...files,
      '-g',
      titles.join('|'),
    ],
    {
      ...(await journeyEnvironment()),
      JOURNEYS: 'any',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  return toldByPlaywright(readReport(report, output));
}

const inCopy = (shop, args, env) => run(process.execPath, args, { cwd: shop, env });

function readReport(file, output) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw isStopping() ? new Failed() : faultAfter(output, 'The tests left no report.');
  }
}

function pageOf(verdicts, areAll, minutes) {
  if (!areAll) return pageWith(readFileSync(PAGE, 'utf8'), verdicts, thisDay());
  const load = loadavg()[0].toFixed(1);
  return bugsPage(
    verdicts,
    `Measured on ${thisDay()} on a machine of ${thisMachine()}, in ${Math.round(minutes)} minutes; its load in the end was ${load}.`,
  );
}
