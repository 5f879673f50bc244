import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { templates } from './shop';

test.use({ expectedErrors: [/status of 404/], reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of templates) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}

test('axe finds nothing with everything open', async ({ page, header, product, isMobile }) => {
  await page.goto('/all/california/3');
  for (const title of ['Description', 'Specifications', 'Shipping']) await product.header(title).click();
  await (isMobile ? header.menuButton : header.men).click();
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
