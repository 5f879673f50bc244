// Every check of the shop: `npm test`, or some of them: `npm test -- --only unit,e2e`.
// The arguments after `--only …` go to the last of them: `npm test -- --only build,e2e -g "product page"`.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ReportedError } from '@/domain/reported-error';
import { explain, runProgram } from '@/runtime/reported-error';
import languages from '@/domain/languages.json';
import { findPython } from '@/tools/browsers/python';
import { type Flake, flakesLine, flakesOf } from '@/tools/flakes/flake-report';
import {
  type Environment,
  errorAfter,
  isStopping,
  kill,
  nodeArgs,
  run,
  runNode,
  type RunOptions,
  start,
  stopOnSignals,
} from '@/tools/process/children';
import { checksFor, freshReport, readReport, runEndToEnd, type Suite, suiteFor } from './end-to-end';
import {
  jestTotals,
  ONE_FAILED,
  ONE_PASSED,
  ONE_SKIPPED,
  playwrightTotals,
  runnerTotals,
  sumTotals,
  type Totals,
  totalsLine,
  unittestTotals,
} from './totals';

/**
 * Gives short-lived objects more space: with V8's default, garbage collection took a fifth of the processor time of ESLint
 * and of Jest. Jest's workers inherit it.
 */
const YOUNG_SPACE = '--max-semi-space-size=64';

type Show = RunOptions['show'];
type Check = (extra: readonly string[], show: Show) => Promise<Totals>;

/** The checks, by name. */
const CHECKS = {
  format: () => check(['node_modules/oxfmt/bin/oxfmt', '--check']),
  lint: () =>
    beside(
      check([YOUNG_SPACE, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
      check(
        ['node_modules/oxlint/bin/oxlint'],
        ['node_modules/knip/bin/knip.js', '--no-progress'],
        ['tools/language/language.ts'],
      ),
    ),
  types: () => check(['tools/pictures/pictures.ts', '--names'], ['tools/build/types.ts']),
  studio: runStudio,
  unit: runUnit,
  build: () => check(['tools/build/build.ts', '--quiet', '--pictures-later']),
  chaos: (extra, show) => runJest('chaos.json', ['--config', 'jest.chaos.mjs', '--maxWorkers', '2', ...extra], show),
  e2e: (extra, show) => runBrowser(suiteFor('short', extra), extra, show),
  long: (extra, show) => runBrowser(suiteFor('long', extra), extra, show),
  // All tests with unchanged pages of Next (docs/decisions/0006-deferred-scripts.md).
  plain: (extra, show) => runBrowser('any', extra, show, { name: 'plain', env: { PLAIN_NEXT: '1' } }),
  engines: (extra, show) => runEngines(extra, show),
  // The journeys of a shop in several languages (docs/decisions/0036-languages.md).
  languages: (extra, show) =>
    runBrowser('any', ['e2e/languages', ...extra], show, {
      name: 'languages',
      env: { LANGUAGES: languages.map(({ code }) => code).join() },
    }),
  smoke: (extra, show) => runBrowser('any', ['--project=desktop', '--grep=@smoke', ...extra], show),
} satisfies Record<string, Check>;

type Name = keyof typeof CHECKS;

/** Checks outside `npm test`; each has its own command in package.json. */
const OWN_COMMANDS: readonly string[] = ['long', 'plain', 'engines', 'languages', 'smoke'];

/**
 * The stages in order; a stage runs only after the previous one passed. The lanes of a stage run in parallel, the
 * checks of a lane one after the other. Chaos tests mostly wait, so they take little time from the unit tests beside them.
 */
const STAGES: readonly (readonly (readonly Name[])[])[] = [
  [['format'], ['lint'], ['types'], ['studio']],
  [['unit'], ['build', 'chaos']],
  [['e2e', 'long', 'plain', 'engines', 'languages', 'smoke']],
];

const results: Totals[] = [];
const flakes: Flake[] = [];

async function main(): Promise<number> {
  let stopPictures = () => {};
  try {
    const { names, extra } = readOptions(process.argv.slice(2));
    if (names.includes('unit') && names.includes('e2e')) stopPictures = makePictures();
    const extraOf = (name: Name) => (name === names.at(-1) ? extra : []);
    for (const stage of stagesOf(names)) {
      if (stage.flat().includes('e2e')) stopPictures();
      const lanes = stage.map((lane, place) => runLane(lane, extraOf, place === 0 ? 'live' : 'never'));
      const broken = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
      if (broken) throw broken.reason;
      if (!isGreen(results) || isStopping()) break;
    }
  } catch (error) {
    const sentence = isStopping() ? '' : explain(error);
    if (sentence) console.error(sentence);
    results.push(ONE_FAILED);
  }
  stopPictures();
  return conclude();
}

/**
 * Makes pictures at a low priority during the checks before the end-to-end tests. Their shop makes any other
 * missing picture on request.
 * @returns a function that ends it
 */
function makePictures(): () => void {
  const args = [...nodeArgs('tools/pictures/pictures.ts'), '--background'];
  const child = start(process.execPath, args, { stdio: 'ignore' });
  return () => {
    if (child.exitCode === null) kill(child);
  };
}

/**
 * Prints the flaky tests, and the totals as the last line.
 * @returns the exit code
 */
function conclude(): number {
  const totals = sumTotals(results);
  if (isStopping() && totals.failed === 0) totals.failed = 1; // stopped early is not passed
  for (const flake of flakes) console.log(flakesLine(flake));
  console.log(totalsLine(totals));
  return isGreen([totals]) ? 0 : 1;
}

/** Returns the stages with the requested checks only. */
function stagesOf(names: readonly Name[]): Name[][][] {
  const asked = (lane: readonly Name[]) => lane.filter((name) => names.includes(name));
  return STAGES.map((lanes) => lanes.map(asked).filter((lane) => lane.length > 0));
}

/**
 * Runs a lane's checks until one fails.
 * @param show prints a check's output while it runs, or after its end if other checks run in parallel
 */
async function runLane(lane: readonly Name[], extraOf: (name: Name) => string[], show: Show): Promise<void> {
  for (const name of lane) {
    const check: Check = CHECKS[name];
    const totals = await timed(name, () => check(extraOf(name), show));
    results.push(totals);
    if (!isGreen([totals]) || isStopping()) return;
  }
}

const isGreen = (all: readonly Totals[]) => all.every(({ failed }) => failed === 0);

async function timed(name: Name, step: () => Promise<Totals>): Promise<Totals> {
  console.log(`\n${name} …`);
  const began = Date.now();
  const totals = await step();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${isGreen([totals]) ? 'passed' : 'FAILED'}, ${seconds} s`);
  return totals;
}

/**
 * Runs programs in order until one exits with an error; prints only the output of that one.
 * @param commands each a script and its arguments, an option of Node before it
 */
async function check(...commands: [string, ...string[]][]): Promise<Totals> {
  for (const [script, ...args] of commands) {
    const { code, output } = await runNode(script, args);
    if (code === 0) continue;
    if (!isStopping()) printReason(output);
    return ONE_FAILED;
  }
  return ONE_PASSED;
}

/** Waits for the parts of one check that run in parallel. */
async function beside(...parts: Promise<Totals>[]): Promise<Totals> {
  return (await Promise.all(parts)).find(({ failed }) => failed > 0) ?? ONE_PASSED;
}

/** Runs the studio's Python tests that need no Blender. */
async function runStudio(extra: readonly string[]): Promise<Totals> {
  const python = await findPython();
  if (!python) {
    console.error('No Python with jsonschema and numpy can be had here: the studio’s tests are skipped.');
    return ONE_SKIPPED;
  }
  const { code, output } = await run(python, ['-m', 'unittest', 'discover', '-s', 'studio', '-t', '.', ...extra]);
  const totals = unittestTotals(output) ?? ONE_FAILED;
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  if (totals.failed > 0 && !isStopping()) printReason(output);
  return totals;
}

function runUnit(extra: readonly string[], show: Show): Promise<Totals> {
  return runJest('jest.json', ['--maxWorkers', '100%', ...extra], show);
}

async function runJest(name: string, extra: readonly string[], show: Show): Promise<Totals> {
  const report = freshReport(name);
  const args = ['--json', '--outputFile', report, ...extra];
  const env = { NODE_ENV: 'test' as const, TMPDIR: temporaryFolder() };
  const { code, output } = await run(process.execPath, [YOUNG_SPACE, 'node_modules/jest/bin/jest.js', ...args], {
    env,
    show,
  });
  return totalsOf(code, output, readReport(report), jestTotals);
}

/**
 * Returns the folder for temporary files of the unit tests: in memory if 2 GiB are free there and programs may run from
 * it. SQLite waits for the disk at each commit, which took a quarter of the time of the database tests.
 */
function temporaryFolder(): string {
  const memory = '/dev/shm';
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  const [, , type, options = ''] = mounts.map((line) => line.split(' ')).find(([, folder]) => folder === memory) ?? [];
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= 2 ** 31 ? memory : tmpdir();
}

/** Runs the flows in three browser engines. */
async function runEngines(extra: readonly string[], show: Show): Promise<Totals> {
  const report = freshReport('engines.json');
  const { code, output } = await runNode('e2e/engines/engines.ts', extra, { show });
  return totalsOf(code, output, readReport(report), (totals: Totals) => totals);
}

async function runBrowser(
  suite: Suite,
  extra: readonly string[],
  show: Show,
  options: { name?: string; env?: Environment } = {},
): Promise<Totals> {
  const { code, output, report } = await runEndToEnd(extra, { suite, show, ...options });
  flakes.push(...flakesOf(report));
  return totalsOf(code, output, report, playwrightTotals);
}

function totalsOf<Report>(
  code: number,
  output: string,
  report: string | undefined,
  count: (report: Report) => Totals,
): Totals {
  if (output && !isStopping()) process.stderr.write(output);
  const totals = runnerTotals(report, count, code);
  if (totals.failed > 0 && !isStopping()) printReason('');
  return totals;
}

/** Prints the output of a failed program, or a sentence if the disk is full. */
function printReason(output: string): void {
  const sentence = explain(errorAfter(output));
  if (sentence) console.error(sentence);
}

function readOptions(args: readonly string[]): { names: Name[]; extra: string[] } {
  const known = Object.keys(CHECKS).filter(isName);
  const all = known.filter((name) => !OWN_COMMANDS.includes(name));
  if (args.length === 0) return { names: checksFor(all, [], process.env.BASE_URL), extra: [] };
  const [option, list = '', ...extra] = args;
  const names = list.split(',');
  const unknown = option === '--only' ? names.find((name) => !isName(name)) : option;
  if (unknown === undefined) return { names: checksFor(names.filter(isName), extra, process.env.BASE_URL), extra };
  throw new ReportedError(`test: --only accepts ${known.join(', ')}, not "${unknown}".`);
}

function isName(text: string): text is Name {
  return Object.hasOwn(CHECKS, text);
}

stopOnSignals(conclude);
runProgram(main);
