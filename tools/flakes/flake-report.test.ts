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

describe('a report', () => {
  it('has each test by its title, and what it said when it was red', () => {
    expect(testsOf(report)).toEqual([
      { title: '[phone] cart.spec.ts:12 › adds', status: 'expected', said: '' },
      { title: keeps, status: 'flaky', said: 'The cart has 1 watch, not 2.' },
      { title: '[phone] cart.spec.ts:12 › offline › waits', status: 'skipped', said: '' },
    ]);
  });

  it('names as flakes what tried again and was green', () => {
    expect(flakesOf(report)).toEqual([{ title: keeps, said: 'The cart has 1 watch, not 2.' }]);
    expect(flakesOf(report).map(flakesLine)).toEqual([
      `FLAKY ${keeps}: failed, then passed (The cart has 1 watch, not 2.)`,
    ]);
  });

  it('that is missing or broken has none', () => {
    expect(testsOf(undefined)).toEqual([]);
    expect(flakesOf('{"suites": [')).toEqual([]);
  });
});

describe('several runs', () => {
  const ran = (status: Ran['status'], title = 'a') => ({ title, status, said: status === 'unexpected' ? 'no' : '' });

  it('show what wavers, how often it was red, and what always is', () => {
    const runs = [
      [ran('unexpected'), ran('unexpected', 'b'), ran('skipped', 'c')],
      [ran('expected'), ran('unexpected', 'b'), ran('skipped', 'c')],
      [ran('unexpected'), ran('unexpected', 'b'), ran('skipped', 'c')],
    ];
    expect(compareRuns(runs)).toEqual({
      tests: 6,
      flakes: [{ title: 'a', said: 'no', times: 2 }],
      red: [{ title: 'b', said: 'no' }],
    });
  });

  it('that are green say so', () => {
    expect(compareRuns([[ran('expected')], [ran('expected')]])).toEqual({ tests: 2, flakes: [], red: [] });
  });
});

describe('the ledger', () => {
  const entry = {
    date: '2026-11-23',
    commit: 'abc1234',
    part: '`cart`',
    runs: 20,
    tests: 400,
    seconds: 61.4,
    flakes: 1,
    red: 0,
  };
  const line = logLine({ ...entry, machine: '2 cores, 23 GiB', load: [1.04, 2.96] });

  it('has a line a command, the newest last, and under all of them what wavered', () => {
    expect(line).toBe('| 2026-11-23 | abc1234 | `cart` | 20 | 400 | 1 | 0 | 61 | 2 cores, 23 GiB | 1.0 to 3.0 |');
    const page = '# Flakes\n\n| date |\n| ---- |\n| old |\n\n- an old flake\n';
    expect(addToLog(page, line, [{ title: 'adds', times: 2, said: 'no' }])).toBe(
      `# Flakes\n\n| date |\n| ---- |\n| old |\n${line}\n\n- an old flake\n- 2026-11-23: adds, 2 times: no\n`,
    );
  });

  it('begins its list of what wavered under its table', () => {
    expect(addToLog('| date |\n| ---- |\n', line, [{ title: 'adds', times: 1, said: 'no' }])).toContain(
      `${line}\n\n- 2026-11-23: adds`,
    );
  });
});
