import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** A flaky test: its title with file, line and project, and the first line of its error. */
export type Flake = { title: string; message: string };

/** A test of one run; `message` is the first line of its error. */
export type Ran = { title: string; status: JSONReportTest['status']; message: string };

/**
 * Reads the tests of a report by Playwright's JSON reporter.
 * @returns no tests for a missing or truncated report
 */
export function testsOf(text: string | undefined): Ran[] {
  if (text === undefined) return [];
  try {
    const { suites }: Pick<JSONReport, 'suites'> = JSON.parse(text);
    return suites.flatMap((suite) => testsIn(suite, []));
  } catch {
    return [];
  }
}

/** Returns the tests that passed on a retry. */
export function flakesOf(text: string | undefined): Flake[] {
  return testsOf(text)
    .filter(({ status }) => status === 'flaky')
    .map(({ title, message }) => ({ title, message }));
}

/** Line of a flaky test for the terminal. */
export function flakesLine({ title, message }: Flake): string {
  return `FLAKY ${title}: failed, then passed${message ? ` (${message})` : ''}`;
}

function testsIn(suite: JSONReportSuite, above: readonly string[]): Ran[] {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file}:${line} › ${[...titles, title].join(' › ')}`,
      status,
      message: firstLine(results.find(({ error }) => error)?.error?.message ?? ''),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, titles))];
}

/** Returns the first line of an error, without colours. */
export const firstLine = (message: string) =>
  message
    .replace(/\u001B\[[\d;]*m/g, '')
    .trim()
    .replace(/\n[^]*/, '');

/** A flaky test with the number of runs in which it failed. */
type CountedFlake = Flake & { times: number };

/**
 * Compares several runs of the same tests.
 * @returns `tests`: number of tests run, over all runs; `failing`: tests that failed in every run
 */
export function compareRuns(runs: readonly Ran[][]): { tests: number; flakes: CountedFlake[]; failing: Flake[] } {
  const byTitle = new Map<string, Ran[]>();
  for (const ran of runs.flat()) byTitle.set(ran.title, [...(byTitle.get(ran.title) ?? []), ran]);
  const ran = runs.flat().filter(({ status }) => status !== 'skipped');
  const hasFailed = ({ status }: Ran) => status === 'unexpected';
  const tests = [...byTitle].map(([title, tries]) => {
    const failed = tries.filter((one) => one.status === 'flaky' || hasFailed(one));
    return { title, times: failed.length, message: failed[0]?.message ?? '', isAlways: tries.every(hasFailed) };
  });
  const failed = tests.filter(({ times }) => times > 0);
  return {
    tests: ran.length,
    flakes: failed.filter(({ isAlways }) => !isAlways).map(({ title, message, times }) => ({ title, message, times })),
    failing: failed.filter(({ isAlways }) => isAlways).map(({ title, message }) => ({ title, message })),
  };
}

type Entry = Record<'date' | 'commit' | 'part' | 'machine', string> &
  Record<'runs' | 'tests' | 'seconds' | 'flakes' | 'failing', number> & {
    /** Load average of the machine before and after the run. */
    load: readonly [number, number];
  };

/** Returns one line of the log, docs/reports/flaky-tests.md. */
export function logLine({ date, commit, part, runs, tests, seconds, flakes, failing, machine, load }: Entry): string {
  const [before, after] = load.map((value) => value.toFixed(1));
  const cells = [
    date,
    commit,
    part,
    runs,
    tests,
    flakes,
    failing,
    Math.round(seconds),
    machine,
    `${before} to ${after}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the log with one more line at the end of its table, and the flaky tests below the table. */
export function addToLog(page: string, line: string, flakes: readonly CountedFlake[]): string {
  const lines = page.trimEnd().split('\n');
  const last = lines.findLastIndex((one) => one.startsWith('| '));
  const named = flakes.map(
    ({ title, times, message }) => `- ${line.slice(2, line.indexOf(' | '))}: ${title}, ${times} times: ${message}`,
  );
  const after = lines.slice(last + 1);
  if (named.length > 0 && after.length === 0) after.push('');
  return [...lines.slice(0, last + 1), line, ...after, ...named].join('\n') + '\n';
}
