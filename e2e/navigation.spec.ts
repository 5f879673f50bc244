// Verifies docs/product.md 3.1, 3.5, 3.7, 3.8, 3.10, 3.11, 3.12, 4.5, 5.5.
import { shellCopy, wishlistIsEmpty, menuCopy } from '@/components/shell/copy';
import { site } from '@/data/site';
import { socialPlaces } from '@/data/social';
import { brandLinks, helpLinks, navigation, shopLinks } from '@/data/navigation';
import { cardOf } from './page-objects/by-copy';
import { untilHydrated } from './support/hydrated';
import { desktopOnly, expect, longExceptFirst, test, type Page } from './support/fixtures';
import { textOf } from './support/shop';

/** Longest smooth scroll of a page that opens, in ms. */
const SMOOTH_SCROLL_MS = 400;
const pass = (page: Page, ms: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test(
  'every page has the header, the banner and the footer',
  { tag: ['@phone', '@smoke'] },
  async ({ page, header }) => {
    await page.goto('/all/times');
    await expect(page.getByText(textOf(site.banner), { exact: true })).toBeVisible();
    await expect(header.bar.getByRole('link', { name: site.name, exact: true })).toHaveAttribute('href', '/');
    const footer = page.getByRole('contentinfo');
    for (const [name, links] of [
      [shellCopy.shopLinks, shopLinks],
      [shellCopy.helpLinks, helpLinks],
      [shellCopy.brandLinks, brandLinks],
    ] as const) {
      await expect(footer.getByRole('navigation', { name, exact: true }).getByRole('link')).toHaveText(
        links.map(({ label }) => label),
      );
    }
    // This shop has no profiles configured.
    const networks = footer.getByRole('region', { name: shellCopy.socialLinks, exact: true });
    await expect(networks.getByRole('listitem')).toHaveText(socialPlaces({}).map(({ label }) => label));
    for (const { label, href } of socialPlaces({}))
      await expect(networks.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  },
);

test('both phone numbers and the email address are links', async ({ page, header }) => {
  await page.goto('/');
  const place = await header.openContacts();
  await expect(place.getByRole('link', { name: site.phone.label, exact: true })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await expect(place.getByRole('link', { name: site.secondPhone.label, exact: true })).toHaveAttribute(
    'href',
    site.secondPhone.href,
  );
  await expect(place.getByRole('link', { name: site.mail.label, exact: true })).toHaveAttribute('href', site.mail.href);
});

// Verifies docs/product.md 3.12 (card, focus).
test(
  'a card opens its watch at the navigation bar, and Back restores the scroll position',
  { tag: '@phone' },
  async ({ page, header }) => {
    await page.goto('/all/luminox');
    const card = cardOf(page, 'Luminox Starboard 45');
    await card.hover();
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(200);
    await card.click();
    await expect(page).toHaveURL('/all/luminox/6');
    await expect
      .poll(() => header.navigationOffset(), 'distance of the navigation bar from the header')
      .toBeLessThanOrEqual(2);
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luminox Watches');
    await expect.poll(async () => Math.abs((await scrollOf(page)) - before)).toBeLessThanOrEqual(2);
  },
);

// Verifies docs/product.md 3.12 (card, shop button). The press of Back meets the opened page while it still scrolls.
for (const [path, name, opened] of [
  ['/all?price=-300', 'a card', '/wfemale/allwfemale/4'],
  ['/', 'a shop button', '/all/gshock'],
] as const) {
  test(
    `Back at once after ${name} was pressed restores the position`,
    { tag: [desktopOnly, '@long'] },
    async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      const link = page.locator(`main a[href="${opened}"]`).filter({ visible: true }).first();
      for (const wait of [0, 60, 150, 250]) {
        await link.hover();
        const before = await scrollOf(page);
        expect(before).toBeGreaterThan(200);
        await link.click();
        await page.waitForURL(opened);
        await pass(page, wait);
        await page.goBack();
        await expect(page).toHaveURL(path);
        await pass(page, SMOOTH_SCROLL_MS);
        const away = Math.abs((await scrollOf(page)) - before);
        expect(away, `px from the position, ${wait} ms after the press`).toBeLessThanOrEqual(2);
      }
    },
  );
}

// Verifies docs/product.md 3.12 (shop button).
test('a shop button opens its brand at the navigation bar', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const bannerHeight = await page
    .getByText(textOf(site.banner), { exact: true })
    .evaluate((banner) => banner.clientHeight);
  await page.getByRole('link', { name: 'Shop G-Shock', exact: true }).click();
  await expect(page).toHaveURL('/all/gshock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('G-Shock Watches');
  await expect.poll(() => scrollOf(page)).toBeLessThanOrEqual(bannerHeight + 2);
});

for (const [place, [motion, behavior, how]] of (
  [
    ['no-preference', 'smooth', 'smoothly'],
    ['reduce', 'instant', 'instantly under reduced motion'],
  ] as const
).entries()) {
  // Verifies docs/product.md 3.12 (smooth, reduced motion).
  test(
    `a shop button scrolls to the navigation bar ${how}`,
    { tag: [desktopOnly, ...longExceptFirst(place)] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (how) {
          if (typeof how === 'object') this.setAttribute('data-scrolled', how.behavior ?? '');
          scroll.call(this, how);
        };
      });
      await page.goto('/');
      await page.getByRole('link', { name: 'Shop G-Shock', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('G-Shock Watches');
      await expect(page.locator('#navigation')).toHaveAttribute('data-scrolled', behavior);
    },
  );
}

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the menu instead');

  // Verifies docs/product.md 3.1 (wide screen).
  test('the header sticks, and the banner scrolls away', { tag: '@long' }, async ({ page, header }) => {
    await page.goto('/all');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    await expect(header.bar).toBeOnScreen();
    // Controls that a shopper needs on a long page.
    for (const part of [header.navigation, header.searchBox, header.wishlist, header.cart]) {
      await expect(part).toBeOnScreen();
    }
    for (const { label } of [site.phone, site.secondPhone]) {
      await expect(header.bar.getByRole('link', { name: label, exact: true }).filter({ visible: true })).toBeOnScreen();
    }
    await expect(page.getByText(textOf(site.banner), { exact: true })).not.toBeInViewport();
  });

  test('the navigation bar has Home, New Arrivals, All watches, Women, Men, Register, Contact and the search box', async ({
    page,
    header,
  }) => {
    await page.goto('/wfemale');
    await expect(header.navigation.getByRole('link')).toHaveText(
      [...navigation.beforeMen, ...navigation.afterMen].map(({ label }) => label),
    );
    await expect(header.men).toBeVisible();
    await expect(header.searchBox).toBeVisible();
    await expect(header.navigation.getByRole('link', { name: 'Women', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the Men dropdown lists seven brands, and closes on Escape, an outside click and a selection', async ({
    page,
    header,
  }) => {
    await page.goto('/');
    await expect(header.men).toHaveAttribute('aria-expanded', 'false');
    await header.men.click();
    await expect(header.men).toHaveAttribute('aria-expanded', 'true');
    await expect(header.menList.getByRole('link')).toHaveCount(7);
    const [button, list] = [await header.men.boundingBox(), await header.menList.boundingBox()];
    expect(Math.abs((list?.x ?? 0) - (button?.x ?? 0)), 'horizontal offset of the list from its button').toBeLessThan(
      4,
    );
    await page.keyboard.press('Escape');
    await expect(header.menList).toBeHidden();
    await expect(header.men).toBeVisiblyFocused();
    await header.men.click();
    await expect(header.menList).toBeVisible();
    await page.getByText(textOf(site.banner), { exact: true }).click();
    await expect(header.menList).toBeHidden();
    await header.men.click();
    await header.menList.getByRole('link', { name: 'Undone', exact: true }).click();
    await expect(page).toHaveURL('/all/undone');
    await expect(header.menList).toBeHidden();
    await expect(header.men).toHaveAttribute('aria-expanded', 'false');
  });
});

// Verifies docs/product.md 3.1 (phone), 3.8 (navigation links, account link, contact links).
test('the menu of a phone opens, navigates and closes', { tag: '@phone' }, async ({ page, header, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has the navigation bar instead');
  await page.goto('/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
  for (const part of [header.bar, header.searchIcon, header.wishlist, header.cart, header.menuButton]) {
    await expect(part).toBeOnScreen();
  }
  await header.menuButton.click();
  await expect(header.menu).toBeVisible();
  const inMenu = [...navigation.beforeMen, ...brandLinks, { label: 'My account' }, ...navigation.afterMen];
  const contacts = [site.phone, site.secondPhone, site.mail];
  await expect(header.menu.getByRole('link')).toHaveText([...inMenu, ...contacts].map(({ label }) => label));
  for (const { label, href } of contacts) {
    await expect(header.menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  await page.keyboard.press('Escape');
  await expect(header.menu).toBeHidden();
  await header.menuButton.click();
  await header.menu.getByRole('button', { name: menuCopy.closeMenu, exact: true }).click();
  await expect(header.menu).toBeHidden();
  await header.menuButton.click();
  await header.menu.getByRole('link', { name: 'Archetype', exact: true }).click();
  await expect(page).toHaveURL('/all/archetype');
  await expect(header.menu).toBeHidden();
});

test(
  "an empty cart's button leads home, and the wishlist button stays on the page",
  { tag: '@long' },
  async ({ page, header }) => {
    await page.goto('/all/xerix');
    await header.wishlist.click();
    await expect(header.bar.getByText(wishlistIsEmpty, { exact: true })).toBeAttached();
    await expect(page).toHaveURL('/all/xerix');
    await header.cart.click();
    await expect(page).toHaveURL('/');
  },
);

test('links prefetch their page on hover, not before', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch screen has no hover');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/all/xerix', { waitUntil: 'load' });
  await page.mouse.wheel(0, 900);
  await expect(cardOf(page, 'Xeric Half Eclipse')).toBeInViewport();
  expect(fetched).toEqual([]);
  await cardOf(page, 'Xeric Half Eclipse').hover();
  await expect.poll(() => fetched).toContain('/all/xerix/6');
});
