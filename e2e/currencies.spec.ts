import { bestCopy } from '@/components/compare/copy';
import { priceInPageCurrency } from '@/components/filtering/copy';
import { currencyChoiceCopy } from '@/domain/currency';
import { cardOf } from './page-objects/by-copy';
import { cards } from './page-objects/checkout';
import { desktopOnly, expect, longExceptFirst, type Page, test } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { watchNamed } from './support/shop';
import { storeTexts } from './support/storage';

const comet = watchNamed('Late Comet');

/** The select in the footer. */
const choiceOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', { name: currencyChoiceCopy.label, exact: true });

// Verifies docs/product.md 44.2, 44.3 (cart, order).
test(
  'an order is in the chosen currency from the card to the confirmation',
  { tag: '@money' },
  async ({ page, product, cart, checkout }) => {
    await page.goto('/all/xerix/2');
    await choiceOf(page).selectOption('jpy');
    await page.goto('/all/xerix');
    await expect(cardOf(page, `Xeric ${comet.name}`)).toShowMessage('¥76,000');
    await page.goto('/all/xerix/2');
    await expect(page.getByRole('main')).toShowMessage('¥76,000');
    await product.addToCart.click();
    await product.seeCart.click();
    await expect(cart.subtotal).toHaveText('¥76,000');
    await checkout.openPayment([comet]);
    await expect(checkout.payButton).toHaveText(/^Pay ¥76,000$/);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toHaveText('¥76,000');
    const texts = await page.getByRole('main').innerText();
    expect(texts).not.toContain('$');
  },
);

for (const [place, path] of ['/all/times/2', '/all', '/'].entries())
  // Verifies docs/product.md 44.2 (first paint, layout shift).
  test(
    `${path} shows the chosen currency without a layout shift`,
    { tag: ['@phone', ...longExceptFirst(place)] },
    async ({ page }) => {
      await storeTexts(page, { currency: 'eur' });
      await recordShifts(page);
      await page.goto(path);
      await expect(choiceOf(page)).toHaveValue('eur');
      const texts = await page.locator('[data-prices]').allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !/^€[\d,]+\.\d\d$/.test(text))).toEqual([]);
      expect(await shiftsIn(page)).toEqual([]);
    },
  );

// Verifies docs/product.md 44.2 (before hydration, other tabs).
test(
  'the currency can be chosen before scripts have run, and other tabs follow',
  { tag: desktopOnly },
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/all/xerix/2');
    await page.route('**/_next/static/**/*.js', () => new Promise(() => undefined));
    await page.goto('/all/xerix/2', { waitUntil: 'commit' });
    await choiceOf(page).selectOption('gbp');
    await expect(page.getByRole('main')).toShowMessage('£389.00');
    await expect(other.getByRole('main')).toShowMessage('£389.00');
    await expect(choiceOf(other)).toHaveValue('gbp');
  },
);

// Verifies docs/product.md 44.4 (filter).
test(
  'the price filter says that it is in US dollars',
  { tag: [desktopOnly, '@long'] },
  async ({ page, rangeFilters }) => {
    await storeTexts(page, { currency: 'eur' });
    await page.goto('/all');
    await rangeFilters.open();
    await rangeFilters.expand('price');
    await expect(rangeFilters.filter('price')).toShowMessage(priceInPageCurrency);
  },
);

// Verifies docs/product.md 44.16.
test(
  'the comparison states and marks the prices of the chosen currency',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    await storeTexts(page, { currency: 'jpy' });
    await page.goto('/compare?w=xerix/1,gshock/1');
    const row = page.getByRole('row', { name: /^Price/ });
    await expect(row).toHaveText(/^Price, differs¥38,000¥15,000lowest price$/);
    await page.goto('/compare?w=xerix/1,xerix/3');
    await expect(row.getByText(bestCopy.price, { exact: true })).toBeVisible(); // ¥37,000
    await choiceOf(page).selectOption('eur');
    await expect(row).toHaveText(/^Price€229\.00.*€229\.00/);
    await expect(row.getByText(bestCopy.price, { exact: true })).toBeHidden();
  },
);
