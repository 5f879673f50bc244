import { priceCopy, currentPriceCopy } from './weekend-price';

const usual = { priceCents: 289_00 };
const reduced = { ...usual, weekendCents: 202_30 };

it('a text that stands for days says what a watch costs, and what on weekends', () => {
  expect(priceCopy(usual)).toBe('$289.00');
  expect(priceCopy(reduced)).toBe('$289.00, $202.30 on weekends');
});

it('a text of a weekend says the price that holds, and that it is one of weekends', () => {
  expect(currentPriceCopy(reduced, true)).toBe('$202.30, weekend price');
  expect(currentPriceCopy(usual, true)).toBe('$289.00');
});

it('a text of any other day says both', () => {
  expect(currentPriceCopy(reduced, false)).toBe('$289.00, $202.30 on weekends');
  expect(currentPriceCopy(usual, false)).toBe('$289.00');
});
