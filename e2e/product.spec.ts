// Verifies docs/product.md 5.9, 6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7, 6.9, 6.15, 6.16, 6.17, 6.18.
import { pictureAt } from '@/data/pictures';
import { cartLabel, wishlistCopy, wishlistLabel } from '@/components/shell/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { detailImageCopy, panelTitles, topSellingTitle } from '@/components/product/copy';
import { shippingCopy } from '@/components/product/copy-late';
import { tileBrands } from '@/data/home';
import { assurances, policies, shipping } from '@/data/policies';
import { formatMoney } from '@/domain/money';
import { hydratePage } from './support/hydrated';
import { violations } from './support/accessibility';
import { expect, test, longExceptFirst } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { allWatches, currentPrice, pathOf, samples, watchNamed } from './support/shop';

const halfAndHalf = watchNamed('Half & Half 40');
const { description, specifications } = panelTitles;
const panels = [description, specifications, ...policies.map(({ title }) => title)];
const tileNames = tileBrands.map(({ name }) => name);

// Verifies docs/product.md 6.25.
test('one, two or three detail images fill their row', { tag: '@long' }, async ({ page }) => {
  for (const [path, count] of [
    ['/all/xerix/3', 1],
    ['/all/xerix/1', 2],
    ['/all/xerix/4', 3],
  ] as const) {
    await page.goto(path);
    const pictures = page.getByRole('region', { name: detailImageCopy.title, exact: true }).getByRole('listitem');
    await expect(pictures).toHaveCount(count);
    const [row, last] = await pictures.last().evaluate((item) => {
      const right = (element: Element | null) => element?.getBoundingClientRect().right ?? NaN;
      return [right(item.parentElement), right(item)];
    });
    expect(last, path).toBeCloseTo(row, 0);
  }
});

for (const [place, watch] of samples.entries()) {
  test(
    `${pathOf(watch)} shows name, price, buttons, captions, panels and tiles`,
    { tag: longExceptFirst(place) },
    async ({ page, product }) => {
      await page.goto(pathOf(watch));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.name);
      await expect(page.getByRole('main')).toShowMessage(formatMoney(currentPrice(watch), 'usd'));
      await expect(page.getByRole('main')).toShowMessage(watch.txt1);
      await expect(product.addToCart).toBeVisible();
      await expect(product.saveToWishlist).toBeVisible();
      for (const { caption } of assurances) {
        await expect(page.getByText(caption, { exact: true })).toBeVisible();
      }
      await product.header(description).click();
      await expect(product.panel(description)).toShowMessage(watch.txt2);
      await product.header(specifications).click();
      await expect(product.panel(specifications)).toShowMessage(watch.txt13.replace('Lug to lug: ', ''));
      for (const name of tileNames) {
        await expect(product.topSelling.getByRole('link', { name: new RegExp(`^${name} `) })).toBeVisible();
      }
    },
  );
}

test('every picture of every watch is a different file', () => {
  const files = allWatches.flatMap(({ url }) => url.map((path) => pictureAt(path, '').file));
  expect(new Set(files).size).toBe(3 * allWatches.length);
});

test.describe('pictures', () => {
  const views = [
    [1, 'front'],
    [2, 'three-quarter view'],
    [3, 'profile'],
  ] as const;
  /** Variants of the watch's picture with this number. */
  const fileOf = (number: 1 | 2 | 3) =>
    new RegExp(`^/pictures/${pictureAt(`/watches/california/3-${number}.webp`, '').file}-\\d+\\.webp$`);
  const pictureOf = (view: string) => `California Half & Half 40, ${view}, brown leather strap`;

  test.beforeEach(async ({ page }) => {
    await page.goto('/all/california/3');
  });

  test(
    'hovering the second or third thumbnail shows its picture, and leaving it restores the first',
    { tag: '@long' },
    async ({ page, product, isMobile }) => {
      test.skip(isMobile, 'a touch screen has no hover');
      await expect(product.largePicture).toShowPicture(halfAndHalf.url[0]);
      await product.thumbnail(2).hover();
      await expect(product.largePicture).toShowPicture(halfAndHalf.url[1]);
      await product.thumbnail(3).hover();
      await expect(product.largePicture).toShowPicture(halfAndHalf.url[2]);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(product.largePicture).toShowPicture(halfAndHalf.url[0]);
    },
  );

  // Verifies docs/product.md 6.2 (click).
  test(
    'hovering the first thumbnail shows its picture, and leaving it restores the selected one',
    { tag: '@long' },
    async ({ page, product, isMobile }) => {
      test.skip(isMobile, 'a touch screen has no hover');
      await product.thumbnail(2).click();
      await product.thumbnail(1).hover();
      await expect(product.largePicture).toHaveAccessibleName(pictureOf('front'));
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(product.largePicture).toHaveAccessibleName(pictureOf('three-quarter view'));
    },
  );

  test('a tap selects a picture', { tag: '@phone' }, async ({ product, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no touch screen');
    await product.thumbnail(3).tap();
    await expect(product.largePicture).toShowPicture(halfAndHalf.url[2]);
    await product.thumbnail(1).tap();
    await expect(product.largePicture).toShowPicture(halfAndHalf.url[0]);
  });

  test('the keyboard selects a picture', { tag: '@smoke' }, async ({ product }) => {
    await product.thumbnail(2).focus();
    await product.thumbnail(2).press('Enter');
    await product.thumbnail(2).blur();
    await expect(product.largePicture).toShowPicture(halfAndHalf.url[1]);
  });

  test('the three-quarter view is shown beside the panels', async ({ page }) => {
    const fixed = page.getByRole('img', { name: pictureOf('three-quarter view'), exact: true });
    await expect(fixed).toBeVisible();
    await expect(fixed).toHaveAttribute('src', fileOf(2));
  });

  test('each thumbnail and large picture is made from its own file', { tag: '@long' }, async ({ product }) => {
    for (const [number, view] of views) {
      await expect(product.thumbnail(number).locator('img')).toShowPicture(`/watches/california/3-${number}.webp`);
      await product.thumbnail(number).click();
      await expect(product.largePicture).toShowPicture(`/watches/california/3-${number}.webp`);
      await expect(product.largePicture).toHaveAccessibleName(pictureOf(view));
    }
  });
});

// Verifies docs/product.md 6.15 (checkout starts with the country).
test(
  "the delivery estimate matches the checkout's cost and dates, and sets its country",
  { tag: ['@money', '@long'] },
  async ({ page, product, checkout }) => {
    await page.goto('/all/california/2');
    await product.deliveryPromise.scrollIntoViewIfNeeded(); // the country select loads when it is in view
    await product.country.selectOption('Germany');
    await product.addToCart.click();
    await expect(product.deliveryPromise).toShowMessage(shippingCopy.freeOver(formatMoney(19_95, 'usd'), '$249'));
    const dates = await product.deliveryPromise.getByText(/^\w+, \w+ \d+ to /).innerText();
    await page.goto('/payment');
    await expect(checkout.field(deliveryFormCopy.country)).toHaveValue('DE');
    await expect(checkout.deliveryForm).toShowMessage(dates);
    await expect(checkout.deliveryForm).toShowMessage(formatMoney(19_95, 'usd'));
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 6.15 (without JavaScript).
  test('the delivery estimate shows costs and times for all countries', { tag: '@long' }, async ({ page, product }) => {
    await page.goto('/all/california/2');
    await expect(product.deliveryPromise).toShowMessage(shippingCopy.freeOver(formatMoney(4_95, 'usd'), '$99'));
    await expect(product.deliveryPromise).toShowMessage(shippingCopy.days([3, 5]));
    const days = shippingCopy.days([10, 20]);
    const elsewhere = shippingCopy.elsewhere('$19.95 by Standard International Mail', '$249', days);
    await expect(page.getByRole('main')).toShowMessage(elsewhere);
  });
});

test(
  'the strip of brand tiles is visible only while all panels are closed',
  { tag: '@long' },
  async ({ page, product }) => {
    await page.goto('/all/xerix/1');
    await expect(product.otherBrands).toBeVisible();
    for (const title of panels) {
      await product.header(title).click();
      await expect(product.panel(title)).toBeVisible();
      await expect(product.otherBrands).toBeHidden();
      await product.header(title).click();
      await expect(product.otherBrands).toBeVisible();
    }
    await expect(product.otherBrands.getByRole('link')).toHaveText(tileNames);
  },
);

test('the policy panels show every sentence', async ({ page, product }) => {
  await page.goto('/all/xerix/1');
  for (const { title, points } of policies) {
    await product.header(title).click();
    await expect(product.panel(title).getByRole('listitem')).toHaveText([...points]);
  }
});

test(
  'name, price and Add to Cart are visible on a phone without scrolling',
  { tag: '@phone' },
  async ({ page, product, isMobile }) => {
    test.skip(!isMobile, 'applies to small screens only');
    await page.goto('/all/california/3');
    await expect(page.getByRole('heading', { level: 1 })).toBeOnScreen();
    await expect(
      page.getByText(formatMoney(100 * halfAndHalf.price, 'usd'), { exact: true }).filter({ visible: true }),
    ).toBeOnScreen();
    await expect(product.addToCart).toBeOnScreen();
  },
);

for (const [place, [width, height]] of (
  [
    [360, 640],
    [390, 664],
    [768, 1024],
    [740, 360],
  ] as const
).entries()) {
  // Verifies docs/product.md 6.16 (portrait, landscape).
  test(
    `picture and Add to Cart fit a screen of ${width} x ${height} px without layout shifts`,
    { tag: longExceptFirst(place) },
    async ({ page, product, isMobile }) => {
      test.skip(isMobile, 'the test sets its own viewport sizes');
      await page.setViewportSize({ width, height });
      await recordShifts(page);
      // The second one has one of the longest names.
      for (const name of ['Half & Half 40', 'Timex Drawing Office 36']) {
        await page.goto(pathOf(watchNamed(name)));
        await expect(product.addToCart).toBeOnScreen();
        await expect(product.largePicture).toBeOnScreen();
        await expect(page.getByRole('heading', { level: 1 })).toBeOnScreen();
        expect(await shiftsIn(page), name).toEqual([]);
      }
    },
  );
}

// Verifies docs/product.md 3.3 (on a phone), 6.3 (Add to Cart, Save to Wishlist).
test(
  'Add to Cart and Save to Wishlist update their buttons and the header',
  { tag: ['@phone', '@smoke'] },
  async ({ page, product, header }) => {
    await page.goto('/all/xerix/1');
    await product.addToCart.click();
    await product.saveToWishlist.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
    await expect(header.bar.getByRole('status').first()).toHaveText(wishlistCopy(1));
    await expect(product.seeCart).toBeVisible();
  },
);

test(
  'the buy bar appears below Add to Cart, adds the watch, and disappears above it',
  { tag: '@phone' },
  async ({ page, product, header }) => {
    // Low enough that Add to Cart starts below the viewport.
    await page.setViewportSize({ width: 360, height: 320 });
    await page.goto('/all/california/3');
    await expect(product.addToCart).toBeVisible();
    await expect(product.addToCart).not.toBeInViewport();
    await expect(product.bar).toBeHidden();
    await page.getByRole('heading', { name: topSellingTitle, exact: true }).scrollIntoViewIfNeeded();
    await expect(product.bar).toBeOnScreen();
    await expect(product.bar).toShowMessage(halfAndHalf.name, formatMoney(100 * halfAndHalf.price, 'usd'));
    await product.bar.getByRole('button').click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    await product.inCart.scrollIntoViewIfNeeded();
    await expect(product.bar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await product.bar.getByRole('button').click();
    await expect(page).toHaveURL('/bascket/mybascket');
  },
);

test('the buy bar ends above the footer', { tag: '@phone' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/all/california/3');
  await hydratePage(page);
  await page.getByRole('heading', { name: topSellingTitle, exact: true }).scrollIntoViewIfNeeded();
  await expect(product.bar).toBeOnScreen();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const over = async () => {
    const [bar, footer] = [await product.bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    return bar && footer && bar.y + bar.height - footer.y;
  };
  expect(await over(), 'px of the footer under the buy bar').toBeLessThanOrEqual(0);
});

test('a focused element is never under the buy bar', { tag: '@long' }, async ({ page, product, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/all/california/3');
  await hydratePage(page);
  await product.addToCart.focus();
  let stops = 0;
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    if (!(await product.bar.isVisible())) continue;
    const [bar, box] = [await product.bar.boundingBox(), await page.locator(':focus').boundingBox()];
    if (!bar || !box || (await product.bar.locator(':focus').count()) > 0) continue;
    const under = Math.min(box.y + box.height, bar.y + bar.height) - Math.max(box.y, bar.y);
    expect(under, `px of tab stop ${stop} under the buy bar`).toBeLessThanOrEqual(0);
    stops++;
  }
  expect(stops).toBeGreaterThan(5);
});

// Verifies docs/product.md 20.5.
test(
  'axe finds no violation on a product page with all panels open',
  { tag: ['@a11y', '@smoke'] },
  async ({ page, header, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/all/california/3');
    for (const title of [description, specifications, shipping.title]) await product.header(title).click();
    await header.openBrands();
    expect(await violations(page)).toEqual([]);
  },
);
