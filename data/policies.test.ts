// Verifies docs/product.md 15.7, 15.8, 15.9, 15.14.
import { brands } from './brands';
import { assurances, warrantyOf } from './policies';

it('warrantyOf returns 12 months, 2 years or lifetime for every maker', () => {
  const warranties = brands.map(({ name }) => warrantyOf(name));
  expect(new Set(warranties)).toEqual(new Set(['12 months', '2 years', 'Lifetime']));
  for (const { warrantyYears } of brands) expect(warrantyYears).toBeGreaterThanOrEqual(1);
});

// Verifies docs/product.md 15.14 (12 months, 2 years, lifetime).
it('warrantyOf returns the warranty of each maker', () => {
  expect(Object.fromEntries(brands.map(({ name }) => [name, warrantyOf(name)]))).toEqual({
    Xeric: '2 years',
    Archetype: '2 years',
    Timex: '12 months',
    'G-Shock': '12 months',
    'California Watch Co.': 'Lifetime',
    Luminox: '2 years',
    Undone: '2 years',
  });
});

it('warrantyOf throws for an unknown maker', () => {
  expect(() => warrantyOf('Rolex')).toThrow(RangeError);
});

it('assurances state the condition of free shipping', () => {
  expect(assurances[0]).toMatchObject({
    caption: 'Free Shipping Worldwide',
    condition: 'On orders over $99 within the U.S., and over $249 to eligible countries.',
  });
});
