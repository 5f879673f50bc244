import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** A test that failed and then passed, although nothing had changed: its title with file, line and project, and its error. */
export type Flake = { title: string; said: string };

/** A test of one run; `said` is the first line of its error. */
export type Ran = { title: string; status: JSONReportTest['status']; said: string };

/**
 * Every test of a report by Playwright's JSON reporter.
 * @returns none for a missing report, or half of one
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

/** The tests that passed on a retry. */
export function flakesOf(text: string | undefined): Flake[] {
  return testsOf(text)
    .filter(({ status }) => status === 'flaky')
    .map(({ title, said }) => ({ title, said }));
}

export function flakesLine({ title, said }: Flake): string {
  return `FLAKY ${title}: failed, then passed${said ? ` (${said})` : ''}`;
}

function testsIn(suite: JSONReportSuite, above: readonly string[]): Ran[] {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file}:${line} › ${[...titles, title].join(' › ')}`,
      status,
      said: firstLine(results.find(({ error }) => error)?.error?.message ?? ''),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, titles))];
}

/** The first line of a failed test's error, without colours. */
export const firstLine = (message: string) =>
  message
    .replace(/\u001B\[[\d;]*m/g, '')
    .trim()
    .replace(/\n[^]*/, '');

/** A flaky test, and in how many runs it failed. */
type CountedFlake = Flake & { times: number };

/**
 * Compares several runs of the same tests.
 * @returns `tests` that ran, all runs together; `red` failed in every run, so they are not flaky
 */
export function compareRuns(runs: readonly Ran[][]): { tests: number; flakes: CountedFlake[]; red: Flake[] } {
  const byTitle = new Map<string, Ran[]>();
  for (const ran of runs.flat()) byTitle.set(ran.title, [...(byTitle.get(ran.title) ?? []), ran]);
  const ran = runs.flat().filter(({ status }) => status !== 'skipped');
  const isRed = ({ status }: Ran) => status === 'unexpected';
  const tests = [...byTitle].map(([title, tries]) => {
    const reds = tries.filter((one) => one.status === 'flaky' || isRed(one));
    return { title, times: reds.length, said: reds[0]?.said ?? '', isAlways: tries.every(isRed) };
  });
  const reds = tests.filter(({ times }) => times > 0);
  return {
    tests: ran.length,
    flakes: reds.filter(({ isAlways }) => !isAlways).map(({ title, said, times }) => ({ title, said, times })),
    red: reds.filter(({ isAlways }) => isAlways).map(({ title, said }) => ({ title, said })),
  };
}

type Entry = Record<'date' | 'commit' | 'part' | 'machine', string> &
  Record<'runs' | 'tests' | 'seconds' | 'flakes' | 'red', number> & {
    /** The machine's load average before and after. */
    load: readonly [number, number];
  };

/** One line of the log, docs/reports/flaky-tests.md. */
export function logLine({ date, commit, part, runs, tests, seconds, flakes, red, machine, load }: Entry): string {
  const [before, after] = load.map((value) => value.toFixed(1));
  const cells = [date, commit, part, runs, tests, flakes, red, Math.round(seconds), machine, `${before} to ${after}`];
  return `| ${cells.join(' | ')} |`;
}

/** The log with one more line, and the flaky tests under its table; the newest line is the last. */
export function addToLog(page: string, line: string, flakes: readonly CountedFlake[]): string {
  const lines = page.trimEnd().split('\n');
  const last = lines.findLastIndex((one) => one.startsWith('| '));
  const named = flakes.map(
    ({ title, times, said }) => `- ${line.slice(2, line.indexOf(' | '))}: ${title}, ${times} times: ${said}`,
  );
  const after = lines.slice(last + 1);
  if (named.length > 0 && after.length === 0) after.push('');
  return [...lines.slice(0, last + 1), line, ...after, ...named].join('\n') + '\n';
}
