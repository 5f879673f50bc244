import { formatMoney } from '@/domain/money';
import { onWeekends, weekendPriceNote } from '@/domain/price-words';
import { lineWords } from '@/components/words/cart';
import { promiseWords } from '@/components/words/product';
import { weekendWords } from '@/components/words/price';
import { weekendPromotion } from '@/data/home';
import { weekendInWords } from '@/data/weekend';
import { expect, test } from './support/fixtures';

/** Timex Branch Line 40. */
const path = '/all/times/2';
const [usual, reduced] = [formatMoney(289_00), formatMoney(202_30)];
const ordinary = `${usual} ${onWeekends(202_30)}`;
const special = `${reduced} ${weekendPriceNote}`;

for (const [moment, at, cost, words] of [
  ['Friday 23:59:59', '2026-11-20T23:59:59-05:00', usual, ordinary],
  ['Saturday 00:00', '2026-11-21T00:00:00-05:00', reduced, special],
  ['Sunday 23:59:59', '2026-11-22T23:59:59-05:00', reduced, special],
  ['Monday 00:00', '2026-11-23T00:00:00-05:00', usual, ordinary],
] as const) {
  for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
    test.describe(`${moment} on the clocks of the shop, for a shopper in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('card, page and cart say one price', async ({ page, product, cart }) => {
        await page.clock.setFixedTime(new Date(at));
        await page.goto('/all/times');
        await expect(page.getByRole('main').getByRole('link', { name: /Branch Line 40/ })).toContainText(words);
        await page.goto(path);
        await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
        await product.addToCart.click();
        await product.seeCart.click();
        await expect(cart.subtotal).toHaveText(cost);
        await expect(page.getByText(lineWords.priceChanged(usual, reduced))).toHaveCount(0);
      });
    });
  }
}

test('a cart that stays open over the end of the weekend says the price of each moment', async ({
  page,
  product,
  cart,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T23:59:00-05:00') });
  await page.goto(path);
  await product.addToCart.click();
  await product.seeCart.click();
  await expect(cart.subtotal).toHaveText(reduced);
  await page.clock.runFor('01:01');
  await expect(cart.subtotal).toHaveText(usual);
});

test('the promotion leads to the watches of which it speaks, and says when', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(weekendWords.promotion, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: weekendPromotion.words, exact: true }).click();
  await expect(page).toHaveURL(weekendPromotion.path);
  await expect(page.getByText(weekendWords.terms, { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says both prices and when each holds, on whatever day', async ({ page, product }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(ordinary, { exact: true })).toBeVisible();
    await expect(product.promise).toContainText(promiseWords.weekend);
    await expect(product.promise).toContainText(weekendInWords);
  });
});
