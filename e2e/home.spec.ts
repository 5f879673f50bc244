// Verifies docs/product.md 4.1, 4.3, 4.4, 4.6, 4.7, 4.8.
import { motto } from '@/components/shell/copy';
import {
  allBrandsTitle,
  allOfBrand,
  carouselCopy,
  newArrivalsTitle,
  oddHoursCopy,
  popularBrandsTitle,
} from '@/components/home/copy';
import { brands } from '@/data/brands';
import { oddHours, popularBrands, promotions } from '@/data/home';
import { expect, test } from './support/fixtures';
import { pathOf, watchesOf, textOf } from './support/shop';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the home page shows the four lines of the promotion', async ({ page }) => {
  const main = page.getByRole('main');
  for (const line of promotions) await expect(main.getByText(line, { exact: true })).toBeVisible();
});

test.describe('carousel', () => {
  test(
    'the carousel shows one of three slides, the first one initially',
    { tag: ['@phone', '@smoke'] },
    async ({ page }) => {
      const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
      await expect(carousel.getByRole('radio', { includeHidden: true })).toHaveCount(5);
      await expect(carousel.getByRole('radio')).toHaveCount(3);
      await expect(carousel.getByRole('radio').first()).toBeChecked();
      await expect(carousel.getByRole('group', { name: carouselCopy.position(1, 3), exact: true })).toBeVisible();
      await expect(carousel.getByRole('group', { name: carouselCopy.position(2, 3), exact: true })).toBeHidden();
    },
  );

  test('the first slide is visible before the radio buttons exist, without a fade', async ({ page }) => {
    const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
    const opacity = await carousel.evaluate((element) => {
      for (const dot of element.querySelectorAll('input')) dot.checked = false; // as before the radio buttons are parsed
      const first = element.querySelector('[role=group] picture')?.parentElement;
      if (!first) return undefined;
      getComputedStyle(first).getPropertyValue('opacity');
      for (const animation of document.getAnimations()) animation.finish();
      return getComputedStyle(first).opacity;
    });
    expect(opacity).toBe('1');
  });

  test(
    'the carousel fades for two seconds to the slide of an arrow, a dot or an arrow key',
    { tag: '@long' },
    async ({ page }) => {
      const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
      const slide = (number: number) =>
        carousel.getByRole('group', { name: carouselCopy.position(number, 3), exact: true, includeHidden: true });
      /** Opacity of each slide's picture. */
      const opacities = () =>
        carousel.evaluate((element) =>
          [...element.querySelectorAll('[role=group]')].map((group) => {
            const picture = group.querySelector('picture')?.parentElement;
            return picture && getComputedStyle(picture).opacity;
          }),
        );
      /** Asserts a two-second fade to this slide and finishes it. */
      const expectFadeTo = async (number: number) => {
        await expect(carousel.getByRole('radio').nth(number - 1)).toBeChecked();
        const durations = await slide(number).evaluate((element) =>
          element.getAnimations({ subtree: true }).map((fade) => {
            const { duration } = fade.effect?.getTiming() ?? {};
            return [(fade as CSSTransition).transitionProperty, duration];
          }),
        );
        expect(durations).toContainEqual(['opacity', 2000]);
        // The text changes at once, and the old picture stays opaque below the new one.
        for (const each of [1, 2, 3]) await expect(slide(each)).toBeVisible({ visible: each === number });
        expect(await opacities()).toContain('1');
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
        expect(await opacities()).toEqual([1, 2, 3].map((each) => (each === number ? '1' : '0')));
        for (const each of [1, 2, 3]) await expect(slide(each)).toBeVisible({ visible: each === number });
      };
      await carousel.getByRole('button', { name: carouselCopy.next, exact: true }).click();
      await expectFadeTo(2);
      await carousel.getByRole('radio').nth(2).click();
      await expectFadeTo(3);
      await carousel.getByRole('radio').nth(2).press('ArrowLeft');
      await expectFadeTo(2);
      await carousel.getByRole('button', { name: carouselCopy.previous, exact: true }).click();
      await expectFadeTo(1);
    },
  );
});

// Verifies docs/product.md 28.5 (Times on Sale).
test('Most Popular Brands shows four tiles with taglines and shop buttons', async ({ page }) => {
  const section = page.getByRole('region', { name: popularBrandsTitle, exact: true });
  for (const { title, shop, brand } of popularBrands) {
    const tile = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(tile).toShowMessage(brand.tagline);
    await expect(tile.getByRole('link', { name: shop, exact: true })).toHaveAttribute('href', brand.path);
  }
});

test('the home page shows brands, new arrivals and the motto', async ({ page }) => {
  const makers = page.getByRole('region', { name: allBrandsTitle, exact: true });
  for (const { name, shortName, description, catalogue, path } of brands) {
    const part = makers
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
    await expect(part).toShowMessage(description);
    await expect(part.getByRole('link', { name: allOfBrand(6, shortName), exact: true })).toHaveAttribute('href', path);
    const own = watchesOf(catalogue).map((watch) => pathOf(watch));
    const linked = await part
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(linked.filter((href) => own.includes(href))).size, 'linked watches of the brand').toBe(4);
  }
  const arrivals = page.getByRole('region', { name: newArrivalsTitle, exact: true });
  for (const { name } of watchesOf('watchnew'))
    await expect(arrivals.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText(textOf(motto), { exact: true })).toBeVisible();
});

test('the home page shows a watch for each odd hour, in order', async ({ page }) => {
  const hours = page.getByRole('region', { name: oddHoursCopy.title, exact: true }).getByRole('listitem');
  await expect(hours).toHaveText(
    oddHours.map(({ hour, text }) => new RegExp(`^${hour}\\D.*${text.replace(/[.?]/g, '.')}$`)),
  );
  expect(oddHours.map(({ hour }) => hour)).toEqual([1, 3, 5, 7, 9, 11]);
});
