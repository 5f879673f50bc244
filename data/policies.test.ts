// Verifies docs/product.md 15.7, 15.8, 15.9, 15.14.
import { brands } from './brands';
import { assurances, warrantyOf } from './policies';

it('warrantyOf returns 12 months, 2 years or lifetime for every maker', () => {
  const warranties = brands.map(({ name }) => warrantyOf(name));
  expect(new Set(warranties)).toEqual(new Set(['12 months', '2 years', 'Lifetime']));
  for (const { warrantyYears } of brands) expect(warrantyYears).toBeGreaterThanOrEqual(1);
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
