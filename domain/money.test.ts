// Verifies docs/product.md 15.1.
import fc from 'fast-check';
import {
  centsOf,
  decimalOf,
  parseAmount,
  withoutThousands,
  formatMoney,
  formatMoneyInText,
  formatReported,
  formatSums,
} from './money';

test.each([
  [249, 24900],
  [99.99, 9999],
  [0.1 + 0.2, 30],
])('centsOf(%p) is %p', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents);
});

test.each([0.005, 2.00005, Number.NaN, Number.POSITIVE_INFINITY])('centsOf(%p) throws', (dollars) => {
  expect(() => centsOf(dollars)).toThrow(new RangeError(`${dollars} is not a whole number of cents`));
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [69900, '$699.00'],
  [123456789, '$1,234,567.89'],
])('formatMoney(%p) is %p', (cents, text) => {
  expect(formatMoney(cents, 'usd')).toBe(text);
});

test.each([
  ['1,234.50', '1234.50'],
  ['12,345,678', '12345678'],
  ['1234.50', '1234.50'],
  ['12,50', '12,50'],
  ['1,2345', '1,2345'],
  ['1.234,50', '1.234,50'],
  [',500', ',500'],
  ['', ''],
])('withoutThousands(%j) is %j', (typed, plain) => {
  expect(withoutThousands(typed)).toBe(plain);
});

test('parseAmount restores formatted cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(centsOf(Number(formatMoney(cents, 'usd').replace(/[$,]/g, '')))).toBe(cents);
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
])('parseAmount(%j) is %j', (typed, cents) => {
  expect(parseAmount(typed, 'usd')).toBe(cents);
});

// Verifies docs/product.md 44.1.
it.each([
  ['eur', 139_00, '€139.00', '€139', '139.00'],
  ['gbp', 4_95, '£4.95', '£4.95', '4.95'],
  ['jpy', 22_000, '¥22,000', '¥22,000', '22000'],
  ['jpy', 1, '¥1', '¥1', '1'],
] as const)(
  'an amount in %s of %p is written with the digits of its currency',
  (currency, amount, text, short, decimal) => {
    expect(formatMoney(amount, currency)).toBe(text);
    expect(formatMoneyInText(amount, currency)).toBe(short);
    expect(decimalOf(amount, currency)).toBe(decimal);
  },
);

it.each([
  ['eur', '12.50', 1250],
  ['jpy', '1250', 1250],
  ['jpy', '12.50', undefined],
  ['jpy', '12.5', undefined],
  ['jpy', '0', undefined],
] as const)('parseAmount in %s of %j is %j', (currency, typed, amount) => {
  expect(parseAmount(typed, currency)).toBe(amount);
});

// Verifies docs/product.md 44.5 (texts).
it.each([
  [1250, 'usd', '$12.50'],
  [1250, 'jpy', '¥1,250'],
  [1250, 'chf', '1250 minor units of CHF'],
  [1250, '', '1250 minor units of no currency'],
])('formatReported writes %d in %s as %s', (amount, code, text) => {
  expect(formatReported(amount, code)).toBe(text);
});

// Verifies docs/product.md 44.9 (summary).
it.each([
  [{}, '$0.00'],
  [{ usd: 0, jpy: 0 }, '$0.00'],
  [{ jpy: 1250 }, '¥1,250'],
  [{ usd: -5_00, eur: 1 }, '-$5.00, €0.01'],
  [{ jpy: 1250, gbp: 5, usd: 398_00 }, '$398.00, £0.05, ¥1,250'],
])('formatSums writes %j as %s', (sums, text) => {
  expect(formatSums(sums)).toBe(text);
});
