// Verifies docs/product.md 15.10, 15.11.
import { isPromoCodeRejection, nextOrderCopy, parsePromoCode } from './promo-code';

it('isPromoCodeRejection accepts unknown, used and reserved codes only', () => {
  const codes = ['promo-code', 'promo-code-held', 'sold-out', ''];
  expect(codes.map(isPromoCodeRejection)).toEqual([true, true, false, false]);
});

it('nextOrderCopy states the discount of the next order', () => {
  expect(nextOrderCopy).toBe('20% off');
});

it.each([
  '7K3M-9QX2-0101-ZZZZ',
  ' 7k3m 9qx2 oioi zzzz',
  '7K3M9QX2OLOLZZZZ',
  '7-K3M9QX20101ZZZ-Z',
  '７K3M–9QX2\u00A0０１０１\u200BZZZZ',
])(
  'readPromoCode reads %j, with or without blanks, hyphens and capitals, and letters that look like digits',
  (typed) => {
    expect(parsePromoCode(typed)).toBe('7K3M-9QX2-0101-ZZZZ');
  },
);

it.each(['', 'nonsense', 'ABCD', '7K3M-9QX2-0101-ZZZ', '7K3M-9QX2-0101-ZZZZ-7'])(
  'readPromoCode returns undefined for %j, which is not 16 letters long',
  (typed) => {
    expect(parsePromoCode(typed)).toBeUndefined();
  },
);
