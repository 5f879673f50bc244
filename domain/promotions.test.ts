import { isPromoCodeRefusal } from './promotions';

it('a refusal is of the code where it is unknown, used or held', () => {
  const codes = ['promo-code', 'promo-code-held', 'sold-out', ''];
  expect(codes.map(isPromoCodeRefusal)).toEqual([true, true, false, false]);
});
