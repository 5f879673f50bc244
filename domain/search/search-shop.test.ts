// Verifies docs/product.md 8.5, 8.9.
import { buildCatalogueIndex } from '../filtering/catalogue-index';
import { soldWatch } from '../testing/sold-watch';
import { searchShop } from './search-shop';
import { buildWordIndex } from './word-index';

const watch = (key: string, name: string, dollars: number, text: string, weekendDollars?: number) => ({
  text,
  watch: soldWatch({
    key,
    name,
    fullName: `Xeric ${name}`,
    priceCents: dollars * 100,
    weekendCents: weekendDollars === undefined ? undefined : weekendDollars * 100,
  }),
});
const watches = [
  watch('xerix/1', 'Slow Meridian', 500, 'Half a comet on its dial'),
  watch('xerix/2', 'Late Comet', 300, 'Wandering hours', 150),
  watch('xerix/3', 'Noonmark', 200, 'A comet for noon'),
];
const shop = {
  index: buildWordIndex(
    watches.map(({ watch: { key, name }, text }) => ({ key, name, maker: 'Xeric', dial: '', specification: '', text })),
  ),
  catalogueIndex: buildCatalogueIndex(watches.map((each) => each.watch)),
  makers: [{ option: 'xerix', names: ['Xeric', 'xerix'] }],
};
const found = (query: string, isWeekend = false) => searchShop(shop, query, isWeekend);

test('searchShop returns no watches for an empty query', () => {
  expect(found('')).toEqual([]);
  expect(found('?!')).toEqual([]);
});

test('searchShop returns watches that match the words, name matches first', () => {
  expect(found('comet')[0]).toBe('xerix/2');
  expect(found('comet').toSorted()).toEqual(['xerix/1', 'xerix/2', 'xerix/3']);
});

test('searchShop returns all matching watches for a query of filters only', () => {
  expect(found('automatic under 300')).toEqual(['xerix/2', 'xerix/3']);
  expect(found('automatic quartz under 30')).toEqual([]);
});

test('searchShop combines words with filters, in the order of relevance', () => {
  expect(found('comet under 300')).toEqual(['xerix/2', 'xerix/3']);
  expect(found('comet automatic')).toEqual(found('comet'));
});

test('searchShop prefers the query’s sort order to relevance', () => {
  expect(found('cheapest comet')).toEqual(['xerix/3', 'xerix/2', 'xerix/1']);
  expect(found('most expensive comet')).toEqual(['xerix/1', 'xerix/2', 'xerix/3']);
});

test('searchShop uses weekend prices on weekends', () => {
  expect(found('under 200')).toEqual(['xerix/3']);
  expect(found('under 200', true)).toEqual(['xerix/2', 'xerix/3']);
});
