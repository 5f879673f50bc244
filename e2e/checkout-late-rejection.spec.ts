// Verifies docs/product.md 13.20.
import { deliveryFormCopy } from '@/components/checkout/copy';
import { cards, details } from './page-objects/checkout';
import { errorSummaryIn } from './page-objects/by-copy';
import { expect, longExceptFirst, test } from './support/fixtures';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');

// The browser logs the rejected request.
test.use({ expectedErrors: [/status of (400|422)/] });

/** Texts that the server rejects and the current form does not send. A page from before a deployment can send them. */
const cases = [
  ['contact', 'fullName', deliveryFormCopy.fullName, 'Ada\u2028Lovelace'],
  ['address', 'line1', deliveryFormCopy.line1, 'x'.repeat(300)],
  ['address', 'postalCode', 'ZIP code', '1000'],
] as const;

for (const [index, [part, name, label, text]] of cases.entries()) {
  test(
    `an order that is rejected for its ${name} at Pay leads to a focused summary and the marked field`,
    { tag: ['@a11y', ...longExceptFirst(index)] },
    async ({ page, checkout }) => {
      await page.route(
        '**/api/checkout/orders',
        async (route) => {
          const sent = route.request().postDataJSON();
          await route.continue({ postData: JSON.stringify({ ...sent, [part]: { ...sent[part], [name]: text } }) });
        },
        { times: 1 },
      );
      const orders = checkout.recordOrders();
      await checkout.openPayment([comet]);
      await checkout.pay(cards.success);
      await checkout.rejection.getByRole('link').click();
      await expect(page).toHaveURL('/payment');
      const field = checkout.field(label);
      const summary = errorSummaryIn(checkout.deliveryForm);
      await expect(summary).toBeFocused();
      await summary.getByRole('link').click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).not.toHaveAccessibleDescription('');
      await field.fill(details[name]);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await checkout.continue.click();
      await checkout.pay(cards.success);
      await expect(checkout.orderNumber).toBeVisible();
      expect(orders).toHaveLength(2);
    },
  );
}
