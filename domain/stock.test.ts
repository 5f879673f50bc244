import { isShortage, checkQuantity, displayedStock } from './stock';

it.each([
  [0, 0],
  [9, 9],
  [10, 10],
  [11, 10],
  [5000, 10],
])('displayedStock(%d) is %d', (available, shown) => {
  expect(displayedStock(available)).toBe(shown);
});

it.each([
  [1, 1, { ok: true }],
  [3, 10, { ok: true }],
  [2, 1, { ok: false, rejection: { code: 'too-few-left', field: 'lines.0', left: 1 } }],
  [1, 0, { ok: false, rejection: { code: 'sold-out', field: 'lines.0' } }],
])('checkQuantity of %d with %d available', (quantity, left, judged) => {
  expect(checkQuantity(quantity, left, 'lines.0')).toEqual(judged);
});

it('isShortage is true for rejections about stock only', () => {
  expect(['sold-out', 'too-few-left', 'promo-code', ''].map(isShortage)).toEqual([true, true, false, false]);
});
