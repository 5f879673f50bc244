import { priceCopy, currentPriceCopy } from './weekend-price';

const usual = { priceCents: 289_00 };
const reduced = { ...usual, weekendCents: 202_30 };

it('priceCopy states the price, and the weekend price if it is lower', () => {
  expect(priceCopy(usual, 'usd')).toBe('$289.00');
  expect(priceCopy(reduced, 'usd')).toBe('$289.00, $202.30 on weekends');
});

it('currentPriceCopy on a weekend states the weekend price', () => {
  expect(currentPriceCopy(reduced, true, 'usd')).toBe('$202.30, weekend price');
  expect(currentPriceCopy(usual, true, 'usd')).toBe('$289.00');
});

it('currentPriceCopy on a weekday states both prices', () => {
  expect(currentPriceCopy(reduced, false, 'usd')).toBe('$289.00, $202.30 on weekends');
  expect(currentPriceCopy(usual, false, 'usd')).toBe('$289.00');
});
