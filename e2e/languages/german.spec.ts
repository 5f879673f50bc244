// Verifies docs/product.md 45.2, 45.4, 45.5, 45.6.
import { randomUUID } from 'node:crypto';
import { cartPageCopy } from '@/components/cart/copy.de';
import { deliveryFormCopy, deliveryTitle, paymentCopy, payTitle } from '@/components/checkout/copy.de';
import { filteringCopy, optionLabel } from '@/components/filtering/copy.de';
import { thanksTitle } from '@/components/checkout/confirmation/copy.de';
import { buyCopy } from '@/components/product/copy-buy.de';
import { shellCopy } from '@/components/shell/copy.de';
import { postalCodeCopy } from '@/components/address-book/copy-fields.de';
import { cardOf } from '@/e2e/page-objects/by-copy';
import { cards } from '@/e2e/page-objects/checkout';
import { violations } from '@/e2e/support/accessibility';
import { isolatedShopOptions } from '@/e2e/support/environment/isolated-shop';
import { providerPage } from '@/e2e/support/environment/stripe-stub';
import { expect, type Page, test } from '@/e2e/support/fixtures';
import { firstGroupIn, mailsTo, waitForEmailMatch } from '@/e2e/support/mails';
import { readPages, sitemapPaths } from '@/e2e/support/read-pages';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const tracking = '9400 1000 0000 0000 0000 00';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Orders a watch on German pages, up to the payment. */
async function orderInGerman(page: Page, email: string): Promise<void> {
  await page.goto('/de/all/california/3');
  await press(page, buyCopy.addToCart);
  await page.getByRole('link', { name: buyCopy.seeCart, exact: true }).click();
  await expect(heading(page, cartPageCopy.title)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: cartPageCopy.checkout, exact: true }).click();
  await expect(heading(page, deliveryTitle)).toBeVisible();
  await field(page, deliveryFormCopy.email).fill(email);
  await field(page, deliveryFormCopy.fullName).fill('Anna Weber');
  await field(page, deliveryFormCopy.country).selectOption('DE');
  await field(page, deliveryFormCopy.line1).fill('Hauptstr. 1');
  await field(page, postalCodeCopy.usual).fill('10115');
  await field(page, deliveryFormCopy.city).fill('Berlin');
  await press(page, deliveryFormCopy.submit);
  await expect(heading(page, payTitle)).toBeVisible();
}

const newEmail = () => `anna-${randomUUID()}@example.com`;
const payButton = (page: Page) => page.getByRole('button', { name: /^[\d.,]+\s\$ bezahlen$/ });

test('a German shopper buys a watch without leaving the German pages, and the mail is German', async ({ page }) => {
  const email = newEmail();
  await orderInGerman(page, email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await violations(page)).toEqual([]);
  await field(page, paymentCopy.cardNumber).fill(cards.success);
  await payButton(page).click();
  await expect(heading(page, thanksTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/de\/thanks\?/);
  expect(await violations(page)).toEqual([]);
  await waitForEmailMatch(email, /(\/de\/thanks\?order)/);
});

// Verifies docs/product.md 45.13 (job, desk).
test('the mails that a job and the desk cause for a German order are German', async ({ page, ownerDesk }) => {
  const email = newEmail();
  await orderInGerman(page, email);
  await field(page, paymentCopy.cardNumber).fill(cards.delayed);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/de\/thanks\?/);
  // A job of the English process settles the payment.
  const number = await waitForEmailMatch(email, /\nSubject: Bestellung (OH-[0-9A-Z]{8})/);
  await waitForEmailMatch(email, /(filename=invoice-)/);
  await ownerDesk.signIn();
  await page.goto(`/desk/orders/${number}`);
  await page.getByLabel('Carrier', { exact: true }).fill('USPS');
  await page.getByLabel('Tracking number', { exact: true }).fill(tracking);
  await press(page, 'Sent');
  await waitForEmailMatch(email, /(\nSubject: Bestellung OH-[0-9A-Z]{8} ist unterwegs\r\n)/);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(2);
  for (const mail of mails)
    expect([mail.includes('<html lang="de">'), mail.includes('/de/thanks?')]).toEqual([true, true]);
});

test.describe('with Stripe', () => {
  test.use(isolatedShopOptions);
  test.slow(); // opens a shop of its own

  // Verifies docs/product.md 45.13 (webhook).
  test('the confirmation that the webhook causes for a German order is German', async ({
    page,
    isolatedShop,
    stripe,
  }) => {
    const email = newEmail();
    await isolatedShop.open({ paidBy: stripe });
    await orderInGerman(page, email);
    await payButton(page).click();
    await page.getByRole('button', { name: providerPage.pay, exact: true }).click();
    await expect
      .poll(async () => (await isolatedShop.mailsTo(email)).join(), { timeout: 20_000 })
      .toMatch(/\nSubject: Bestellung OH-/);
    expect((await isolatedShop.mailsTo(email)).join()).toContain('/de/thanks?order=');
  });
});

test('the German search reads German words, prices and sizes', async ({ page }) => {
  await page.goto('/de/search?q=automatik+unter+300+%24');
  const chip = filteringCopy.remove(optionLabel('automatic', {}));
  await expect(page.getByRole('link', { name: chip, exact: true })).toBeVisible();
  await expect(cardOf(page, 'Xeric Slow Meridian')).toBeVisible();
});

test('each page of the sitemaps is canonical in its language and names the same page of the others', async ({
  request,
}) => {
  test.slow(); // reads every page of the shop twice
  const paths = await sitemapPaths(request);
  expect(paths.filter((path) => path.startsWith('/de/')).length).toBeGreaterThan(60);
  for (const { path, html } of await readPages(request, paths)) {
    const at = (pattern: RegExp) => new URL(firstGroupIn(html, pattern)).pathname;
    const isGerman = path === '/de' || path.startsWith('/de/');
    const english = isGerman ? path.slice('/de'.length) || '/' : path;
    const german = `/de${english.replace(/^\/$/, '')}`;
    const read = {
      lang: firstGroupIn(html, /<html lang="(\w+)"/),
      canonical: at(/<link rel="canonical" href="([^"]+)"/),
      en: at(/<link rel="alternate" hrefLang="en" href="([^"]+)"/i),
      de: at(/<link rel="alternate" hrefLang="de" href="([^"]+)"/i),
      other: at(/<link rel="alternate" hrefLang="x-default" href="([^"]+)"/i),
    };
    expect(read, path).toEqual({
      lang: isGerman ? 'de' : 'en',
      canonical: path,
      en: english,
      de: german,
      other: english,
    });
  }
});

test('the footer leads to the same page in the other language and back', async ({ page }) => {
  await page.goto('/de/all/xerix?price=-300');
  await page.getByRole('navigation', { name: shellCopy.language, exact: true }).getByRole('link').click();
  await expect(page).toHaveURL('/all/xerix?price=-300');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL('/de/all/xerix?price=-300');
});

test('an unknown German address is a German 404, and the home page has no trailing slash', async ({ request }) => {
  const missing = await request.get('/de/nope');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<html lang="de"');
  const home = await request.get('/de/', { maxRedirects: 0 });
  expect([home.status(), new URL(home.headers().location ?? '', 'http://localhost').pathname]).toEqual([308, '/de']);
});
