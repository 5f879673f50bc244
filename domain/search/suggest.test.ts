import { shownPrice } from '@/domain/watch-price';
import { buildCatalogueIndex } from '../filtering/catalogue-index';
import { soldWatch } from '../testing/sold-watch';
import { maxSuggestions, type SearchEntries } from './search-entry';
import { createSuggester } from './suggest';

const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
const inIndex = numbers.map((id) =>
  soldWatch({
    key: `xerix/${id}`,
    name: `Comet ${id}`,
    fullName: `Xeric Comet ${id}`,
    priceCents: id * 100_00,
    weekendCents: id === 3 ? 50_00 : undefined,
  }),
);
const sent = inIndex.map(({ key, name, priceCents, weekendCents }) => ({
  key,
  maker: 'Xeric',
  model: name,
  path: '/all',
  ...shownPrice({ priceCents, weekendCents }),
  picture: { file: '', widths: [], width: 1, height: 1, alt: '' },
  words: { name, maker: 'Xeric', dial: '', specification: '', text: '' },
})) as SearchEntries['watches'];
const returns = { label: 'Returns', href: '/shipping-returns' as const, phrases: ['returns'] };
const shop: SearchEntries = {
  watches: sent,
  catalogueIndex: buildCatalogueIndex(inIndex),
  makers: [{ option: 'xerix', names: ['Xeric'] }],
  pages: [returns],
};
const suggest = createSuggester(shop);

test('createSuggester returns matching watches with their display data', () => {
  expect(suggest('comet 7', false)).toEqual({ pages: [], watches: [sent[6]], count: 1 });
});

test('createSuggester returns the first eight watches and the total count', () => {
  const { watches, count } = suggest('comet', false);
  expect([watches.length, count]).toEqual([maxSuggestions, 12]);
  expect(suggest('automatic', false).watches).toEqual(sent.slice(0, 8));
});

test('createSuggester suggests a shop page that matches the query', () => {
  expect(suggest('returns', false)).toEqual({ pages: [returns], watches: [], count: 0 });
});

test('createSuggester suggests the lists and makers for an empty query (docs/product.md 8.13)', () => {
  const list = { label: 'New Arrivals', href: '/new/allnew' as const, phrases: ['new'], group: 'list' as const };
  expect(createSuggester({ ...shop, pages: [returns, list] })('', false)).toEqual({
    pages: [list],
    watches: [],
    count: 0,
  });
});

test('createSuggester uses weekend prices on weekends', () => {
  expect(suggest('under 60', false).watches).toEqual([]);
  expect(suggest('under 60', true).watches).toEqual([sent[2]]);
});

test('createSuggester omits a watch without display data', () => {
  const { watches } = createSuggester({ ...shop, watches: sent.slice(1) })('up to 200', false);
  expect(watches).toEqual([sent[1]]);
});
