// Verifies docs/product.md 9.11.
import fc from 'fast-check';
import { shippingNotes } from './cart-summary';

const domestic = 'USPS First Class within the U.S.';
const international = 'Standard International Mail to eligible countries.';

// Verifies docs/product.md 9.11 (domestic, international).
it.each([
  [8300, `Add more than $16.00 for free ${domestic}`, `Add more than $166.00 for free ${international}`],
  [9900, `Add anything more for free ${domestic}`, `Add more than $150.00 for free ${international}`],
  [9901, `Free ${domestic}`, `Add more than $149.99 for free ${international}`],
  [24900, `Free ${domestic}`, `Add anything more for free ${international}`],
  [24901, `Free ${domestic}`, `Free ${international}`],
])('shippingNotes of %p cents returns %p and %p', (subtotal, first, second) => {
  expect(shippingNotes(subtotal)).toEqual([first, second]);
});

// Verifies docs/product.md 44.3 (cart).
it.each([
  ['eur', 85_00, 'Add more than €5.00', 'Add more than €144.00'],
  ['gbp', 79_01, 'Free USPS', 'Add more than £119.99'],
  ['jpy', 15_000, 'Add anything more', 'Add more than ¥23,000'],
] as const)('shippingNotes in %s has the limits of that currency', (currency, subtotal, first, second) => {
  expect(shippingNotes(subtotal, currency)).toEqual([expect.stringContaining(first), expect.stringContaining(second)]);
});

it('shippingNotes returns free shipping one cent above the missing amount', () => {
  const missing = (text: string) => Math.round(Number(/\$([\d.]+)/.exec(text)?.[1] ?? 0) * 100);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (subtotal) => {
      shippingNotes(subtotal).forEach((text, index) => {
        if (text.startsWith('Free')) return;
        expect(shippingNotes(subtotal + missing(text))[index]).toMatch(/^Add anything more/);
        expect(shippingNotes(subtotal + missing(text) + 1)[index]).toMatch(/^Free/);
      });
    }),
  );
});
