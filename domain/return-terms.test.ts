// Verifies docs/product.md 36.2 (weekend, time zone), 36.7 (unsent goods, goods back, goods with the shopper).
import { dayAfter, isOver, lastLegalDay, refundDue } from './return-terms';

it.each([
  ['2026-11-25', '2026-12-09'], // a Wednesday
  ['2026-11-28', '2026-12-14'], // ends on a Saturday
  ['2026-11-29', '2026-12-14'], // ends on a Sunday
  ['2026-12-24', '2027-01-07'],
])('lastLegalDay of 14 days after %s is %s', (from, last) => {
  expect(lastLegalDay(from, 14)).toBe(last);
});

it('isOver is false until the last day has ended in the westernmost time zone', () => {
  expect(isOver('2026-12-09', new Date('2026-12-10T11:59:59.999Z'))).toBe(false);
  expect(isOver('2026-12-09', new Date('2026-12-10T12:00:00.000Z'))).toBe(true);
});

const term = { withdrawnAt: '2026-11-25T22:55:03.000Z', days: 14, isSent: true, backAt: null };

it.each([
  ['is due 14 days after the withdrawal when nothing was sent', { isSent: false }, '2026-12-09'],
  [
    'is due 14 days after the withdrawal when the goods came back before',
    { backAt: '2026-12-01T10:00:00.000Z' },
    '2026-12-09',
  ],
  [
    'is due on the day of the goods when they come back on the last day',
    { backAt: '2026-12-09T23:59:59.999Z' },
    '2026-12-09',
  ],
  ['is due a day later when the goods come back a day later', { backAt: '2026-12-10T00:00:00.000Z' }, '2026-12-10'],
  ['does not wait for goods that were never sent', { isSent: false, backAt: '2026-12-20T10:00:00.000Z' }, '2026-12-09'],
  ['is due at once when the goods come back later', { backAt: '2026-12-20T10:00:00.000Z' }, '2026-12-20'],
  ['may be withheld while the goods are with the shopper', {}, undefined],
])('refundDue: the refund of a withdrawal %s', (_, change, due) => {
  expect(refundDue({ ...term, ...change })).toBe(due);
});

it('dayAfter crosses months and years', () => {
  expect([dayAfter('2026-12-25', 14), dayAfter('2027-03-01', -4)]).toEqual(['2027-01-08', '2027-02-25']);
});
