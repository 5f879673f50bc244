// Verifies docs/product.md 5.2, 20.2.
import { expect, test } from './support/fixtures';
import { pathOf, watchesOf } from './support/shop';

test('pictures are AVIF files with a content hash and immutable caching', async ({ page }) => {
  const pictures: { url: string; cacheControl: string; type: string }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image' || !response.url().includes('/pictures/')) return;
    const headers = response.headers();
    pictures.push({
      url: response.url(),
      cacheControl: headers['cache-control'] ?? '',
      type: headers['content-type'] ?? '',
    });
  });
  await page.goto('/all/xerix');
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  for (const { url, cacheControl, type } of pictures) {
    expect(url).toMatch(/\/pictures\/[0-9a-f]{12}-\d+\.avif$/);
    expect(cacheControl).toBe('public, max-age=31536000, immutable');
    expect(type).toBe('image/avif');
  }
});

test('the image optimizer of Next is disabled', async ({ request }) => {
  const address = encodeURIComponent('/watches/xerix/1-1.webp');
  expect((await request.get(`/_next/image?url=${address}&w=640&q=75`)).status()).toBe(404);
});

test('every image has its dimensions in the HTML', async ({ page }) => {
  await page.goto('/all/california/3');
  const bare = await page.evaluate(
    () => [...document.images].filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height')).length,
  );
  expect(bare).toBe(0);
});

test('a card shows its first picture, and its second one on hover', async ({ page }) => {
  await page.goto('/all/archetype');
  for (const watch of watchesOf('archetype').slice(0, 2)) {
    const card = page.getByRole('main').locator(`a[href="${pathOf(watch)}"]`);
    const [front = '', threeQuarter = ''] = watch.url;
    await card.hover();
    await expect(card.locator('img').first()).toShowPicture(front);
    await expect(card.locator('img').nth(1)).toShowPicture(threeQuarter);
    await expect(card.locator('span:has(> picture)')).toHaveCSS('opacity', '1');
  }
});
