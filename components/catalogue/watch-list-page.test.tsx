import type { ReactNode } from 'react';
import { ListData } from '@/components/catalogue/structured-data/list-data';
import { NarrowedList } from '@/components/filtering/narrowed-list';
import { ResultCount } from '@/components/filtering/results-grid';
import { elementsOf, type PageElement } from '@/components/testing/elements';
import type { WatchPage } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type findListPage, listOf } from '@/data/list-pages';
import { emptyFilterState } from '@/domain/filtering/filter-state';
import type { WatchKey } from '@/domain/watch-key';
import { Breadcrumbs } from './breadcrumbs';
import { pageLinkCopy, weekendCopy } from './copy';
import { PageLinks } from './page-links';
import { NarrowedListPage, WatchListPage } from './watch-list-page';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));
const listPage = jest.fn();
jest.mock('@/data/list-pages', () => ({
  ...jest.requireActual<object>('@/data/list-pages'),
  findListPage: (...asked: unknown[]) => listPage(...asked),
}));
afterEach(() => jest.restoreAllMocks());

/** Returns a function for the properties of a page's elements of one type. */
async function partsOf(page: ReactNode) {
  const { type, props } = page as PageElement;
  const parts = elementsOf(await (type as (props: object) => Promise<ReactNode>)(props));
  return (of: unknown) => parts.filter((part) => part.type === of).map((part) => part.props);
}

/** A list of 125 watches, as the shop reads its page. */
async function longList(page: number, count = 125) {
  const found = await catalogue.findOnList('all', emptyFilterState, 1);
  if (!found) throw new Error('The shop has no list.');
  const shown: WatchPage = { ...found.shown, watches: found.shown.watches.slice(0, 5), page, pages: 3, count };
  listPage.mockResolvedValue({ list: listOf('all', count), shown });
  const keys = Array.from({ length: count }, (_, index): WatchKey => `xerix/${index + 1}`);
  jest
    .spyOn(catalogue, 'findOnList')
    .mockResolvedValue({ ...found, keys, catalogueIndex: { ...found.catalogueIndex, keys }, shown });
  return shown;
}

it.each([
  [1, 1, []],
  [2, 61, [{ name: pageLinkCopy.page(2), path: '/all/page/2' }]],
  [3, 121, [{ name: pageLinkCopy.page(3), path: '/all/page/3' }]],
])('page %d of a list begins with the position %d, and its breadcrumbs end with it', async (page, from, crumbs) => {
  const { watches } = await longList(page);
  const parts = await partsOf(await WatchListPage({ name: 'all', page: String(page) }));
  expect(parts(ListData)).toMatchObject([
    { from, count: 125, watches: watches.map((one) => [one.fullName, one.path]) },
  ]);
  const [shown] = parts(Breadcrumbs) as { crumbs: unknown[] }[];
  expect(shown?.crumbs.slice(1)).toEqual([{ name: expect.any(String), path: '/all' }, ...crumbs]);
  const [links] = parts(PageLinks) as { pathOf: (page: number) => string }[];
  expect(links).toMatchObject({ page, pages: 3 });
  expect([1, 2].map((each) => links?.pathOf(each))).toEqual(['/all', '/all/page/2']);
  expect(parts(ResultCount)).toEqual([{ list: '/all', found: 125, all: 125 }]);
  expect(parts(NarrowedList)).toMatchObject([{ watches: { length: 5 } }]);
});

it('a list of at most 60 watches has all of them on its page, and a longer one those of the page', async () => {
  const all = await catalogue.listAll('all');
  for (const [count, length] of [
    [60, all.length],
    [61, 5],
  ] as const) {
    await longList(1, count);
    const parts = await partsOf(await WatchListPage({ name: 'all' }));
    expect(parts(NarrowedList)).toMatchObject([{ watches: { length } }]);
    jest.restoreAllMocks();
  }
});

it('only a list with a watch that has a weekend price states the terms of weekends', async () => {
  const actual = jest.requireActual<{ findListPage: typeof findListPage }>('@/data/list-pages');
  listPage.mockImplementation(actual.findListPage);
  for (const [name, states] of [
    ['all', true],
    ['timex', true],
    ['xerix', false],
  ] as const) {
    const parts = await partsOf(await WatchListPage({ name }));
    expect({ name, states: parts('p').some(({ children }) => children === weekendCopy.terms) }).toEqual({
      name,
      states,
    });
  }
});

it('the pages of a narrowed list keep its filters, and its count names the found and all watches', async () => {
  const query = new URLSearchParams({ brand: 'xerix' });
  const parts = await partsOf(await NarrowedListPage({ name: 'all', query }));
  const [links] = parts(PageLinks) as { pathOf: (page: number) => string }[];
  expect([1, 2].map((page) => links?.pathOf(page))).toEqual(['/all?brand=xerix', '/all?brand=xerix&page=2']);
  const [count] = parts(ResultCount) as { found: number; all: number }[];
  expect([count?.found, count?.all]).toEqual([7, (await catalogue.listAll('all')).length]);
  const unnarrowed = await partsOf(await NarrowedListPage({ name: 'all', query: new URLSearchParams({ utm: 'x' }) }));
  const [plain] = unnarrowed(PageLinks) as { pathOf: (page: number) => string }[];
  expect(plain?.pathOf(2)).toBe('/all/page/2');
});
