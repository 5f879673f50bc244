// Verifies docs/product.md 15.2, 15.4, 15.5, 14.11.
import { deliveryDates, isOverFreeLimit, shippingOptions, type ShippingService } from './shipping';

const on = (date: string) => new Date(`${date}T23:30:00Z`);

it('deliveryDates skips weekends', () => {
  expect(deliveryDates({ days: [1, 5], delayDays: 3 }, on('2026-11-20'))).toEqual({
    earliest: '2026-11-23', // Friday to Monday
    latest: '2026-11-27',
    latestIfDelayed: '2026-12-02',
  });
});

it('deliveryDates adds the policy’s 21 business days abroad', () => {
  expect(deliveryDates({ days: [10, 20], delayDays: 21 }, on('2026-12-31'))).toEqual({
    earliest: '2027-01-14',
    latest: '2027-01-28',
    latestIfDelayed: '2027-02-26',
  });
});

it.each(['2026-11-21', '2026-11-22'])('deliveryDates starts on Monday for an order on the weekend, %s', (date) => {
  expect(deliveryDates({ days: [1, 1], delayDays: 0 }, on(date)).earliest).toBe('2026-11-23');
});

it('shippingOptions offers nothing to an excluded country, even if a service includes it', () => {
  const worldwide: ShippingService = {
    id: 'anywhere',
    label: 'Anywhere',
    zones: ['domestic', 'none'],
    cents: 495,
    days: [1, 2],
    delayDays: 3,
  };
  expect(shippingOptions([worldwide], 'domestic', 1)).toHaveLength(1);
  expect(shippingOptions([worldwide], 'none', 1)).toEqual([]);
});

it.each([
  [9899, false],
  [9900, false],
  [9901, true],
])('isOverFreeLimit of %p cents and a limit of $99 is %p', (subtotal, isOver) => {
  expect(isOverFreeLimit(subtotal, 99_00)).toBe(isOver);
});
