// Every check of the shop: `npm test`, or some of them: `npm test -- --only unit,e2e`.
// What follows `--only …` goes to the last of them: `npm test -- --only build,e2e -g "product page"`.
import { faultAfter, isStopping, run, runNode, stopOnSignals } from '../process/children.mjs';
import { explain, Fault, runProgram } from '../../runtime/fault.mjs';
import { flakesLine, flakesOf } from '../flakes/flake-report.mjs';
import { checksFor, freshReport, readReport, walkFor, walkJourneys } from './end-to-end.mjs';
import { findPython } from '../browsers/python.mjs';
import {
  jestTotals,
  ONE_FAILED,
  ONE_PASSED,
  ONE_SKIPPED,
  playwrightTotals,
  runnerTotals,
  sumTotals,
  totalsLine,
  unittestTotals,
} from './totals.mjs';

const NEXT = 'node_modules/next/dist/bin/next';
const KNIP = 'node_modules/knip/bin/knip.js';

/** The checks; each returns its totals. */
const STEPS = {
  format: () => check(['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
  lint: () =>
    check(
      ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
      [KNIP, '--no-progress'],
      // ESLint's rule for this took twice as long as all its other rules together. Types may go in circles.
      [KNIP, '--no-progress', '--cycles'],
    ),
  types: () =>
    check(
      ['--import', 'tsx', 'tools/pictures/pictures.ts'],
      [NEXT, 'typegen'],
      ['node_modules/typescript/bin/tsc', '--noEmit'],
    ),
  studio: runStudio,
  unit: runUnit,
  build: () => check(['tools/build/build.mjs', '--quiet']),
  drill: (extra, show) => runJest('drill.json', ['--config', 'jest.drill.mjs', '--maxWorkers', '2', ...extra], show),
  e2e: (extra, show) => runBrowser(walkFor('short', extra), extra, show),
  long: (extra, show) => runBrowser(walkFor('long', extra), extra, show),
  smoke: (extra, show) => runBrowser('any', ['--project=desktop', '--grep=@smoke', ...extra], show),
};

/** What `npm test` does without: each has a command of its own in package.json. */
const OWN_COMMANDS = ['long', 'smoke'];

/**
 * The stages in their order; each runs when the one before it is green. The lanes of a stage run side by side, the checks of
 * a lane one after the other. Drills wait for what takes its time in the shop: beside the units they take little of any.
 */
const STAGES = [
  [['format'], ['lint'], ['types'], ['studio']],
  [['unit'], ['build', 'drill']],
  [['e2e', 'long', 'smoke']],
];

/** @type {import('./totals.mjs').Totals[]} */
const results = [];

/** @type {import('../flakes/flake-report.mjs').Flake[]} */
const flakes = [];

async function main() {
  try {
    const { names, extra } = readOptions(process.argv.slice(2));
    const extraOf = (name) => (name === names.at(-1) ? extra : []);
    for (const stage of stagesOf(names)) {
      const lanes = stage.map((lane, place) => runLane(lane, extraOf, place === 0 ? 'live' : 'never'));
      const broken = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
      if (broken) throw broken.reason;
      if (!isGreen(results) || isStopping()) break;
    }
  } catch (error) {
    const sentence = isStopping() ? '' : explain(error);
    if (sentence) console.error(sentence);
    results.push(ONE_FAILED);
  }
  return conclude();
}

/**
 * Says which tests were red before they were green, and the totals, as the very last line.
 * @returns {number} the exit code
 */
function conclude() {
  const totals = sumTotals(results);
  if (isStopping() && totals.failed === 0) totals.failed = 1; // broken off is not green
  for (const flake of flakes) console.log(flakesLine(flake));
  console.log(totalsLine(totals));
  return isGreen([totals]) ? 0 : 1;
}

/**
 * Those of the stages' checks that are asked for.
 * @param {string[]} names
 * @returns {string[][][]}
 */
function stagesOf(names) {
  const asked = (lane) => lane.filter((name) => names.includes(name));
  return STAGES.map((lanes) => lanes.map(asked).filter((lane) => lane.length > 0));
}

/**
 * Runs a lane's checks until one is not green.
 * @param {string[]} lane
 * @param {(name: string) => string[]} extraOf
 * @param {'live' | 'never'} show whether tests are seen as they run; beside others they are seen once they are done
 */
async function runLane(lane, extraOf, show) {
  for (const name of lane) {
    const totals = await timed(name, () => STEPS[name](extraOf(name), show));
    results.push(totals);
    if (!isGreen([totals]) || isStopping()) return;
  }
}

const isGreen = (all) => all.every(({ failed }) => failed === 0);

async function timed(name, step) {
  console.log(`\n${name} …`);
  const began = Date.now();
  const totals = await step();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${isGreen([totals]) ? 'green' : 'NOT GREEN'}, ${seconds} s`);
  return totals;
}

/**
 * Runs programs whose exit codes say everything, one after the other; their output is shown when one is not content.
 * @param {string[][]} commands each a script and its arguments
 */
async function check(...commands) {
  for (const [script, ...args] of commands) {
    const { code, output } = await runNode(script, args);
    if (code === 0) continue;
    if (!isStopping()) sayWhy(output);
    return ONE_FAILED;
  }
  return ONE_PASSED;
}

/** The tests of the studio's pure parts, in Python; they need no Blender. */
async function runStudio(extra) {
  const python = await findPython();
  if (!python) {
    console.error('No Python with jsonschema and numpy can be had here: the studio’s tests are skipped.');
    return ONE_SKIPPED;
  }
  const { code, output } = await run(python, ['-m', 'unittest', 'discover', '-s', 'studio', '-t', '.', ...extra]);
  const totals = unittestTotals(output) ?? ONE_FAILED;
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  if (totals.failed > 0 && !isStopping()) sayWhy(output);
  return totals;
}

function runUnit(extra, show) {
  return runJest('jest.json', ['--maxWorkers', '100%', ...extra], show);
}

async function runJest(name, extra, show) {
  const report = freshReport(name);
  const args = ['--json', '--outputFile', report, ...extra];
  return runTests('node_modules/jest/bin/jest.js', args, { env: { NODE_ENV: 'test' }, show }, report, jestTotals);
}

async function runBrowser(walk, extra, show) {
  const { code, output, report } = await walkJourneys(extra, { walk, show });
  flakes.push(...flakesOf(report));
  return totalsOf(code, output, report, playwrightTotals);
}

async function runTests(script, args, options, name, count) {
  const { code, output } = await runNode(script, args, options);
  return totalsOf(code, output, readReport(name), count);
}

function totalsOf(code, output, report, count) {
  if (output && !isStopping()) process.stderr.write(output);
  const totals = runnerTotals(report, count, code);
  if (totals.failed > 0 && !isStopping()) sayWhy('');
  return totals;
}

/** Shows a failed program's output, or says that the disk is full. */
function sayWhy(output) {
  const sentence = explain(faultAfter(output));
  if (sentence) console.error(sentence);
}

/** @param {string[]} args */
function readOptions(args) {
  const all = Object.keys(STEPS).filter((name) => !OWN_COMMANDS.includes(name));
  if (args.length === 0) return { names: checksFor(all, [], process.env.BASE_URL), extra: [] };
  const [option, list = '', ...extra] = args;
  const names = list.split(',');
  const unknown = option === '--only' ? names.find((name) => !(name in STEPS)) : option;
  if (unknown === undefined) return { names: checksFor(names, extra, process.env.BASE_URL), extra };
  throw new Fault(`test knows --only with ${Object.keys(STEPS).join(', ')}, not "${unknown}".`);
}

stopOnSignals(conclude);
runProgram(main);
