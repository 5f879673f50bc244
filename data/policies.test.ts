// Verifies docs/product.md 15.7, 15.8, 15.9, 15.14.
import { brands } from './brands';
import type { Specification } from '@/domain/specification';
import { manualOf } from './manual';
import { careCopy, runsFor, winding } from './manual-copy';
import { assurances, isFinalSale, isLongGuarantee, warrantyOf } from './policies';

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

// Verifies docs/product.md 15.8.
it.each([
  ['Mystery Box', true],
  ['SISU Guardian', true],
  ['Nixon Old Timer', true],
  ['Vestal Plexi', true],
  ['Vestalia 40', false],
  ['Xeric Nixon', false],
  ['nixon Old Timer', false],
])('isFinalSale of %s is %s', (name, isFinal) => {
  expect(isFinalSale(name)).toBe(isFinal);
});

it('isLongGuarantee is true for a guarantee of more than two years alone', () => {
  expect(brands.filter(({ name }) => isLongGuarantee(name)).map(({ name }) => name)).toEqual(['California Watch Co.']);
  expect(isLongGuarantee('Rolex')).toBe(false);
});

it.each([
  [30, false],
  [99, false],
  [100, true],
  [200, true],
])('manualOf a watch that resists %d m allows swimming: %s', (waterResistance, isForSwimming) => {
  const watch = { movement: 'Quartz', functions: 'Hours', powerReserve: null, waterResistance } as Specification;
  expect(manualOf(watch).at(-1)?.text).toContain(careCopy(waterResistance, isForSwimming));
  expect(manualOf(watch)[2]?.text).toBe(winding.Quartz);
  expect(manualOf({ ...watch, movement: 'Automatic', powerReserve: 42 })[2]?.text).toBe(
    `${winding.Automatic} ${runsFor(42)}`,
  );
});
