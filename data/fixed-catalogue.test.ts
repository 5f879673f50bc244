import { readShopWatches } from './catalogue/shop-catalogue';
import { fullNameOf } from './full-name';

const watches = readShopWatches();
const makersOf = (catalogue: string) =>
  new Set(watches.filter((watch) => watch.catalogue === catalogue).map(({ maker }) => maker));

it.each(['womens', 'watchnew'])('%s takes watches from several makers, as docs/product.md 1.6 says', (catalogue) => {
  expect(makersOf(catalogue).size).toBeGreaterThan(1);
});

it('the text of one new arrival names a limited run of 1969 pieces, as docs/product.md 1.6 says', () => {
  const arrivals = watches.filter(({ catalogue }) => catalogue === 'watchnew');
  expect(arrivals.filter(({ stored }) => /\b1969\b/.test(JSON.stringify(stored)))).toHaveLength(1);
});

it('a watch is called by maker and model as one would say it, as docs/product.md 7.10 says', () => {
  const comet = watches.find(({ stored }) => stored.name === 'Late Comet');
  expect(comet && fullNameOf(comet.stored)).toBe('Xeric Late Comet');
});

it('the reviews that nobody wrote stay in the data alone, as docs/product.md 7.8 says', () => {
  for (const { stored, ...shown } of watches) {
    expect(stored).toHaveProperty('rev');
    expect(shown).not.toHaveProperty('rev');
  }
});
