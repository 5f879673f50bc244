// Seeds the bugs of e2e/seeded-bugs in a copy of the shop and runs their detectors: `npm run mutants -- --shop`.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { type Environment, errorAfter, isStopping, run } from '@/tools/process/children';
import { thisDay, thisMachine, writePage } from '@/tools/reports/markdown';
import { withShopCopy } from '@/tools/shop-copy/shop-copy';
import { endToEndEnvironment } from '@/tools/test/end-to-end';
import {
  batchesOf,
  type Bug,
  type Detector,
  grepPattern,
  isEndToEnd,
  jestResults,
  nameOf,
  playwrightResults,
  readBug,
  seed,
  type TestResult,
  type Verdict,
  verdictOn,
} from './bugs';
import { bugsPage, scoreLine, updateBugsPage } from './bugs-page';

const BUGS = join(root, 'e2e', 'seeded-bugs');
const PAGE = join(root, 'docs', 'reports', 'seeded-bugs.md');

/** Maximum number of bugs per build, because most of the shop has to work. */
const MAX_IN_BATCH = 10;

/** Minimum share of detected bugs. */
const MIN_DETECTED = 0.95;

/**
 * Seeds the bugs and writes docs/reports/seeded-bugs.md: the whole report for all bugs, else only their entries.
 * @param names of bugs; empty for all
 * @returns the exit code
 */
export async function seedBugs(names: readonly string[]): Promise<number> {
  const began = Date.now();
  const bugs = readBugs(names);
  console.log('Copying the shop…');
  const verdicts = await withShopCopy(async (shop) => {
    await requirePassing(shop, bugs);
    const all: Verdict[] = [];
    for (const batch of batchesOf(bugs, MAX_IN_BATCH)) all.push(...(await tryBatch(shop, batch)));
    return all;
  });
  const missed = verdicts.filter(({ bug, detectedBy }) => !detectedBy && bug.survives === undefined);
  for (const { bug } of missed) console.log(`\nMISSED ${bug.name}: ${bug.loss}`);
  console.log(`\n${scoreLine(verdicts)}`);
  await writePage(PAGE, pageOf(verdicts, names.length === 0, (Date.now() - began) / 60_000));
  const detected = verdicts.filter(({ detectedBy }) => detectedBy).length;
  return missed.length > 0 || detected < MIN_DETECTED * verdicts.length ? 1 : 0;
}

function readBugs(names: readonly string[]): Bug[] {
  const all = readdirSync(BUGS)
    .filter((file) => file.endsWith('.patch'))
    .map((file) => readBug(file.slice(0, -'.patch'.length), readFileSync(join(BUGS, file), 'utf8')));
  const unknown = names.find((name) => !all.some((bug) => bug.name === name));
  if (unknown !== undefined) throw new ReportedError(`There is no e2e/seeded-bugs/${unknown}.patch.`);
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

/** Runs all detectors without a bug: they have to pass, otherwise their failure proves nothing. */
async function requirePassing(shop: string, bugs: readonly Bug[]): Promise<void> {
  const results = await runTests(shop, bugs);
  const failed = results.filter((result) => result.failed);
  const missing = bugs
    .flatMap(({ name, detectors }) => detectors.map((detector) => ({ name, detector })))
    .filter(
      ({ detector }) => !results.some(({ file, title }) => file === detector.file && title.includes(detector.title)),
    );
  for (const one of failed) console.log(`FAILS WITHOUT A BUG ${nameOf(one)}: ${one.message}`);
  for (const { name, detector } of missing) console.log(`${name} names a test that did not run: ${nameOf(detector)}`);
  if (failed.length + missing.length > 0) throw new Failed();
  console.log(`The shop without a bug: ${results.length} tests pass.`);
}

async function tryBatch(shop: string, batch: readonly Bug[]): Promise<Verdict[]> {
  const read = (file: string) => readFileSync(join(shop, file), 'utf8');
  const files = batch.flatMap(({ changes }) => changes.map(({ file }) => file));
  const originals = new Map(files.map((file) => [file, read(file)]));
  for (const bug of batch) write(shop, seed(bug, read));
  try {
    const results = await runTests(shop, batch);
    const verdicts = batch.map((bug) => verdictOn(bug, results));
    for (const { bug, detectedBy } of verdicts)
      console.log(
        detectedBy ? `detected ${bug.name}\n  ${nameOf(detectedBy)}\n  ${detectedBy.message}` : `MISSED ${bug.name}`,
      );
    return verdicts;
  } finally {
    write(shop, originals);
  }
}

function write(shop: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) writeFileSync(join(shop, file), text);
}

/** Runs all detectors of these bugs. */
async function runTests(shop: string, bugs: readonly Bug[]): Promise<TestResult[]> {
  const detectors = bugs.flatMap((bug) => bug.detectors);
  const endToEnd = detectors.filter(isEndToEnd);
  const units = detectors.filter((detector) => !isEndToEnd(detector));
  // The build does not use all cores all the time, so Jest runs in parallel.
  const [unitResults] = await Promise.all([
    units.length > 0 ? runJest(shop, units) : [],
    endToEnd.length > 0 && buildShop(shop),
  ]);
  const all = [...unitResults, ...(endToEnd.length > 0 ? await runPlaywright(shop, endToEnd) : [])];
  if (isStopping()) throw new Failed();
  return all;
}

async function runJest(shop: string, detectors: readonly Detector[]): Promise<TestResult[]> {
  const report = join(shop, 'jest-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(detectors.map(({ file }) => file))];
  const args = ['node_modules/jest/bin/jest.js', '--json', '--outputFile', report, '--runTestsByPath', ...files];
  const { output } = await inCopy(shop, args, { NODE_ENV: 'test' });
  return jestResults(JSON.parse(readReport(report, output)), shop);
}

async function buildShop(shop: string): Promise<void> {
  const { code, output } = await inCopy(shop, ['scripts/run.cjs', 'tools/build/build.ts', '--quiet']);
  if (code !== 0) throw errorAfter(output, 'The shop could not be built.');
}

async function runPlaywright(shop: string, detectors: readonly Detector[]): Promise<TestResult[]> {
  const report = join(shop, 'playwright-report.json');
  rmSync(report, { force: true });
  rmSync(join(shop, '.cache', 'e2e'), { recursive: true, force: true });
  const files = [...new Set(detectors.map(({ file }) => `${file}$`))];
  const titles = [...new Set(detectors.map(grepPattern))].join('|');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '--retries=0'];
  const environment = { ...(await endToEndEnvironment()), E2E_SUITE: 'any', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { output } = await inCopy(shop, [...playwright, ...files, '-g', titles], environment);
  return playwrightResults(readReport(report, output));
}

const inCopy = (shop: string, args: string[], env?: Environment) => run(process.execPath, args, { cwd: shop, env });

function readReport(file: string, output: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw isStopping() ? new Failed() : errorAfter(output, 'The tests left no report.');
  }
}

function pageOf(verdicts: readonly Verdict[], areAll: boolean, minutes: number): string {
  if (!areAll) return updateBugsPage(readFileSync(PAGE, 'utf8'), verdicts, thisDay());
  const load = loadavg()[0]?.toFixed(1);
  return bugsPage(
    verdicts,
    `Measured on ${thisDay()} in ${Math.round(minutes)} minutes, on ${thisMachine()}, with a final load average of ${load}.`,
    thisDay(),
  );
}
