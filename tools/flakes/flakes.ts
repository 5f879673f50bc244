// Repeats the end-to-end tests, or some of them, and logs the flaky ones in docs/reports/flaky-tests.md:
// `npm run flakes -- 100 [Playwright's options]`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed, runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { isStopping, run, runNode, stopOnSignals } from '@/tools/process/children';
import { thisDay, thisMachine, writePage } from '@/tools/reports/markdown';
import { runEndToEnd, suiteFor } from '@/tools/test/end-to-end';
import { addToLog, compareRuns, flakesLine, logLine, type Ran, testsOf } from './flake-report';

const LOG = join(root, 'docs', 'reports', 'flaky-tests.md');

async function main(): Promise<number> {
  const [count, ...extra] = process.argv.slice(2);
  const times = Number(count);
  if (!Number.isInteger(times) || times < 1)
    throw new ReportedError('Usage: npm run flakes -- <number of runs> [options of Playwright]');
  const { code } = await runNode('tools/build/build.ts', ['--quiet'], { show: 'live' });
  if (code !== 0) throw new Failed();
  const [began, [before = 0]] = [Date.now(), loadavg()];
  const runs: Ran[][] = [];
  while (runs.length < times && !isStopping()) runs.push(await runOnce(extra, runs.length + 1, times));
  if (isStopping()) throw new Failed();
  const { tests, flakes, failing } = compareRuns(runs);
  if (tests === 0) throw new ReportedError('No test ran.');
  const line = logLine({
    date: thisDay(),
    commit: (await run('git', ['rev-parse', '--short', 'HEAD'])).output.trim(),
    part: extra.length > 0 ? `\`${extra.join(' ')}\`` : 'all of `npm test`',
    runs: times,
    tests,
    seconds: (Date.now() - began) / 1000,
    flakes: flakes.length,
    failing: failing.length,
    machine: thisMachine(),
    load: [before, loadavg()[0] ?? 0],
  });
  await writePage(LOG, addToLog(readFileSync(LOG, 'utf8'), line, flakes));
  for (const flake of flakes) console.log(`${flakesLine(flake)}, ${flake.times} of ${times} times`);
  for (const { title, message } of failing) console.log(`FAILING ${title}: ${message}`);
  console.log(
    `${times} runs, ${tests} tests, ${flakes.length} flaky, ${failing.length} failing in every run; logged in docs/reports/flaky-tests.md`,
  );
  return flakes.length + failing.length === 0 ? 0 : 1;
}

/** Runs the tests once on an empty database, so that no run affects the next. */
async function runOnce(extra: readonly string[], number: number, times: number): Promise<Ran[]> {
  if (existsSync(join(root, '.cache', 'e2e'))) rmSync(join(root, '.cache', 'e2e'), { recursive: true });
  console.log(`\nrun ${number} of ${times}`);
  const { report } = await runEndToEnd(['--retries=0', ...extra], {
    suite: suiteFor('short', extra),
    show: 'live',
    name: 'flakes',
  });
  const ran = testsOf(report);
  if (ran.length === 0 && !isStopping()) throw new ReportedError('Playwright left no report.');
  return ran;
}

stopOnSignals(() => 1);
runProgram(main);
