// Verifies docs/product.md 20.10, 28.7.
import { limitSharedCaching } from './cache-control';
import { nextPriceChange, onPriceChange } from './price-changes';

const noon = Date.parse('2026-11-18T12:00:00Z');
const MINUTES = 's-maxage=60, stale-while-revalidate=240';
const [friday, saturday, monday] = [
  Date.parse('2026-11-20T23:59:59-05:00'),
  Date.parse('2026-11-21T00:00:00-05:00'),
  Date.parse('2026-11-23T00:00:00-05:00'),
];

it.each([
  ['s-maxage=31536000', MINUTES],
  ['s-maxage=31536000, stale-while-revalidate=600', MINUTES],
  ['public, s-maxage=61, immutable', `public, ${MINUTES}, immutable`],
  [MINUTES, MINUTES],
  ['s-maxage=5', 's-maxage=5'],
  ['s-maxage=60', 's-maxage=60'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['private, no-store', 'private, no-store'],
  [undefined, undefined],
])('limitSharedCaching turns %s into %s', (cacheControl, expected) =>
  expect(limitSharedCaching(cacheControl, noon)).toBe(expected),
);

it.each([
  ['five minutes before a price change, a response of five minutes', MINUTES, saturday - 300_000, 'no-cache'],
  ['a moment before that', MINUTES, saturday - 300_001, MINUTES],
  ['a second before a price change', MINUTES, monday - 1000, 'no-cache'],
  ['at a price change', MINUTES, saturday, MINUTES],
  ['a response of a minute', 's-maxage=60', saturday - 60_000, 'no-cache'],
  ['a response of a year, which shows both prices', 's-maxage=31536000', friday, MINUTES],
  ['a response that shared caches do not store', 'private, no-store', friday, 'private, no-store'],
  ['a response without Cache-Control', undefined, friday, undefined],
])('limitSharedCaching: %s', (_, cacheControl, at, expected) => {
  expect(limitSharedCaching(cacheControl, at)).toBe(expected);
});

it('nextPriceChange returns the next start or end of a weekend, in any order of calls', () => {
  expect([friday, saturday, saturday - 1, monday - 1].map(nextPriceChange)).toEqual([
    saturday,
    monday,
    saturday,
    monday,
  ]);
});

describe('onPriceChange', () => {
  it('onPriceChange invalidates on the first request after each change, and requests wait for it', async () => {
    let done = () => {};
    const invalidate = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const request = onPriceChange(friday, invalidate);
    expect(request(friday)).toBeUndefined();
    const [first, second] = [request(saturday), request(saturday + 1)];
    expect(first).toBeInstanceOf(Promise);
    expect(second).toBe(first);
    done();
    await first;
    expect(request(saturday + 2)).toBeUndefined();
    expect(invalidate).toHaveBeenCalledTimes(1);
    void request(monday);
    expect(invalidate).toHaveBeenCalledTimes(2);
  });

  it('onPriceChange invalidates on the first request when prices changed since the build', () => {
    const invalidate = jest.fn(async () => {});
    void onPriceChange(friday, invalidate)(monday + 1);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  // Verifies docs/product.md 43.2.
  it('onPriceChange invalidates when the clock is set back, and not for a correction of seconds', async () => {
    const invalidate = jest.fn(async () => {});
    const request = onPriceChange(friday, invalidate);
    await request(saturday);
    void request(saturday - 30_000);
    expect(invalidate).toHaveBeenCalledTimes(1);
    void request(friday - 3_600_000);
    expect(invalidate).toHaveBeenCalledTimes(2);
    void request(saturday);
    expect(invalidate).toHaveBeenCalledTimes(3);
  });

  it('onPriceChange logs a failure, does not block the request and retries a second later', async () => {
    const invalidate = jest.fn(async () => {
      throw new Error('No shop.');
    });
    const request = onPriceChange(friday, invalidate);
    await request(saturday);
    expect(jest.mocked(console.error).mock.calls).toEqual([[new Error('No shop.')]]);
    jest.mocked(console.error).mockClear();
    expect(request(saturday + 999)).toBeUndefined();
    await request(saturday + 1000);
    expect(invalidate).toHaveBeenCalledTimes(2);
    jest.mocked(console.error).mockClear();
  });
});
