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
import { mendingIn } from './page-objects/mending';
import { behindTheScreens, expect, test } from './support/fixtures';
import { inRecords } from './support/records';
import { openSession, prepared } from './support/sessions';
import { newShopper, beSignedIn } from './support/sign-in';
import { watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');
const matinee = watchNamed('Late Matinee');

const pay = new RegExp(`^${paymentCopy.pay('')} \\$`);
const anyOrder = new RegExp(`^${orderTitle('OH-')}`);

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (402|409|422)/] });

for (const way of ['keyboard', 'ear'] as const) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', '@long', behindTheScreens] }, () => {
    test.use({ way });
    // Every stop of the Tab key on the way is looked at.
    test.slow();

    test('a card is declined, and the bank asks about the next one', async ({ hands, checkout }) => {
      await checkout.begin([comet]);
      await hands.open('/pay');
      await hands.press('button', /Is declined$/);
      await hands.press('button', pay);
      await hands.meet('heading', unpaidCopy.declined.title);
      await hands.press('link', paymentCopy.backToPayment);
      await hands.meet('heading', payTitle);
      await hands.press('button', /^4000 0000 0000 3220/);
      await hands.press('button', pay);
      await hands.press('button', bankCopy.complete);
      await hands.meet('heading', anyOrder);
    });

    test('a total that has changed is met before it is paid', async ({ hands, page, checkout }) => {
      await checkout.begin([comet]);
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
      await hands.open('/pay');
      await hands.press('button', /^4242/);
      await hands.press('button', pay);
      await hands.meet('group', paymentCopy.priceChanged);
      await expect(page.getByRole('group', { name: paymentCopy.priceChanged, exact: true })).toBeFocused();
      await hands.press('button', pay);
      await hands.meet('heading', anyOrder);
    });

    test('the code of an order is read there, mistyped, used and taken off', async ({
      hands,
      page,
      checkout,
      shopApi,
    }) => {
      const { token } = await shopApi.placeOrder(newShopper().email);
      await hands.open(`/thanks?order=${token}`);
      const code = await hands.read('textbox', earnedCodeLabel);
      await checkout.begin([comet]);
      await hands.open('/payment');
      await hands.unfold(codeCopy.opener);
      await hands.write(codeCopy.code, '0000');
      await hands.press('button', codeCopy.apply);
      await expect(mendingIn(page)).toBeFocused();
      await expect(page).toAnnounce(codeCopy.busy);
      await hands.write(codeCopy.code, code);
      await hands.press('button', codeCopy.apply);
      await hands.meet('button', codeCopy.removeOf(code));
      await expect(checkout.total).toCost(80 * comet.price);
      await hands.press('button', codeCopy.removeOf(code));
      await expect(checkout.total).toCost(100 * comet.price);
    });

    test('a member chooses an address of the book and pays', async ({ hands, page, checkout, member, shopApi }) => {
      await shopApi.keepAddress(member.idToken, { isFirst: true });
      await shopApi.keepAddress(member.idToken, { fullName: 'Babbage & Co', line1: '2 Odd Street' });
      await checkout.begin([comet], 'no details');
      await beSignedIn(page, member);
      await hands.open('/payment');
      await hands.choose(bookChoiceCopy.label, 'Babbage');
      await expect(checkout.field(deliveryFormCopy.line1)).toHaveValue('2 Odd Street');
      await hands.press('button', deliveryFormCopy.goOn);
      await hands.meet('heading', payTitle);
      await hands.press('button', /^4242/);
      await hands.press('button', pay);
      await hands.meet('heading', anyOrder);
      await expect(page.getByRole('main')).toSay('2 Odd Street');
    });

    test('the watches of a link come to what the cart holds', async ({ hands, page }) => {
      await storeWatches(page, 'token1', [matinee]);
      await hands.open('/cart-link/xerix-2:1');
      await hands.press('button', cartChoiceCopy.add);
      await hands.meet('heading', cartPageCopy.title);
      await expect(page).toHaveInCart(matinee, comet);
    });

    test('what an assistant has prepared takes the place of the cart', async ({ hands, page }) => {
      await storeWatches(page, 'token1', [matinee]);
      await hands.open(`/agent/${await openSession([comet])}`);
      await hands.write(handOffCopy.email, prepared.buyer.email);
      await hands.press('button', handOffCopy.goOn);
      await expect(mendingIn(page)).toBeFocused();
      await hands.press('radio', handOffCopy.replace);
      await hands.press('button', handOffCopy.goOn);
      await hands.meet('heading', deliveryTitle);
      await hands.press('button', deliveryFormCopy.goOn);
      await hands.meet('heading', payTitle);
    });

    test('the watches of an order that came to nothing go back into the cart', async ({ hands, page, shopApi }) => {
      const { number, token } = await shopApi.placeOrder(newShopper().email, { paid: false });
      await inRecords("update orders set state = 'expired' where number = ?", [number]);
      await hands.open(`/thanks?order=${token}`);
      await hands.press('button', refillCopy(2));
      await hands.meet('heading', cartPageCopy.title);
      await expect(page).toHaveInCart(watchNamed('Slow Meridian'), comet);
    });
  });
}
