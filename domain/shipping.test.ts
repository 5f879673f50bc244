// Verifies docs/product.md 15.2, 15.4, 15.5, 14.11, 15.6.
import { deliveryDates, isOverFreeLimit, shippingOptions, type ShippingService } from './shipping';

const on = (date: string) => new Date(`${date}T23:30:00Z`);

it('deliveryDates skips weekends and the carrier’s holidays', () => {
  expect(deliveryDates({ days: [1, 5], delayDays: 3 }, on('2026-11-20'))).toEqual({
    earliest: '2026-11-23', // Friday to Monday
    latest: '2026-11-30', // Thanksgiving is 26 November
    latestIfDelayed: '2026-12-03',
  });
});

it('deliveryDates never promises Thanksgiving', () => {
  expect(deliveryDates({ days: [1, 2], delayDays: 3 }, on('2026-11-25'))).toEqual({
    earliest: '2026-11-27',
    latest: '2026-11-30',
    latestIfDelayed: '2026-12-03',
  });
});

it('deliveryDates adds the policy’s 21 business days abroad', () => {
  expect(deliveryDates({ days: [10, 20], delayDays: 21 }, on('2026-12-31'))).toEqual({
    earliest: '2027-01-15', // after New Year's Day
    latest: '2027-02-01', // after Martin Luther King Jr. Day
    latestIfDelayed: '2027-03-03', // after Presidents' Day
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
