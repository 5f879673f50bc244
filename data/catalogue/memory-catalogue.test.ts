import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueNames } from '@/domain/watch-key';
import { generateCatalogues } from '@/tools/bench/generated-catalogue';
import { readCatalogue, rejectSharedNames } from '../read-catalogue';
import { emptyFilterState, parseFilterState } from '@/domain/filtering/filter-state';
import { memoryCatalogue } from './memory-catalogue';
import { readShopWatches } from './shop-catalogue';

const own = Object.fromEntries(
  catalogueNames.map((name) => [name, JSON.parse(readFileSync(join(process.cwd(), 'data', `${name}.json`), 'utf8'))]),
);

/** Returns a validated catalogue of `count` generated watches. */
function catalogueOf(count: number) {
  const files = generateCatalogues(own, count);
  const watches = catalogueNames.flatMap((name) => readCatalogue(name, files[name], () => true));
  rejectSharedNames(watches);
  return memoryCatalogue(() => watches);
}

const small = catalogueOf(54);
/** 1,503 watches: 167 in each of the nine catalogues. */
const large = catalogueOf(1503);

describe('watch lookups', () => {
  it('findWatch returns a watch by key and by reference', async () => {
    const watch = await small.findWatch('timex/2');
    expect(watch).toMatchObject({ key: 'timex/2', path: '/all/times/2' });
    expect(await small.findWatch({ catalogue: 'timex', id: 2 })).toBe(watch);
  });

  it('findWatch returns undefined for a watch that is not sold', async () => {
    expect(await small.findWatch('timex/7')).toBeUndefined();
    expect(await large.findWatch('timex/167')).toBeDefined();
    expect(await large.findWatch('timex/168')).toBeUndefined();
  });

  it('findWatches keeps the requested order and omits watches that are not sold', async () => {
    const found = await small.findWatches(['undone/3', 'xerix/99', { catalogue: 'xerix', id: 1 }]);
    expect(found.map(({ key }) => key)).toEqual(['undone/3', 'xerix/1']);
  });

  it('neighbours returns the previous and next watch of the same catalogue', async () => {
    const { previous, next } = await small.neighbours({ catalogue: 'xerix', id: 2 });
    expect([previous?.key, next?.key]).toEqual(['xerix/1', 'xerix/3']);
    expect(await small.neighbours({ catalogue: 'xerix', id: 1 })).toMatchObject({ previous: undefined });
    expect(await small.neighbours({ catalogue: 'xerix', id: 6 })).toMatchObject({ next: undefined });
    expect(await small.neighbours({ catalogue: 'xerix', id: 7 })).toEqual({});
  });

  it('similarWatches returns other watches, with the same result on each call', async () => {
    const like = await small.similarWatches({ catalogue: 'gshock', id: 1 }, 4);
    expect(like).toHaveLength(4);
    expect(like.map(({ key }) => key)).not.toContain('gshock/1');
    expect(await small.similarWatches({ catalogue: 'gshock', id: 1 }, 4)).toEqual(like);
    expect(await small.similarWatches({ catalogue: 'gshock', id: 7 }, 4)).toEqual([]);
    expect((await small.similarWatches({ catalogue: 'gshock', id: 1 }, 100)).length).toBe(53);
  });

  it('countWatches counts the shop or one catalogue', async () => {
    expect(await small.countWatches()).toBe(54);
    expect(await small.countWatches('womens')).toBe(6);
    expect(await large.countWatches()).toBe(1503);
  });
});

describe('listPage', () => {
  it('returns one page for up to 60 watches', async () => {
    expect(await small.listPage('all', 1)).toMatchObject({ page: 1, pages: 1, count: 54, watches: { length: 54 } });
    expect(await catalogueOf(60).listPage('all', 1)).toMatchObject({ pages: 1 });
    expect(await catalogueOf(61).listPage('all', 1)).toMatchObject({ pages: 2, watches: { length: 60 } });
  });

  it('returns every watch once, in list order', async () => {
    for (const list of ['all', 'california'] as const) {
      const first = await large.listPage(list, 1);
      const pages = Array.from({ length: first?.pages ?? 0 }, (_, index) => large.listPage(list, index + 1));
      const shown = (await Promise.all(pages)).flatMap((page) => page?.watches ?? []);
      expect(shown.map(({ key }) => key)).toEqual((await large.listAll(list)).map(({ key }) => key));
      expect(shown).toHaveLength(list === 'all' ? 1503 : 167);
    }
  });

  it.each([0, -1, 1.5, NaN, 27])('returns undefined for page %d', async (page) => {
    expect(await large.listPage('all', page)).toBeUndefined();
  });

  it('returns an empty first page for an empty list', async () => {
    const none = memoryCatalogue(() => []);
    expect(await none.listPage('all', 1)).toEqual({ watches: [], page: 1, pages: 1, count: 0 });
  });
});

it('searchWatches finds watches by name, maker, description and specification', async () => {
  const names = async (words: string) => (await small.searchWatches(words)).map(({ name }) => name);
  expect(await names('late comet')).toEqual(['Late Comet']);
  expect(await names('xeric')).toContain('Late Comet');
  expect((await names('lug')).length).toBe(54);
  expect(await names('rolex')).toEqual([]);
});

it('memoryCatalogue reads its watches once, at the first call', async () => {
  const read = jest.fn(() => []);
  const catalogue = memoryCatalogue(read);
  expect(read).not.toHaveBeenCalled();
  await Promise.all([catalogue.countWatches(), catalogue.listAll('all'), catalogue.findWatch('xerix/1')]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('memoryCatalogue rejects when its files are invalid', async () => {
  const catalogue = memoryCatalogue(() => {
    throw new RangeError('invalid file');
  });
  await expect(catalogue.countWatches()).rejects.toThrow('invalid file');
});

describe('findInSearch', () => {
  const shop = memoryCatalogue(readShopWatches, () => new Date('2026-11-25T12:00:00Z'));

  it('names the wishes that can be removed, and the watch of a comparison in full (docs/product.md 8.16)', async () => {
    const found = await shop.findInSearch('like the half & half but smaller, thin', emptyFilterState, 1);
    expect(found?.removableWishes).toEqual([
      { text: 'like the Half & Half 40 but smaller', without: 'thin' },
      { text: 'thin', without: 'like half & half but smaller' },
    ]);
  });

  it('returns six nearest watches for a query without results, and none otherwise (docs/product.md 8.16)', async () => {
    const empty = await shop.findInSearch('automatic under 50', emptyFilterState, 1);
    expect([empty?.shown.count, empty?.nearest.length]).toEqual([0, 6]);
    const misspelt = await shop.findInSearch('chronogarf under 50', emptyFilterState, 1);
    expect(misspelt?.nearest[0]?.differences).toEqual([
      expect.objectContaining({ kind: 'range', rangeFilter: 'price' }),
    ]);
    const nearestTo = async (query: string) =>
      (await shop.findInSearch(query, emptyFilterState, 1))?.nearest.map(({ watch }) => watch.key);
    expect(await nearestTo('newreel under 30')).toEqual(await nearestTo('newsreel under 30'));
    expect((await shop.findInSearch('automatic', emptyFilterState, 1))?.nearest).toEqual([]);
    expect((await shop.findInSearch('', emptyFilterState, 1))?.nearest).toEqual([]);
  });

  it('returns the wrist that a query names, and counts the fits on it (docs/product.md 5.14)', async () => {
    const named = await shop.findInSearch('automatic, 6 inch wrist', emptyFilterState, 1);
    expect(named?.queryWrist).toEqual({ figure: 152.4, unit: 'mm' });
    expect(named?.facetState.facets.fit.length).toBeGreaterThan(0);
    const chosen = parseFilterState(new URLSearchParams('fit=good&wrist=170mm'));
    const narrowed = await shop.findInSearch('automatic, 6 inch wrist', chosen, 1);
    expect(narrowed?.filterState.wrist).toEqual({ figure: 170, unit: 'mm' });
    expect((await shop.findInSearch('automatic', emptyFilterState, 1))?.facetState.facets.fit).toEqual([]);
  });

  it('counts the fits on the chosen wrist, which precedes the wrist of the query', async () => {
    const fitsOn = async (query: string, wrist: string) =>
      (await shop.findInSearch(query, parseFilterState(new URLSearchParams(`sort=fit&wrist=${wrist}`)), 1))?.facetState
        .facets.fit;
    const onChosen = await fitsOn('automatic for thin wrists', '190mm');
    expect(onChosen).not.toEqual(await fitsOn('automatic for thin wrists', '150mm'));
    const both = await shop.findInSearch(
      'fits a 150 mm wrist',
      parseFilterState(new URLSearchParams('sort=fit&wrist=190mm')),
      1,
    );
    const chosen = await shop.findInSearch(
      'fits a 150 mm wrist',
      parseFilterState(new URLSearchParams('sort=fit&wrist=150mm')),
      1,
    );
    expect(both?.queryWrist).toEqual({ figure: 150, unit: 'mm' });
    expect(both?.facetState.facets.fit).not.toEqual(chosen?.facetState.facets.fit);
  });
});

// The prices of Timex are 119 to 289 dollars, at most 202.30 on weekends: a limit of 250 is beyond that scale.
it.each([
  ['a weekday', '2026-11-25T12:00:00Z', { price: { to: 250 } }],
  ['a weekend', '2026-11-28T12:00:00Z', {}],
])('findOnList opens a range at the end of the scale of the current prices, on %s', async (_, date, ranges) => {
  const shop = memoryCatalogue(readShopWatches, () => new Date(date));
  const chosen = parseFilterState(new URLSearchParams('price=-250'));
  expect((await shop.findOnList('timex', chosen, 1))?.filterState.ranges).toEqual(ranges);
});

it.each([
  ['a weekday', '2026-11-25T12:00:00Z', [], 119],
  ['a weekend', '2026-11-28T12:00:00Z', ['timex/1'], 107.1],
])('a search finds watches, and those nearest to a query without results, by the prices of %s', async (...given) => {
  const [, date, keys, price] = given;
  const shop = memoryCatalogue(readShopWatches, () => new Date(date));
  expect((await shop.searchWatches('timex under 110')).map(({ key }) => key)).toEqual(keys);
  const { nearest = [], shown } = (await shop.findInSearch('timex under 100', emptyFilterState, 1)) ?? {};
  expect(shown?.count).toBe(0);
  const missed = nearest.find(({ watch }) => watch.key === 'timex/1')?.differences;
  expect(missed).toEqual([expect.objectContaining({ kind: 'range', rangeFilter: 'price', value: price })]);
});
