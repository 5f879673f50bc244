// Verifies docs/product.md 13.2, 13.10, 13.17.
import { deliveryFormCopy, summaryCopy } from '@/components/checkout/copy';
import { emailRule, fillIn, errorCountCopy } from '@/components/forms/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { shellCopy } from '@/components/shell/copy';
import { site } from '@/data/site';
import { desktopOnly, expect, longExceptFirst, test } from './support/fixtures';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const pelagic = watchNamed('Pelagic 200');
const notServed = rejectionCopy({ code: 'country-not-served', field: 'country' });

test('the delivery form has at most nine fields, each with an autocomplete token', async ({ checkout }) => {
  await checkout.openDelivery([comet], 'no details');
  const fields = checkout.deliveryForm.locator('input:not([type=radio]), select');
  await expect(fields).toHaveCount(9);
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).autocomplete))).toEqual([
    'email',
    'name',
    'country',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'tel',
  ]);
  await expect(checkout.field(deliveryFormCopy.email)).toHaveAttribute('type', 'email');
  await expect(checkout.field('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  await checkout.field(deliveryFormCopy.country).selectOption('United Kingdom');
  await expect(checkout.field('Postcode')).not.toHaveAttribute('inputmode', 'numeric');
});

test('missing values are shown at their fields and in a focused error summary', async ({ page, checkout }) => {
  await checkout.openDelivery([comet], 'no details');
  await checkout.field(deliveryFormCopy.email).fill('ada@example');
  await checkout.continue.click();
  const summary = checkout.deliveryForm.getByRole('group', { name: errorCountCopy(6), exact: true });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: fillIn(deliveryFormCopy.city), exact: true }).click();
  await expect(checkout.field(deliveryFormCopy.city)).toBeFocused();
  await expect(checkout.field(deliveryFormCopy.email)).toHaveAccessibleDescription(emailRule);
  await expect(page).toHaveURL('/payment');
});

// Verifies docs/product.md 13.22 (360x740, 390x664, code, quantity, service, country).
for (const [place, { width, height }] of [
  { width: 360, height: 740 },
  { width: 390, height: 664 },
].entries()) {
  test.describe(`on a phone of ${width}x${height}`, { tag: longExceptFirst(place) }, () => {
    test.use({ viewport: { width, height } });

    test(
      'the total is on the first screen of delivery and follows every change',
      { tag: desktopOnly },
      async ({ page, checkout }) => {
        const code = await checkout.earnCode([pelagic]);
        await checkout.openDelivery([{ ...comet, quantity: 2 }], { promoCode: code });
        const total = async () => (await checkout.total.textContent()) ?? '';
        const shown = async () => {
          await expect(checkout.totalBar).toBeOnScreen();
          await expect(checkout.totalBar.getByRole('link')).toHaveText(`${summaryCopy.title}: 1 watch, 2 pieces`);
          await expect(checkout.totalBar.locator('strong')).toHaveText(await total());
          return total();
        };
        await expect(checkout.totalBar.locator('strong')).toHaveText(/^\$/);
        const withCode = await shown();
        await checkout.services.nth(1).check();
        await expect(checkout.total).not.toHaveText(withCode);
        const withService = await shown();
        await checkout.field(deliveryFormCopy.country).selectOption('Germany');
        await expect(checkout.services).toHaveCount(2);
        await expect(checkout.total).not.toHaveText(withService);
        const abroad = await shown();
        await checkout.removeCode(code).click();
        await expect(checkout.total).not.toHaveText(abroad);
        await shown();
        await page.getByRole('heading', { name: summaryCopy.title, exact: true }).scrollIntoViewIfNeeded();
        await expect(checkout.totalBar).toBeOnScreen();
      },
    );
  });
}

// Verifies docs/product.md 13.21.
test('checkout has a quiet header and footer', { tag: [desktopOnly, '@long'] }, async ({ page, checkout, header }) => {
  await checkout.openDelivery([comet]);
  await expect(header.bar.getByRole('link', { name: site.phone.label, exact: true })).toBeVisible();
  await expect(header.cart).toBeVisible();
  await expect(header.navigation).toBeHidden();
  await expect(header.wishlist).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveCount(1);
  await expect(footer.getByRole('navigation', { name: shellCopy.helpLinks, exact: true })).toBeVisible();
  await expect(footer.getByRole('textbox')).toHaveCount(0);
  await header.menuButton.click();
  await header.menu.getByRole('link', { name: 'Women', exact: true }).click();
  await expect(header.navigation).toBeVisible();
  await expect(header.wishlist).toBeVisible();
});

// Verifies docs/product.md 13.22 (not served).
test.describe('a country that is not served', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test(
    'delivery to a country that is not served is rejected with a reason, and another country is accepted',
    { tag: '@long' },
    async ({ page, checkout }) => {
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
    },
  );
});

test('/pay without delivery details redirects to the delivery form', async ({ page, checkout }) => {
  await checkout.store([comet], 'no details');
  await page.goto('/pay');
  await expect(page).toHaveURL('/payment');
});

test(
  "the delivery form validates postal code and state by the country's rules",
  { tag: '@long' },
  async ({ page, checkout }) => {
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
  },
);
