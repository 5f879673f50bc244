// Verifies docs/product.md 20.7, 20.14.
import { buyCopy } from '@/components/product/copy-buy';
import { carouselCopy } from '@/components/home/copy';
import { contactCopy } from '@/components/forms/copy';
import { cartLabel, wishlistLabel } from '@/components/shell/copy';
import { cardOf } from './page-objects/by-copy';
import { insertElementFirst } from './support/foreign-changes';
import { holdScripts } from './support/held-scripts';
import { hydratePage, untilHydrated } from './support/hydrated';
import { expect, test, type Page, longExceptFirst, isPlainNext } from './support/fixtures';

/** Opens a page that never fires load and never idles, so that only an interaction loads its scripts. */
async function openUnloaded(page: Page, path: string) {
  await page.route('**/pictures/**', () => undefined);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Times in ms since navigation start: largest contentful paint, load, and the first script's request and response. */
const measureLoad = (page: Page) =>
  page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
    return {
      painted,
      loaded: navigation?.loadEventStart ?? 0,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
      came: Math.min(...scripts.map(({ responseEnd }) => responseEnd)),
    };
  });

for (const [place, path] of [
  '/',
  '/all',
  '/all/xerix/1',
  '/search?q=moon',
  '/all?price=-300',
  '/contact/form',
].entries()) {
  test(
    `${path} requests its scripts after paint and load`,
    { tag: longExceptFirst(place) },
    async ({ page, header }) => {
      test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
      await page.goto(path);
      await expect(header.cart).toHaveAccessibleName(cartLabel(0));
      const { painted, loaded, asked, came } = await measureLoad(page);
      expect(asked).toBeGreaterThan(loaded);
      expect(came).toBeGreaterThan(painted);
    },
  );
}

test('a page that renders nothing without scripts requests them at once', async ({ page }) => {
  const { asked } = await holdScripts(page);
  for (const path of ['/bascket/mybascket', '/favorite/myfavorite', '/payment', '/pay', '/auth/user', '/register']) {
    asked.length = 0;
    await openUnloaded(page, path);
    await expect.poll(() => asked.length, path).toBeGreaterThan(2);
  }
});

for (const [place, [what, act]] of (
  [
    ['a pointer that moves', (page: Page) => page.mouse.move(200, 300)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const
).entries()) {
  test(
    `${what} loads the scripts of a page that is still loading`,
    { tag: longExceptFirst(place) },
    async ({ page, header }) => {
      test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
      const { asked, release } = await holdScripts(page);
      await openUnloaded(page, '/all/xerix/1');
      expect(asked).toEqual([]);
      await act(page);
      await expect.poll(() => asked.length).toBeGreaterThan(2);
      release();
      await expect(header.cart).toHaveAccessibleName(cartLabel(0));
    },
  );
}

test('a control clicked before hydration shows a busy state at once, and acts after hydration', async ({
  page,
  product,
  header,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
  for (const pressed of [product.addToCart, product.saveToWishlist, product.thumbnail(2), header.cart]) {
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
    await expect(pressed).toHaveCSS('cursor', 'progress');
  }
  await expect(page).toHaveURL('/all/xerix/1');
  release();
  // The last click leads to the cart, which contains the watch of the first click.
  await expect(page).toHaveURL('/bascket/mybascket');
  await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
  await page.goBack();
  await expect(product.inCart).toBeVisible();
});

test(
  'a click while one script is missing is handled when that script arrives',
  { tag: '@long' },
  async ({ page, product }) => {
    test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
    const path = '/all/xerix/2';
    const html = await (await page.request.get(path)).text();
    const files = /data-deferred="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    // A script that hydration waits for only at its end.
    const isNeeded = (name: string) => name.startsWith('turbopack-') || html.includes(`"static/chunks/${name}"`);
    const missing = files.findLast((name) => !isNeeded(name));
    expect(missing, 'a script that hydration needs only at its end').toMatch(/\.js$/);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/${missing}`, async (route) => {
      await released;
      await route.continue();
    });
    const come = new Set<string>();
    page.on('requestfinished', (request) => come.add(request.url().split('/').at(-1) ?? ''));
    await page.goto(path);
    await expect.poll(() => files.filter((file) => !come.has(file))).toEqual([missing]);
    // A loaded script has run by the second frame.
    await page.evaluate(
      () => new Promise<void>((ran) => requestAnimationFrame(() => requestAnimationFrame(() => ran()))),
    );
    await product.addToCart.click();
    release();
    await expect(product.seeCart).toBeVisible();
  },
);

test('a picture clicked before hydration opens after hydration', async ({ page, product }) => {
  const { release } = await holdScripts(page);
  await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
  await product.largePicture.click();
  release();
  await expect(product.viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(product.enlarge).not.toHaveAttribute('aria-busy');
});

test('menus open before hydration, and the carousel moves after it', async ({ page, header, isMobile }) => {
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const brands = await header.openBrands();
  await expect(brands).toBeVisible();
  await page.keyboard.press('Escape');
  const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
  const next = carousel.getByRole('button', { name: carouselCopy.next, exact: true });
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  if (!isMobile) await header.men.click();
  release();
  await expect(carousel.getByRole('radio').nth(2)).toBeChecked();
  await expect(next).not.toHaveAttribute('aria-busy');
  if (!isMobile) await expect(header.men).toHaveAttribute('aria-expanded', 'true');
});

test(
  'a thumbnail hovered before hydration shows its picture after it',
  { tag: '@long' },
  async ({ page, product, isMobile }) => {
    test.skip(isMobile, 'a touch screen has no hover');
    const { release } = await holdScripts(page);
    await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
    await product.thumbnail(3).hover();
    release();
    await expect(product.largePicture).toShowPicture('/watches/xerix/1-3.webp');
    await page.mouse.move(5, 5);
    await expect(product.largePicture).toShowPicture('/watches/xerix/1-1.webp');
  },
);

test.describe('beside an extension whose element makes React render the page again', () => {
  test.use({ expectedErrors: [/hydrat|Minified React error #418/i] });
  test.beforeEach(({ page }) => insertElementFirst(page));

  test('controls clicked before hydration act after it', async ({ page, product, header }) => {
    const { release } = await holdScripts(page);
    await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
    for (const pressed of [product.addToCart, product.saveToWishlist, product.thumbnail(2)]) {
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
    }
    release();
    await expect(product.inCart).toBeVisible();
    await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
    await expect(product.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a menu opened before hydration is open after it', { tag: '@long' }, async ({ page, header }) => {
    const { release } = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const brands = await header.openBrands();
    release();
    await untilHydrated(page);
    await expect(brands).toBeVisible();
  });

  test(
    'text typed before hydration, and its focus, are there after it',
    { tag: '@long' },
    async ({ page, contactForm }) => {
      const { release } = await holdScripts(page);
      await page.goto('/contact/form', { waitUntil: 'domcontentloaded' });
      await contactForm.field(contactCopy.name).fill('Ada');
      await contactForm.field(contactCopy.message).fill('Do you ship to Guernsey?');
      release();
      await untilHydrated(page);
      await expect(contactForm.field(contactCopy.message)).toBeFocused();
      await expect(contactForm.field(contactCopy.message)).toHaveValue('Do you ship to Guernsey?');
      await expect(contactForm.field(contactCopy.name)).toHaveValue('Ada');
    },
  );
});

/** Opens a product page whose first requests of scripts fail; later ones succeed. */
async function openWithFailedScripts(page: Page): Promise<void> {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/all/xerix/1');
  await failed;
  await page.unroute('**/_next/static/**/*.js');
}

test.describe('with a script that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a link clicked before hydration is followed by the browser', async ({ page, header }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
    await header.wishlist.click();
    await expect(page).toHaveURL('/favorite/myfavorite');
  });

  // Verifies docs/product.md 20.22.
  test(
    'a control clicked after a failure shows a busy state, and acts once its script has loaded',
    { tag: '@long' },
    async ({ page, product, header }) => {
      test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
      await openWithFailedScripts(page);
      const { release } = await holdScripts(page);
      await product.saveToWishlist.click();
      await expect(product.saveToWishlist).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
      release();
      await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
      await expect(product.saveToWishlist).toHaveCount(0);
    },
  );

  test('a failed script is requested again at the next interaction', async ({ page, product }) => {
    test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
    await openWithFailedScripts(page);
    await hydratePage(page);
    await product.addToCart.click();
    await expect(product.seeCart).toBeVisible();
  });
});

test(
  'a product page opened before hydration starts at the navigation bar',
  { tag: '@long' },
  async ({ page, header }) => {
    await page.route('**/_next/static/**/*.js', async (route) => {
      // Only the list's scripts are blocked.
      if (!route.request().headers().referer?.endsWith('/all/luminox')) await route.continue();
    });
    await page.goto('/all/luminox', { waitUntil: 'domcontentloaded' });
    await cardOf(page, 'Luminox Starboard 45').click();
    await expect(page).toHaveURL('/all/luminox/6');
    await expect
      .poll(() => header.navigationOffset(), 'distance of the navigation bar from the header')
      .toBeLessThanOrEqual(2);
  },
);

test('a button clicked before hydration announces its result', async ({ page, product }) => {
  await page.goto('/all/xerix/2');
  await product.addToCart.click();
  await expect(page.getByText(buyCopy.isInCart('Late Comet'), { exact: true })).toBeAttached();
});
