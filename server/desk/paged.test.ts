import { isFound, pageOf } from './paged';

it.each([
  ['no row', 0, undefined, 1, 1, []],
  ['a full page', 50, 2, 1, 1, [0, 49]],
  ['one row more than a page', 51, 2, 2, 2, [50, 50]],
  ['a page below the first', 51, 0, 1, 2, [0, 49]],
  ['a page beyond the last', 101, 9, 3, 3, [100, 100]],
])('pageOf returns the rows of %s', (_, count, asked, page, pages, ends) => {
  const found = pageOf([...Array(count).keys()], asked);
  expect(found).toMatchObject({ count, page, pages });
  expect([...found.rows.slice(0, 1), ...found.rows.slice(-1)]).toEqual(ends);
});

it.each([
  ['XERIX/1', true],
  ['meridian', true],
  ['', true],
  ['comet', false],
])('isFound compares "%s" with key and name in any case', (typed, isExpected) => {
  expect(isFound({ watch: 'xerix/1', name: 'Xeric Slow Meridian' }, typed)).toBe(isExpected);
});
