import { parseFilterState } from '@/domain/filtering/filter-state';
import type { ListName } from './catalogue/catalogue';
import { catalogue, readShopWatches } from './catalogue/shop-catalogue';

const found = (query: string, page = 1, list: ListName = 'all') => {
  return catalogue.findOnList(list, parseFilterState(new URLSearchParams(query)), page);
};
const countsOf = async (facet: 'display' | 'movement') =>
  Object.fromEntries((await found(''))?.facetState.facets[facet].map(({ option, count }) => [option, count]) ?? []);

it('findOnList counts the 54 watches by display and movement', async () => {
  expect(await countsOf('display')).toEqual({ hands: 35, discs: 3, skeleton: 8, digital: 6, 'hands-and-digits': 2 });
  expect(await countsOf('movement')).toEqual({ automatic: 19, 'hand-wound': 6, quartz: 25, solar: 4 });
});

it('findOnList without filters returns the whole list', async () => {
  const answer = await found('');
  expect(answer?.keys).toEqual(readShopWatches().map(({ key }) => key));
  expect(answer?.shown).toMatchObject({ page: 1, pages: 1, count: 54 });
});

it('findOnList filters by ranges and options', async () => {
  const answer = await found('price=-300&diameter=38-40&movement=automatic&dial=blue&dial=white');
  expect(answer?.shown.watches.map(({ key }) => key)).toEqual(answer?.keys);
  for (const { priceCents, specification, traits } of answer?.shown.watches ?? []) {
    expect(priceCents).toBeLessThanOrEqual(300_00);
    expect(specification.movement).toBe('Automatic');
    expect(['blue', 'white']).toContain(traits.dialColour);
  }
  expect(answer?.keys.length).toBeGreaterThan(0);
});

it('findOnList function options distinguish date and day, timer and chronograph', async () => {
  expect((await found('function=wandering-hours'))?.keys).toContain('xerix/2');
  expect((await found('function=day'))?.keys).not.toContain('xerix/6');
  expect((await found('function=power-reserve'))?.keys).toEqual(['california/4']);
  expect((await found('function=helium-valve'))?.keys).toEqual(['luminox/3']);
});

it('findOnList sorted by newest starts with New Arrivals', async () => {
  const keys = (await found('sort=newest'))?.keys ?? [];
  expect(keys.slice(0, 6)).toEqual([6, 5, 4, 3, 2, 1].map((id) => `watchnew/${id}`));
  expect((await found('sort=newest', 1, 'xerix'))?.keys[0]).toBe('xerix/6');
});

// Verifies docs/product.md 5.17 (on the server).
it('findOnList returns the nearest watches of the list for filters that leave none, and none otherwise', async () => {
  const near = async (query: string, list?: ListName) =>
    (await found(query, 1, list))?.nearest.map(({ watch, differences }) => [watch.catalogue, differences.length]);
  expect(await near('price=-60', 'gshock')).toEqual(Array.from({ length: 6 }, () => ['gshock', 1]));
  expect(await near('price=-100')).toEqual([]);
});

it('findOnList returns undefined for a missing page', async () => {
  expect(await found('dial=blue', 2)).toBeUndefined();
  expect(await found('brand=rolex')).toMatchObject({ keys: [], shown: { count: 0, pages: 1 } });
});

it('readShopWatches gives every watch every trait', () => {
  for (const { traits } of readShopWatches()) {
    expect(Object.values(traits).every((trait) => trait !== undefined)).toBe(true);
  }
});
