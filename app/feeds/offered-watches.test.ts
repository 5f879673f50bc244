/** @jest-environment node */
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { inLanguage } from '@/domain/testing/in-language';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('@/server/catalogue/availability', () => ({ availabilityOf: async () => 'in-stock' }));

const all = readShopWatches().length;

/** Number of watches in the feeds of a language, with this Stripe key. */
async function offeredIn(language: string, key: string): Promise<number> {
  process.env.STRIPE_SECRET_KEY = key;
  process.env.STRIPE_WEBHOOK_SECRET = 'whsec_1';
  try {
    return (await inLanguage(language, async () => (await import('./offered-watches')).offeredWatches())).length;
  } finally {
    delete process.env.STRIPE_SECRET_KEY;
    delete process.env.STRIPE_WEBHOOK_SECRET;
  }
}

// Verifies docs/product.md 24.3, 38.5.
it('the feeds for a country of the EU leave out the watches that the shop does not sell there', async () => {
  // No maker's data are complete.
  expect(await offeredIn('de', 'sk_live_1')).toBe(0);
  expect(await offeredIn('fr', 'sk_live_1')).toBe(0);
  expect(await offeredIn('de', 'sk_test_1')).toBe(all);
  expect(await offeredIn('en', 'sk_live_1')).toBe(all);
  expect(await offeredIn('ja', 'sk_live_1')).toBe(all);
});
