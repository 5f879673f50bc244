// Verifies docs/product.md 25.8, 25.9.
import { cartLabel } from '@/components/shell/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { paymentCopy } from '@/components/checkout/copy';
import { stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { backInStockCopy } from '@/components/forms/back-in-stock/copy';
import { shortLineCopy } from '@/components/cart/copy';
import { watchKey } from '@/domain/watch-key';
import { desktopOnly, expect, longExceptFirst, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { watchesOf, watchNamed } from './support/shop';

/** Responds late with this stock, as on a slow connection. */
async function answerLeft(page: Page, left: number) {
  await page.route('**/api/stock?*', async (route) => {
    const key = new URL(route.request().url()).searchParams.get('keys');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ json: { stock: [{ key, left }] } });
  });
}

test('an out-of-stock watch shows a message, adds nothing and links to the back-in-stock form', async ({
  page,
  product,
  header,
}) => {
  await answerLeft(page, 0);
  await page.goto('/all/undone/4');
  const button = page.getByRole('button', { name: stockCopy.soldOut, exact: true });
  await button.click();
  const { name } = watchesOf('undone')[3] ?? {};
  await expect(page.getByText(stockCopy.nothingAdded(String(name)), { exact: true })).toBeAttached();
  await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  await expect(product.saveToWishlist).toBeVisible();
  await expect(page.getByRole('link', { name: stockCopy.mailMe, exact: true })).toHaveAttribute(
    'href',
    '/back-in-stock?watch=undone/4',
  );
});

for (const [place, [left, message]] of (
  [
    [0, stockCopy.soldOut],
    [2, stockCopy.left(2)],
  ] as const
).entries()) {
  test(
    `the stock message “${message}” appears without a layout shift`,
    { tag: longExceptFirst(place) },
    async ({ page }) => {
      await answerLeft(page, left);
      await recordShifts(page);
      await page.goto('/all/california/2');
      await expect(page.getByRole('main')).toShowMessage(message);
      expect(await shiftsIn(page)).toEqual([]);
    },
  );
}

test('a watch clicked before the stock response is added', async ({ page, product }) => {
  await page.route('**/api/stock?*', () => new Promise(() => undefined));
  await page.goto('/all/undone/4');
  await product.addToCart.click();
  await expect(page.getByRole('button', { name: buyCopy.inCart, exact: true })).toBeVisible();
});

test.describe('with one unit in stock', { tag: desktopOnly }, () => {
  test.use({ expectedErrors: [/status of 409/] });
  const watchFor = (project: string) => watchNamed(project === 'phone' ? 'Fretsaw 41' : 'Trestle 38');
  test.beforeEach(({ testDesk }, { project }) => testDesk.stock(watchKey(watchFor(project.name)), 1));
  test.afterEach(({ testDesk }, { project }) => testDesk.stock(watchKey(watchFor(project.name)), 5000));

  // Verifies docs/product.md 25.9 (cart line, checkout).
  test(
    'a cart with more units than in stock shows a notice, is corrected, and can be paid',
    { tag: ['@money', '@long'] },
    async ({ page, checkout }, { project }) => {
      const watch = watchFor(project.name);
      await checkout.openDelivery([{ ...watch, quantity: 2 }]);
      const rejection = rejectionCopy({ code: 'too-few-left', field: 'lines.0', left: 1 });
      await expect(page.getByRole('main')).toShowMessage(rejection);
      await page.getByRole('alert').getByRole('link', { name: paymentCopy.toCart, exact: true }).click();
      await expect(page.getByRole('main')).toShowMessage(shortLineCopy.fewLeft(1));
      await page.getByRole('spinbutton').fill('1');
      await expect(page.getByRole('main')).not.toContainText(shortLineCopy.fewLeft(1));
      await page.goto('/pay');
      await expect(checkout.payButton).toShowPrice(100 * watch.price, paymentCopy.pay);
    },
  );
});

test('the back-in-stock form explains itself and reports a watch that is in stock', async ({ page }) => {
  await page.goto('/back-in-stock?watch=undone/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(backInStockCopy.title);
  await expect(page.getByRole('link', { name: backInStockCopy.seeWatch, exact: true })).toHaveAttribute(
    'href',
    '/all/undone/1',
  );
});
