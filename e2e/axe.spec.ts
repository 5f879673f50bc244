import { panelTitles } from '@/components/words/product';
import { shipping } from '@/data/policies';
import { awaken } from './support/awake';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { templates } from './support/shop';

test.use({ expectedErrors: [/status of 404/], reducedMotion: 'reduce' });

for (const path of templates) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await awaken(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing with everything open', async ({ page, header, product }) => {
  await page.goto('/all/california/3');
  for (const title of [panelTitles.description, panelTitles.specifications, shipping.title])
    await product.header(title).click();
  await header.openBrands();
  expect(await violations(page)).toEqual([]);
});
