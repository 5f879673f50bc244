// Verifies docs/product.md 20.12.
import { cardOf } from './page-objects/cards';
import { untilHydrated } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { viewTransitionsIn, recordViewTransitions } from './support/view-transitions';

/** Far down its list, whose page stands elsewhere than a watch's. */
const list = '/all/luminox';
const watch = { path: '/all/luminox/6', maker: 'Luminox', model: 'Starboard 45' };
const fullName = `${watch.maker} ${watch.model}`;

const card = (page: Page) => cardOf(page, fullName);

/** What moved of one picture: both of it as one group, or nothing. */
const picturesIn = async (page: Page) =>
  (await viewTransitionsIn(page)).flatMap(({ moves }) => moves.filter((moved) => /group\(.*picture/.test(moved)));

/** How far the page stands from where it stood, in px. */
const scrolledFrom = async (page: Page, before: number) =>
  Math.abs((await page.evaluate(() => window.scrollY)) - before);

/** The list with the card on view and the page awake, and how far it is scrolled. */
async function openAtCard(page: Page) {
  await page.goto(list);
  await untilHydrated(page);
  await card(page).scrollIntoViewIfNeeded();
  await card(page).hover();
  return page.evaluate(() => window.scrollY);
}

test(
  'a card’s picture passes over to its watch’s page, and back to where it stood',
  { tag: '@phone' },
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
    expect(back, 'the same picture').toBe(there);
  },
);

test('nothing passes over where the next page shows no watch first', async ({ page, header, isMobile }) => {
  await recordViewTransitions(page);
  await page.goto('/all/xerix');
  await untilHydrated(page);
  if (isMobile) await header.menuButton.click();
  await (isMobile ? header.menu : header.navigation).getByRole('link', { name: 'All watches', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Watches');
  expect(await viewTransitionsIn(page)).toEqual([]);
});

test('whoever wants less motion is there at once', async ({ page }) => {
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

test('a browser that knows no such thing leads there and back all the same', async ({ page }) => {
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
