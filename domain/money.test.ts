// Verifies docs/product.md 15.1.
import fc from 'fast-check';
import { centsOf, parseCents, formatMoney } from './money';

test.each([
  [249, 24900],
  [99.99, 9999],
  [0.1 + 0.2, 30],
])('centsOf(%p) is %p', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test.each([0.005, Number.NaN, Number.POSITIVE_INFINITY])('centsOf(%p) throws', (dollars) => {
  expect(() => centsOf(dollars)).toThrow(new RangeError(`${dollars} is not a whole number of cents`));
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [69900, '$699.00'],
  [123456789, '$1,234,567.89'],
])('formatMoney(%p) is %p', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test('parseCents restores formatted cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(centsOf(Number(formatMoney(cents).replace(/[$,]/g, '')))).toBe(cents);
    }),
  );
});

it.each([
  ['12.50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['0.01', 1],
  ['1234567.89', 123_456_789],
  ['0', undefined],
  ['0.00', undefined],
  ['-1', undefined],
  ['1.005', undefined],
  ['1,000', undefined],
  ['$5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('parseCents(%j) is %j', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});
