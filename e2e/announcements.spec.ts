// Verifies docs/product.md 3.3, 20.16.
import { signInCopy } from '@/components/account/copy';
import { cartPageCopy, lineCopy } from '@/components/cart/copy';
import { countCopy } from '@/components/catalogue/copy';
import { codeCopy, deliveryFormCopy, paymentCopy, unpaidCopy } from '@/components/checkout/copy';
import { contactCopy } from '@/components/forms/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { viewerCopy } from '@/components/product/copy-late';
import { oneOrderOnly, rejectionCopy } from '@/components/forms/copy-rejections';
import { suggestionCount } from '@/components/search/copy-results';
import { cartCopy, wishlistCopy } from '@/components/shell/copy';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { fullNameOf } from '@/data/full-name';
import { formatMoney } from '@/domain/money';
import { cards } from './page-objects/checkout';
import { recordAnnouncements } from './support/announcements';
import { hydratePage } from './support/hydrated';
import { desktopOnly, expect, test } from './support/fixtures';
import { currentPrice, watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');
const cometInFull = fullNameOf(comet);

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => recordAnnouncements(page));

test.describe('exact announcements in order', { tag: ['@a11y', desktopOnly] }, () => {
  test(
    'the cart and the wishlist announce an added watch, and a watch that was already there',
    { tag: '@long' },
    async ({ page, product }) => {
      await page.goto('/all/xerix/2');
      await hydratePage(page);
      await expect(page).toAnnounce();
      await product.addToCart.click();
      await expect(page).toAnnounce(cartCopy(1), buyCopy.isInCart(comet.name));
      await product.saveToWishlist.click();
      await expect(page).toAnnounce(wishlistCopy(1), buyCopy.isOnWishlist(comet.name));
      await page.getByRole('button', { name: buyCopy.onWishlist, exact: true }).click();
      await expect(page).toAnnounce(buyCopy.wasOnWishlist(comet.name));
    },
  );

  test('the cart announces a changed quantity, a removal and an undo', async ({ page, cart }) => {
    await storeWatches(page, 'token1', [comet]);
    await page.goto('/bascket/mybascket');
    await cart.increase(cometInFull).click();
    const two = cartPageCopy.counted(cometInFull, 2, formatMoney(2 * currentPrice(comet), 'usd'));
    await expect(page).toAnnounce(two);
    await cart.remove(cometInFull).click();
    await expect(page).toAnnounce(cartCopy(0), cartPageCopy.removed(cometInFull));
    await cart.undo(cometInFull).click();
    await expect(page).toAnnounce(cartCopy(1), lineCopy.isBack(cometInFull));
  });

  test('the wishlist announces a removal, an undo and a move to the cart', async ({ page }) => {
    await storeWatches(page, 'wishlist', [comet]);
    await page.goto('/favorite/myfavorite');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press(lineCopy.removeOf(cometInFull));
    await expect(page).toAnnounce(wishlistCopy(0), wishlistPageCopy.removed(cometInFull));
    await press(lineCopy.undoOf(cometInFull));
    await expect(page).toAnnounce(wishlistCopy(1), lineCopy.isBack(cometInFull));
    await press(wishlistPageCopy.moveOf(cometInFull));
    await expect(page).toAnnounce(wishlistCopy(0), buyCopy.isInCart(cometInFull));
  });

  test('a list announces its number of watches after filtering', { tag: '@long' }, async ({ page, rangeFilters }) => {
    await page.goto('/all');
    await hydratePage(page);
    await rangeFilters.toggle('movement', 'Solar quartz');
    await expect(page).toAnnounce(countCopy(4, 54));
    await rangeFilters.toggle('movement', 'Hand-wound');
    await expect(page).toAnnounce(countCopy(10, 54));
    await page.keyboard.press('Escape');
    await rangeFilters.clear.click();
    await expect(page).toAnnounce(countCopy(54, 54));
  });

  test('the search announces its number of suggestions', { tag: '@long' }, async ({ page, header }) => {
    await page.goto('/contact/form');
    await hydratePage(page);
    await (await header.openSearch()).fill('pelagic');
    await expect(page).toAnnounce(suggestionCount(1));
    await header.searchBox.fill('pelagic zzz');
    await expect(page).toAnnounce(suggestionCount(0));
  });

  test('the full-screen viewer announces the position of the picture', { tag: '@long' }, async ({ page, product }) => {
    await page.goto('/all/california/3');
    await hydratePage(page);
    await product.enlarge.click();
    await expect(product.viewer).toBeVisible();
    await page.getByRole('button', { name: viewerCopy.next, exact: true }).click();
    await expect(page).toAnnounce(viewerCopy.position(2, 3));
    await page.getByRole('button', { name: viewerCopy.previous, exact: true }).click();
    await expect(page).toAnnounce(viewerCopy.position(1, 3));
  });

  test(
    'an invalid form announces nothing and moves the focus to the error summary',
    { tag: '@long' },
    async ({ page, contactForm, account }) => {
      await contactForm.open();
      await hydratePage(page); // before, the browser's own validation rejects the form
      await contactForm.button.click();
      await expect(contactForm.summary).toBeFocused();
      await expect(page).toAnnounce();
      await account.open();
      await account.button(signInCopy.title).click();
      await expect(account.summary(signInCopy.title)).toBeFocused();
      await expect(page).toAnnounce();
      await expect(contactForm.field(contactCopy.name)).toHaveCount(0);
    },
  );

  test.describe('rejected requests', () => {
    test.use({ expectedErrors: [/status of (402|404|409|422)|ERR_FAILED/] });

    test(
      'the promo code form announces that it checks, and focuses the error summary',
      { tag: '@long' },
      async ({ page, checkout }) => {
        await checkout.openDelivery([comet]);
        await expect(checkout.services.first()).toBeChecked();
        await expect(page).toAnnounce();
        await checkout.enterCode('0000');
        // The error summary takes the focus and is read there.
        await expect(checkout.codeErrors).toBeFocused();
        await expect(checkout.codeErrors).toShowMessage(rejectionCopy({ code: 'promo-code' }));
        await expect(page).toAnnounce(codeCopy.busy);
      },
    );

    test(
      'the payment announces an unreachable shop and a declined card',
      { tag: '@long' },
      async ({ page, checkout }) => {
        await checkout.openPayment([comet]);
        await expect(page).toAnnounce();
        await page.route('**/api/checkout/orders', (route) => route.abort());
        await checkout.pay(cards.success);
        await expect(checkout.rejection).toShowMessage(oneOrderOnly);
        await expect(page).toAnnounce(paymentCopy.busy, await checkout.rejection.innerText());
        await page.unroute('**/api/checkout/orders');
        await checkout.pay(cards.declined);
        await expect(page).toAnnounce(paymentCopy.busy, deliveryFormCopy.busy, unpaidCopy.declined.title);
      },
    );
  });
});
