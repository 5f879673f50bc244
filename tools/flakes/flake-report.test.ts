import { addToLog, compareRuns, flakesLine, flakesOf, logLine, type Ran, testsOf } from './flake-report';

const error = { message: '\u001B[31mThe cart has 1 watch, not 2.\u001B[39m\n  at cart.spec.ts' };
const spec = (title: string, status: string, ...results: { error?: typeof error }[]) => ({
  title,
  file: 'cart.spec.ts',
  line: 12,
  tests: [{ projectName: 'phone', status, results }],
});
const report = JSON.stringify({
  suites: [
    {
      title: 'cart.spec.ts',
      file: 'cart.spec.ts',
      specs: [spec('adds', 'expected', {})],
      suites: [
        {
          title: 'offline',
          file: 'cart.spec.ts',
          specs: [spec('keeps', 'flaky', { error }, {}), spec('waits', 'skipped')],
        },
      ],
    },
  ],
});
const keeps = '[phone] cart.spec.ts:12 › offline › keeps';

describe('flake-report', () => {
  it('testsOf returns each test with its full title and the first line of its error', () => {
    expect(testsOf(report)).toEqual([
      { title: '[phone] cart.spec.ts:12 › adds', status: 'expected', message: '' },
      { title: keeps, status: 'flaky', message: 'The cart has 1 watch, not 2.' },
      { title: '[phone] cart.spec.ts:12 › offline › waits', status: 'skipped', message: '' },
    ]);
  });

  it('flakesOf returns the tests that passed on a retry', () => {
    expect(flakesOf(report)).toEqual([{ title: keeps, message: 'The cart has 1 watch, not 2.' }]);
    expect(flakesOf(report).map(flakesLine)).toEqual([
      `FLAKY ${keeps}: failed, then passed (The cart has 1 watch, not 2.)`,
    ]);
  });

  it('testsOf and flakesOf return nothing for a missing or truncated report', () => {
    expect(testsOf(undefined)).toEqual([]);
    expect(flakesOf('{"suites": [')).toEqual([]);
  });
});

describe('compareRuns', () => {
  const ran = (status: Ran['status'], title = 'a') => ({ title, status, message: status === 'unexpected' ? 'no' : '' });

  it('compareRuns separates flaky tests from those that always fail, and counts failures', () => {
    const runs = [
      [ran('unexpected'), ran('unexpected', 'b'), ran('skipped', 'c')],
      [ran('expected'), ran('unexpected', 'b'), ran('skipped', 'c')],
      [ran('unexpected'), ran('unexpected', 'b'), ran('skipped', 'c')],
    ];
    expect(compareRuns(runs)).toEqual({
      tests: 6,
      flakes: [{ title: 'a', message: 'no', times: 2 }],
      failing: [{ title: 'b', message: 'no' }],
    });
  });

  it('compareRuns returns no flaky tests if every run passes', () => {
    expect(compareRuns([[ran('expected')], [ran('expected')]])).toEqual({ tests: 2, flakes: [], failing: [] });
  });
});

describe('the log', () => {
  const entry = {
    date: '2026-11-23',
    commit: 'abc1234',
    part: '`cart`',
    runs: 20,
    tests: 400,
    seconds: 61.4,
    flakes: 1,
    failing: 0,
  };
  const line = logLine({ ...entry, machine: '2 cores, 23 GiB', load: [1.04, 2.96] });

  it('addToLog appends a line to the table and the flaky tests below it', () => {
    expect(line).toBe('| 2026-11-23 | abc1234 | `cart` | 20 | 400 | 1 | 0 | 61 | 2 cores, 23 GiB | 1.0 to 3.0 |');
    const page = '# Flakes\n\n| date |\n| ---- |\n| old |\n\n- an old flake\n';
    expect(addToLog(page, line, [{ title: 'adds', times: 2, message: 'no' }])).toBe(
      `# Flakes\n\n| date |\n| ---- |\n| old |\n${line}\n\n- an old flake\n- 2026-11-23: adds, 2 times: no\n`,
    );
  });

  it('addToLog starts a list of flaky tests if there is none', () => {
    expect(addToLog('| date |\n| ---- |\n', line, [{ title: 'adds', times: 1, message: 'no' }])).toContain(
      `${line}\n\n- 2026-11-23: adds`,
    );
  });
});
