import { toWatchReference } from '@/domain/watch-key';
import { openPriceSource } from './price-source';

jest.mock('@/data/pictures', () => ({ hasPicture: () => true }));

const friday = new Date('2026-11-20T23:59:59-05:00');

it('priceOf returns the price in cents and the name with its maker', async () => {
  const prices = await openPriceSource([{ catalogue: 'timex', id: 2 }], friday);
  expect(prices.priceOf('timex', 2)).toEqual({ name: expect.stringMatching(/^Timex /), unitCents: 289_00 });
});

it.each<[string, number]>([
  ['rolex', 1],
  ['__proto__', 1],
  ['xerix', 0],
  ['xerix', 7],
  ['xerix', 1.5],
  ['xerix', NaN],
])('priceOf returns undefined for %s/%d', async (catalogue, id) => {
  const prices = await openPriceSource([{ catalogue, id }], friday);
  const watch = toWatchReference(catalogue, id);
  expect(watch && prices.priceOf(watch.catalogue, watch.id)).toBeUndefined();
});

it.each([
  ['Friday 23:59:59', '2026-11-20T23:59:59-05:00', 289_00],
  ['Saturday 00:00', '2026-11-21T00:00:00-05:00', 202_30],
  ['Sunday 23:59:59', '2026-11-22T23:59:59-05:00', 202_30],
  ['Monday 00:00', '2026-11-23T00:00:00-05:00', 289_00],
])('priceOf uses the weekend price list in the shop’s time zone: %s', async (_, at, cents) => {
  const prices = await openPriceSource([{ catalogue: 'timex', id: 2 }], new Date(at));
  expect(prices.priceOf('timex', 2)?.unitCents).toBe(cents);
});

// Verifies docs/product.md 38.5.
it('zoneOf does not serve the EU with live keys while a maker’s safety data are unknown', async () => {
  const zones = async (key: string) => {
    process.env.STRIPE_SECRET_KEY = key;
    process.env.STRIPE_WEBHOOK_SECRET = 'whsec_1';
    try {
      const { zoneOf } = await openPriceSource([{ catalogue: 'xerix', id: 1 }], friday);
      return ['DE', 'GB', 'US', 'RE'].map(zoneOf);
    } finally {
      delete process.env.STRIPE_SECRET_KEY;
      delete process.env.STRIPE_WEBHOOK_SECRET;
    }
  };
  const [de, gb, us, reunion] = await zones('sk_test_1');
  expect(de).not.toBe('none');
  expect(reunion).not.toBe('none');
  expect(await zones('sk_live_1')).toEqual(['none', gb, us, 'none']);
});
