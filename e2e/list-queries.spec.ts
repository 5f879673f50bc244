// Verifies docs/product.md 9.13, 9.14.
import { fullNameOf } from '@/data/full-name';
import { retryCopy, lineCopy } from '@/components/cart/copy';
import { formatMoney } from '@/domain/money';
import { untilStill } from './support/hydrated';
import { expect, longExceptFirst, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');
const question = '**/api/watches?*';
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Xeric Late Comet/ });

const lists = [
  { path: '/bascket/mybascket', key: 'token1' },
  { path: '/favorite/myfavorite', key: 'wishlist' },
] as const;

for (const [place, { path, key }] of lists.entries()) {
  // Verifies docs/product.md 9.13 (cart, wishlist).
  test(
    `${path} shows its stored list at once, without a layout shift when the shop responds`,
    { tag: longExceptFirst(place) },
    async ({ page }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(question, async (route) => {
        await answered;
        await route.continue();
      });
      await storeWatches(page, key, [comet, halfAndHalf]);
      await recordShifts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: fullNameOf(comet), exact: true })).toBeVisible();
      await expect(link(page)).toHaveCount(0);
      answer();
      await expect(link(page)).toBeVisible();
      await untilStill(page);
      expect(await shiftsIn(page)).toEqual([]);
    },
  );

  test.describe('a shop that cannot be reached', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

    // Verifies docs/product.md 9.13 (online again).
    test(
      `${path} stays usable, and requests its watches again once online`,
      { tag: longExceptFirst(place) },
      async ({ page, network }) => {
        await page.route(question, (route) => route.abort('internetdisconnected'));
        await storeWatches(page, key, [comet]);
        await page.goto(path);
        await expect(page.getByRole('button', { name: retryCopy.again, exact: true })).toBeVisible();
        await expect(page.getByRole('main')).toShowMessage(formatMoney(100 * comet.price, 'usd'));
        await expect(
          page.getByRole('button', { name: lineCopy.removeOf(fullNameOf(comet)), exact: true }),
        ).toBeVisible();
        await network.goOffline();
        await page.unroute(question);
        await network.goOnline();
        await expect(link(page)).toBeVisible();
        await expect(page.getByRole('button', { name: retryCopy.again, exact: true })).toBeHidden();
      },
    );
  });
}

test('list and checkout pages do not contain the catalogue', async ({ request }) => {
  for (const path of [...lists.map((list) => list.path), '/payment', '/pay']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain(comet.name);
  }
});
