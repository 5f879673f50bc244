// Verifies docs/product.md 2.8.
import { findListPage, findNarrowedPage, laterPages, listAt, listPagePath, listPageTitle } from './list-pages';
import { womens } from './ranges';

jest.mock('./catalogue/shop-catalogue', () => ({
  catalogue: {
    listPage: async (_: string, page: number) => (page > 12 ? undefined : { watches: [], page, pages: 12, count: 700 }),
    findOnList: async (name: string, { ranges }: object & { ranges: object }, page: number) => ({ name, ranges, page }),
  },
}));

test('listPagePath returns the list path for page 1 and a subpath for others', () => {
  expect(listPagePath('/all', 1)).toBe('/all');
  expect(listPagePath(womens.path, 2)).toBe('/wfemale/allwfemale/page/2');
});

test('listPageTitle adds the page number after page 1', () => {
  expect(listPageTitle(womens, 1)).toBe('Women’s Watches');
  expect(listPageTitle(womens, 2)).toBe('Women’s Watches, page 2');
});

test('laterPages returns page numbers from 2 to the last page', async () => {
  expect(await laterPages('all')).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test.each([
  [undefined, 1],
  ['2', 2],
  ['12', 12],
])('findListPage maps route parameter %p to page %d', async (page, number) => {
  expect((await findListPage('all', page))?.shown.page).toBe(number);
});

test.each(['1', '0', '02', '2x', '-2', '2.0', '', '13', '1e1'])(
  'findListPage returns undefined for route parameter %p',
  async (page) => {
    expect(await findListPage('womens', page)).toBeUndefined();
  },
);

test('findListPage puts the watch count into the description of the list "all"', async () => {
  expect((await findListPage('all'))?.list.metaDescription).toMatch(/^All 700 watches at Odd Hours/);
});

test.each([
  ['price=-300', 1],
  ['price=-300&page=2', 2],
  ['price=-300&page=10', 10],
  ['price=-300&page=1', undefined],
  ['price=-300&page=0', undefined],
  ['price=-300&page=02', undefined],
  ['price=-300&page=', undefined],
  ['price=-300&page=two', undefined],
])('findNarrowedPage of the query %s returns page %p', async (query, page) => {
  const found = await findNarrowedPage('all', new URLSearchParams(query));
  expect(found).toEqual(page && { name: 'all', ranges: { price: { to: 300 } }, page });
});

test('listAt finds the list of a canonical path alone', () => {
  expect(['/all', womens.path, '/all/times', '/all/timex', '/all/', '/'].map(listAt)).toEqual([
    'all',
    'womens',
    'timex',
    undefined,
    undefined,
    undefined,
  ]);
});
