import {
  jestTotals,
  ONE_FAILED,
  ONE_PASSED,
  playwrightTotals,
  runnerTotals,
  sumTotals,
  totalsLine,
  unittestTotals,
} from './totals';

const jestReport = {
  numPassedTests: 40,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};
const playwrightReport = { stats: { expected: 90, flaky: 2, unexpected: 3, skipped: 4 }, errors: [] };

describe('totals of a runner', () => {
  it('jestTotals counts a file that cannot be loaded as a failure', () => {
    expect(jestTotals(jestReport)).toEqual({ passed: 40, failed: 3, skipped: 2 });
  });

  it('playwrightTotals does not count a flaky test as passed', () => {
    expect(playwrightTotals(playwrightReport)).toEqual({ passed: 90, failed: 3, skipped: 4, flaky: 2 });
  });

  it('playwrightTotals counts errors outside any test', () => {
    const report = { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }, errors: [{ message: 'no server' }] };
    expect(playwrightTotals(report)).toEqual(ONE_FAILED);
  });

  it('unittestTotals reads the output of Python’s unittest', () => {
    expect(unittestTotals('....\nRan 12 tests in 0.4s\n\nOK\n')).toEqual({ passed: 12, failed: 0, skipped: 0 });
    const mixed = 'Ran 12 tests in 0.4s\n\nFAILED (failures=2, errors=1, skipped=3)\n';
    expect(unittestTotals(mixed)).toEqual({ passed: 6, failed: 3, skipped: 3 });
    const subTests = 'Ran 1 test in 0.1s\n\nFAILED (failures=5)\n';
    expect(unittestTotals(subTests)).toEqual({ passed: 0, failed: 5, skipped: 0 });
    expect(unittestTotals('Traceback (most recent call last)')).toBeUndefined();
  });

  it('runnerTotals returns one failure for a missing or truncated report', () => {
    expect(runnerTotals(undefined, jestTotals, 0)).toEqual(ONE_FAILED);
    expect(runnerTotals('{"numPassedTests": 4', jestTotals, 0)).toEqual(ONE_FAILED);
    expect(runnerTotals('{}', jestTotals, 0)).toEqual(ONE_FAILED);
    expect(runnerTotals('{}', playwrightTotals, 1)).toEqual(ONE_FAILED);
  });

  it('runnerTotals adds a failure if the runner exited with an error', () => {
    const green = JSON.stringify({ stats: { expected: 5, flaky: 0, unexpected: 0, skipped: 0 } });
    expect(runnerTotals(green, playwrightTotals, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    expect(runnerTotals(green, playwrightTotals, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});

it('sumTotals adds totals', () => {
  expect(sumTotals([ONE_PASSED, ONE_FAILED, jestTotals(jestReport)])).toEqual({ passed: 41, failed: 4, skipped: 2 });
  expect(sumTotals([ONE_PASSED, playwrightTotals(playwrightReport)])).toMatchObject({ passed: 91, flaky: 2 });
  expect(sumTotals([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

it('totalsLine mentions flaky and skipped tests only if there are any', () => {
  expect(totalsLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(totalsLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  expect(totalsLine({ passed: 12, failed: 0, skipped: 3, flaky: 1 })).toBe('12 passed, 0 failed, 1 flaky, 3 skipped');
});
