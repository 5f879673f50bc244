import { expect, test } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';

for (const path of ['/', '/all/xerix', '/all/california/3', '/contact/form']) {
  test(`on ${path} the shop's face comes in late and moves nothing`, async ({ page }) => {
    await recordShifts(page);
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
    const [standIn, before] = [await height(), (await shiftsIn(page)).length];
    deliver();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      )
      .toContain('familjen');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await height()).toBe(standIn);
    expect((await shiftsIn(page)).slice(before)).toEqual([]);
  });
}
