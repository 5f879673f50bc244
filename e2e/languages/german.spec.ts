// Verifies docs/product.md 45.2, 45.4, 45.5, 45.6.
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
import { expect, type Page, test } from '@/e2e/support/fixtures';
import { firstGroupIn, waitForEmailMatch } from '@/e2e/support/mails';
import { readPages, sitemapPaths } from '@/e2e/support/read-pages';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a German shopper buys a watch without leaving the German pages, and the mail is German', async ({ page }) => {
  const email = 'anna.weber@example.com';
  await page.goto('/de/all/california/3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
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
  await field(page, paymentCopy.cardNumber).fill(cards.success);
  await page.getByRole('button', { name: /^[\d.,]+\s\$ bezahlen$/ }).click();
  await expect(heading(page, thanksTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/de\/thanks\?/);
  expect(await violations(page)).toEqual([]);
  await waitForEmailMatch(email, /(\/de\/thanks\?order)/);
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
