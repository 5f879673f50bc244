import { galleryWords } from '@/components/words/product';
import { awaken, untilAwake } from './support/awake';
import { behindTheScreens, expect, test, type Page } from './support/fixtures';

const path = '/all/california/3';

/** The large pictures of a watch, side by side; the second stands further down too. */
const pictures = (page: Page) => page.getByRole('group', { name: galleryWords.strip, exact: true }).locator('img');

test('the other pictures of a watch come at the first sign that they may be wanted (6.21)', async ({
  page,
  product,
}) => {
  await page.goto(path);
  await untilAwake(page);
  await expect(pictures(page).first()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(pictures(page).last()).toHaveJSProperty('currentSrc', '');
  await awaken(page);
  await expect(pictures(page).last()).not.toHaveJSProperty('naturalWidth', 0);
  await product.thumbnail(3).click();
  await expect(product.largePicture).toHaveAccessibleName(/profile/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('they come by themselves', { tag: behindTheScreens }, async ({ page }) => {
    await page.goto(path);
    for (const picture of await pictures(page).all()) await expect(picture).toHaveCSS('display', 'block');
  });
});
