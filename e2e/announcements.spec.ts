// Holds docs/product.md 3.3, 20.16.
import { signInWords } from '@/components/account/copy';
import { cartPageWords, lineWords } from '@/components/cart/copy';
import { countWords } from '@/components/catalogue/copy';
import { codeWords, deliveryFormWords, paymentWords, unpaidWords } from '@/components/checkout/copy';
import { contactWords } from '@/components/forms/copy';
import { buyWords } from '@/components/product/copy-buy';
import { viewerWords } from '@/components/product/copy-late';
import { oneOrderOnly, rejectionWords } from '@/components/forms/copy-refusals';
import { suggestionCount } from '@/components/search/copy-results';
import { cartWords, wishlistWords } from '@/components/shell/copy';
import { wishlistPageWords } from '@/components/wishlist/copy';
import { fullNameOf } from '@/data/full-name';
import { formatMoney } from '@/domain/money';
import { cards } from './regions/checkout';
import { listenTo } from './support/announcements';
import { awaken } from './support/awake';
import { behindTheScreens, expect, test } from './support/fixtures';
import { costNow, watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');
const cometInFull = fullNameOf(comet);

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => listenTo(page));

test.describe(
  'said of their own accord, in this order and nothing besides',
  { tag: ['@a11y', behindTheScreens] },
  () => {
    test('what comes into the cart and onto the wishlist, and what was there already', async ({ page, product }) => {
      await page.goto('/all/xerix/2');
      await awaken(page);
      await expect(page).toAnnounce();
      await product.addToCart.click();
      await expect(page).toAnnounce(cartWords(1), buyWords.isInCart(comet.name));
      await product.saveToWishlist.click();
      await expect(page).toAnnounce(wishlistWords(1), buyWords.isOnWishlist(comet.name));
      await page.getByRole('button', { name: buyWords.onWishlist, exact: true }).click();
      await expect(page).toAnnounce(buyWords.wasOnWishlist(comet.name));
    });

    test('what changes in the cart: one more, removed, brought back', async ({ page, cart }) => {
      await storeWatches(page, 'token1', [comet]);
      await page.goto('/bascket/mybascket');
      await cart.oneMore(cometInFull).click();
      const two = cartPageWords.counted(cometInFull, 2, formatMoney(2 * costNow(comet)));
      await expect(page).toAnnounce(two);
      await cart.remove(cometInFull).click();
      await expect(page).toAnnounce(cartWords(0), cartPageWords.removed(cometInFull));
      await cart.undo(cometInFull).click();
      await expect(page).toAnnounce(cartWords(1), lineWords.isBack(cometInFull));
    });

    test('what leaves the wishlist, for good or for the cart, and comes back', async ({ page }) => {
      await storeWatches(page, 'wishlist', [comet]);
      await page.goto('/favorite/myfavorite');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press(lineWords.removeOf(cometInFull));
      await expect(page).toAnnounce(wishlistWords(0), wishlistPageWords.removed(cometInFull));
      await press(lineWords.undoOf(cometInFull));
      await expect(page).toAnnounce(wishlistWords(1), lineWords.isBack(cometInFull));
      await press(wishlistPageWords.moveOf(cometInFull));
      await expect(page).toAnnounce(wishlistWords(0), buyWords.isInCart(cometInFull));
    });

    test('how many watches a list is left with', async ({ page, rulers }) => {
      await page.goto('/all');
      await awaken(page);
      await rulers.press('movement', 'Solar quartz');
      await expect(page).toAnnounce(countWords(4, 54));
      await rulers.press('movement', 'Hand-wound');
      await expect(page).toAnnounce(countWords(10, 54));
      await page.keyboard.press('Escape');
      await rulers.clear.click();
      await expect(page).toAnnounce(countWords(54, 54));
    });

    test('how many watches are suggested', async ({ page, header }) => {
      await page.goto('/contact/form');
      await awaken(page);
      await (await header.openSearch()).fill('pelagic');
      await expect(page).toAnnounce(suggestionCount(1));
      await header.searchBox.fill('pelagic zzz');
      await expect(page).toAnnounce(suggestionCount(0));
    });

    test('which picture is on the whole screen', async ({ page, product }) => {
      await page.goto('/all/california/3');
      await awaken(page);
      await product.enlarge.click();
      await expect(product.viewer).toBeVisible();
      await page.getByRole('button', { name: viewerWords.next, exact: true }).click();
      await expect(page).toAnnounce(viewerWords.position(2, 3));
      await page.getByRole('button', { name: viewerWords.previous, exact: true }).click();
      await expect(page).toAnnounce(viewerWords.position(1, 3));
    });

    test('a form that is refused says nothing and takes the focus to what is to be mended', async ({
      page,
      contactForm,
      account,
    }) => {
      await contactForm.open();
      await awaken(page); // before, the browser itself refuses the form
      await contactForm.button.click();
      await expect(contactForm.summary).toBeFocused();
      await expect(page).toAnnounce();
      await account.open();
      await account.button(signInWords.title).click();
      await expect(account.summary(signInWords.title)).toBeFocused();
      await expect(page).toAnnounce();
      await expect(contactForm.field(contactWords.name)).toHaveCount(0);
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (402|404|409|422)|ERR_FAILED/] });

      test('what becomes of a code', async ({ page, checkout }) => {
        await checkout.toDelivery([comet]);
        await expect(checkout.services.first()).toBeChecked();
        await expect(page).toAnnounce();
        await checkout.enterCode('0000');
        // Why it is refused takes the focus, and is read there.
        await expect(checkout.codeRefusal).toBeFocused();
        await expect(checkout.codeRefusal).toSay(rejectionWords({ code: 'promo-code' }));
        await expect(page).toAnnounce(codeWords.busy);
      });

      test('that a card was not taken, and that the shop cannot be reached', async ({ page, checkout }) => {
        await checkout.toPay([comet]);
        await expect(page).toAnnounce();
        await page.route('**/api/checkout/orders', (route) => route.abort());
        await checkout.pay(cards.success);
        await expect(checkout.rejection).toSay(oneOrderOnly);
        await expect(page).toAnnounce(paymentWords.busy, await checkout.rejection.innerText());
        await page.unroute('**/api/checkout/orders');
        await checkout.pay(cards.declined);
        await expect(page).toAnnounce(paymentWords.busy, deliveryFormWords.busy, unpaidWords.declined.title);
      });
    });
  },
);
