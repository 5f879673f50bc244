// Holds docs/product.md 15.10, 15.11.
import { isPromoCodeRefusal, nextOrderWords } from './promo-code';

it('a refusal is of the code where it is unknown, used or held', () => {
  const codes = ['promo-code', 'promo-code-held', 'sold-out', ''];
  expect(codes.map(isPromoCodeRefusal)).toEqual([true, true, false, false]);
});

it('says what the code of the next order takes off', () => {
  expect(nextOrderWords).toBe('20% off');
});
