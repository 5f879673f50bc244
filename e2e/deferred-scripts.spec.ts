// Verifies docs/product.md 20.7, 20.14.
import { buyCopy } from '@/components/product/copy-buy';
import { carouselCopy } from '@/components/home/copy';
import { cartLabel, wishlistLabel } from '@/components/shell/copy';
import { cardOf } from './page-objects/cards';
import { hydratePage } from './support/hydrated';
import { expect, test, type Page, longExceptFirst } from './support/fixtures';
import { isPlainNext } from './support/plain-next';

/** Asks for the pages' scripts and keeps them back until the test lets them come. */
async function holdScripts(page: Page) {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** A page that has no idle moment and never has loaded: what comes then comes by the shopper's hand. */
async function openUnloaded(page: Page, path: string) {
  await page.route('**/pictures/**', () => undefined);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** When, in ms since the page was asked for, its largest content was painted, it had loaded, and its first script was asked for and came. */
const timesOf = (page: Page) =>
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
    `${path} asks for its scripts once it is painted and loaded`,
    { tag: longExceptFirst(place) },
    async ({ page, header }) => {
      test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
      await page.goto(path);
      await expect(header.cart).toHaveAccessibleName(cartLabel(0));
      const { painted, loaded, asked, came } = await timesOf(page);
      expect(asked).toBeGreaterThan(loaded);
      expect(came).toBeGreaterThan(painted);
    },
  );
}

test('a page that shows nothing without its scripts asks for them at once', async ({ page }) => {
  const { asked } = await holdScripts(page);
  for (const path of ['/bascket/mybascket', '/favorite/myfavorite', '/payment', '/pay', '/auth/user', '/register']) {
    asked.length = 0;
    await openUnloaded(page, path);
    await expect.poll(() => asked.length, path).toBeGreaterThan(2);
  }
});

for (const [what, act] of [
  ['a pointer that moves', (page: Page) => page.mouse.move(200, 300)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`${what} brings the scripts of a page that is still loading`, async ({ page, header }) => {
    test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
    const { asked, release } = await holdScripts(page);
    await openUnloaded(page, '/all/xerix/1');
    expect(asked).toEqual([]);
    await act(page);
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    release();
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  });
}

test(
  'what is pressed before the scripts have come shows it at once, and is done when they have',
  { tag: '@phone' },
  async ({ page, product, header }) => {
    const { release } = await holdScripts(page);
    await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
    for (const pressed of [product.addToCart, product.saveToWishlist, product.thumbnail(2), header.cart]) {
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
      await expect(pressed).toHaveCSS('cursor', 'progress');
    }
    await expect(page).toHaveURL('/all/xerix/1');
    release();
    // What was pressed last leads to the cart, which holds by then what was pressed first.
    await expect(page).toHaveURL('/bascket/mybascket');
    await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
    await page.goBack();
    await expect(product.inCart).toBeVisible();
  },
);

test('what is pressed while one script is still missing is done when that has come', async ({ page, product }) => {
  test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
  const path = '/all/xerix/2';
  const html = await (await page.request.get(path)).text();
  const files = /data-deferred="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  // One that React does not need to begin with, but to end.
  const isNeeded = (name: string) => name.startsWith('turbopack-') || html.includes(`"static/chunks/${name}"`);
  const missing = files.findLast((name) => !isNeeded(name));
  expect(missing, 'a script that only the end waits for').toMatch(/\.js$/);
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
  // What has come has run by the second frame.
  await page.evaluate(
    () => new Promise<void>((ran) => requestAnimationFrame(() => requestAnimationFrame(() => ran()))),
  );
  await product.addToCart.click();
  release();
  await expect(product.seeCart).toBeVisible();
});

test('a picture that was pressed before the scripts have come opens when they have', async ({ page, product }) => {
  const { release } = await holdScripts(page);
  await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
  await product.largePicture.click();
  release();
  await expect(product.viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(product.enlarge).not.toHaveAttribute('aria-busy');
});

test(
  'menus open before the scripts have come; the carousel turns when they have',
  { tag: '@phone' },
  async ({ page, header, isMobile }) => {
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
  },
);

test('what is pointed at when the scripts come is pointed at', async ({ page, product, isMobile }) => {
  test.skip(isMobile, 'fingers do not point');
  const { release } = await holdScripts(page);
  await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
  await product.thumbnail(3).hover();
  release();
  await expect(product.largePicture).toShowPicture('/watches/xerix/1-3.webp');
  await page.mouse.move(5, 5);
  await expect(product.largePicture).toShowPicture('/watches/xerix/1-1.webp');
});

test.describe('where a script does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a link that was held is followed by the browser', async ({ page, header }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
    await header.wishlist.click();
    await expect(page).toHaveURL('/favorite/myfavorite');
  });

  test('it is asked for again at the next touch', async ({ page, product }) => {
    test.skip(isPlainNext, 'PLAIN_NEXT=1 requests scripts at once');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/all/xerix/1');
    await failed;
    await page.unroute('**/_next/static/**/*.js');
    await hydratePage(page);
    await product.addToCart.click();
    await expect(product.seeCart).toBeVisible();
  });
});

test(
  'a watch whose card was pressed before the scripts have come opens at the navigation bar',
  { tag: '@phone' },
  async ({ page, header }) => {
    await page.route('**/_next/static/**/*.js', async (route) => {
      // The scripts of the list never come, those of the watch's page do.
      if (!route.request().headers().referer?.endsWith('/all/luminox')) await route.continue();
    });
    await page.goto('/all/luminox', { waitUntil: 'domcontentloaded' });
    await cardOf(page, 'Luminox Starboard 45').click();
    await expect(page).toHaveURL('/all/luminox/6');
    await expect
      .poll(() => header.navigationOffset(), 'the navigation bar stands right under the header')
      .toBeLessThanOrEqual(2);
  },
);

test('the button that was pressed early still says what it did', async ({ page, product }) => {
  await page.goto('/all/xerix/2');
  await product.addToCart.click();
  await expect(page.getByText(buyCopy.isInCart('Late Comet'), { exact: true })).toBeAttached();
});
