// Nearest watches of a query without results.
import { buildCatalogueIndex } from '../filtering/catalogue-index';
import { soldWatch } from '../testing/sold-watch';
import { nearestWatches } from './nearest';
import { parseShopQuery } from './search-shop';
import { buildWordIndex } from './word-index';

const watch = (id: number, name: string, dollars: number, caseDiameter: number, movement: 'Automatic' | 'Quartz') =>
  soldWatch({
    key: `xerix/${id}`,
    name,
    fullName: `Xeric ${name}`,
    priceCents: dollars * 100,
    specification: { caseDiameter, movement },
  });
const watches = [
  watch(1, 'Noonmark', 90, 38, 'Quartz'),
  watch(2, 'Late Comet', 220, 38, 'Automatic'),
  watch(3, 'Slow Meridian', 700, 36, 'Automatic'),
];
const shop = {
  index: buildWordIndex(
    watches.map(({ key, name }) => ({ key, name, maker: 'Xeric', dial: '', specification: '', text: '' })),
  ),
  catalogueIndex: buildCatalogueIndex(watches),
  makers: [{ option: 'xerix', names: ['Xeric', 'xerix'] }],
};
const nearest = (query: string, count = 3) => {
  const parsed = parseShopQuery(shop, query);
  return nearestWatches(shop, parsed, parsed.filterState, count);
};

test('nearestWatches puts the smallest miss first and names each difference', () => {
  expect(nearest('small automatic under 200')).toEqual([
    {
      key: 'xerix/2',
      differences: [
        { kind: 'range', rangeFilter: 'price', value: 220, range: { to: 199.99 } },
        { kind: 'size', rangeFilter: 'diameter', value: 38, until: 36, text: 'small' },
      ],
    },
    {
      key: 'xerix/1',
      differences: [
        { kind: 'option', facet: 'movement', options: ['quartz'], wanted: ['automatic'] },
        { kind: 'size', rangeFilter: 'diameter', value: 38, until: 36, text: 'small' },
      ],
    },
    {
      key: 'xerix/3',
      differences: [{ kind: 'range', rangeFilter: 'price', value: 700, range: { to: 199.99 } }],
    },
  ]);
});

test('nearestWatches returns at most the requested number', () => {
  expect(nearest('automatic under 50', 1)).toHaveLength(1);
});

test('a watch below a lower bound is as far as one above an upper bound', () => {
  expect(nearest('over $800', 1)).toEqual([
    { key: 'xerix/3', differences: [{ kind: 'range', rangeFilter: 'price', value: 700, range: { from: 800.01 } }] },
  ]);
});

test('nearestWatches names a word that a watch lacks, but not a word that no watch has', () => {
  expect(nearest('comet under 100', 2)).toEqual([
    { key: 'xerix/2', differences: [{ kind: 'range', rangeFilter: 'price', value: 220, range: { to: 99.99 } }] },
    { key: 'xerix/1', differences: [{ kind: 'word', word: 'comet' }] },
  ]);
  expect(nearest('rolex')).toEqual(['xerix/3', 'xerix/2', 'xerix/1'].map((key) => ({ key, differences: [] })));
});

test('nearestWatches names a wish that hides a watch', () => {
  expect(nearest('210 mm wrist', 1)).toEqual([
    { key: 'xerix/3', differences: [{ kind: 'wish', text: '210 mm wrist' }] },
  ]);
});
