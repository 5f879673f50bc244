// Plants small bugs in the shop's rules and says which of them no test sees: `npm run mutants [-- domain store orders payments]`.
// What has died once is kept in .cache and planted again only where code or tests have changed.
// `npm run mutants -- --shop [names]` plants the bugs of e2e/bugs instead, and asks the journeys.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultAfter, isStopping, runNode, stopOnSignals } from '../process/children.mjs';
import { Failed, Fault, runProgram } from '../../runtime/fault.mjs';
import { mutantsPart, partNames, readReport, reasonFor, withoutSurvivors } from './mutant-results.mjs';
import { root } from '../../runtime/root.mjs';

/** The share of its mutants that has to die in each part. */
const LEAST = 0.92;

/** @type {readonly import('./mutant-results.mjs').Reason[]} */
const reasons = JSON.parse(readFileSync(new URL('reasons.json', import.meta.url), 'utf8'));

async function main() {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--shop') {
    const { plantBugs } = await import('../seeded-bugs/shop.mjs'); // rests on packages
    return plantBugs(rest);
  }
  return plantMutants(readNames(process.argv.slice(2)));
}

async function plantMutants(names) {
  const parts = [];
  for (const name of names) parts.push({ name, ...(await plantIn(name)) });
  const survivors = parts.flatMap((part) => part.survivors);
  const unexplained = survivors.filter((one) => reasonFor(one, reasons) === undefined);
  for (const because of [...new Set(reasons.map((reason) => reason.because))]) {
    const those = survivors.filter((one) => reasonFor(one, reasons) === because);
    if (those.length > 0) console.log(`\n${those.length} live, and may: ${because}\n${those.map(lineOf).join('\n')}`);
  }
  if (unexplained.length > 0) console.log(`\n${unexplained.length} live:\n${unexplained.map(lineOf).join('\n')}`);
  console.log('');
  for (const { name, tested, killed } of parts) {
    console.log(`${name}: ${killed} of ${tested} mutants killed, ${((100 * killed) / tested).toFixed(1)} %`);
  }
  const tooFew = parts.some(({ tested, killed }) => killed < LEAST * tested);
  return tooFew || unexplained.length > 0 ? 1 : 0;
}

async function plantIn(name) {
  const { report, known } = mutantsPart(name);
  rmSync(join(root, report), { force: true });
  forgetSurvivors(join(root, known));
  console.log(`\n${name} …`);
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const { code } = await runNode(stryker, ['run'], { show: 'live', env: { MUTANTS: name } });
  if (isStopping()) throw new Failed();
  if (code !== 0 || !existsSync(join(root, report)))
    throw faultAfter('', `Stryker could not test the mutants of ${name}.`);
  return readReport(JSON.parse(readFileSync(join(root, report), 'utf8')));
}

/** What lived is planted again: a test may have come since. */
function forgetSurvivors(file) {
  if (existsSync(file)) writeFileSync(file, JSON.stringify(withoutSurvivors(JSON.parse(readFileSync(file, 'utf8')))));
}

const lineOf = ({ file, line, mutator, was, became }) =>
  `  ${file}:${line} ${mutator}: ${short(was)} → ${short(became)}`;

function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}

/** @param {string[]} args */
function readNames(args) {
  const unknown = args.find((name) => !partNames.includes(name));
  if (unknown !== undefined) throw new Fault(`mutants knows ${partNames.join(', ')}, not "${unknown}".`);
  return args.length > 0 ? args : partNames;
}

stopOnSignals(() => 1);
runProgram(main);
