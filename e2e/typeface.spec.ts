// Verifies docs/product.md 20.4.
import { expect, test } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { templates } from './support/shop';

test.use({
  expectedErrors: [/status of 404/],
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Subpixel glyph positions, as on all platforms other than a Linux window.
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] });
    },
    { scope: 'worker' },
  ],
});

for (const path of [...templates, '/about']) {
  test(`the typeface on ${path} loads late without a layout shift`, { tag: '@long' }, async ({ page }) => {
    await recordShifts(page, 0);
    let deliver: () => void = () => {};
    const asked = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/*.woff2', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const height = () => heading.evaluate((element) => element.getBoundingClientRect().height);
    const [fallbackHeight, before] = [await height(), (await shiftsIn(page)).length];
    deliver();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      )
      .toContain('familjen');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await height()).toBe(fallbackHeight);
    expect((await shiftsIn(page)).slice(before)).toEqual([]);
  });
}
