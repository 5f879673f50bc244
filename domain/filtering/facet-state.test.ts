import { recordOf } from '@/domain/records';
import type { WatchKey } from '@/domain/watch-key';
import { facetNames } from './facets';
import { facetStateOf } from './facet-state';
import { rangeFilterNames } from './range-filters';
import { emptyFilterState, withRange } from './filter-state';
import { type CatalogueIndex } from './catalogue-index';

/** An index of `count` watches, each a dollar more expensive than the previous one. */
function indexOfCatalogue(count: number): CatalogueIndex {
  const places = Array.from({ length: count }, (_, place) => place);
  const none: number[][] = places.map(() => []);
  return {
    keys: places.map((place): WatchKey => `xerix/${place + 1}`),
    numbers: recordOf(rangeFilterNames, () => places),
    brands: [],
    has: recordOf(facetNames, () => none),
    byName: places,
    straps: [],
  };
}

const sum = (ticks: readonly { count: number }[]) => ticks.reduce((all, { count }) => all + count, 0);

it('facetStateOf returns a tick per value for a short list', () => {
  expect(facetStateOf(indexOfCatalogue(54), emptyFilterState).facetState.ticks.price).toHaveLength(54);
});

it('facetStateOf limits the ticks of a long list and counts every watch', () => {
  for (const count of [151, 1_000, 10_000]) {
    const half = withRange(emptyFilterState, 'price', { to: count / 2 });
    const { ticks } = facetStateOf(indexOfCatalogue(count), half).facetState;
    expect(ticks.price.length).toBeLessThanOrEqual(303);
    expect(sum(ticks.price)).toBe(count);
    expect(sum(ticks.price.filter(({ found }) => found))).toBe(Math.floor(count / 2) + 1);
  }
});

it('facetStateOf returns a blocking filter only if no watch is left', () => {
  const none = facetStateOf(indexOfCatalogue(3), withRange(emptyFilterState, 'price', { from: 9 }));
  expect(none.facetState.blockingFilter).toEqual({ part: { rangeFilter: 'price', range: { from: 9 } }, count: 3 });
  expect(none.facetState.count).toBe(0);
  const narrowed = facetStateOf(indexOfCatalogue(3), withRange(emptyFilterState, 'price', { from: 2 }));
  expect(narrowed.facetState.blockingFilter).toBeUndefined();
  expect(narrowed.keys).toEqual(['xerix/3']);
});

it('facetStateOf returns a tick per value up to 150, then merges ticks into 150 positions', () => {
  expect(facetStateOf(indexOfCatalogue(150), emptyFilterState).facetState.ticks.price).toHaveLength(150);
  const catalogueIndex = indexOfCatalogue(301);
  const raised = catalogueIndex.numbers.price.map((price) => price + 1000);
  const { ticks } = facetStateOf(
    { ...catalogueIndex, numbers: { ...catalogueIndex.numbers, price: raised } },
    emptyFilterState,
    {
      ...facetStateOf(catalogueIndex, emptyFilterState).facetState.scales,
      price: { from: 1000, to: 1300, mark: 100 },
    },
  ).facetState;
  expect(ticks.price).toHaveLength(151);
  expect(ticks.price.slice(0, 3)).toEqual([
    { value: 1000, count: 1, found: true },
    { value: 1001, count: 2, found: true },
    { value: 1003, count: 2, found: true },
  ]);
});
