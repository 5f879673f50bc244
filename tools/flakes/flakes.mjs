// Repeats the journeys, or some of them, and enters in docs/flakes.md what wavered: `npm run flakes -- 100 [Playwright's options]`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { isStopping, run, runNode, stopOnSignals } from '../process/children.mjs';
import { Failed, Fault, runProgram } from '../../runtime/fault.mjs';
import { compareRuns, enterInLedger, flakesLine, ledgerLine, testsOf } from './flake-report.mjs';
import { walkFor, walkJourneys } from '../test/end-to-end.mjs';
import { thisDay, thisMachine, writePage } from '../bench/measured-page.mjs';
import { root } from '../../runtime/root.mjs';

const LEDGER = join(root, 'docs', 'flakes.md');

async function main() {
  const [count, ...extra] = process.argv.slice(2);
  const times = Number(count);
  if (!Number.isInteger(times) || times < 1)
    throw new Fault('npm run flakes -- <how often> [what, as Playwright is told]');
  const { code } = await runNode('tools/build/build.mjs', ['--quiet'], { show: 'live' });
  if (code !== 0) throw new Failed();
  const [began, before] = [Date.now(), loadavg()[0]];
  const runs = [];
  while (runs.length < times && !isStopping()) runs.push(await walkOnce(extra, runs.length + 1, times));
  if (isStopping()) throw new Failed();
  const { tests, flakes, red } = compareRuns(runs);
  if (tests === 0) throw new Fault('No journey ran.');
  const line = ledgerLine({
    date: thisDay(),
    commit: (await run('git', ['rev-parse', '--short', 'HEAD'])).output.trim(),
    part: extra.length > 0 ? `\`${extra.join(' ')}\`` : 'all of `npm test`',
    runs: times,
    tests,
    seconds: (Date.now() - began) / 1000,
    flakes: flakes.length,
    red: red.length,
    machine: thisMachine(),
    load: [before, loadavg()[0]],
  });
  await writePage(LEDGER, enterInLedger(readFileSync(LEDGER, 'utf8'), line, flakes));
  for (const flake of flakes) console.log(`${flakesLine(flake)}, ${flake.times} of ${times} times`);
  for (const { title, said } of red) console.log(`RED ${title}: ${said}`);
  console.log(
    `${times} runs, ${tests} tests, ${flakes.length} flakes, ${red.length} always red; entered in docs/flakes.md`,
  );
  return flakes.length + red.length === 0 ? 0 : 1;
}

/** One run, on records that nobody has used: a test that wavers may not be another run's doing. */
async function walkOnce(extra, number, times) {
  if (existsSync(join(root, '.cache', 'e2e'))) rmSync(join(root, '.cache', 'e2e'), { recursive: true });
  console.log(`\nrun ${number} of ${times}`);
  const { report } = await walkJourneys(['--retries=0', ...extra], {
    walk: walkFor('short', extra),
    show: 'live',
    name: 'flakes',
  });
  const ran = testsOf(report);
  if (ran.length === 0 && !isStopping()) throw new Fault('Playwright left no report.');
  return ran;
}

stopOnSignals(() => 1);
runProgram(main);
