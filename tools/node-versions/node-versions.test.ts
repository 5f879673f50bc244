import { isVersion, readVersions, resultsTable } from './node-versions';

test('readVersions returns all versions without arguments, else those that --only names', () => {
  expect(readVersions([])).toEqual(['20.19', '22', '24']);
  expect(readVersions(['--only', '24,22'])).toEqual(['24', '22']);
});

test.each([
  [['--only', '18'], '18'],
  [['22'], '22'],
])('readVersions rejects %j', (args, unknown) => {
  expect(() => readVersions(args)).toThrow(`node-versions: --only accepts 20.19, 22, 24, not "${unknown}".`);
});

test.each([
  ['20.19.6', '20.19', true],
  ['20.20.2', '20.19', false],
  ['22.23.3', '22', true],
  ['2.0.0', '22', false],
  ['24.1.0', '24.1', true],
  ['24.10.0', '24.1', false],
])('isVersion(%s, %s) returns %s', (version, wanted, expected) => {
  expect(isVersion(version, wanted)).toBe(expected);
});

test('resultsTable has a row per step, with the totals of its tests', () => {
  const steps = [
    { name: 'Node 22.23.3, unit', outcome: 'passed' as const, seconds: 90, output: 'unit …\n3 passed, 0 failed\n' },
    { name: 'Node 22.23.3, smoke', outcome: 'failed' as const, seconds: 7, output: '\u001B[31mno shop\u001B[39m' },
  ];
  expect(
    resultsTable([{ version: '22.23.3', steps }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| Node 22.23.3, unit | passed | 90 | 3 passed, 0 failed |',
    '| Node 22.23.3, smoke | failed | 7 | no shop |',
  ]);
});
