import { expect, test } from './support/fixtures';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');

test('the form asks for eight things at most, each by a name that browsers can fill in', async ({ page, checkout }) => {
  await checkout.toDelivery([comet], 'no details');
  const fields = page.getByRole('form', { name: 'Delivery' }).locator('input:not([type=radio]), select');
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
  await expect(checkout.field('E-mail')).toHaveAttribute('type', 'email');
  await expect(checkout.field('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  await checkout.field('Country').selectOption('United Kingdom');
  await expect(checkout.field('Postcode')).not.toHaveAttribute('inputmode', 'numeric');
});

test('what is missing is said beside its field and in a summary that has the focus', async ({ page, checkout }) => {
  await checkout.toDelivery([comet], 'no details');
  await checkout.field('E-mail').fill('ada@example');
  await checkout.continue.click();
  const summary = page.getByRole('form', { name: 'Delivery' }).getByRole('group', { name: '6 things to mend:' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Fill in “City”.' }).click();
  await expect(checkout.field('City')).toBeFocused();
  await expect(checkout.field('E-mail')).toHaveAccessibleDescription('An e-mail address looks like you@example.com.');
  await expect(page).toHaveURL('/payment');
});

test.describe('a country that is not served', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is refused with its reason, and another one goes on', async ({ page, checkout }) => {
    await checkout.toDelivery([comet]);
    await checkout.field('Country').selectOption('Cuba');
    await expect(page.getByRole('alert').filter({ hasText: 'We cannot send to this country.' })).toBeVisible();
    await checkout.continue.click();
    await expect(checkout.field('Country')).toHaveAccessibleDescription('We cannot send to this country.');
    await expect(page).toHaveURL('/payment');
    await checkout.field('Country').selectOption('Germany');
    await expect(checkout.services).toHaveCount(2);
    await expect(checkout.field('Country')).not.toHaveAttribute('aria-invalid');
    await checkout.continue.click();
    await expect(checkout.destination).toContainText('Germany');
  });
});

test('/pay without delivery details leads to where they are asked for', async ({ page, checkout }) => {
  await checkout.begin([comet], 'no details');
  await page.goto('/pay');
  await expect(page).toHaveURL('/payment');
});
