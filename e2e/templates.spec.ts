// Verifies docs/product.md 5.4, 20.4, 20.5.
import { hydratePage } from './support/hydrated';
import { violations } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { expectPageSnapshot, tuesday } from './support/snapshot';
import { expectAriaSnapshot } from './support/aria-snapshot';
import { snapshotPaths, nameOf } from './support/shop';

test.use({ ownClock: true, expectedErrors: [/status of 404/] });

// Axe reads a list of all watches for seconds where others keep the machine busy.
test.slow();

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

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

/** What moves without end or for longer than a blink, each by its name. */
const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
      const isOver = animation.playState !== 'running' || Number(activeDuration) <= 1;
      return isOver
        ? []
        : [animation.id || ('animationName' in animation ? String(animation.animationName) : 'a script’s')];
    }),
  );

/** Those that differ most: `npm test` visits them, on the phone too; `npm run e2e:long` the others, which are made of the same parts. */
const short = [
  ...['/', '/all', '/all?price=-300&movement=automatic', '/all/california/3', '/contact/form', '/search?q=moon'],
  ...['/bascket/mybascket', '/auth/user', '/thanks', '/compare?w=xerix/1,gshock/1,womens/6,undone/3'],
];

// One visit answers four questions: opening a page costs more than asking it (docs/decisions/0033).
for (const path of snapshotPaths) {
  test(
    `${path} fits 320 px, moves nothing while it loads, is in order for axe and stands as it did`,
    { tag: ['@a11y', short.includes(path) ? '@phone' : '@long'] },
    async ({ page, isMobile }) => {
      const screen = page.viewportSize();
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
      await recordShifts(page);
      await page.goto(path);
      await test.step('it fits, and nothing moves', async () => {
        await seeAll(page);
        await expect.soft(page).toFitWidth();
        expect.soft(await shiftsIn(page), 'what moved while the page loaded').toEqual([]);
      });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      if (isMobile && screen) await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await test.step('nothing runs by itself for who wants no motion', async () => {
        expect.soft(await running(page), 'what moves').toEqual([]);
      });
      await test.step('axe finds nothing', async () => {
        await hydratePage(page);
        expect.soft(await violations(page), 'what axe holds against the page').toEqual([]);
      });
      await test.step('it stands as it did', async () => {
        // What comes once it is on view has come.
        await seeAll(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.mouse.move(0, 0);
        await expectPageSnapshot(page, nameOf(path));
        // What stands around every page is read once.
        if (path === '/') await expectAriaSnapshot([page.getByRole('banner'), page.getByRole('contentinfo')], 'shell');
      });
    },
  );
}
