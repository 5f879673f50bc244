// Verifies docs/product.md 44.14 (agents).
import { inLanguage } from '@/domain/testing/in-language';

const friday = new Date('2026-11-20T12:00:00Z');

it('an agent filters the catalogue of a German page by prices in US dollars', async () => {
  const found = await inLanguage('de', async () => {
    const { searchProducts } = await import('./catalogue');
    const asked = { filters: { price: { min: 280_00, max: 290_00 } }, pagination: { limit: 50 } };
    return searchProducts(asked, { now: friday, soldOut: new Set() });
  });
  const amounts = JSON.stringify(found).match(/"amount":\d+/g) ?? [];
  expect(amounts.length).toBeGreaterThan(0);
  for (const amount of amounts.map((text) => Number(text.slice(9)))) expect(amount).toBeGreaterThanOrEqual(280_00);
});
