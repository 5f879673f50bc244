/**
 * Numbers of tests. `flaky` were red and then, tried again, green: they have not passed; left out where there are none.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Totals
 */

/** @type {Totals} */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Totals} */
export const ONE_SKIPPED = { passed: 0, failed: 0, skipped: 1 };
/** @type {Totals} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * Totals of a report that jest wrote with `--json`. A test file that could not even be loaded counts as one failure.
 * @returns {Totals}
 */
export function jestTotals(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Totals of a report by Playwright's JSON reporter. A test that passed on a later try alone is flaky; an error
 * outside any test (the server did not come up, a file could not be loaded) counts as one failure.
 * @returns {Totals}
 */
export function playwrightTotals(report) {
  const { expected, flaky, skipped, unexpected } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  return { passed: expected, failed, skipped, ...(flaky > 0 && { flaky }) };
}

/**
 * Totals of what Python's unittest printed; undefined when it did not come to its end.
 * @param {string} output
 * @returns {Totals | undefined}
 */
export function unittestTotals(output) {
  const ran = /^Ran (\d+) tests? in /m.exec(output);
  const verdict = /^(?:OK|FAILED)(?: \((.*)\))?$/m.exec(output);
  if (!ran || !verdict) return undefined;
  const count = (what) => Number(new RegExp(`\\b${what}=(\\d+)`).exec(verdict[1] ?? '')?.[1] ?? 0);
  const failed = count('failures') + count('errors') + count('unexpected successes');
  const skipped = count('skipped');
  // A test of several sub-tests can fail more than once.
  return { passed: Math.max(0, Number(ran[1]) - failed - skipped), failed, skipped };
}

/**
 * What a test runner achieved, by its report and its exit code: a runner that left no readable report, or that was not
 * content although its report is, counts as one failure more.
 * @param {string | undefined} text the report as JSON
 * @param {(report: object) => Totals} count
 * @param {number} code exit code
 * @returns {Totals}
 */
export function runnerTotals(text, count, code) {
  const totals = readTotals(text, count);
  if (!totals) return ONE_FAILED;
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/**
 * @param {Totals[]} all
 * @returns {Totals}
 */
export function sumTotals(all) {
  const sum = (field) => all.reduce((total, totals) => total + (totals[field] ?? 0), 0);
  const flaky = sum('flaky');
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), ...(flaky > 0 && { flaky }) };
}

/**
 * The last line of `npm test`.
 * @param {Totals} totals
 */
export function totalsLine({ passed, failed, skipped, flaky = 0 }) {
  const others = [flaky > 0 && `${flaky} flaky`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return [`${passed} passed`, `${failed} failed`, ...others].join(', ');
}

function readTotals(text, count) {
  try {
    const totals = count(JSON.parse(text));
    return Object.values(totals).every(Number.isInteger) ? totals : undefined;
  } catch {
    return undefined;
  }
}
