// Verifies docs/product.md 5.4, 20.4, 20.5, 20.18 (text of form controls).
import { hydratePage } from './support/hydrated';
import { violations } from './support/accessibility';
import { expect, test, type Page } from './support/fixtures';
import { smallControls } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { expectPageSnapshot, tuesday } from './support/snapshot';
import { expectAriaSnapshot } from './support/aria-snapshot';
import { snapshotPaths, nameOf } from './support/shop';

test.use({ ownClock: true, expectedErrors: [/status of 404/] });

// Axe takes seconds for a list of all watches on a busy machine.
test.slow();

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

/** Scrolls through the page, so that lazy images load, and waits for them, at most 10 s: the browser may drop an image that left the view. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    const onView = [...document.images].filter((image) => image.checkVisibility());
    const decoded = Promise.all(onView.map((image) => image.decode().catch(() => null)));
    await Promise.race([decoded, new Promise((late) => setTimeout(late, 10_000))]);
  });

/** Names of animations that run endlessly or for more than 1 ms. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
      const isOver = animation.playState !== 'running' || Number(activeDuration) <= 1;
      return isOver
        ? []
        : [animation.id || ('animationName' in animation ? String(animation.animationName) : 'a script’s')];
    }),
  );

/** The most different templates, which `npm test` runs also on the phone; `npm run e2e:long` runs the others there. */
const phoneList = ['/', '/all/california/3'];

/** The templates that `npm test` runs on the desktop; `npm run e2e:long` runs the others. */
const shortList = [...phoneList, '/bascket/mybascket'];

// One page load for four checks: loading costs more than checking (docs/decisions/0033-end-to-end-tests.md).
for (const path of snapshotPaths) {
  test(
    `${path} fits 320 px, loads without a layout shift, passes axe and matches its snapshots`,
    {
      tag: ['@a11y', ...(phoneList.includes(path) ? ['@phone'] : []), ...(shortList.includes(path) ? [] : ['@long'])],
    },
    async ({ page, isMobile }) => {
      const screen = page.viewportSize();
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
      await recordShifts(page);
      await page.goto(path);
      await test.step('fits the viewport without a layout shift', async () => {
        await scrollThrough(page);
        await expect.soft(page).toFitWidth();
        expect.soft(await shiftsIn(page), 'layout shifts during page load').toEqual([]);
      });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      if (isMobile && screen) await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await test.step('no animation under reduced motion', async () => {
        expect.soft(await runningAnimations(page), 'running animations').toEqual([]);
      });
      await test.step('axe finds no violation', async () => {
        await hydratePage(page);
        expect.soft(await violations(page), 'axe violations').toEqual([]);
        if (isMobile) expect.soft(await smallControls(page), 'controls with text under 16 px').toEqual([]);
      });
      await test.step('matches its snapshots', async () => {
        // Loads lazy images again.
        await scrollThrough(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.mouse.move(0, 0);
        await expectPageSnapshot(page, nameOf(path));
        // Header and footer are the same on every page.
        if (path === '/') await expectAriaSnapshot([page.getByRole('banner'), page.getByRole('contentinfo')], 'shell');
      });
    },
  );
}
