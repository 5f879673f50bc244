// Verifies docs/product.md 20.5.
import { carouselCopy } from '@/components/home/copy';
import { expect, test } from './support/fixtures';
import { smallTargets } from './support/layout';

test('touch targets are at least 44 px', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'applies to touch screens only');
  for (const path of ['/', '/all/xerix', '/all/california/3', '/contact/form', '/auth/user']) {
    await page.goto(path);
    expect(await smallTargets(page, 'a, button, input, textarea'), path).toEqual([]);
  }
});

test('a page at a zoom of 200 % has no overflow and shows its controls', async ({
  page,
  header,
  product,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no page zoom');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/all/california/3');
  await expect(page).toFitWidth();
  await expect(header.menuButton).toBeVisible();
  await expect(product.addToCart).toBeVisible();
});

test('the carousel has no animation under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
  await carousel.getByRole('radio').nth(1).click();
  const slide = carousel.getByRole('group', { name: carouselCopy.position(2, 3), exact: true });
  expect(await slide.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});
