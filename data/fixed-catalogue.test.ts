import { brands } from './brands';
import { readShopWatches } from './catalogue/shop-catalogue';
import { fullNameOf } from './full-name';

const watches = readShopWatches();
const makersOf = (catalogue: string) =>
  new Set(watches.filter((watch) => watch.catalogue === catalogue).map(({ maker }) => maker));

it.each(['womens', 'watchnew'])(
  'the %s catalogue has watches from several makers (docs/product.md 1.6)',
  (catalogue) => {
    expect(makersOf(catalogue).size).toBeGreaterThan(1);
  },
);

it('exactly one new arrival mentions a limited run of 1969 (docs/product.md 1.6)', () => {
  const arrivals = watches.filter(({ catalogue }) => catalogue === 'watchnew');
  expect(arrivals.filter(({ stored }) => /\b1969\b/.test(JSON.stringify(stored)))).toHaveLength(1);
});

it('fullNameOf returns maker and model (docs/product.md 7.10)', () => {
  const comet = watches.find(({ stored }) => stored.name === 'Late Comet');
  expect(comet && fullNameOf(comet.stored)).toBe('Xeric Late Comet');
});

// Verifies docs/product.md 7.10 (brand of the catalogue, range of several makers).
it('every watch has the maker of its catalogue or, in a range of several makers, the brand that begins its name', () => {
  const makers: Record<string, string> = {
    ...{ xerix: 'Xeric', archetype: 'Archetype', timex: 'Timex', gshock: 'G-Shock', undone: 'Undone' },
    ...{ california: 'California Watch Co.', luminox: 'Luminox' },
  };
  for (const { key, catalogue, stored, maker, fullName } of watches) {
    const ofCatalogue = makers[catalogue];
    const own = ofCatalogue ?? brands.find(({ shortName }) => stored.name.startsWith(`${shortName} `))?.name;
    expect([key, maker.name]).toEqual([key, own]);
    expect([key, fullName]).toEqual([key, ofCatalogue ? `${maker.shortName} ${stored.name}` : stored.name]);
  }
});

it('watches do not expose the invented reviews of the data files (docs/product.md 7.8)', () => {
  for (const { stored, ...shown } of watches) {
    expect(stored).toHaveProperty('rev');
    expect(shown).not.toHaveProperty('rev');
  }
});
