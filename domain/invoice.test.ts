import fc from 'fast-check';
import { invoiceNumber, invoiceTotals, isInvoiceNumber, paperOf, signOf, taxOf } from './invoice';

// Verifies docs/product.md 35.7.
it('invoiceTotals splits a gross total of 658.35 with 19 % into 553.23, 105.11 and a cent of rounding', () => {
  const facts = {
    lines: [
      { name: 'A', quantity: 2, unitCents: 249_00 },
      { name: 'B', quantity: 1, unitCents: 300_00 },
    ],
    discountCents: 159_60,
    shipping: { label: 'Mail', cents: 19_95 },
    totalCents: 658_35,
  };
  expect(invoiceTotals({ ...facts, tax: { category: 'S', rate: 1900 } })).toMatchObject({
    basis: 553_23,
    tax: 105_11,
    rounding: 1,
  });
  expect(invoiceTotals({ ...facts, tax: { category: 'O', rate: 0 } })).toEqual({
    lines: [498_00, 300_00],
    linesSum: 798_00,
    discount: 159_60,
    shipping: 19_95,
    basis: 658_35,
    tax: 0,
    rounding: 0,
  });
});

const line = fc.record({
  name: fc.constant('A'),
  quantity: fc.integer({ min: 1, max: 10 }),
  unitCents: fc.integer({ min: 1, max: 9_999_99 }),
});

it('invoiceTotals gives back every cent of the total, and rounding stays below a cent for each amount', () => {
  const documents = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 100 }),
    percent: fc.integer({ min: 0, max: 100 }),
    shippingCents: fc.integer({ min: 0, max: 49_95 }),
    rate: fc.constantFrom(0, 1700, 1900, 2550, 2700),
  });
  fc.assert(
    fc.property(documents, ({ lines, percent, shippingCents, rate }) => {
      const subtotal = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
      const discountCents = Math.round((subtotal * percent) / 100);
      const totalCents = subtotal - discountCents + shippingCents;
      const tax = { category: 'S', rate } as const;
      const split = invoiceTotals({
        lines,
        discountCents,
        shipping: { label: '', cents: shippingCents },
        totalCents,
        tax,
      });
      expect(split.basis + split.tax + split.rounding).toBe(totalCents);
      expect(split.linesSum - split.discount + split.shipping).toBe(split.basis);
      expect(split.lines.reduce((sum, cents) => sum + cents, 0)).toBe(split.linesSum);
      expect(Math.abs(split.rounding)).toBeLessThanOrEqual(lines.length + 3);
      expect(split.rounding === 0 || rate > 0).toBe(true);
    }),
  );
});

// Verifies docs/product.md 35.7.
it.each([
  ['no VAT number', undefined, 1900, { category: 'O', rate: 0 }],
  ['a VAT number and a buyer in the EU', 'DE123456789', 2550, { category: 'S', rate: 2550 }],
  ['a VAT number and a buyer elsewhere', 'DE123456789', undefined, { category: 'G', rate: 0 }],
] as const)('taxOf returns the category of EN 16931 for %s', (_, vatId, rate, tax) => {
  expect(taxOf(vatId, rate)).toEqual(tax);
});

it('invoiceNumber has six digits, and isInvoiceNumber rejects every other form', () => {
  expect(invoiceNumber(2026, 123)).toBe('2026-000123');
  expect(invoiceNumber(2026, 1_000_000)).toBe('2026-1000000');
  expect(['2026-000123', '2026-1000000', '2099-123456789'].every(isInvoiceNumber)).toBe(true);
  expect(['2026-123', '1926-000123', '2026-000123 ', 'OH-7K3M9QX2', ''].some(isInvoiceNumber)).toBe(false);
});

it('paperOf returns Letter for the countries that use it, and A4 for others', () => {
  const letter = 'US CA MX PR GU VI AS MP PH CL CO CR DO GT HN NI PA SV VE'.split(' ');
  expect(letter.filter((country) => paperOf(country) !== 'LETTER')).toEqual([]);
  expect(['DE', 'JP', 'GB', 'BR', 'AU', 'AR', ''].filter((country) => paperOf(country) !== 'A4')).toEqual([]);
});

it('signOf is negative for a credit note alone', () => {
  expect((['invoice', 'credit-note', 'debit-note'] as const).map(signOf)).toEqual([1, -1, 1]);
});
