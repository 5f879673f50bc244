import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { followWallClock } from './wall-clock';

const HOUR_MS = 3_600_000;

const realNow = Date.now;

/** Sets the wall clock as after a suspended machine, while the monotonic clock runs on. */
const jump = (ms: number) => jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);

/** True if Next renders a page of an hour ago again after its invalidation now. */
function isExpired(): boolean {
  tagsManifest.set('page', { expired: Date.now() });
  return areTagsExpired(['page'], Date.now() - HOUR_MS);
}

afterEach(() => {
  jest.restoreAllMocks();
  // The getter of the platform is on the prototype.
  Reflect.deleteProperty(performance, 'timeOrigin');
});

// Verifies docs/product.md 42.7 (pages)
test('an invalidated page is rendered again at once although the wall clock has jumped', () => {
  jump(HOUR_MS);
  // If this fails, Next no longer needs wall-clock.ts.
  expect(isExpired()).toBe(false);
  followWallClock();
  expect(isExpired()).toBe(true);
});

test('the time origin follows the wall clock through several jumps', () => {
  followWallClock();
  followWallClock();
  for (const ms of [HOUR_MS, -2 * HOUR_MS]) {
    jump(ms);
    expect(Math.abs(performance.timeOrigin + performance.now() - Date.now())).toBeLessThan(50);
  }
});
