import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../build/fingerprint.mjs';
import { root } from '../../runtime/root.mjs';

/**
 * A part of the shop that mutants are planted in.
 *
 * @typedef {object} MutantsPart
 * @property {string} name
 * @property {string[]} files globs of what is changed
 * @property {'shop' | 'server'} project the project of jest.config.mjs that its tests run in
 * @property {string} tests a glob of the tests that may see a change
 * @property {number} propertyRuns the most cases that a property is tried with
 */

/** @type {readonly MutantsPart[]} */
const parts = [
  {
    name: 'domain',
    files: ['domain/**/*.ts'],
    project: 'server',
    tests: '{domain,data}/**/*.test.ts',
    propertyRuns: 50,
  },
  {
    name: 'store',
    files: ['store/**/*.ts'],
    project: 'shop',
    tests: 'store/**/*.test.{ts,tsx}',
    propertyRuns: 50,
  },
  // Orders and payments have to be held by their own tests: with those of the whole server a mutant takes minutes.
  {
    name: 'orders',
    files: ['server/orders/**/*.ts'],
    project: 'server',
    tests: 'server/{orders,payments}/**/*.test.ts',
    propertyRuns: 5,
  },
  {
    name: 'payments',
    files: ['server/payments/**/*.ts'],
    project: 'server',
    tests: 'server/{orders,payments}/**/*.test.ts',
    propertyRuns: 5,
  },
];

export const partNames = parts.map(({ name }) => name);

/**
 * The part that `MUTANTS` names, `domain` where it is not set.
 * @returns {MutantsPart & { report: string, known: string }} with where its report goes, and what is known of earlier runs
 */
export function mutantsPart(name = process.env.MUTANTS ?? 'domain') {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`MUTANTS is one of ${partNames.join(', ')}.`);
  return { ...part, report: `.cache/reports/mutants-${part.name}.json`, known: `.cache/mutants-${part.name}.json` };
}

/**
 * The tests of the rooms that mutants are planted in which name an environment of their own: Stryker cannot watch those.
 * @returns {string[]} paths
 */
export function testsElsewhere() {
  const files = ['domain', 'data', 'store', 'server'].flatMap((room) => filesUnder(root, room));
  const namesOne = (file) => readFileSync(join(root, file), 'utf8').includes('@jest-environment');
  return files.filter((file) => /\.test\.tsx?$/.test(file) && namesOne(file));
}

/**
 * Where the first run keeps the names of a file's tests: never beside the file, where git and format would find them.
 * @param {string} rootDir the shop's folder, or the copy of it that mutants are planted in
 * @param {string} testPath
 */
export const namesFile = (rootDir, testPath) =>
  join(rootDir, '.cache/mutants/names', `${relative(rootDir, testPath)}.json`);

/**
 * A mutant that no test has seen.
 *
 * @typedef {object} Survivor
 * @property {string} file
 * @property {number} line from 1
 * @property {string} mutator Stryker's name for the kind of change: `StringLiteral`
 * @property {string} was the text that was changed
 * @property {string} became
 */

/**
 * What a report of Stryker's says (mutation-testing-elements, its JSON schema): how many mutants were tested, how many
 * died, and which did not. A mutant that makes a test run for ever has died.
 *
 * @returns {{ tested: number, killed: number, survivors: Survivor[] }}
 */
export function readReport(report) {
  let killed = 0;
  const survivors = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const { status, location, mutatorName: mutator, replacement } of mutants) {
      if (status === 'Killed' || status === 'Timeout') killed += 1;
      if (!hasLived({ status })) continue;
      const was = textBetween(source, location);
      survivors.push({ file, line: location.start.line, mutator, was, became: replacement ?? '' });
    }
  }
  return { tested: killed + survivors.length, killed, survivors };
}

/** @param {{ status: string }} mutant */
const hasLived = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/** Lines and columns are counted from 1. */
function textBetween(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/**
 * What is known of earlier runs, without what lived: Stryker does not plant it again for the sake of a new test, where the
 * code that it changes runs as soon as its file is loaded.
 *
 * @param {{ files: Record<string, { mutants: { status: string }[] }> }} known as Stryker keeps it
 */
export function withoutSurvivors(known) {
  const files = Object.entries(known.files).map(([file, { mutants, ...rest }]) => [
    file,
    { ...rest, mutants: mutants.filter((mutant) => !hasLived(mutant)) },
  ]);
  return { ...known, files: Object.fromEntries(files) };
}

/**
 * Why mutants of a kind may live.
 *
 * @typedef {object} Reason
 * @property {string} because
 * @property {string} [file] a beginning of their files' paths
 * @property {string} [mutator]
 * @property {string} [was] a regular expression for the text that was changed
 * @property {string} [became] the same for what it became
 */

/**
 * Why a mutant may live; undefined where nobody has said.
 * @param {Survivor} survivor
 * @param {readonly Reason[]} reasons
 */
export function reasonFor({ file, mutator, was, became }, reasons) {
  return reasons.find(
    (reason) =>
      (reason.file === undefined || file.startsWith(reason.file)) &&
      (reason.mutator === undefined || reason.mutator === mutator) &&
      (reason.was === undefined || new RegExp(reason.was, 's').test(was)) &&
      (reason.became === undefined || new RegExp(reason.became, 's').test(became)),
  )?.because;
}
