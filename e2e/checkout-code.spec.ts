// Verifies docs/product.md 13.9, 14.9, 15.11.
import { randomUUID } from 'node:crypto';
import { formatMoney } from '@/domain/money';
import { paymentCopy } from '@/components/checkout/copy';
import { fullNameOf } from '@/data/full-name';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { cards, details } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { mailsTo } from './support/mails';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

test.use({ expectedErrors: [/status of (402|422)/] });

// Verifies docs/product.md 13.9 (/payment, unknown code, used code).
test(
  'a promo code takes 20% off the next order, also after a declined card, and works once',
  { tag: '@money' },
  async ({ checkout }) => {
    const code = await checkout.earnCode([comet]);

    await checkout.openDelivery([halfAndHalf]);
    await checkout.enterCode('0000-0000-0000-0000');
    await expect(checkout.promoField).toHaveAccessibleDescription(
      new RegExp(`^${rejectionCopy({ code: 'promo-code' })}`),
    );
    await checkout.applyCode(code.toLowerCase());
    await expect(checkout.total).toShowPrice(80 * halfAndHalf.price);
    await checkout.removeCode(code).click();
    await expect(checkout.total).toShowPrice(100 * halfAndHalf.price);
    await expect(checkout.promoField).toBeFocused();
    await checkout.applyCode(code);
    await expect(checkout.removeCode(code)).toBeFocused();
    await expect(checkout.total).toShowPrice(80 * halfAndHalf.price);
    await checkout.continue.click();
    await checkout.pay(cards.declined);
    await checkout.backToPayment.click();
    await expect(checkout.payButton).toShowPrice(80 * halfAndHalf.price, paymentCopy.pay);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toShowPrice(80 * halfAndHalf.price);

    await checkout.openDelivery([comet]);
    await checkout.enterCode(code);
    await expect(checkout.promoField).toHaveAccessibleDescription(
      new RegExp(`^${rejectionCopy({ code: 'promo-code' })}`),
    );
    await expect(checkout.total).toShowPrice(100 * comet.price);
  },
);

// Verifies docs/product.md 13.9 (/pay).
test(
  'a promo code entered on the last screen lowers the total on the button and in the email',
  { tag: ['@money', '@long'] },
  async ({ checkout }) => {
    const code = await checkout.earnCode([comet]);
    const email = `ada-${randomUUID()}@example.com`;
    await checkout.openPayment([halfAndHalf], { details: { ...details, email } });
    await checkout.enterCode(code);
    await expect(checkout.removeCode(code)).toBeFocused();
    await expect(checkout.payButton).toShowPrice(80 * halfAndHalf.price, paymentCopy.pay);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toShowPrice(80 * halfAndHalf.price);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
    const total = `Total: ${formatMoney(80 * halfAndHalf.price, 'usd')}`;
    expect((await mailsTo(email))[0], 'the confirmation email').toContain(total);
  },
);

// Verifies docs/product.md 9.14 (cart, /pay, order).
test(
  'a watch has the same name in the cart, on the checkout and on the order page',
  { tag: ['@money', '@long'] },
  async ({ page, cart, checkout }) => {
    await checkout.store([halfAndHalf]);
    await page.goto('/bascket/mybascket');
    const name = fullNameOf(halfAndHalf);
    await expect(cart.list.getByRole('heading')).toHaveText(name);
    await page.goto('/pay');
    await expect(checkout.summary.getByRole('listitem')).toShowMessage(name);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.summary.getByRole('listitem')).toShowMessage(name);
  },
);
