import type { JSONReport } from '@playwright/test/reporter';

/** Numbers of tests. `flaky` tests passed only on a retry and do not count as passed; omitted if there are none. */
export type Totals = { passed: number; failed: number; skipped: number; flaky?: number };

export const ONE_PASSED: Totals = { passed: 1, failed: 0, skipped: 0 };
export const ONE_SKIPPED: Totals = { passed: 0, failed: 0, skipped: 1 };
export const ONE_FAILED: Totals = { passed: 0, failed: 1, skipped: 0 };

type JestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
>;

/** Totals of Jest's `--json` report. A test file that cannot be loaded counts as one failure. */
export function jestTotals(report: JestReport): Totals {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: Pick<JSONReport['stats'], 'expected' | 'flaky' | 'skipped' | 'unexpected'>;
  errors?: readonly { message?: string }[];
};

/**
 * Totals of a report by Playwright's JSON reporter. A test that passed only on a retry is flaky. An error outside any
 * test (no server, a file that cannot be loaded) counts as one failure.
 */
export function playwrightTotals(report: PlaywrightReport): Totals {
  const { expected, flaky, skipped, unexpected } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  return { passed: expected, failed, skipped, ...(flaky > 0 && { flaky }) };
}

/** Totals of the output of Python's unittest; undefined if it did not finish. */
export function unittestTotals(output: string): Totals | undefined {
  const ran = /^Ran (\d+) tests? in /m.exec(output);
  const verdict = /^(?:OK|FAILED)(?: \((.*)\))?$/m.exec(output);
  if (!ran || !verdict) return undefined;
  const count = (what: string) => Number(new RegExp(`\\b${what}=(\\d+)`).exec(verdict[1] ?? '')?.[1] ?? 0);
  const failed = count('failures') + count('errors') + count('unexpected successes');
  const skipped = count('skipped');
  // A test of several sub-tests can fail more than once.
  return { passed: Math.max(0, Number(ran[1]) - failed - skipped), failed, skipped };
}

/**
 * Returns a test runner's totals from its report and exit code. A missing or unreadable report counts as one failure,
 * and so does a failed runner with a passing report.
 * @param text the report as JSON
 * @param code exit code
 */
export function runnerTotals<Report>(
  text: string | undefined,
  count: (report: Report) => Totals,
  code: number,
): Totals {
  const totals = readTotals(text, count);
  if (!totals) return ONE_FAILED;
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** Adds up the totals of several runs. */
export function sumTotals(all: readonly Totals[]): Totals {
  const sum = (field: keyof Totals) => all.reduce((total, totals) => total + (totals[field] ?? 0), 0);
  const flaky = sum('flaky');
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), ...(flaky > 0 && { flaky }) };
}

/** The last line of `npm test`. */
export function totalsLine({ passed, failed, skipped, flaky = 0 }: Totals): string {
  const others = [flaky > 0 && `${flaky} flaky`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return [`${passed} passed`, `${failed} failed`, ...others].join(', ');
}

function readTotals<Report>(text: string | undefined, count: (report: Report) => Totals): Totals | undefined {
  if (text === undefined) return undefined;
  try {
    const totals = count(JSON.parse(text));
    return Object.values(totals).every(Number.isInteger) ? totals : undefined;
  } catch {
    return undefined;
  }
}
