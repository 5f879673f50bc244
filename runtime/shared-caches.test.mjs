// Holds docs/product.md 20.10.
import { isWeekend } from '../data/weekend';
import { tellSharedCaches } from './shared-caches.mjs';

const noon = Date.parse('2026-11-18T12:00:00Z');
const MINUTES = 's-maxage=60, stale-while-revalidate=240';

it.each([
  ['s-maxage=31536000', MINUTES],
  ['s-maxage=31536000, stale-while-revalidate=600', MINUTES],
  ['public, s-maxage=61, immutable', `public, ${MINUTES}, immutable`],
  [MINUTES, MINUTES],
  ['s-maxage=5', 's-maxage=5'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['private, no-store', 'private, no-store'],
  [undefined, undefined],
])('%s becomes %s', (said, told) => expect(tellSharedCaches(said, noon)).toBe(told));

it('tells them to ask each time when prices are about to change, and not after', () => {
  globalThis.oddHoursIsWeekend = isWeekend;
  const friday = Date.parse('2026-11-20T23:58:00-05:00');
  expect(tellSharedCaches(MINUTES, friday)).toBe('no-cache');
  expect(tellSharedCaches('s-maxage=31536000', friday)).toBe(MINUTES);
  expect(tellSharedCaches(MINUTES, friday + 120_000)).toBe(MINUTES);
  delete globalThis.oddHoursIsWeekend;
});
