// Verifies docs/product.md 20.5.
import { panelTitles } from '@/components/product/copy';
import { shipping } from '@/data/policies';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';

test.use({ reducedMotion: 'reduce' });

test(
  'axe finds no violation on a product page with all panels open',
  { tag: ['@phone', '@a11y', '@smoke'] },
  async ({ page, header, product }) => {
    await page.goto('/all/california/3');
    for (const title of [panelTitles.description, panelTitles.specifications, shipping.title])
      await product.header(title).click();
    await header.openBrands();
    expect(await violations(page)).toEqual([]);
  },
);
