// Verifies docs/product.md 20.6.
import { cartNeedsScript, galleryCopy, panelTitles } from '@/components/product/copy';
import { carouselCopy } from '@/components/home/copy';
import { fullNameOf } from '@/data/full-name';
import { policies } from '@/data/policies';
import { cardOf } from './page-objects/by-copy';
import { expect, test } from './support/fixtures';
import { pathOf, watchesOf } from './support/shop';

test.use({ javaScriptEnabled: false });

test('a list shows all its watches with links', { tag: ['@nojs', '@smoke'] }, async ({ page }) => {
  await page.goto('/all/archetype');
  for (const watch of watchesOf('archetype'))
    await expect(cardOf(page, fullNameOf(watch))).toHaveAttribute('href', pathOf(watch));
  await cardOf(page, 'Archetype Bridgework 42').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bridgework 42');
});

test('a product page shows its pictures and all five panels', { tag: '@nojs' }, async ({ page, product }) => {
  await page.goto('/all/california/3');
  await expect(product.largePicture).toBeVisible();
  const titles = [...Object.values(panelTitles), ...policies.map(({ title }) => title)];
  for (const title of titles) {
    await expect(product.panel(title)).toBeVisible();
  }
  await expect(product.panel(panelTitles.specifications)).toShowMessage('47.5 mm');
});

test(
  'the large picture has its size before the rest of the page arrives',
  { tag: ['@phone', '@nojs'] },
  async ({ page, product }) => {
    const path = '/all/california/3';
    await page.goto(path);
    const place = await product.largePicture.boundingBox();
    expect(place?.width).toBeGreaterThan(300);
    const whole = await (await page.request.get(path)).text();
    const begun = whole.slice(0, whole.indexOf('<ul', whole.indexOf(galleryCopy.title(''))));
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: begun }));
    await page.goto(path);
    expect(await product.largePicture.boundingBox()).toEqual(place);
  },
);

test('the menus open and navigate', { tag: ['@phone', '@nojs'] }, async ({ page, header }) => {
  await page.goto('/');
  const brands = await header.openBrands();
  await brands.getByRole('link', { name: 'Undone', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone Watches');
});

test('the carousel moves by its dots and has no arrows', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
  await carousel.getByRole('radio').nth(1).check();
  await expect(carousel.getByRole('group', { name: carouselCopy.position(2, 3), exact: true })).toHaveCSS(
    'opacity',
    '1',
  );
  await expect(carousel.getByRole('button', { name: carouselCopy.next, exact: true })).toBeHidden();
});

test('the search shows results', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/search?q=moon');
  await expect(cardOf(page, 'Xeric Half Eclipse')).toBeVisible();
});

test('controls that need a script are hidden or replaced by a message', { tag: '@nojs' }, async ({ page, product }) => {
  await page.goto('/all/california/3');
  await expect(page.getByRole('main')).toShowMessage(cartNeedsScript);
  await expect(product.addToCart).toBeHidden();
});
