// Verifies docs/product.md 44.14 (price filter).
import { inLanguage } from '@/domain/testing/in-language';

const friday = new Date('2026-11-20T12:00:00Z');

it('an agent filters the catalogue of a German page by prices in the currency of the answer', async () => {
  const found = await inLanguage('de', async () => {
    const { searchProducts } = await import('./catalogue');
    const asked = { filters: { price: { min: 280_00, max: 290_00 } }, pagination: { limit: 50 } };
    return searchProducts(asked, { now: friday, soldOut: new Set() });
  });
  const amounts = JSON.stringify(found).match(/"amount":\d+/g) ?? [];
  expect(amounts.length).toBeGreaterThan(0);
  for (const amount of amounts.map((text) => Number(text.slice(9)))) expect(amount).toBeGreaterThanOrEqual(280_00);
});

// Verifies docs/product.md 44.14 (catalogue, price filter).
it.each([
  ['en', undefined, { amount: 289_00, currency: 'USD' }],
  ['de', undefined, { amount: 269_00, currency: 'EUR' }],
  ['de', 'USD', { amount: 289_00, currency: 'USD' }],
  ['de', 'CHF', { amount: 269_00, currency: 'EUR' }],
  ['ja', undefined, { amount: 44_000, currency: 'JPY' }],
  ['ja', 'GBP', { amount: 229_00, currency: 'GBP' }],
])('in the catalogue of %s with the currency %s a watch costs %j', async (code, currency, price) => {
  const found = await inLanguage(code, async () => {
    const { searchProducts } = await import('./catalogue');
    // The price filter is in the same currency as the prices, in its minor unit; in another one it is ignored.
    const filters = { price: { min: price.amount, max: price.amount }, brand: ['times'] };
    const asked = { filters, pagination: { limit: 50 }, ...(currency && { context: { currency } }) };
    return searchProducts(asked, { now: friday, soldOut: new Set() });
  });
  expect(found).toMatchObject({
    value: { products: expect.arrayContaining([expect.objectContaining({ id: 'timex-2' })]) },
  });
  const prices = JSON.stringify(found).match(/"price":\{[^}]*\}/g);
  expect(prices).toContain(`"price":${JSON.stringify(price)}`);
});
