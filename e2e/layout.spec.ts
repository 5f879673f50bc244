import { expect, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { templates } from './support/shop';

test.use({ expectedErrors: [/status of 404/] });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
    expect(await overflow(page)).toBe(0);
    expect(await shiftsIn(page)).toEqual([]);
  });
}

test('targets are 44 px for fingers', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a question of fingers');
  for (const path of ['/', '/all/xerix', '/all/california/3', '/contact/form', '/auth/user']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, textarea')]
        .filter((element) => element.checkVisibility() && !element.closest('p') && !element.matches('[href="#main"]'))
        .map((element) => ({ box: element.getBoundingClientRect(), name: element.textContent || element.ariaLabel }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ box, name }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    );
    expect(small, path).toEqual([]);
  }
});

test('zoomed to 200 % nothing is lost or cut off', async ({ page, header, isMobile }) => {
  test.skip(isMobile, 'zoom is a desktop matter');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/all/california/3');
  expect(await overflow(page)).toBe(0);
  await expect(header.menuButton).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('under reduced motion nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Three to start with' });
  await expect(carousel.getByRole('group', { name: '1 of 3' })).toHaveCSS('transition-duration', /^0s/);
});
