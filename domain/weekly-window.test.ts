// Verifies docs/product.md 28.1.
import fc from 'fast-check';
import { isOpen, nextChange, type WeeklyWindow } from './weekly-window';

const weekend = (timeZone: string): WeeklyWindow => ({ timeZone, days: ['Sat', 'Sun'] });
const newYork = weekend('America/New_York');

// Verifies docs/product.md 28.1 (summer time begins, summer time ends).
it.each([
  ['Friday 23:59:59', '2026-11-20T23:59:59-05:00', false],
  ['Saturday 00:00', '2026-11-21T00:00:00-05:00', true],
  ['Sunday 23:59:59', '2026-11-22T23:59:59.999-05:00', true],
  ['Monday 00:00', '2026-11-23T00:00:00-05:00', false],
  // Summer time begins and ends on a Sunday, at two o'clock.
  ['Saturday 00:00 before summer time', '2026-03-07T00:00:00-05:00', true],
  ['Sunday 23:59:59 in summer time, new that day', '2026-03-08T23:59:59-04:00', true],
  ['Monday 00:00 in summer time', '2026-03-09T00:00:00-04:00', false],
  ['Saturday 00:00, the last one of summer time', '2026-10-31T00:00:00-04:00', true],
  ['Friday 23:59:59, the last one of summer time', '2026-10-30T23:59:59-04:00', false],
  ['Sunday 23:59:59 after summer time', '2026-11-01T23:59:59-05:00', true],
  ['Monday 00:00 after summer time', '2026-11-02T00:00:00-05:00', false],
])('isOpen in New York: %s', (_, at, expected) => {
  expect(isOpen(newYork, new Date(at))).toBe(expected);
});

it.each([
  ['America/New_York', '2026-11-20T12:00:00-05:00', '2026-11-21T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ['America/New_York', '2026-03-06T12:00:00-05:00', '2026-03-07T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-10-30T12:00:00-04:00', '2026-10-31T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-20T00:00:00Z', '2026-11-20T11:00:00.000Z', '2026-11-22T11:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-19T00:00:00Z', '2026-11-20T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
])('nextChange in %s after %s is exact to the millisecond', (timeZone, at, begins, ends) => {
  const first = nextChange(weekend(timeZone), new Date(at));
  expect(first.toISOString()).toBe(begins);
  expect(nextChange(weekend(timeZone), first).toISOString()).toBe(ends);
});

it('isOpen changes at nextChange and not before, in any zone', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, moments, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (zone, at, share) => {
      const window = weekend(zone);
      const change = nextChange(window, at).getTime();
      const between = new Date(at.getTime() + Math.floor(share * (change - at.getTime() - 1)));
      expect(isOpen(window, between)).toBe(isOpen(window, at));
      expect(isOpen(window, new Date(change))).not.toBe(isOpen(window, at));
      expect(change - at.getTime()).toBeLessThanOrEqual(5 * 24 * 3600 * 1000 + 3600 * 1000);
    }),
  );
});

it('nextChange handles separate days', () => {
  const window: WeeklyWindow = { timeZone: 'UTC', days: ['Sun', 'Wed'] };
  const changes = ['2026-11-22', '2026-11-23', '2026-11-25', '2026-11-26', '2026-11-29'].map((day) => new Date(day));
  expect(changes.slice(0, -1).map((at) => nextChange(window, at))).toEqual(changes.slice(1));
});
