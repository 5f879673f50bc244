// Verifies docs/product.md 30.1, 30.2, 30.3, 30.4, 30.5, 30.6, 30.7, 30.8.
import { fullNameOf } from '@/data/full-name';
import { watchKey } from '@/domain/watch-key';
import { cartPageCopy } from '@/components/cart/copy';
import { signOutCopy } from '@/components/account/copy';
import { cardCopy, countCopy } from '@/components/catalogue/copy';
import { trayCopy } from '@/components/compare/copy';
import { filteringCopy } from '@/components/filtering/copy';
import { sizeCopy } from '@/components/size/copy';
import { wristEntryCopy } from '@/components/size/copy-fit';
import { cartLabel, offlineCopy } from '@/components/shell/copy';
import { offlinePageCopy } from '@/components/offline/copy';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { cardOf } from './page-objects/by-copy';
import { cards } from './page-objects/checkout';
import { hydratePage, untilHydrated } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';
import { pathOf, templates, watchNamed } from './support/shop';
import { readStored, storeValues } from './support/storage';
import { isolatedShopOptions } from './support/environment/isolated-shop';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)|Failed to fetch RSC payload|fetching the script/,
  ],
});

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

/** Waits until the page at a path is cached. */
const waitUntilCached = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path), {
      timeout: 20_000,
      message: `${path} is cached`,
    })
    .toBe(true);

/** Waits until the service worker controls the page. */
const waitUntilControlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), {
      timeout: 20_000,
      message: 'the service worker controls the page',
    })
    .toBe(true);

/** Waits until a cached script contains a text. */
const waitForScript = (page: Page, text: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const names = (await caches.keys()).filter((name) => name.includes('files'));
          const kept = await Promise.all(names.map((name) => caches.open(name)));
          const responses = await Promise.all(kept.map(async (cache) => cache.matchAll()));
          const texts = await Promise.all(responses.flat().map((response) => response.text()));
          return texts.some((script) => script.includes(wanted));
        }, text),
      { timeout: 20_000, message: `a script with “${text}” is cached` },
    )
    .toBe(true);

/** Paths of all cached responses by cache name. */
const readCached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return Object.fromEntries(
      names.map((name, index) => [name, (keys[index] ?? []).map(({ url }) => url.replace(location.origin, ''))]),
    );
  });

/** Opens a page and waits until it is cached. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await waitUntilControlled(page);
  await waitUntilCached(page, path);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

// Verifies docs/product.md 30.1 (typed address, reload, second tab).
test('a visited page opens offline at its address, on reload and in a second tab', async ({ page, network, tabs }) => {
  await visit(page, '/all/xerix');
  await network.goOffline();
  await page.reload();
  await expect(title(page)).toHaveText('Xeric Watches');
  await expect(page.getByText(/^The shop is not responding\. You see this page as it was on /)).toBeVisible();
  await expect(cardOf(page, fullNameOf(comet)).locator('img').first()).toShowPicture(comet.url[0]);
  const second = await tabs.open('/all/xerix?utm_source=mail');
  await expect(title(second)).toHaveText('Xeric Watches');
  await network.goOnline();
  await page.reload();
  await expect(title(page)).toHaveText('Xeric Watches');
  await expect(page.getByText(/^The shop is not responding/)).toHaveCount(0);
});

test('a page reached by a link is cached, and a link opens it offline', { tag: '@long' }, async ({ page, network }) => {
  await visit(page, '/all/xerix');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Undone', exact: true }).click();
  await expect(page).toHaveURL('/all/undone');
  await waitUntilCached(page, '/all/undone');
  await page.goto('/');
  await network.goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Undone', exact: true }).click();
  await expect(page).toHaveURL('/all/undone');
  await expect(title(page)).toHaveText('Undone Watches');
});

// Verifies docs/product.md 30.9 (cached with the list, no dialog).
test(
  'the cards of a cached list save, unsave and fill the cart offline',
  { tag: '@long' },
  async ({ page, network }) => {
    await visit(page, '/all/xerix');
    await waitUntilCached(page, `/api/stored-watches/${watchKey(comet)}`);
    await network.goOffline();
    await page.reload();
    await untilHydrated(page);
    const name = fullNameOf(comet);
    const card = page.getByRole('listitem').filter({ has: cardOf(page, name) });
    await card.getByRole('button', { name: cardCopy.save(name), exact: true }).click();
    await card.getByRole('button', { name: cardCopy.add(name), exact: true }).click();
    await expect(card.getByRole('link', { name: cardCopy.inCart(name), exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: cardCopy.onWishlist(name), exact: true })).toBeVisible();
    expect(await readStored(page, 'wishlist')).toEqual([{ ...comet, quantity: 1 }]);
    expect(await readStored(page, 'token1')).toEqual([{ ...comet, quantity: 1 }]);
    await card.getByRole('button', { name: cardCopy.onWishlist(name), exact: true }).click();
    await expect(card.getByRole('button', { name: cardCopy.save(name), exact: true })).toBeVisible();
    await card.getByRole('button', { name: trayCopy.add(name), exact: true }).click();
    await expect(card.getByRole('button', { name: trayCopy.add(name), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

// Verifies docs/product.md 30.9 (later scripts).
test(
  'filters and the wrist entry of a cached list work offline, although their code never loaded',
  { tag: '@long' },
  async ({ page, rangeFilters, network }) => {
    await visit(page, '/all/xerix');
    await waitForScript(page, filteringCopy.nothing);
    await waitForScript(page, wristEntryCopy.privacy);
    await network.goOffline();
    await page.reload();
    await rangeFilters.show('display');
    await rangeFilters.toggle('display', 'Hands');
    await rangeFilters.close();
    await expect(rangeFilters.count).toHaveText(countCopy(4, 6));
    await page.getByRole('button', { name: sizeCopy.enterWrist, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('an uncached page shows the offline page, which links to cached pages', async ({ page, network }) => {
  await visit(page, '/all/xerix');
  await network.goOffline();
  await page.goto('/all/gshock');
  await expect(title(page)).toHaveText(offlinePageCopy.title);
  await expect(page).toHaveURL('/all/gshock');
  const seen = page.getByRole('region', { name: offlinePageCopy.seen, exact: true });
  await seen.getByRole('link', { name: /^Xeric/ }).click();
  await expect(page).toHaveURL('/all/xerix');
  await page.goto('/all/gshock');
  await page.getByRole('main').getByRole('link', { name: cartPageCopy.title, exact: true }).click();
  await expect(page).toHaveURL('/bascket/mybascket');
  await page.goto('/all/gshock');
  await expect(page.getByRole('button', { name: offlinePageCopy.tryAgain, exact: true })).toBeVisible();
  await untilHydrated(page);
  await network.goOnline();
  await expect(page.getByText(offlinePageCopy.isBack, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: offlinePageCopy.tryAgain, exact: true }).click();
  await expect(title(page)).toHaveText('G-Shock Watches');
});

// Verifies docs/product.md 30.1 (alias).
test(
  'cart and wishlist open offline with their content on the first visit, also at their short addresses',
  { tag: '@long' },
  async ({ page, cart, header, network }) => {
    await storeValues(page, { token1: [{ ...comet, quantity: 2 }], wishlist: [halfAndHalf] });
    await visit(page, '/contact/form');
    await waitUntilCached(page, '/bascket/mybascket');
    await network.goOffline();
    for (const path of ['/bascket', '/bascket/mybascket']) {
      await page.goto(path);
      await expect(cart.lines).toHaveCount(1);
      await expect(cart.quantity).toHaveValue('2');
      await expect(cart.list).toShowMessage(fullNameOf(comet));
      await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    }
    for (const path of ['/favorite', '/favorite/myfavorite']) {
      await page.goto(path);
      await expect(title(page)).toHaveText(wishlistPageCopy.title);
      await expect(page.getByRole('main')).toShowMessage(fullNameOf(halfAndHalf));
    }
  },
);

test(
  'the checkout shows the offline page without a connection, and the cart keeps its lines',
  { tag: '@long' },
  async ({ page, cart, network }) => {
    await storeValues(page, { token1: [{ ...comet, quantity: 1 }] });
    await visit(page, '/bascket/mybascket');
    await network.goOffline();
    await page.reload();
    await cart.checkoutLink.click();
    await expect(page.getByRole('dialog', { name: offlineCopy.title, exact: true })).toBeVisible();
    await page.getByRole('button', { name: offlineCopy.stay, exact: true }).click();
    await expect(cart.lines).toHaveCount(1);
    await page.goto('/payment');
    await expect(title(page)).toHaveText(offlinePageCopy.title);
  },
);

test(
  'watches are searched offline from a cached page and on the offline page',
  { tag: '@long' },
  async ({ page, header, network }) => {
    await visit(page, '/all/xerix');
    await network.goOffline();
    await page.reload();
    const box = await header.openSearch();
    await box.fill('comet');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=comet');
    const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${fullNameOf(comet)} `) });
    await expect(found).toBeVisible();
    const search = page.getByRole('main').getByRole('searchbox', { name: offlinePageCopy.searchLabel, exact: true });
    await expect(search).toHaveValue('comet');
    await search.fill('half half 40');
    await expect(page.getByRole('main').getByRole('link', { name: /^California Half & Half 40 / })).toBeVisible();
  },
);

test(
  'personal pages are never cached, and signing out clears the visited pages',
  { tag: '@long' },
  async ({ page, signedIn, account, checkout, shopApi }) => {
    const { token } = await shopApi.placeOrder(signedIn.email, {});
    await visit(page, '/all/xerix');
    for (const path of ['/auth/user', `/thanks?order=${token}`, '/search?q=moon', '/all?price=-300', '/order']) {
      await page.goto(path);
      await waitUntilControlled(page);
    }
    await checkout.openDelivery([comet]);
    await expect(checkout.continue).toBeVisible();
    await visit(page, '/all/undone');
    const cached = Object.values(await readCached(page)).flat();
    expect(cached).toContain('/all/undone');
    const allowed =
      /^\/(?:_next\/static\/|pictures\/|$|(?:offline|bascket|favorite|all)(?:\/|$)|api\/search-entries$|api\/stored-watches\/)/;
    expect(cached.filter((address) => !allowed.test(address) || address.includes('?'))).toEqual([]);
    const texts = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /own|seen/.test(name));
      const all = await Promise.all(names.map((name) => caches.open(name)));
      const requests = await Promise.all(all.map(async (cache) => (await cache.keys()).map((key) => cache.match(key))));
      const responses = await Promise.all(requests.flat());
      return Promise.all(responses.map(async (response) => (await response?.text()) ?? ''));
    });
    const leaking = texts.filter((text) => text.includes(signedIn.email) || text.includes(token));
    expect(leaking, 'cached pages with personal data').toEqual([]);

    await account.open();
    await account.button(signOutCopy.title).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => Object.values(await readCached(page)).flat()).not.toContain('/all/undone');
    expect(Object.values(await readCached(page)).flat()).toContain('/bascket/mybascket');
  },
);

test('every page links to the web app manifest, whose icons exist', { tag: '@long' }, async ({ page, request }) => {
  for (const path of templates.filter((each) => !each.includes('?'))) {
    const html = await (await request.get(path)).text();
    expect([path, html.includes('rel="manifest" href="/manifest.webmanifest"')]).toEqual([path, true]);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.display).toBe('standalone');
  const plain = manifest.icons.filter(({ purpose }) => purpose !== 'maskable').map(({ sizes }) => sizes);
  expect(
    ['192x192', '512x512'].filter((size) => !plain.includes(size)),
    'missing icon sizes',
  ).toEqual([]);
  expect(
    manifest.icons.filter(({ purpose }) => purpose === 'maskable'),
    'maskable icons',
  ).not.toEqual([]);
  await page.goto('/');
  for (const { src, sizes, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toContain(type);
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(type === 'image/svg+xml' ? 'any' : `${width}x${width}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test.describe('with an isolated shop', () => {
  // The tests share one second build, and each starts the shop twice.
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  test.use(isolatedShopOptions);
  test.beforeEach(({ isolatedShop }) => isolatedShop.open());

  test(
    'links open cached pages when the shop is down, even if the browser is online',
    { tag: '@long' },
    async ({ page, isolatedShop }) => {
      await visit(page, '/all/xerix');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Undone', exact: true }).click();
      await expect(page).toHaveURL('/all/undone');
      await waitUntilCached(page, '/all/undone');
      await isolatedShop.close();
      await page.reload();
      await expect(title(page)).toHaveText('Undone Watches');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Xeric', exact: true }).click();
      await expect(title(page)).toHaveText('Xeric Watches');
      await page.getByRole('contentinfo').getByRole('link', { name: 'G-Shock', exact: true }).click();
      await expect(title(page)).toHaveText(offlinePageCopy.title);
    },
  );

  test(
    'a cached page opens after five seconds when the shop does not respond',
    { tag: '@long' },
    async ({ page, isolatedShop }) => {
      await visit(page, '/all/xerix');
      isolatedShop.suspend();
      const began = Date.now();
      await page.reload({ waitUntil: 'commit' });
      expect(Date.now() - began).toBeGreaterThan(4900);
      await expect(title(page)).toHaveText('Xeric Watches');
      await expect(page.getByText(/^The shop is not responding/)).toBeVisible();
    },
  );

  test(
    'a tab opened before a deploy can buy after it',
    { tag: '@long' },
    async ({ page, product, header, cart, checkout, isolatedShop }) => {
      await page.goto(pathOf(comet));
      await hydratePage(page);
      await isolatedShop.deploy();
      // Uses a script of the previous build that this tab has not loaded yet.
      const box = await header.openSearch();
      await box.fill('moon');
      await expect(header.suggestions.first()).toBeVisible();
      await box.press('Escape');
      await product.addToCart.click();
      await header.cart.click();
      await cart.checkoutLink.click();
      await checkout.fillAddress();
      await checkout.continue.click();
      await checkout.pay(cards.success);
      await expect(checkout.orderNumber).toBeVisible();
    },
  );

  test(
    'a new service worker takes over when the last old tab closes, and keeps the cached pages',
    { tag: '@long' },
    async ({ page, isolatedShop, network, tabs }) => {
      await visit(page, '/all/xerix');
      const buildsOf = async (tab: Page) =>
        new Set(
          Object.keys(await readCached(tab))
            .map((name) => /(?:own|seen|files)-(.*)/.exec(name)?.[1])
            .filter((build) => build !== undefined),
        );
      const [first] = await buildsOf(page);
      const other = await tabs.open('/all/undone');
      await waitUntilCached(other, '/all/undone');
      await isolatedShop.deploy();
      await page.reload();
      // Browsers check for updates on their own schedule.
      await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
      const waits = () =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
      await expect.poll(waits, { timeout: 40_000, message: 'a service worker of another build is waiting' }).toBe(true);
      expect(await buildsOf(page)).toEqual(new Set([first, `${first}-second`]));
      await network.goOffline();
      await other.reload();
      await expect(title(other)).toHaveText('Undone Watches');
      await network.goOnline();
      await other.close();
      await expect(async () => {
        await page.goto('/contact/form');
        const builds = await buildsOf(page);
        // A waiting worker activates when no page uses the old one.
        await page.goto('about:blank');
        expect(builds).toEqual(new Set([`${first}-second`]));
      }).toPass({ timeout: 40_000, intervals: [500, 1000, 2000] });
      await network.goOffline();
      for (const [path, heading] of [
        ['/all/xerix', 'Xeric Watches'],
        ['/all/undone', 'Undone Watches'],
      ] as const) {
        await page.goto(path);
        await expect(title(page)).toHaveText(heading);
      }
    },
  );
});
