// Verifies docs/product.md 20.12.
import { cardOf } from './page-objects/by-copy';
import { untilHydrated } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { viewTransitionsIn, recordViewTransitions } from './support/view-transitions';

/** A list whose card is far down the page. */
const list = '/all/luminox';
const watch = { path: '/all/luminox/6', maker: 'Luminox', model: 'Starboard 45' };
const fullName = `${watch.maker} ${watch.model}`;

const card = (page: Page) => cardOf(page, fullName);

/** Animated picture groups: one per transition, or none. */
const picturesIn = async (page: Page) =>
  (await viewTransitionsIn(page)).flatMap(({ moves }) => moves.filter((moved) => /group\(.*picture/.test(moved)));

/** Distance between the scroll position and `before`, in px. */
const scrolledFrom = async (page: Page, before: number) =>
  Math.abs((await page.evaluate(() => window.scrollY)) - before);

/** Opens the hydrated list with the card in view and returns the scroll position. */
async function openAtCard(page: Page) {
  await page.goto(list);
  await untilHydrated(page);
  await card(page).scrollIntoViewIfNeeded();
  await card(page).hover();
  return page.evaluate(() => window.scrollY);
}

test(
  "a card's picture has a view transition to its product page and back to its position",
  { tag: '@long' },
  async ({ page, product }) => {
    await recordViewTransitions(page);
    await recordShifts(page);
    const before = await openAtCard(page);
    await card(page).click();
    await expect(page).toHaveURL(watch.path);
    await expect(page).toHaveTitle(new RegExp(`^${fullName}, `));
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => picturesIn(page)).toHaveLength(1);
    await expect(product.largePicture).toBeOnScreen({ part: 0.5 });
    expect(await shiftsIn(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luminox Watches');
    await expect.poll(() => picturesIn(page)).toHaveLength(2);
    await expect.poll(() => scrolledFrom(page, before)).toBeLessThanOrEqual(2);
    const [there, back] = await picturesIn(page);
    expect(back, 'the picture of the transition back').toBe(there);
  },
);

test(
  'a page without a watch at its top has no view transition',
  { tag: '@long' },
  async ({ page, header, isMobile }) => {
    await recordViewTransitions(page);
    await page.goto('/all/xerix');
    await untilHydrated(page);
    if (isMobile) await header.menuButton.click();
    await (isMobile ? header.menu : header.navigation).getByRole('link', { name: 'All watches', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Watches');
    expect(await viewTransitionsIn(page)).toEqual([]);
  },
);

test('reduced motion disables view transitions', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordViewTransitions(page);
  const before = await openAtCard(page);
  await card(page).click();
  await expect(page).toHaveURL(watch.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.model);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luminox Watches');
  await expect.poll(() => scrolledFrom(page, before)).toBeLessThanOrEqual(2);
  expect(await viewTransitionsIn(page)).toEqual([]);
});

test('a browser without view transitions navigates forward and back', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });
  const before = await openAtCard(page);
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.model);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luminox Watches');
  await expect.poll(() => scrolledFrom(page, before)).toBeLessThanOrEqual(2);
});
