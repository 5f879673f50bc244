import type { WatchKey } from '../watch-key';
import { columns } from './columns';
import { facetNames } from './facets';
import { panelOf } from './panel';
import { rulerNames } from './rulers';
import { nothingSelected, withRange } from './selection';
import type { Shelf } from './shelf';

/** A shelf of so many watches, each a dollar dearer than the one before. */
function shelfOf(count: number): Shelf {
  const places = Array.from({ length: count }, (_, place) => place);
  const none: number[][] = places.map(() => []);
  return {
    keys: places.map((place): WatchKey => `xerix/${place + 1}`),
    numbers: columns(rulerNames, () => places),
    brands: [],
    has: columns(facetNames, () => none),
    byName: places,
  };
}

const sum = (ticks: readonly { count: number }[]) => ticks.reduce((all, { count }) => all + count, 0);

it('a short list has a tick for every value', () => {
  expect(panelOf(shelfOf(54), nothingSelected).panel.ticks.price).toHaveLength(54);
});

it('a long list’s ticks do not grow with it, and leave no watch out', () => {
  for (const count of [151, 1_000, 10_000]) {
    const half = withRange(nothingSelected, 'price', { to: count / 2 });
    const { ticks } = panelOf(shelfOf(count), half).panel;
    expect(ticks.price.length).toBeLessThanOrEqual(303);
    expect(sum(ticks.price)).toBe(count);
    expect(sum(ticks.price.filter(({ found }) => found))).toBe(Math.floor(count / 2) + 1);
  }
});
