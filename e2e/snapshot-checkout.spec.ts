// Verifies docs/product.md 13.12, 13.13, 16.2.
import { deliveryFormCopy, needsScript, summaryCopy, testPayment } from '@/components/checkout/copy';
import { orderNotFoundTitle } from '@/components/checkout/confirmation/copy';
import { orderCopy } from '@/components/checkout/confirmation/copy-order';
import { untilStill } from './support/hydrated';
import { violations } from './support/accessibility';
import { expect, test, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { cards } from './page-objects/checkout';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');
const label = (page: Page) => page.getByText(testPayment, { exact: true });

test.use({ expectedErrors: [/status of (402|404|409|422)|ERR_FAILED/] });

test(
  'axe finds no violation on the delivery form, filled and with errors',
  { tag: '@a11y' },
  async ({ page, checkout }) => {
    await checkout.openDelivery([comet, halfAndHalf], 'no details');
    await expect(checkout.services.first()).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await checkout.continue.click();
    await checkout.field(deliveryFormCopy.country).selectOption('Cuba');
    await expect(checkout.deliveryForm.getByRole('alert')).toBeVisible();
    await checkout.enterCode('0000');
    await expect(checkout.codeErrors).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'axe finds no violation on the payment page, with a card error and with the bank dialog',
  { tag: ['@a11y', '@long'] },
  async ({ page, checkout }) => {
    await checkout.openPayment([comet, halfAndHalf]);
    expect(await violations(page)).toEqual([]);
    await checkout.pay('1234');
    await expect(checkout.cardNumber).toHaveAttribute('aria-invalid');
    expect(await violations(page)).toEqual([]);
    await checkout.pay(cards.secure);
    await expect(checkout.bank).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'axe finds no violation on the payment error page and on a payment page with a network error',
  { tag: ['@a11y', '@long'] },
  async ({ page, checkout }) => {
    await checkout.openPayment([comet, halfAndHalf]);
    await checkout.pay(cards.secure);
    await checkout.failAuthentication.click();
    await expect(page).toHaveTitle(/^Payment failed/);
    expect(await violations(page)).toEqual([]);
    await checkout.backToPayment.click();
    await page.route('**/api/checkout/orders', (route) => route.abort());
    await checkout.pay(cards.success);
    await expect(checkout.rejection).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'axe finds no violation on a pending, a paid and a missing order',
  { tag: ['@a11y', '@long'] },
  async ({ page, checkout }) => {
    await checkout.openPayment([comet]);
    await checkout.pay(cards.declined);
    await expect(page).toHaveURL(/\/error/);
    const token = new URL(page.url()).searchParams.get('order');
    await page.goto(`/thanks?order=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      orderCopy({ state: 'pending', isSubmitted: false, email: '' }, false).title,
    );
    expect(await violations(page)).toEqual([]);
    await page.goto('/pay');
    await checkout.pay(cards.success);
    await expect(checkout.earnedCode).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${summaryCopy.title}`));
    expect(await violations(page)).toEqual([]);
    await page.goto('/thanks?order=nobody');
    expect(await violations(page)).toEqual([]);
  },
);

// Verifies docs/product.md 16.2 (order page, error page).
test(
  'every checkout page shows the test notice, fits its viewport and loads without a layout shift',
  { tag: '@long' },
  async ({ page, checkout, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await recordShifts(page);
    const look = async () => {
      await expect(label(page)).toBeVisible();
      await untilStill(page);
      await expect(page).toFitWidth();
      expect(await shiftsIn(page), page.url()).toEqual([]);
    };
    await checkout.openDelivery([comet, halfAndHalf]);
    await expect(checkout.services.first()).toBeChecked();
    await look();
    await page.goto('/pay');
    await expect(checkout.payButton).toBeVisible();
    await look();
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await page.reload();
    await expect(checkout.earnedCode).toBeVisible();
    await look();
    for (const path of ['/error?reason=declined', '/thanks', '/error']) {
      await page.goto(path);
      await look();
    }
  },
);

test('touch targets of the checkout are at least 44 px', { tag: '@phone' }, async ({ page, checkout, isMobile }) => {
  test.skip(!isMobile, 'applies to touch screens only');
  const controls = 'main :is(a, button, input:not([type=radio]), select, summary)';
  await checkout.openPayment([comet]);
  expect(await smallTargets(page, controls), '/pay').toEqual([]);
  await page.goto('/payment');
  await checkout.promoDisclosure.click();
  expect(await smallTargets(page, controls), '/payment').toEqual([]);
});

test(
  'an order page is not stored, not indexed and sends no referrer to other sites',
  { tag: '@long' },
  async ({ page, request, checkout }) => {
    await checkout.buy([comet]);
    const response = await request.get(page.url());
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(response.headers()['referrer-policy']).toBe('same-origin');
    expect(await response.text()).toContain('<meta name="robots" content="noindex');
  },
);

test('a missing order responds with 404', async ({ page }) => {
  for (const query of ['order=nobody', 'order=', 'order=a&order=b', 'order=%00']) {
    const response = await page.goto(`/thanks?${query}`);
    expect(response?.status(), query).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${orderNotFoundTitle}.`);
    await expect(page, query).toHaveTitle(new RegExp(`^${orderNotFoundTitle} \\|`));
  }
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout explains its need for scripts and offers phone and email', async ({ page }) => {
    for (const path of ['/payment', '/pay']) {
      await page.goto(path);
      const notice = page.locator('main noscript p');
      await expect(notice).toShowMessage(needsScript);
      await expect(notice.locator('[href^="tel:"], [href^="mailto:"]')).toHaveCount(2);
    }
  });
});
