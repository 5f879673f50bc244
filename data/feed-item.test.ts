// Verifies docs/product.md 24.1, 25.10, 28.6.
import { readShopWatches } from './catalogue/shop-catalogue';
import { productFeedItem } from './feed-item';

const watches = readShopWatches();
const now = new Date('2026-11-20T12:00:00-05:00');
const feedItemOf = (key: string) => {
  const watch = watches.find((each) => each.key === key);
  if (!watch) throw new Error(`The shop has no ${key}.`);
  return productFeedItem(watch, 'in-stock', now);
};

test('productFeedItem returns the data shown on the page', () => {
  expect(feedItemOf('xerix/1')).toEqual({
    sku: 'xerix-1',
    price: '249.00',
    currency: 'USD',
    availability: 'in-stock',
    condition: 'new',
    colour: 'Teal/Sand',
    material: 'Brushed steel/Suede',
    size: '42 mm',
    weight: 84,
    gender: 'unisex',
  });
});

test('productFeedItem gives every watch its own sku', () => {
  expect(new Set(watches.map((watch) => productFeedItem(watch, 'in-stock', now).sku)).size).toBe(watches.length);
});

test('productFeedItem names an equal dial and strap colour once', () => {
  for (const { colour } of watches.map((watch) => productFeedItem(watch, 'in-stock', now))) {
    const colours = colour.split('/');
    expect(new Set(colours).size).toBe(colours.length);
    expect(colour).toMatch(/^[A-Z][a-z]+(\/[A-Z][a-z]+)?$/);
  }
});

test('productFeedItem adds no strap material for a bracelet, mesh or NATO strap', () => {
  for (const watch of watches.filter(({ specification }) => /bracelet|mesh|NATO/.test(specification.strapMaterial))) {
    expect(productFeedItem(watch, 'in-stock', now).material).toBe(watch.specification.caseMaterial);
  }
});

test.each(['leather', 'suede', 'rubber', 'textile'] as const)('productFeedItem names a strap of %s', (material) => {
  const straps = watches.filter(({ specification }) => specification.strapMaterial === material);
  expect(straps.length).toBeGreaterThan(0);
  const name = `/${material.charAt(0).toUpperCase()}${material.slice(1)}`;
  for (const watch of straps) expect(productFeedItem(watch, 'in-stock', now).material.endsWith(name)).toBe(true);
});

test('productFeedItem names resin once for a resin case and strap', () => {
  expect(feedItemOf('gshock/1').material).toBe('Black resin');
});

test('productFeedItem gender is female only for the women’s range', () => {
  const female = watches.filter((watch) => productFeedItem(watch, 'in-stock', now).gender === 'female');
  expect(new Set(female.map(({ catalogue }) => catalogue))).toEqual(new Set(['womens']));
});

test('productFeedItem writes cents, the end of a price list and the weekend that is under way', () => {
  const [watch] = watches;
  if (!watch) throw new Error('The shop has no watch.');
  const priceUntil = new Date('2026-12-01T05:00:00Z');
  const priced = { ...watch, priceCents: 1249_05, weekendCents: 99_50, priceUntil };
  const begins = new Date('2026-11-21T05:00:00Z');
  const ends = new Date('2026-11-23T05:00:00Z');
  for (const at of [now, begins, new Date(ends.getTime() - 1)])
    expect(productFeedItem(priced, 'sold-out', at)).toMatchObject({
      price: '1249.05',
      priceUntil,
      availability: 'sold-out',
      weekend: { price: '99.50', begins, ends },
    });
  expect(productFeedItem(priced, 'in-stock', ends).weekend?.begins).toEqual(new Date('2026-11-28T05:00:00Z'));
});
