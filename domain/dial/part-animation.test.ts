// Verifies docs/product.md 31.4, 32.3.
import fc from 'fast-check';
import {
  withTimeOfDay,
  stepsPerSecond,
  type KeyframeAnimation,
  type PartAnimation,
  isSwing,
  type Moment,
  momentOf,
  valueAt,
} from './part-animation';

const hour: KeyframeAnimation = {
  period: 43_200,
  points: [
    [0, 0],
    [43_200, 360],
  ],
};
const at = (day: number, unix = 0): Moment => ({ day, unix, weekday: 1, date: 23 });
const balance: PartAnimation = { swing: 120, hz: 0.25 };

test('valueAt returns 90 degrees for an hour hand at 3:00 and 15:00', () => {
  expect(valueAt(hour, at(3 * 3600))).toBe(90);
  expect(valueAt(hour, at(15 * 3600))).toBe(90);
});

test('valueAt jumps at two points with the same second, and returns the later one from there', () => {
  const retrograde: KeyframeAnimation = {
    period: 3600,
    points: [
      [0, -60],
      [3600, 60],
    ],
  };
  expect(valueAt(retrograde, at(3599.999))).toBeCloseTo(60, 3);
  expect(valueAt(retrograde, at(3600))).toBe(-60);
  const disc: KeyframeAnimation = {
    period: 7200,
    points: [
      [0, 0],
      [3600, 0],
      [3600, 30],
      [7200, 30],
    ],
  };
  expect([3599, 3600, 7199, 7200].map((second) => valueAt(disc, at(second)))).toEqual([0, 30, 30, 0]);
});

test('valueAt is constant between two beats', () => {
  const seconds = { ...hour, period: 60, points: [[0, 0] as const, [60, 360] as const] };
  expect(valueAt({ ...seconds, beats: 1 }, at(12.97))).toBe(72);
  expect(valueAt({ ...seconds, beats: 8 }, at(12.99))).toBe(6 * 12.875);
  expect(valueAt({ ...seconds, beats: 8 }, at(0.1 + 0.2 + 0.7))).toBe(6);
});

test('valueAt counts a moon phase from its epoch, also before it', () => {
  const moon: KeyframeAnimation = {
    period: 1000,
    epoch: 5100,
    points: hour.points.map(([s, v]) => [s / 43.2, v] as const),
  };
  expect(valueAt(moon, at(0, 5350))).toBeCloseTo(90);
  expect(valueAt(moon, at(0, 4350))).toBeCloseTo(90);
});

test('valueAt counts long periods from midnight unless since or epoch is set', () => {
  expect(
    valueAt({ ...hour, period: 7 * 86_400, points: [[0, 0] as const, [7 * 86_400, 7] as const] }, at(43_200)),
  ).toBe(0.5);
});

test('valueAt is constant before the first point and after the last', () => {
  const late: KeyframeAnimation = {
    period: 40,
    points: [
      [10, 5],
      [20, 25],
      [30, 7],
    ],
  };
  expect([0, 9, 10, 15, 25, 30, 39].map((second) => valueAt(late, at(second)))).toEqual([5, 5, 5, 15, 16, 7, 7]);
});

test('stepsPerSecond returns the beats, or 1 without beats', () => {
  expect([stepsPerSecond({ ...hour, beats: 8 }), stepsPerSecond(hour), stepsPerSecond(balance)]).toEqual([8, 1, 1]);
});

test('valueAt swings a balance to both sides within its amplitude', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2e9, noNaN: true }), (unix) =>
      expect(Math.abs(valueAt({ swing: 120, hz: 3 }, at(0, unix)))).toBeLessThanOrEqual(120),
    ),
  );
  expect(valueAt(balance, at(0, 1))).toBeCloseTo(120);
  expect([balance, hour].map(isSwing)).toEqual([true, false]);
});

test('valueAt stays within the range of the points at every moment', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 86_400, noNaN: true }), (day) => {
      const value = valueAt(hour, at(day));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(360);
    }),
  );
});

test('momentOf uses the local time zone', () => {
  const moment = momentOf(new Date(2026, 10, 22, 10, 8, 36, 500));
  expect(moment).toMatchObject({ day: 10 * 3600 + 8 * 60 + 36.5, weekday: 0, date: 22 });
  expect(withTimeOfDay(moment, 0)).toEqual(momentOf(new Date(2026, 10, 22)));
  expect(withTimeOfDay(moment, 3600)).toEqual(momentOf(new Date(2026, 10, 22, 1)));
});

test('valueAt steps date and weekday at midnight, from the month and the week', () => {
  const daily = (since: 'week' | 'month', count: number): KeyframeAnimation => ({
    period: count * 86_400,
    since,
    points: Array.from({ length: count }, (_, index) => [
      [index * 86_400, index * 10] as const,
      [(index + 1) * 86_400, index * 10] as const,
    ]).flat(),
  });
  const monday = momentOf(new Date(2026, 10, 23, 23, 59));
  expect(valueAt(daily('week', 7), monday)).toBe(10);
  expect(valueAt(daily('month', 31), monday)).toBe(220);
  expect(valueAt(daily('month', 31), momentOf(new Date(2026, 11, 1)))).toBe(0);
});

test('valueAt steps through the frames of a figure', () => {
  const tens: PartAnimation = { of: 'view', every: 600, count: 6 };
  expect([0, 599, 600, 3599, 3600, 36_480].map((second) => valueAt(tens, at(second)))).toEqual([0, 0, 1, 5, 0, 0]);
});
