// Verifies docs/product.md 13.3, 13.5, 13.9, 14.11, 14.13, 15.6, 28.3, 32.1, 32.2, 32.3.
import { randomUUID } from 'node:crypto';
import { orderDeliveryCopy } from '@/components/checkout/confirmation/copy';
import { paymentCopy, summaryCopy } from '@/components/checkout/copy';
import { dialCopy } from '@/components/dial/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { deliveryCopy } from '@/domain/delivery-text';
import { formatMoney } from '@/domain/money';
import { definitionOf } from './page-objects/by-copy';
import { cards, CheckoutScreens, details } from './page-objects/checkout';
import { hydratePage } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { usd, watchNamed } from './support/shop';
import { isolatedShopOptions } from './support/environment/isolated-shop';

// The tests control the browser's clock, and the shop's clock where the shop depends on it.

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

test.use({ ownClock: true });

test.describe('with a shop of its own and its clock', () => {
  test.use({ ...isolatedShopOptions, expectedErrors: [/status of (402|409|422)|ERR_CONNECTION_RE/] });
  test.slow();

  // Delivery dates are in UTC and skip weekends and the carrier's holidays (15.6), such as 1 January. Expected dates are from a calendar.
  for (const [when, at, timezoneId, dates] of [
    [
      'before New Year',
      '2026-12-30T16:00:00Z',
      'America/New_York',
      { earliest: '2027-01-05', latest: '2027-01-07', latestIfDelayed: '2027-01-12' },
    ],
    [
      'on New Year’s Eve, when UTC is in the next year',
      '2026-12-31T23:30:00-05:00',
      'America/New_York',
      { earliest: '2027-01-06', latest: '2027-01-08', latestIfDelayed: '2027-01-13' },
    ],
    [
      'before daylight saving time starts',
      '2027-03-12T12:00:00-05:00',
      'America/New_York',
      { earliest: '2027-03-17', latest: '2027-03-19', latestIfDelayed: '2027-03-24' },
    ],
    [
      'before daylight saving time ends, for a shopper in Berlin',
      '2026-10-23T12:00:00Z',
      'Europe/Berlin',
      { earliest: '2026-10-28', latest: '2026-10-30', latestIfDelayed: '2026-11-04' },
    ],
  ] as const) {
    test.describe(when, () => {
      test.use({ timezoneId });

      test(
        'the delivery form, the payment page, the order page and its email show the same dates',
        { tag: ['@long', '@money'] },
        async ({ page, checkout, clock, isolatedShop }) => {
          const email = `ada-${randomUUID()}@example.com`;
          const { usual, late } = deliveryCopy(dates);
          await isolatedShop.open({ at });
          await clock.startAt(at);
          await checkout.openDelivery([comet], { details: { ...details, email }, changedAt: Date.parse(at) });
          const standard = checkout.services.first().locator('..');
          for (const estimate of [usual, late]) await expect(standard).toShowMessage(estimate);
          await checkout.continue.click();
          // eslint-disable-next-line no-restricted-syntax -- the dates are part of a sentence
          await expect(checkout.shipping).toContainText(usual);
          await checkout.pay(cards.success);
          await expect(checkout.orderNumber).toBeVisible();
          const arrives = definitionOf(page, orderDeliveryCopy.arrives);
          // eslint-disable-next-line no-restricted-syntax -- the dates are part of a sentence
          await expect(arrives).toContainText(usual);
          await expect.poll(async () => (await isolatedShop.mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
          expect((await isolatedShop.mailsTo(email))[0]).toContain(usual);
        },
      );
    });
  }

  test(
    'a promo code that another order used during checkout is removed with a notice',
    { tag: ['@long', '@money'] },
    async ({ page, browser, checkout, clock, isolatedShop }) => {
      const at = Date.parse('2026-11-24T12:00:00Z');
      await isolatedShop.open({ at });
      await clock.startAt(at);
      const code = await checkout.earnCode([comet], { changedAt: at });

      // The first shopper leaves before paying: the code is reserved for half an hour.
      await checkout.openPayment([comet], { changedAt: at });
      await checkout.enterCode(code);
      await expect(checkout.payButton).toHaveText(paymentCopy.pay(usd(comet.price * 0.8)));
      await checkout.pay(cards.declined);
      await expect(checkout.backToPayment).toBeVisible();

      const later = at + 20 * 60_000;
      const elsewhere = await browser.newContext({ baseURL: isolatedShop.url });
      const there = await elsewhere.newPage();
      const other = new CheckoutScreens(there);
      await isolatedShop.desk.clock(later);
      await there.clock.install({ time: later });
      await other.openDelivery([halfAndHalf], { changedAt: later });
      await other.enterCode(code);
      await expect(other.promoField).toHaveAccessibleDescription(
        new RegExp(rejectionCopy({ code: 'promo-code-held' })),
      );

      // Half an hour after the order, which came some time after the shop had opened.
      await isolatedShop.desk.clock(at + 35 * 60_000);
      await other.applyCode(code);
      await expect(other.total).toHaveText(usd(halfAndHalf.price * 0.8));
      await other.continue.click();
      await other.pay(cards.success);
      await expect(other.orderNumber).toBeVisible();
      await elsewhere.close();

      await checkout.backToPayment.click();
      await expect(page.getByText(summaryCopy.lostCode(code, false), { exact: true })).toBeVisible();
      await expect(checkout.payButton).toHaveText(paymentCopy.pay(usd(comet.price)));
    },
  );

  test(
    'a weekend that begins between cart and payment shows both totals, and the next attempt pays the lower one',
    { tag: ['@long', '@money'] },
    async ({ page, checkout, clock, isolatedShop }) => {
      const [friday, saturday] = ['2026-11-27T23:58:00-05:00', '2026-11-28T00:01:00-05:00'];
      const [before, now] = [formatMoney(289_00, 'usd'), formatMoney(202_30, 'usd')];
      await isolatedShop.open({ at: friday });
      await clock.freezeAt(friday);
      await checkout.openPayment([watchNamed('Branch Line 40')], { changedAt: Date.parse(friday) });
      await expect(checkout.payButton).toHaveText(paymentCopy.pay(before));
      await isolatedShop.desk.clock(saturday);
      await checkout.pay(cards.success);
      const note = page.getByRole('group', { name: paymentCopy.priceChanged, exact: true });
      await expect(note).toShowMessage(before, now);
      await clock.freezeAt(saturday);
      await checkout.payButton.click();
      await expect(checkout.orderNumber).toBeVisible();
      await expect(checkout.total).toHaveText(now);
    },
  );
});

test.describe('the dial', () => {
  test(
    "the time in “Now” mode passes midnight at New Year, and the dial's date moves on",
    { tag: '@long' },
    async ({ page, clock, product }) => {
      await clock.startAt(new Date(2026, 11, 31, 23, 59, 50));
      await page.goto('/all/xerix/5');
      await hydratePage(page);
      await clock.advanceBy(1000);
      await product.openDial();
      await page.getByRole('button', { name: dialCopy.now, exact: true }).click();
      const date = page.locator('.dial-layers [data-part="date"]');
      const turned = () => date.evaluate((part) => getComputedStyle(part).transform);
      await expect(page.getByText(/^11:59:5\d PM$/)).toBeVisible();
      const old = await turned();
      await clock.advanceToNext('midnight');
      await expect(page.getByText(/^12:00:0\d AM$/)).toBeVisible();
      await expect.poll(turned).not.toBe(old);
    },
  );

  test(
    'a dial with sun and moon shows the sun by day and the moon by night, on two dates',
    { tag: '@long' },
    async ({ page, clock, product }) => {
      for (const [moment, body] of [
        [new Date(2026, 10, 24, 12, 0), 'sun'],
        [new Date(2026, 10, 24, 22, 0), 'moon'],
        [new Date(2027, 5, 21, 5, 0), 'moon'],
        [new Date(2027, 5, 21, 6, 30), 'sun'],
      ] as const) {
        await clock.freezeAt(moment);
        await page.goto('/all/xerix/6');
        await hydratePage(page);
        await product.openDial();
        await page.getByRole('button', { name: dialCopy.now, exact: true }).click();
        await expect(page.getByText(new RegExp(`^The ${body} `))).toBeVisible();
      }
    },
  );
});
