// Verifies docs/product.md 13.2, 13.10, 13.17.
import { deliveryFormCopy } from '@/components/checkout/copy';
import { emailRule, fillIn, errorCountCopy } from '@/components/forms/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { expect, test } from './support/fixtures';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const notServed = rejectionCopy({ code: 'country-not-served', field: 'country' });

test('the delivery form has at most eight fields, each with an autocomplete token', async ({ checkout }) => {
  await checkout.openDelivery([comet], 'no details');
  const fields = checkout.deliveryForm.locator('input:not([type=radio]), select');
  await expect(fields).toHaveCount(8);
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).autocomplete))).toEqual([
    'email',
    'name',
    'country',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
  ]);
  await expect(checkout.field(deliveryFormCopy.email)).toHaveAttribute('type', 'email');
  await expect(checkout.field('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  await checkout.field(deliveryFormCopy.country).selectOption('United Kingdom');
  await expect(checkout.field('Postcode')).not.toHaveAttribute('inputmode', 'numeric');
});

test(
  'missing values are shown at their fields and in a focused error summary',
  { tag: '@phone' },
  async ({ page, checkout }) => {
    await checkout.openDelivery([comet], 'no details');
    await checkout.field(deliveryFormCopy.email).fill('ada@example');
    await checkout.continue.click();
    const summary = checkout.deliveryForm.getByRole('group', { name: errorCountCopy(6), exact: true });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: fillIn(deliveryFormCopy.city), exact: true }).click();
    await expect(checkout.field(deliveryFormCopy.city)).toBeFocused();
    await expect(checkout.field(deliveryFormCopy.email)).toHaveAccessibleDescription(emailRule);
    await expect(page).toHaveURL('/payment');
  },
);

test.describe('a country that is not served', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('delivery to a country that is not served is rejected with a reason, and another country is accepted', async ({
    page,
    checkout,
  }) => {
    await checkout.openDelivery([comet]);
    await checkout.field(deliveryFormCopy.country).selectOption('Cuba');
    await expect(checkout.deliveryForm.getByRole('alert')).toShowMessage(notServed);
    await expect(checkout.continue).toBeDisabled();
    await expect(checkout.continue).toHaveAccessibleDescription(`${notServed} ${deliveryFormCopy.anotherCountry}`);
    await expect(page).toHaveInCart(comet);
    await checkout.field(deliveryFormCopy.country).selectOption('Germany');
    await expect(checkout.services).toHaveCount(2);
    await expect(checkout.field(deliveryFormCopy.country)).not.toHaveAttribute('aria-invalid');
    await checkout.continue.click();
    await expect(checkout.destination).toShowMessage('Germany');
  });
});

test('/pay without delivery details redirects to the delivery form', async ({ page, checkout }) => {
  await checkout.store([comet], 'no details');
  await page.goto('/pay');
  await expect(page).toHaveURL('/payment');
});

test("the delivery form validates postal code and state by the country's rules", async ({ page, checkout }) => {
  await checkout.openDelivery([comet]);
  await checkout.field('State').fill('ZZ');
  await checkout.continue.click();
  await expect(checkout.field('State')).toHaveAccessibleDescription(
    'Enter a state by name or abbreviation, such as New York or NY.',
  );
  await checkout.field(deliveryFormCopy.country).selectOption('Germany');
  await checkout.field(deliveryFormCopy.city).fill('Berlin');
  await expect(checkout.field('State')).toHaveCount(0);
  await checkout.field('Postal code').fill('12');
  await checkout.continue.click();
  await expect(checkout.field('Postal code')).toHaveAccessibleDescription(
    'Enter it in the form of this country, such as 10115.',
  );
  await checkout.field('Postal code').fill('10115');
  await checkout.continue.click();
  await expect(page).toHaveURL('/pay');
  await expect(checkout.destination).toShowMessage('10115 Berlin');
});
