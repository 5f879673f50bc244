// Verifies docs/product.md 32.5, 32.6.
import { lumeViewCopy, modelCopy, readDialCopy } from '@/components/product/copy';
import { glowMark } from '@/components/catalogue/copy';
import { dialScaleOf } from '@/data/dials-to-read';
import { lumeCopy } from '@/components/product/copy-late';
import { hasLume, lumePictureOf } from '@/data/studio';
import { watchKey } from '@/domain/watch-key';
import { violations } from './support/accessibility';
import { hydratePage } from './support/hydrated';
import type { Header } from './page-objects/header';
import { wristEntryCopy } from '@/components/size/copy-fit';
import { desktopOnly, expect, type Locator, type Page, test } from './support/fixtures';
import { allWatches, pathOf } from './support/shop';

const withLume = allWatches.find((watch) => lumePictureOf(watchKey(watch)));
const withoutLume = allWatches.find((watch) => !hasLume(watchKey(watch)) && !dialScaleOf(watchKey(watch))?.isOdd);
const withDial = allWatches.find((watch) => lumePictureOf(watchKey(watch)) && dialScaleOf(watchKey(watch)));
if (!withLume || !withoutLume || !withDial)
  throw new Error('The catalogue lacks a watch with lume, without lume or with a dial.');

const [path, dullPath] = [pathOf(withLume), pathOf(withoutLume)];
const ink = 'rgb(18, 20, 15)';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const background = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

async function openLumeView(page: Page) {
  await button(page, lumeViewCopy.out).click();
  await expect.poll(() => background(page)).toBe(ink);
}

// Verifies docs/product.md 32.5 (Escape, Back, daylight).
test(
  'the lume view darkens page and picture, and Escape, Back and the button end it',
  { tag: '@a11y' },
  async ({ page }) => {
    await page.goto(path);
    await hydratePage(page);
    const byDay = await background(page);
    await openLumeView(page);
    await expect(page.getByRole('img', { name: lumeCopy.picture(withLume.name), exact: true })).toBeVisible();
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#12140f');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => background(page)).toBe(byDay);
    await openLumeView(page);
    await page.goBack();
    await expect.poll(() => background(page)).toBe(byDay);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await openLumeView(page);
    await button(page, lumeViewCopy.on).click();
    await expect.poll(() => background(page)).toBe(byDay);
  },
);

// Verifies docs/product.md 32.5 (reading the dial).
test('reading the dial ends the lume view', { tag: [desktopOnly, '@long'] }, async ({ page, product }) => {
  await page.goto(pathOf(withDial));
  await hydratePage(page);
  const byDay = await background(page);
  await openLumeView(page);
  await product.openDial();
  await expect.poll(() => background(page)).toBe(byDay);
  await expect(page.locator('.dial-layers')).toBeAttached();
});

/** Elements that can be open together with the lume view, on a wide screen. */
const openStates: Readonly<Record<string, (page: Page, header: Header) => Promise<Locator>>> = {
  'the Men dropdown': async (_, header) => {
    await header.men.click();
    return header.menList;
  },
  'the search suggestions': async (_, header) => {
    await header.searchBox.click();
    await header.searchBox.pressSequentially('moon');
    return header.suggestions.first();
  },
  'the wrist entry': async (page) => {
    await button(page, wristEntryCopy.title).click();
    return page.getByRole('dialog', { name: wristEntryCopy.title, exact: true });
  },
};

for (const [name, open] of Object.entries(openStates)) {
  test(
    `Escape closes ${name} first, and then the lume view`,
    { tag: [desktopOnly, '@long'] },
    async ({ page, header }) => {
      await page.goto(path);
      await hydratePage(page);
      const byDay = await background(page);
      await openLumeView(page);
      const opened = await open(page, header);
      await expect(opened).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      expect(await background(page)).toBe(ink);
      await page.keyboard.press('Escape');
      if (name === 'the search suggestions') await page.keyboard.press('Escape'); // the second one empties the box
      await expect.poll(() => background(page)).toBe(byDay);
    },
  );
}

test(
  'Back closes the full-screen viewer first, and then the lume view',
  { tag: [desktopOnly, '@long'] },
  async ({ page, product }) => {
    await page.goto('/all');
    await page.goto(path);
    await hydratePage(page);
    const byDay = await background(page);
    await openLumeView(page);
    await product.enlarge.click();
    await expect(product.viewer).toBeVisible();
    await page.goBack();
    await expect(product.addToCart).toBeVisible();
    await expect(product.viewer).toBeHidden();
    expect(await background(page)).toBe(ink);
    await page.goBack();
    await expect.poll(() => background(page)).toBe(byDay);
    await expect(page).toHaveURL(path);
  },
);

// Verifies docs/product.md 32.5 (reload, other page).
test('a reload keeps the lume view, and other pages are light', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await hydratePage(page);
  const byDay = await background(page);
  await openLumeView(page);
  await page.reload();
  await hydratePage(page);
  await expect.poll(() => background(page)).toBe(ink);
  await page.getByRole('banner').getByRole('link', { name: 'Odd Hours', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => background(page)).toBe(byDay);
});

// Verifies docs/product.md 32.5 (watch without lume).
test(
  'a watch without lume does not mention it, and the list marks watches with lume',
  { tag: '@long' },
  async ({ page, product }) => {
    await page.goto(dullPath);
    await expect(product.tools.getByRole('button')).toHaveText([modelCopy.view, readDialCopy.more]);
    await expect(button(page, lumeViewCopy.out)).toHaveCount(0);
    await page.goto('/all');
    await expect(page.getByText(glowMark, { exact: true })).toHaveCount(
      allWatches.filter((watch) => hasLume(watchKey(watch))).length,
    );
  },
);
