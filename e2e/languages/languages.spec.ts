// Verifies docs/product.md 45.2, 45.4, 45.5, 45.6.
import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { cardOf } from '@/e2e/page-objects/by-copy';
import { cards } from '@/e2e/page-objects/checkout';
import { doubleTextAlone, unreachableAt, violations } from '@/e2e/support/accessibility';
import { isolatedShopOptions } from '@/e2e/support/environment/isolated-shop';
import { providerPage } from '@/e2e/support/environment/stripe-stub';
import { publishProfile } from '@/e2e/support/example-agent';
import { expect, type Page, test } from '@/e2e/support/fixtures';
import { recordShifts, shiftsIn } from '@/e2e/support/layout-shift';
import { firstGroupIn, mailsTo, newIpAddress, waitForEmailMatch } from '@/e2e/support/mails';
import { readPages, sitemapPaths } from '@/e2e/support/read-pages';
import { openSession } from '@/e2e/support/sessions';
import { watchesOf } from '@/e2e/support/shop';
import { languages } from './words';

type Words = (typeof languages)[number];

const [german] = languages;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const tracking = '9400 1000 0000 0000 0000 00';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Orders a watch on the pages of a language, up to the payment. */
async function order(page: Page, email: string, words: Words): Promise<void> {
  await page.goto(`/${words.code}/all/california/3`);
  await press(page, words.buyCopy.addToCart);
  await page.getByRole('link', { name: words.buyCopy.seeCart, exact: true }).click();
  await expect(heading(page, words.cartPageCopy.title)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: words.cartPageCopy.checkout, exact: true }).click();
  await expect(heading(page, words.deliveryTitle)).toBeVisible();
  await field(page, words.deliveryFormCopy.email).fill(email);
  await field(page, words.deliveryFormCopy.fullName).fill('Anna Weber');
  await expect(field(page, words.deliveryFormCopy.country)).toHaveValue(words.home.country); // docs/product.md 45.17
  await field(page, words.deliveryFormCopy.line1).fill(words.home.line1);
  await field(page, words.postalCodeCopy.usual).fill(words.home.postalCode);
  await field(page, words.deliveryFormCopy.city).fill(words.home.city);
  // A Japanese address has a prefecture.
  if ('region' in words.home) await field(page, words.regionCopy.JP?.label ?? '').fill(words.home.region);
  await press(page, words.deliveryFormCopy.submit);
  await expect(heading(page, words.payTitle)).toBeVisible();
}

const newEmail = () => `anna-${randomUUID()}@example.com`;

/** The button names the amount in the currency of the language: with no-break spaces in French, without spaces in Japanese. */
const payButton = (page: Page) =>
  page.getByRole('button', {
    name: /^(?:Zahlungspflichtig bestellen: [\d.,]+\s€|(?:Payer|Pagar) [\d.,]+\s€|[¥￥][\d.,]+を支払う)$/,
  });

for (const words of languages) {
  test(`a watch is bought on the pages in ${words.code} alone, and the mail leads back to them`, async ({ page }) => {
    const email = newEmail();
    await order(page, email, words);
    await expect(page.locator('html')).toHaveAttribute('lang', words.code);
    expect(await violations(page)).toEqual([]);
    await field(page, words.paymentCopy.cardNumber).fill(cards.success);
    await payButton(page).click();
    await expect(heading(page, words.thanksTitle)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${words.code}/thanks\\?`));
    expect(await violations(page)).toEqual([]);
    await waitForEmailMatch(email, new RegExp(`(/${words.code}/thanks\\?order)`));
  });

  test(`the search in ${words.code} reads its words, prices and sizes`, async ({ page }) => {
    await page.goto(`/${words.code}/search?q=${encodeURIComponent(words.search.query)}`);
    const chip = words.filteringCopy.remove(words.optionLabel('automatic', {}));
    await expect(page.getByRole('link', { name: chip, exact: true })).toBeVisible();
    await expect(cardOf(page, words.search.watch)).toBeVisible();
  });

  test(`the prompt of the search box in ${words.code} is not cut at 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${words.code}`);
    const box = page.getByRole('banner').locator('input[type=search]');
    await expect(box).toBeVisible();
    const spare = await box.evaluate(async (input: HTMLInputElement) => {
      await document.fonts.ready;
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const text = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, { font });
      const { width } = (text as CanvasRenderingContext2D).measureText(input.placeholder);
      return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
    });
    expect(spare, 'px beside the prompt').toBeGreaterThan(0);
  });

  // Verifies docs/product.md 20.8 (text alone).
  test(`pages in ${words.code} reflow at 360 px when the text alone is doubled`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ['', '/all/times', '/all/xerix/1', '/shipping-returns', '/legal-notice']) {
      await page.goto(`/${words.code}${path}`);
      await doubleTextAlone(page);
      expect([path, await unreachableAt(page, [[360, 800]])]).toEqual([path, {}]);
    }
  });

  test(`an unknown address in ${words.code} is a 404 in it, and the home page has no trailing slash`, async ({
    request,
  }) => {
    const home = `/${words.code}`;
    const missing = await request.get(`${home}/nope`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(`<html lang="${words.code}"`);
    const slash = await request.get(`${home}/`, { maxRedirects: 0 });
    expect([slash.status(), new URL(slash.headers().location ?? '', 'http://localhost').pathname]).toEqual([308, home]);
  });
}

// Verifies docs/product.md 45.13 (job, desk).
test('the mails that a job and the desk cause for a German order are German', async ({ page, ownerDesk }) => {
  const email = newEmail();
  await order(page, email, german);
  await field(page, german.paymentCopy.cardNumber).fill(cards.delayed);
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

// Verifies docs/product.md 41.9 (language).
test('an order by phone in German is mailed in German, and its link leads to German pages', async ({
  page,
  ownerDesk,
}) => {
  const email = newEmail();
  await ownerDesk.signIn();
  await page.goto('/desk/new-order');
  await field(page, 'Watch 1').fill('xerix/1');
  await press(page, 'Show the total');
  await field(page, 'Language of the emails').selectOption('German');
  const entries = {
    Email: email,
    Name: 'Anna Weber',
    'Street and number': '1 Odd Street',
    'Postal code': '10001',
    City: 'New York',
    'State or region': 'NY',
  };
  for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
  await page.getByRole('button', { name: /^Place the order and email the link to pay / }).click();
  await page.goto(await waitForEmailMatch(email, /(\/de\/order\/pay\?order=[\w-]+)/));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/\/de\/thanks\?order=/);
  await waitForEmailMatch(email, /\nSubject: Bestellung (OH-[0-9A-Z]{8}): vielen Dank\r\n/);
  for (const mail of await mailsTo(email)) expect(mail).toContain('<html lang="de">');
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
    await order(page, email, german);
    await payButton(page).click();
    await page.getByRole('button', { name: providerPage.pay, exact: true }).click();
    await expect
      .poll(async () => (await isolatedShop.mailsTo(email)).join(), { timeout: 20_000 })
      .toMatch(/\nSubject: Bestellung OH-/);
    expect((await isolatedShop.mailsTo(email)).join()).toContain('/de/thanks?order=');
  });
});

test('each page of the sitemaps is canonical in its language and names the same page of the others', async ({
  request,
}) => {
  test.slow(); // reads every page of the shop in each language
  const paths = await sitemapPaths(request);
  const codes = languages.map(({ code }) => code);
  for (const code of codes) expect(paths.filter((path) => path.startsWith(`/${code}/`)).length).toBeGreaterThan(60);
  for (const { path, html } of await readPages(request, paths)) {
    const at = (pattern: RegExp) => new URL(firstGroupIn(html, pattern)).pathname;
    const alternate = (code: string) =>
      [code, at(new RegExp(`<link rel="alternate" hrefLang="${code}" href="([^"]+)"`, 'i'))] as const;
    const lang = codes.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? 'en';
    const english = lang === 'en' ? path : path.slice(`/${lang}`.length) || '/';
    const inLanguage = (code: string) => [code, `/${code}${english.replace(/^\/$/, '')}`] as const;
    const read = {
      lang: firstGroupIn(html, /<html lang="(\w+)"/),
      canonical: at(/<link rel="canonical" href="([^"]+)"/),
      ...Object.fromEntries(['en', ...codes, 'x-default'].map(alternate)),
    };
    const expected = { ...Object.fromEntries(codes.map(inLanguage)), en: english, 'x-default': english };
    expect(read, path).toEqual({ lang, canonical: path, ...expected });
  }
});

// Verifies docs/product.md 45.5 (feeds).
test('each feed names that of each language in its Link header', async ({ request }) => {
  for (const file of ['/feeds/google.xml', '/feeds/new.atom', '/feeds/products.jsonl']) {
    const alternates = [['en', file], ...languages.map(({ code }) => [code, `/${code}${file}`]), ['x-default', file]];
    for (const [, path = ''] of alternates) {
      const { link = '' } = (await request.get(path)).headers();
      const named = [...link.matchAll(/<([^>]+)>; rel="alternate"; hreflang="([^"]+)"/g)];
      expect(
        named.map(([, address = '', code]) => [code, new URL(address).pathname]),
        path,
      ).toEqual(alternates);
    }
  }
});

/** What only a shop in several languages has in an English page: its head, footer and script, and React's payload of both. */
const ofLanguages = [
  /<link rel="alternate" hrefLang=[^>]*>/g,
  /<span role="navigation" aria-label="Language".*?<\/a><\/span>/g,
  /;for\(let t of\['pointerover'.*?(?=<\/script>)/g,
  /\[[^[\]]*\\"link\\"[^[\]]*\\"hrefLang\\"[^[\]]*\],/g,
  /\[[^[\]]*\\"role\\":\\"navigation\\",\\"aria-label\\":\\"Language\\".*?\]\]\}\]/g,
];

// The limit is that of docs/decisions/0036-languages.md; one page alone varies by 40 bytes.
test('the further languages add at most 0.5 KB to an English page, in Brotli 11', async ({ request }) => {
  const paths = ['/', '/all', '/all/xerix', '/all/xerix/1', '/all/california/3', '/new', '/about', '/terms'];
  const added = (await readPages(request, paths)).map(({ html }) => {
    for (const part of ofLanguages) expect(html.split(part).length).toBeGreaterThan(1);
    const without = ofLanguages.reduce((text, part) => text.replaceAll(part, ''), html);
    return brotliCompressSync(html).length - brotliCompressSync(without).length;
  });
  expect(added.reduce((sum, bytes) => sum + bytes, 0) / paths.length).toBeLessThanOrEqual(512);
});

for (const words of languages) {
  // Verifies docs/product.md 45.7 (pages, choice), 44.2 (first paint, layout shift).
  test(`prices in ${words.code} are in ${words.currency.code} without a choice, and in the chosen currency without a shift`, async ({
    page,
  }) => {
    const prices = page.locator('[data-prices]');
    const inPage = async () => (await prices.allTextContents()).filter((text) => !words.currency.price.test(text));
    const choice = page.getByRole('contentinfo').getByRole('combobox', { name: words.currency.label, exact: true });
    await page.goto(`/${words.code}/all/times/2`);
    await expect(choice).toHaveValue(words.currency.code);
    expect(await prices.count()).toBeGreaterThan(0);
    expect(await inPage()).toEqual([]);
    await choice.selectOption('gbp');
    await recordShifts(page);
    await page.goto(`/${words.code}/all`);
    await expect(choice).toHaveValue('gbp');
    expect((await prices.allTextContents()).filter((text) => !/£|GBP/.test(text))).toEqual([]);
    expect(await shiftsIn(page)).toEqual([]);
  });
}

for (const words of languages) {
  // Verifies docs/product.md 45.9, 44.2 (first paint).
  test(`the pages of a cart link and of an agent’s checkout in ${words.code} have its sentences, and its currency in the cart link`, async ({
    page,
  }) => {
    await page.goto(`/${words.code}/cart-link/xerix-1:2`);
    await expect(heading(page, words.cartLinkCopy.title)).toBeVisible();
    const subtotal = page.getByRole('definition').last();
    await expect(subtotal).toHaveText(words.currency.price);
    await page
      .getByRole('contentinfo')
      .getByRole('combobox', { name: words.currency.label, exact: true })
      .selectOption('gbp');
    await expect(subtotal).toHaveText(/^\D*398\D/);

    const session = await openSession(watchesOf('xerix').slice(0, 1));
    await page.goto(`/${words.code}/agent/${session}`);
    await expect(heading(page, words.handOffCopy.title)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await press(page, words.handOffCopy.submit);
    await expect(heading(page, words.deliveryTitle)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${words.code}/payment$`));
  });
}

for (const words of languages) {
  // Verifies docs/product.md 45.9, 44.14 (catalogue, prepared checkout, page).
  test(`an agent that asks the shop in ${words.code} without a currency gets ${words.currency.code}, and its page is in it`, async ({
    page,
  }) => {
    const api = `/${words.code}/api/ucp`;
    const { ucp } = await (await page.request.get(`/${words.code}/.well-known/ucp`)).json();
    const agent = await publishProfile(ucp.capabilities);
    const headers = { 'UCP-Agent': `profile="${agent.url}"`, 'X-Forwarded-For': newIpAddress() };
    const ask = async (path: string, data?: object) =>
      (await page.request.fetch(`${api}/${path}`, { method: data ? 'POST' : 'GET', headers, data })).json();
    const currency = words.currency.code.toUpperCase();
    const { product } = await ask('catalog/product', { id: 'xerix-1' });
    expect(product.price_range.min).toMatchObject({ currency });
    const made = await ask('checkout-sessions', { line_items: [{ item: { id: 'xerix-1' }, quantity: 1 }] });
    expect(made).toMatchObject({ currency, line_items: [{ item: { price: product.price_range.min.amount } }] });
    expect(await ask(`checkout-sessions/${made.id}`)).toMatchObject({ currency, totals: made.totals });
    agent.close();
    const { pathname } = new URL(made.continue_url);
    expect(pathname).toMatch(new RegExp(`^/${words.code}/agent/`));
    await page.goto(pathname);
    await expect(page.getByRole('definition').last()).toHaveText(words.currency.price);
  });
}

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 44.2 (HTML, machines).
  test('a German page has euros in its HTML and its structured data', async ({ page }) => {
    await page.goto('/de/all/xerix/1');
    await expect(page.getByRole('main').locator('[data-prices]').first()).toHaveText(/^229,00\s€$/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"priceCurrency":"EUR"');
    expect(data.join()).not.toContain('USD');
  });
});

// Verifies docs/product.md 45.2, 44.4 (links).
test('the footer leads to the same page in another language and back, without its range of prices', async ({
  page,
}) => {
  const footer = (name: string) => page.getByRole('navigation', { name, exact: true });
  await page.goto('/de/all/xerix?price=-300&sort=price');
  await footer(german.shellCopy.language).getByRole('link', { name: 'This page in English', exact: true }).click();
  await expect(page).toHaveURL('/all/xerix?sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const name of ['Français', 'Español', '日本語'])
    await expect(footer('Language').getByRole('link', { name, exact: true })).toBeVisible();
  await footer('Language').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL('/de/all/xerix?sort=price');
});
