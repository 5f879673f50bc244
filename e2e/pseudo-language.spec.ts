// Verifies docs/product.md 20.21.
import { site } from '@/data/site';
import { cards } from './page-objects/checkout';
import { desktopOnly, expect, test, type Locator, type Page } from './support/fixtures';
import { hydratePage, untilHydrated, untilStill } from './support/hydrated';
import { showPseudoLanguage } from './support/pseudo-language';
import { longNames, reflowPaths } from './support/shop';
import { signInBrowser } from './support/sign-in';
import { storeWatches } from './support/storage';
import { unreachableAt } from './support/accessibility';

// React error 418: a test may change texts of a part of the page before React has hydrated it. One pattern: Playwright reads
// a list of two as a value and its options.
test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (402|404|422)|Minified React error #418/] });

/** Unreachable content in the pseudo-language, by viewport width. */
async function unreachable(page: Page) {
  await showPseudoLanguage(page);
  return unreachableAt(page, [
    [360, 740],
    [1280, 800],
  ]);
}

for (const path of reflowPaths) {
  const tag = ['/', '/all/california/3'].includes(path) ? [] : ['@long'];
  test(`${path} is readable in a longer language from right to left`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    // Before the first press, when pictures below the screen wait.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expect(page).toFitWidth();
    await hydratePage(page);
    await untilStill(page);
    expect(await unreachable(page)).toEqual({});
  });
}

test(
  'a page mirrors in a language from right to left, and phone numbers do not',
  { tag: ['@long', desktopOnly] },
  async ({ page, header }) => {
    await page.goto('/all/california/3');
    const heading = page.getByRole('heading', { level: 1 });
    const leftOf = async (one: Locator) => (await one.boundingBox())?.x ?? NaN;
    const order = async () => [
      await leftOf(header.cart),
      await leftOf(heading),
      await leftOf(page.locator('#picture')),
    ];
    const ascending = (values: number[]) => values.toSorted((one, other) => one - other);
    const before = await order();
    expect(before).toEqual(ascending(before).toReversed());
    await hydratePage(page);
    await showPseudoLanguage(page);
    const after = await order();
    expect(after).toEqual(ascending(after));
    const phone = header.bar.getByRole('link', { name: site.phone.label, exact: true }).filter({ visible: true });
    const edges = await phone.evaluate(({ firstChild: text }) =>
      [0, (text?.nodeValue ?? '').length - 1].map((at) => {
        const character = document.createRange();
        character.setStart(text as Text, at);
        character.setEnd(text as Text, at + 1);
        return character.getBoundingClientRect().left;
      }),
    );
    expect(edges).toEqual(ascending(edges));
  },
);

test('cart and wishlist are readable in the pseudo-language', { tag: '@long' }, async ({ page, cart }) => {
  await storeWatches(page, 'token1', longNames);
  await page.goto('/bascket/mybascket');
  await expect(cart.checkoutLink).toBeVisible();
  expect(await unreachable(page)).toEqual({});
  await storeWatches(page, 'wishlist', longNames);
  await page.goto('/favorite/myfavorite');
  await hydratePage(page);
  expect(await unreachable(page)).toEqual({});
});

test(
  'the delivery form with errors is readable in the pseudo-language',
  { tag: '@long' },
  async ({ page, checkout }) => {
    await checkout.openDelivery(longNames, 'no details');
    await expect(checkout.services.first()).toBeChecked();
    await checkout.continue.click();
    await checkout.enterCode('0000');
    await expect(checkout.codeErrors).toBeVisible();
    expect(await unreachable(page)).toEqual({});
  },
);

test('payment and order page are readable in the pseudo-language', { tag: '@long' }, async ({ page, checkout }) => {
  await checkout.openPayment(longNames);
  expect(await unreachable(page)).toEqual({});
  await page.reload();
  await checkout.pay(cards.success);
  await expect(checkout.earnedCode).toBeVisible();
  expect(await unreachable(page)).toEqual({});
});

test(
  'an account with an order and addresses is readable in the pseudo-language',
  { tag: '@long' },
  async ({ page, account, member, shopApi }) => {
    await shopApi.placeOrder(member.email, { idToken: member.idToken });
    await shopApi.saveAddress(member.idToken, { line1: '1234 Odd Street' });
    await signInBrowser(page, member);
    await account.open();
    await expect(account.orders.getByRole('listitem')).toHaveCount(1);
    await expect(account.addresses).toHaveCount(1);
    // The welcome line is cut where it is too long, and its tooltip has the whole.
    await page
      .locator('.shopper-lines p:first-child')
      .evaluateAll((lines) => lines.forEach((line) => line.replaceChildren()));
    expect(await unreachable(page)).toEqual({});
  },
);

test(
  'menu, search and filters are readable in the pseudo-language',
  { tag: '@long' },
  async ({ page, header, rangeFilters }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/all?movement=automatic');
    await header.menuButton.click();
    await untilHydrated(page);
    expect(await unreachable(page)).toEqual({});
    await page.reload();
    await page.setViewportSize({ width: 360, height: 740 });
    await header.searchIcon.click();
    await header.searchDialog.getByRole('combobox').fill('moon');
    await expect(header.suggestions.first()).toBeVisible();
    expect(await unreachable(page)).toEqual({});
    await page.reload();
    await page.setViewportSize({ width: 360, height: 740 });
    await rangeFilters.openButton.click();
    await rangeFilters.expand('function');
    await untilHydrated(page);
    expect(await unreachable(page)).toEqual({});
  },
);

test(
  'a paid order, its documents and its desk pages are readable in the pseudo-language',
  { tag: '@long' },
  async ({ page, shopApi, ownerDesk }) => {
    test.slow();
    await ownerDesk.signIn();
    const { number, token } = await shopApi.placeOrder('ada.lovelace@example.com');
    await page.goto(`/thanks?order=${token}`);
    const documents = await page
      .locator(
        'main a:is([href^="/passport/"], [href^="/thanks/invoice"], [href^="/order/"], [href^="/return"], [href^="/withdraw"])',
      )
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(documents.length).toBeGreaterThan(2);
    const desk = ['', '/orders', `/orders/${number}`, `/orders/${number}/slip`, '/stock', '/watches', '/prices'];
    for (const path of [`/thanks?order=${token}`, ...documents, ...desk.map((name) => `/desk${name}`)]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      expect.soft([path, await unreachable(page)]).toEqual([path, {}]);
    }
  },
);
