// Verifies docs/product.md 28.1, 28.2, 28.3, 28.4, 28.5, 28.8, 28.9.
import { formatMoney } from '@/domain/money';
import { weekendPriceCopy, weekendPriceNote } from '@/domain/weekend-price';
import { cartPageCopy, lineCopy } from '@/components/cart/copy';
import { deliveryPromiseCopy } from '@/components/product/copy-late';
import { weekendCopy } from '@/components/catalogue/copy';
import { weekendPromotion } from '@/data/home';
import { isWeekend } from '@/data/weekend';
import { weekendText } from '@/data/weekend-copy';
import { paymentCopy } from '@/components/checkout/copy';
import { cardOf } from './page-objects/by-copy';
import { cards } from './page-objects/checkout';
import { hydratePage } from './support/hydrated';
import { desktopOnly, expect, longExceptFirst, shiftClock, test } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { watchNamed, today } from './support/shop';

test.use({ ownClock: true });

/** Timex Branch Line 40. */
const path = '/all/times/2';
const [usual, reduced] = [formatMoney(289_00, 'usd'), formatMoney(202_30, 'usd')];
const ordinary = `${usual} ${weekendPriceCopy(202_30, 'usd')}`;
const special = `${reduced} ${weekendPriceNote}`;

for (const [row, [moment, at, cost, priceText]] of (
  [
    ['Friday 23:59:59', '2026-11-20T23:59:59-05:00', usual, ordinary],
    ['Saturday 00:00', '2026-11-21T00:00:00-05:00', reduced, special],
    ['Sunday 23:59:59', '2026-11-22T23:59:59-05:00', reduced, special],
    ['Monday 00:00', '2026-11-23T00:00:00-05:00', usual, ordinary],
  ] as const
).entries()) {
  for (const [place, timezoneId] of ['America/New_York', 'Asia/Tokyo'].entries()) {
    test.describe(
      `${moment} in the shop's time zone, for a shopper in ${timezoneId}`,
      // The short tests are those of the beginning.
      { tag: [desktopOnly, ...(row < 2 ? longExceptFirst(place) : ['@long'])] },
      () => {
        test.use({ timezoneId });

        // Verifies docs/product.md 28.1 (beginning, end), 28.3 (page, card).
        test('card, page and cart show the same price', { tag: '@money' }, async ({ page, product, cart, clock }) => {
          await clock.freezeAt(new Date(at));
          await page.goto('/all/times');
          const card = cardOf(page, 'Timex Branch Line 40');
          await expect(card).toShowMessage(priceText);
          await expect(card).not.toContainText(priceText === special ? usual : special, { useInnerText: true });
          await page.goto(path);
          await expect(page.getByRole('main')).toShowMessage(priceText);
          await product.addToCart.click();
          await product.seeCart.click();
          await expect(cart.subtotal).toHaveText(cost);
          await expect(page.getByText(/^The price changed/)).toHaveCount(0);
        });
      },
    );
  }
}

test(
  'an open cart updates its prices when the weekend ends',
  { tag: '@money' },
  async ({ page, product, cart, clock }) => {
    await clock.startAt(new Date('2026-11-22T23:59:00-05:00'));
    await page.goto(path);
    await hydratePage(page);
    await product.addToCart.click();
    await product.seeCart.click();
    await expect(cart.subtotal).toHaveText(reduced);
    // The cart's request has completed: the clock's jump would abort it.
    await expect(page.getByRole('list', { name: cartPageCopy.list, exact: true }).locator('img')).toBeVisible();
    await clock.advanceBy('01:01');
    await expect(cart.subtotal).toHaveText(usual);
    await expect(page.getByText(lineCopy.priceChanged(reduced, usual), { exact: true })).toBeVisible();
    await page.reload();
    await expect(cart.subtotal).toHaveText(usual);
  },
);

// Verifies docs/product.md 28.4 (weekend begins, weekend ends).
test(
  'an open product page updates its price at both ends of the weekend without a layout shift',
  { tag: '@money' },
  async ({ page, clock }) => {
    await recordShifts(page);
    await clock.startAt(new Date('2026-11-20T23:59:00-05:00'));
    await page.goto(path);
    await hydratePage(page);
    const expectPrice = (priceText: string) => expect(page.getByRole('main')).toShowMessage(priceText);
    await expectPrice(ordinary);
    await clock.advanceBy('01:01');
    await expectPrice(special);
    await clock.freezeAt(new Date('2026-11-23T00:00:00-05:00'));
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    await expectPrice(ordinary);
    expect(await shiftsIn(page)).toEqual([]);
  },
);

test(
  'the weekend price is visible from first paint, before other scripts load',
  { tag: '@money' },
  async ({ page, clock, network }) => {
    await network.blockScripts();
    await clock.freezeAt(new Date('2026-11-21T12:00:00-05:00'));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toShowMessage(special);
    await expect(page.getByRole('main')).not.toShowMessage(ordinary);
  },
);

/** Price of today's kind of day, price of the other kind, and the time of the change between them. */
const [now, before, edge] = isWeekend(today())
  ? ([reduced, usual, Date.parse('2026-11-21T00:00:00-05:00')] as const)
  : ([usual, reduced, Date.parse('2026-11-23T00:00:00-05:00')] as const);
const [justBefore, justAfter] = [edge - 1000, edge + 1000];

test(
  'a watch added before a price change is shown with both prices after it, and paid at the new one',
  { tag: ['@money', '@long'] },
  async ({ page, product, cart, checkout, clock }) => {
    await clock.freezeAt(justBefore);
    await page.goto(path);
    await product.addToCart.click();
    await expect(product.inCart).toBeVisible();
    await clock.freezeAt(justAfter);
    await product.seeCart.click();
    await expect(page.getByText(lineCopy.priceChanged(before, now), { exact: true })).toBeVisible();
    await expect(cart.subtotal).toHaveText(now);
    await cart.checkoutLink.click();
    await checkout.submitDelivery();
    await expect(checkout.payButton).toHaveText(paymentCopy.pay(now));
    await checkout.pay(cards.success);
    await expect(checkout.total).toHaveText(now);
    await expect(checkout.orderNumber).toBeVisible();
  },
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shifts a device's clock to the other kind of day: ahead, behind, and by years. */
const isOtherDay = (days: number) => isWeekend(new Date(today().getTime() + days * DAY_MS)) !== isWeekend(today());
const shifts = [
  ['ahead', [1, 2, 3, 4, 5].find(isOtherDay)],
  ['behind', [-1, -2, -3, -4, -5].find(isOtherDay)],
  ['years ahead', [1825, 1826, 1827, 1828, 1829].find(isOtherDay)],
] as const;

for (const [index, [direction, days = 0]] of shifts.entries()) {
  test.describe(`a device whose clock is ${direction}`, { tag: longExceptFirst(index) }, () => {
    test.use({ ownClock: false });

    test(
      "shows the prices of the shop's clock from card to confirmation, also on pages from the browser's cache (28.9)",
      { tag: '@money' },
      async ({ page, product, cart, checkout }) => {
        await page.addInitScript(shiftClock, days * DAY_MS);
        const [text, other] = now === reduced ? [special, usual] : [ordinary, special];
        const expectPrices = async () => {
          await expect(page.getByRole('main')).toShowMessage(text);
          await expect(page.getByRole('main')).not.toContainText(other, { useInnerText: true });
        };
        await page.goto('/all/times');
        await expect(cardOf(page, 'Timex Branch Line 40')).toShowMessage(text);
        await page.goto(path);
        await hydratePage(page);
        await expectPrices();
        await page.goto('/about');
        await page.goBack();
        await hydratePage(page);
        await expectPrices();
        await product.addToCart.click();
        await product.seeCart.click();
        await expect(cart.subtotal).toHaveText(now);
        await expect(page.getByText(/^The price changed/)).toHaveCount(0);
        await cart.checkoutLink.click();
        await checkout.submitDelivery();
        await expect(checkout.payButton).toHaveText(paymentCopy.pay(now));
        await expect(checkout.summary.locator('dd').first()).toHaveText(now);
        await checkout.pay(cards.success);
        await expect(checkout.total).toHaveText(now);
      },
    );
  });
}

test.describe('a shopper who pays after a price change', { tag: desktopOnly }, () => {
  test.use({ expectedErrors: [/status of 409/] });

  test(
    'a price change before payment is shown, keeps all values, and the new total is paid',
    { tag: ['@money', '@long'] },
    async ({ page, checkout, clock }) => {
      // Until the click, browser and quote are before the change; the shop's own clock is after it.
      await clock.freezeAt(justBefore);
      await page.route(
        '**/api/checkout/quote',
        async (route) => {
          const response = await route.fetch();
          const quote = await response.json();
          const cents = before === reduced ? 202_30 : 289_00;
          quote.totals.totalCents += cents - quote.totals.subtotalCents;
          quote.totals.subtotalCents = cents;
          await route.fulfill({ response, json: quote });
        },
        { times: 1 },
      );
      const orders = checkout.recordOrders();
      await checkout.openPayment([watchNamed('Branch Line 40')], { changedAt: justBefore });
      await expect(checkout.payButton).toHaveText(paymentCopy.pay(before));
      await checkout.pay(cards.success);
      const note = page.getByRole('group', { name: paymentCopy.priceChanged, exact: true });
      await expect(note).toBeFocused();
      await expect(note).toShowMessage(before);
      await expect(note).toShowMessage(now);
      await expect(checkout.payButton).toHaveText(paymentCopy.pay(now));
      await expect(checkout.cardNumber).toHaveValue(/4242/);
      expect(orders.map(({ code }) => code)).toEqual(['price-changed']);
      await clock.freezeAt(justAfter);
      await checkout.payButton.click();
      await expect(checkout.total).toHaveText(now);
      await expect(checkout.orderNumber).toBeVisible();
    },
  );
});

// Verifies docs/product.md 28.5 (promotion, line of the home page, line of a list).
test(
  'the weekend promotion links to its watches and states its terms',
  { tag: ['@money', '@smoke'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(weekendCopy.promotion, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: weekendPromotion.text, exact: true }).click();
    await expect(page).toHaveURL(weekendPromotion.path);
    await expect(page.getByText(weekendCopy.terms, { exact: true })).toBeVisible();
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 28.4 (without JavaScript).
  test('pages show both prices and their days on any day', { tag: ['@money', '@long'] }, async ({ page, product }) => {
    await page.goto('/all/times');
    await expect(page.getByText(weekendCopy.terms, { exact: true })).toBeVisible();
    const card = cardOf(page, 'Timex Branch Line 40');
    await expect(card).toShowMessage(ordinary);
    await page.goto(path);
    await expect(page.getByRole('main')).toShowMessage(ordinary);
    await expect(product.deliveryPromise).toShowMessage(deliveryPromiseCopy.weekend);
    await expect(product.deliveryPromise).toShowMessage(weekendText);
  });
});
