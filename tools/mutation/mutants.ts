// Mutation testing: `npm run mutants [-- domain store orders payments]`. Results are kept in .cache; a killed mutant is tested again only
// if code or tests have changed. `npm run mutants -- --shop [names]` seeds the bugs of e2e/seeded-bugs and runs their tests instead.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed, runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { errorAfter, isStopping, runNode, stopOnSignals } from '@/tools/process/children';
import { seedBugs } from '@/tools/seeded-bugs/seed-bugs';
import { mutantsPart, partNames } from './parts';
import reasons from './reasons.json';
import { readReport, reasonFor, type Survivor, withoutSurvivors } from './report';

/** Minimum share of killed mutants in each part. */
const MIN_KILLED = 0.92;

async function main(): Promise<number> {
  const [first, ...rest] = process.argv.slice(2);
  return first === '--shop' ? seedBugs(rest) : testMutants(readNames(process.argv.slice(2)));
}

async function testMutants(names: readonly string[]): Promise<number> {
  const parts = [];
  for (const name of names) parts.push({ name, ...(await testPart(name)) });
  const survivors = parts.flatMap((part) => part.survivors);
  const unexplained = survivors.filter((one) => reasonFor(one, reasons) === undefined);
  for (const because of [...new Set(reasons.map((reason) => reason.because))]) {
    const those = survivors.filter((one) => reasonFor(one, reasons) === because);
    if (those.length > 0)
      console.log(`\n${those.length} survive, and may: ${because}\n${those.map(lineOf).join('\n')}`);
  }
  if (unexplained.length > 0) console.log(`\n${unexplained.length} survive:\n${unexplained.map(lineOf).join('\n')}`);
  console.log('');
  for (const { name, tested, killed } of parts) {
    console.log(`${name}: ${killed} of ${tested} mutants killed, ${((100 * killed) / tested).toFixed(1)} %`);
  }
  const tooFew = parts.some(({ tested, killed }) => killed < MIN_KILLED * tested);
  return tooFew || unexplained.length > 0 ? 1 : 0;
}

async function testPart(name: string) {
  const { report, known } = mutantsPart(name);
  rmSync(join(root, report), { force: true });
  forgetSurvivors(join(root, known));
  console.log(`\n${name} …`);
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  const { code } = await runNode(stryker, ['run'], { show: 'live', env: { MUTANTS: name } });
  if (isStopping()) throw new Failed();
  if (code !== 0 || !existsSync(join(root, report)))
    throw errorAfter('', `Stryker could not test the mutants of ${name}.`);
  return readReport(JSON.parse(readFileSync(join(root, report), 'utf8')));
}

/** Survivors are tested again: a test may have been added. */
function forgetSurvivors(file: string): void {
  if (existsSync(file)) writeFileSync(file, JSON.stringify(withoutSurvivors(JSON.parse(readFileSync(file, 'utf8')))));
}

const lineOf = ({ file, line, mutator, was, became }: Survivor) =>
  `  ${file}:${line} ${mutator}: ${short(was)} → ${short(became)}`;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}

function readNames(args: readonly string[]): readonly string[] {
  const unknown = args.find((name) => !partNames.includes(name));
  if (unknown !== undefined) throw new ReportedError(`mutants accepts ${partNames.join(', ')}, not "${unknown}".`);
  return args.length > 0 ? args : partNames;
}

stopOnSignals(() => 1);
runProgram(main);
