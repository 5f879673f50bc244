// Verifies docs/product.md 8.5, 8.9, 8.14.
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
  expect(found('automatic up to 300')).toEqual(['xerix/2', 'xerix/3']);
  expect(found('automatic quartz under 30')).toEqual([]);
  expect(found('automatic under 300')).toEqual(['xerix/3']);
});

test('searchShop combines words with filters, in the order of relevance', () => {
  expect(found('comet up to 300')).toEqual(['xerix/2', 'xerix/3']);
  expect(found('comet automatic')).toEqual(found('comet'));
});

test('searchShop prefers the query’s sort order to relevance', () => {
  expect(found('cheapest comet')).toEqual(['xerix/3', 'xerix/2', 'xerix/1']);
  expect(found('most expensive comet')).toEqual(['xerix/1', 'xerix/2', 'xerix/3']);
});

test('searchShop uses weekend prices on weekends', () => {
  expect(found('up to 200')).toEqual(['xerix/3']);
  expect(found('up to 200', true)).toEqual(['xerix/2', 'xerix/3']);
});

const sized = [
  soldWatch({ key: 'xerix/1', name: 'Wide', specification: { caseDiameter: 44, lugToLug: 52, thickness: 9 } }),
  soldWatch({
    key: 'xerix/2',
    name: 'Narrow Gate',
    specification: { caseDiameter: 36, lugToLug: 43, thickness: 12, strapMaterial: 'leather' },
  }),
  soldWatch({
    key: 'xerix/3',
    name: 'Middle',
    specification: { caseDiameter: 40, lugToLug: 47, thickness: 11 },
    traits: { complications: ['date'] },
  }),
];
const sizedShop = {
  index: buildWordIndex(
    sized.map(({ key, name }) => ({ key, name, maker: 'Xeric', dial: '', specification: '', text: 'a watch' })),
  ),
  catalogueIndex: buildCatalogueIndex(sized),
  makers: [],
};

test.each([
  ['small', ['xerix/2', 'xerix/3', 'xerix/1'], 'orders by diameter and hides none'],
  ['large', ['xerix/1', 'xerix/3', 'xerix/2'], 'orders by diameter and hides none'],
  ['not too big', ['xerix/2', 'xerix/3', 'xerix/1'], 'is small'],
  ['not thin', ['xerix/2', 'xerix/3', 'xerix/1'], 'is thick'],
  ['thin', ['xerix/1', 'xerix/3', 'xerix/2'], 'orders by thickness'],
  ['small automatic', ['xerix/2', 'xerix/3', 'xerix/1'], 'orders the filtered watches'],
  ['small cheapest', ['xerix/1', 'xerix/2', 'xerix/3'], 'yields to an explicit sort order'],
  ['small under 41 mm', ['xerix/2', 'xerix/3'], 'still filters by figures'],
  ['150 mm wrist', ['xerix/2', 'xerix/3'], 'hides lugs that overhang, the right size first'],
  ['for thin wrists', ['xerix/2', 'xerix/3', 'xerix/1'], 'orders by fit and hides none'],
  ['210 mm wrist', [], 'finds no watch, because no strap is long enough'],
  ['without a date', ['xerix/1', 'xerix/2'], 'excludes a function'],
  ['not leather', ['xerix/1', 'xerix/3'], 'excludes a strap'],
  ['like the narrow gate', ['xerix/3', 'xerix/1'], 'orders by similarity without the watch itself'],
  ['like the wide but smaller', ['xerix/3', 'xerix/2'], 'compares with a watch'],
  ['smaller than the middle', ['xerix/2'], 'compares with a watch'],
  ['gift', ['xerix/1', 'xerix/2', 'xerix/3'], 'hides none'],
  ['narrow gate', ['xerix/2'], 'is a name'],
])('searchShop for %j returns %j: it %s', (query, keys) => {
  expect(searchShop(sizedShop, query, false)).toEqual(keys);
});

test('searchShop for a smaller or larger watch than another finds none of the same size', () => {
  const twins = ['Twin', 'Double'].map((name, index) =>
    soldWatch({ key: `xerix/${index + 1}`, name, specification: { caseDiameter: 40, lugToLug: 47, thickness: 11 } }),
  );
  const twinShop = {
    index: buildWordIndex(
      twins.map(({ key, name }) => ({ key, name, maker: 'Xeric', dial: '', specification: '', text: '' })),
    ),
    catalogueIndex: buildCatalogueIndex(twins),
    makers: [],
  };
  for (const query of ['smaller than the twin', 'larger than the twin'])
    expect([query, searchShop(twinShop, query, false)]).toEqual([query, []]);
  expect(searchShop(twinShop, 'like the twin', false)).toEqual(['xerix/2']);
});
