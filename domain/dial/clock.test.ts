// Verifies docs/product.md 32.7.
import { clock, shopperClock } from './clock';

test('clock formats two digits each and ends the day at 24:00', () => {
  expect([0, 36_489.9, 86_400].map(clock)).toEqual(['00:00', '10:08', '24:00']);
});

test('shopperClock formats 24 hours, with seconds on request', () => {
  expect([0, 36_489.9, 75_900, 86_400].map((day) => shopperClock(day, false))).toEqual([
    '00:00',
    '10:08',
    '21:05',
    '24:00',
  ]);
  expect([0, 36_489.9, 86_399.999].map((day) => shopperClock(day, false, true))).toEqual([
    '00:00:00',
    '10:08:09',
    '23:59:59',
  ]);
});

test('shopperClock formats 12 hours with AM and PM, midnight and noon as 12', () => {
  expect([0, 36_489.9, 43_200, 75_900, 86_400].map((day) => shopperClock(day, true))).toEqual([
    '12:00 AM',
    '10:08 AM',
    '12:00 PM',
    '9:05 PM',
    '12:00 AM',
  ]);
  expect(shopperClock(75_909.5, true, true)).toBe('9:05:09 PM');
});
