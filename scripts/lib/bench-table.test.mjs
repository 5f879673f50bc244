import { benchTable } from './bench-table.mjs';

test('one line a shop, one column a kind of page', () => {
  const measured = { seconds: 41.6, memory: 1_234_000_000, disk: 56_000_000 };
  const shops = [
    { ...measured, watches: 54, pages: { home: 84_449, '/all/page/2': undefined } },
    { ...measured, watches: 10_000, pages: { home: 84_460, '/all/page/2': 212_345 } },
  ];
  expect(benchTable(shops)).toBe(
    [
      '| watches | build, s | memory, MB | disk, MB | home, KB | /all/page/2, KB |',
      '| --: | --: | --: | --: | --: | --: |',
      '| 54 | 42 | 1234 | 56 | 84.4 | - |',
      '| 10,000 | 42 | 1234 | 56 | 84.5 | 212.3 |',
    ].join('\n'),
  );
});
