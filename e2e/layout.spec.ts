import { carouselWords } from '@/components/words/home';
import { expect, test, type Page } from './support/fixtures';
import { overflowOf, smallTargets } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { templates } from './support/shop';

test.use({ expectedErrors: [/status of 404/] });

/** Scrolls through the whole page, so that everything lazy loads, and waits for the pictures. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    const onView = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(onView.map((image) => image.decode().catch(() => null)));
  });

for (const path of templates) {
  test(`${path} fits 320 px and moves nothing while it loads`, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await recordShifts(page);
    await page.goto(path);
    await seeAll(page);
    expect(await overflowOf(page)).toBe(0);
    expect(await shiftsIn(page)).toEqual([]);
  });
}

test('targets are 44 px for fingers', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a question of fingers');
  for (const path of ['/', '/all/xerix', '/all/california/3', '/contact/form', '/auth/user']) {
    await page.goto(path);
    expect(await smallTargets(page, 'a, button, input, textarea'), path).toEqual([]);
  }
});

test('zoomed to 200 % nothing is lost or cut off', async ({ page, header, product, isMobile }) => {
  test.skip(isMobile, 'zoom is a desktop matter');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/all/california/3');
  expect(await overflowOf(page)).toBe(0);
  await expect(header.menuButton).toBeVisible();
  await expect(product.addToCart).toBeVisible();
});

test('under reduced motion nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: carouselWords.title, exact: true });
  await carousel.getByRole('radio').nth(1).click();
  const slide = carousel.getByRole('group', { name: carouselWords.position(2, 3), exact: true });
  expect(await slide.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});
