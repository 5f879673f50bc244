// Verifies docs/product.md 19.16.
import { CallerLimit } from './caller-limit';

const noon = Date.parse('2026-11-18T12:00:00Z');

/** Takes tokens at one time until none is left, and returns their number. */
function takeAll(limit: CallerLimit, caller: string, now: number): number {
  let taken = 0;
  while (taken < 1000 && limit.take(caller, now)) taken += 1;
  return taken;
}

describe('CallerLimit', () => {
  it('allows 200 pages at once, then 10 a second, and 200 again after a pause', () => {
    const limit = new CallerLimit();
    expect(takeAll(limit, '192.0.2.1', noon)).toBe(200);
    expect(takeAll(limit, '192.0.2.1', noon + 99)).toBe(0);
    expect(takeAll(limit, '192.0.2.1', noon + 100)).toBe(1);
    expect(takeAll(limit, '192.0.2.1', noon + 1100)).toBe(10);
    expect(takeAll(limit, '192.0.2.1', noon + 60_000)).toBe(200);
  });

  it('counts each caller alone', () => {
    const limit = new CallerLimit();
    takeAll(limit, '192.0.2.1', noon);
    expect(takeAll(limit, '192.0.2.2', noon)).toBe(200);
  });

  it('never limits a household that opens a page every second for an hour', () => {
    const limit = new CallerLimit();
    const asked = Array.from({ length: 3600 }, (_, second) => limit.take('192.0.2.1', noon + second * 1000));
    expect(asked.filter((isAllowed) => !isAllowed)).toEqual([]);
  });

  it('forgets a caller once the bucket is full again', () => {
    const limit = new CallerLimit();
    for (let caller = 0; caller < 1000; caller += 1) limit.take(`caller ${caller}`, noon);
    expect(limit.size).toBe(1000);
    limit.take('192.0.2.1', noon + 20_000);
    expect(limit.size).toBe(1);
  });

  it('takes no more after the clock was set back', () => {
    const limit = new CallerLimit();
    takeAll(limit, '192.0.2.1', noon);
    expect(takeAll(limit, '192.0.2.1', noon - 3_600_000)).toBe(0);
    expect(takeAll(limit, '192.0.2.1', noon - 3_599_000)).toBe(10);
  });
});
