// Every check of the shop: `npm test`, or some of them: `node scripts/test.mjs --only unit,e2e`.
// What follows `--only …` goes to the last of them: `node scripts/test.mjs --only build,e2e -g "product page"`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findWholeBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { faultAfter, isStopping, run, runNode, stopOnSignals } from './lib/children.mjs';
import { explain, Fault, runProgram } from './lib/fault.mjs';
import { findFreePort } from './lib/port.mjs';
import { root } from './lib/root.mjs';
import { findPython } from './python.mjs';
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
} from './lib/totals.mjs';

const REPORTS = join('.cache', 'reports');
const NEXT = 'node_modules/next/dist/bin/next';
const KNIP = 'node_modules/knip/bin/knip.js';

/** The checks in their order; each returns its totals, and a stage runs when the one before it is green. */
const STEPS = {
  format: () => check(['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
  lint: () =>
    check(
      ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
      [KNIP, '--no-progress'],
      // ESLint's rule for this took twice as long as all its other rules together. Types may go in circles.
      [KNIP, '--no-progress', '--cycles'],
    ),
  types: () => check(['scripts/pictures.mjs'], [NEXT, 'typegen'], ['node_modules/typescript/bin/tsc', '--noEmit']),
  studio: runStudio,
  unit: runUnit,
  build: () => check(['scripts/build.mjs', '--quiet']),
  drill: (extra) => runJest('drill.json', ['--config', 'jest.drill.mjs', '--runInBand', ...extra]),
  e2e: runBrowser,
};

/** What reads files and changes none: these checks run side by side. */
const SIDE_BY_SIDE = ['format', 'lint', 'types', 'studio'];

/** @type {import('./lib/totals.mjs').Totals[]} */
const results = [];

async function main() {
  try {
    const { names, extra } = readOptions(process.argv.slice(2));
    await install();
    for (const stage of stagesOf(names)) {
      const done = await Promise.all(
        stage.map((name) => timed(name, () => STEPS[name](name === names.at(-1) ? extra : []))),
      );
      results.push(...done);
      if (done.some(({ failed }) => failed > 0) || isStopping()) break;
    }
  } catch (error) {
    const sentence = isStopping() ? '' : explain(error);
    if (sentence) console.error(sentence);
    results.push(ONE_FAILED);
  }
  return conclude();
}

/**
 * Says the totals, as the very last line.
 * @returns {number} the exit code
 */
function conclude() {
  const totals = sumTotals(results);
  if (isStopping() && totals.failed === 0) totals.failed = 1; // broken off is not green
  console.log(totalsLine(totals));
  return totals.failed === 0 ? 0 : 1;
}

/**
 * The steps in their order, those that run side by side in one stage.
 * @param {string[]} names
 * @returns {string[][]}
 */
function stagesOf(names) {
  const together = names.filter((name) => SIDE_BY_SIDE.includes(name));
  const rest = names.filter((name) => !SIDE_BY_SIDE.includes(name)).map((name) => [name]);
  return together.length > 0 ? [together, ...rest] : rest;
}

async function timed(name, step) {
  console.log(`\n${name} …`);
  const began = Date.now();
  const totals = await step();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${totals.failed === 0 ? 'green' : 'NOT GREEN'}, ${seconds} s`);
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

function runUnit(extra) {
  return runJest('jest.json', ['--maxWorkers', '100%', ...extra]);
}

async function runJest(name, extra) {
  const report = freshReport(name);
  const args = ['--json', '--outputFile', report, ...extra];
  return runTests('node_modules/jest/bin/jest.js', args, { NODE_ENV: 'test' }, report, jestTotals);
}

async function runBrowser(extra) {
  const report = freshReport('playwright.json');
  const browser = await findBrowser();
  const wholeBrowser = await findWholeBrowser();
  const env = {
    PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
  const args = ['test', '--reporter=line,json', ...extra];
  return runTests('node_modules/@playwright/test/cli.js', args, env, report, playwrightTotals);
}

async function runTests(script, args, env, report, count) {
  const { code } = await runNode(script, args, { show: 'live', env });
  const text = existsSync(join(root, report)) ? readFileSync(join(root, report), 'utf8') : undefined;
  const totals = runnerTotals(text, count, code);
  if (totals.failed > 0 && !isStopping()) sayWhy('');
  return totals;
}

/** Shows a failed program's output, or says that the disk is full. */
function sayWhy(output) {
  const sentence = explain(faultAfter(output));
  if (sentence) console.error(sentence);
}

/** The path for a report, relative to the shop's folder, with nothing left of an earlier one. */
function freshReport(name) {
  const report = join(REPORTS, name);
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(join(root, report), { force: true });
  return report;
}

/** @param {string[]} args */
function readOptions(args) {
  if (args.length === 0) return { names: Object.keys(STEPS), extra: [] };
  const [option, list = '', ...extra] = args;
  const names = list.split(',');
  const unknown = option === '--only' ? names.find((name) => !(name in STEPS)) : option;
  if (unknown === undefined) return { names, extra };
  throw new Fault(`test knows --only with ${Object.keys(STEPS).join(', ')}, not "${unknown}".`);
}

stopOnSignals(conclude);
runProgram(main);
