// Verifies docs/product.md 20.5, 20.15, 20.16.
import { bookChoiceCopy } from '@/components/address-book/copy';
import { cartPageCopy } from '@/components/cart/copy';
import { cartChoiceCopy } from '@/components/cart/link/copy';
import {
  bankCopy,
  codeCopy,
  deliveryFormCopy,
  deliveryTitle,
  paymentCopy,
  payTitle,
  unpaidCopy,
} from '@/components/checkout/copy';
import { handOffCopy } from '@/components/agent/copy';
import { earnedCodeLabel, orderTitle, refillCopy } from '@/components/checkout/confirmation/copy';
import { errorSummaryIn } from './page-objects/by-copy';
import { desktopOnly, expect, test } from './support/fixtures';
import { queryDatabase } from './support/database';
import { openSession, agentCheckout } from './support/sessions';
import { newShopper, signInBrowser } from './support/sign-in';
import { watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');
const matinee = watchNamed('Late Matinee');

const pay = new RegExp(`^${paymentCopy.pay('')} \\$`);
const anyOrder = new RegExp(`^${orderTitle('OH-')}`);

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (402|409|422)/] });

for (const driver of ['keyboard', 'screen-reader'] as const) {
  test.describe(`with the ${driver} driver alone`, { tag: ['@a11y', '@long', desktopOnly] }, () => {
    test.use({ driver });
    // The driver checks each tab stop.
    test.slow();

    test('a declined card is replaced by one with a bank authentication', async ({ user, checkout }) => {
      await checkout.store([comet]);
      await user.open('/pay');
      await user.press('button', /Is declined$/);
      await user.press('button', pay);
      await user.waitFor('heading', unpaidCopy.declined.title);
      await user.press('link', paymentCopy.backToPayment);
      await user.waitFor('heading', payTitle);
      await user.press('button', /^4000 0000 0000 3220/);
      await user.press('button', pay);
      await user.press('button', bankCopy.complete);
      await user.waitFor('heading', anyOrder);
    });

    test('a changed total is shown before it is paid', async ({ user, page, checkout }) => {
      await checkout.store([comet]);
      await page.route(
        '**/api/checkout/quote',
        async (route) => {
          const response = await route.fetch();
          const quote = await response.json();
          quote.totals.totalCents -= 100;
          quote.totals.subtotalCents -= 100;
          await route.fulfill({ response, json: quote });
        },
        { times: 1 },
      );
      await user.open('/pay');
      await user.press('button', /^4242/);
      await user.press('button', pay);
      await user.waitFor('group', paymentCopy.priceChanged);
      await expect(page.getByRole('group', { name: paymentCopy.priceChanged, exact: true })).toBeFocused();
      await user.press('button', pay);
      await user.waitFor('heading', anyOrder);
    });

    test('the promo code of an order is read, mistyped, used and removed', async ({
      user,
      page,
      checkout,
      shopApi,
    }) => {
      const { token } = await shopApi.placeOrder(newShopper().email);
      await user.open(`/thanks?order=${token}`);
      const code = await user.readField('textbox', earnedCodeLabel);
      await checkout.store([comet]);
      await user.open('/payment');
      await user.expand(codeCopy.opener);
      await user.fill(codeCopy.code, '0000');
      await user.press('button', codeCopy.apply);
      await expect(errorSummaryIn(page)).toBeFocused();
      await expect(page).toAnnounce(codeCopy.busy);
      await user.fill(codeCopy.code, code);
      await user.press('button', codeCopy.apply);
      await user.waitFor('button', codeCopy.removeOf(code));
      await expect(checkout.total).toShowPrice(80 * comet.price);
      await user.press('button', codeCopy.removeOf(code));
      await expect(checkout.total).toShowPrice(100 * comet.price);
    });

    test('a member selects a saved address and pays', async ({ user, page, checkout, member, shopApi }) => {
      await shopApi.saveAddress(member.idToken, { isFirst: true });
      await shopApi.saveAddress(member.idToken, { fullName: 'Babbage & Co', line1: '2 Odd Street' });
      await checkout.store([comet], 'no details');
      await signInBrowser(page, member);
      await user.open('/payment');
      await user.selectOption(bookChoiceCopy.label, 'Babbage');
      await expect(checkout.field(deliveryFormCopy.line1)).toHaveValue('2 Odd Street');
      await user.press('button', deliveryFormCopy.submit);
      await user.waitFor('heading', payTitle);
      await user.press('button', /^4242/);
      await user.press('button', pay);
      await user.waitFor('heading', anyOrder);
      await expect(page.getByRole('main')).toShowMessage('2 Odd Street');
    });

    test('the watches of a cart link are added to the cart', async ({ user, page }) => {
      await storeWatches(page, 'token1', [matinee]);
      await user.open('/cart-link/xerix-2:1');
      await user.press('button', cartChoiceCopy.add);
      await user.waitFor('heading', cartPageCopy.title);
      await expect(page).toHaveInCart(matinee, comet);
    });

    test('the checkout that an assistant prepared replaces the cart', async ({ user, page }) => {
      await storeWatches(page, 'token1', [matinee]);
      await user.open(`/agent/${await openSession([comet])}`);
      await user.fill(handOffCopy.email, agentCheckout.buyer.email);
      await user.press('button', handOffCopy.submit);
      await expect(errorSummaryIn(page)).toBeFocused();
      await user.press('radio', handOffCopy.replace);
      await user.press('button', handOffCopy.submit);
      await user.waitFor('heading', deliveryTitle);
      await user.press('button', deliveryFormCopy.submit);
      await user.waitFor('heading', payTitle);
    });

    test('the watches of an expired order are put back into the cart', async ({ user, page, shopApi }) => {
      const { number, token } = await shopApi.placeOrder(newShopper().email, { state: 'unpaid-order' });
      await queryDatabase("update orders set state = 'expired' where number = ?", [number]);
      await user.open(`/thanks?order=${token}`);
      await user.press('button', refillCopy(2));
      await user.waitFor('heading', cartPageCopy.title);
      await expect(page).toHaveInCart(watchNamed('Slow Meridian'), comet);
    });
  });
}
