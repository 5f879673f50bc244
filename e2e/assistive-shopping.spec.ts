// Verifies docs/product.md 20.5, 20.15, 20.16.
import { cartPageCopy, lineCopy } from '@/components/cart/copy';
import { deliveryFormCopy, deliveryTitle, paymentCopy, payTitle } from '@/components/checkout/copy';
import { compareLinkCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { compareCopy } from '@/components/compare/copy';
import { filteringCopy } from '@/components/filtering/copy';
import { carouselCopy } from '@/components/home/copy';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { quoted } from '@/components/search/copy-results';
import { searchPrompt, searchTitle } from '@/components/search/copy';
import { cartCopy, offlineCopy, wishlistCopy } from '@/components/shell/copy';
import { savedCopy, sharedListCopy, shareCopy, wishlistPageCopy } from '@/components/wishlist/copy';
import { fullNameOf } from '@/data/full-name';
import { navigation } from '@/data/navigation';
import { fillAddress } from './page-objects/checkout';
import { discardAnnouncement } from './support/announcements';
import { desktopOnly, expect, test } from './support/fixtures';
import { allWatches, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const cometInFull = fullNameOf(comet);

test.use({ reducedMotion: 'reduce' });

for (const driver of ['keyboard', 'screen-reader'] as const) {
  test.describe(`with the ${driver} driver alone`, { tag: ['@a11y', desktopOnly] }, () => {
    test.use({ driver });

    test('a watch is found in its list, put into the cart, delivered and paid', { tag: '@long' }, async ({ user }) => {
      test.slow(); // the driver checks each tab stop
      await user.open('/all/xerix');
      await user.press('link', /Late Comet/);
      await user.waitFor('heading', comet.name);
      await user.press('button', buyCopy.addToCart);
      await user.press('link', buyCopy.seeCart);
      await user.waitFor('heading', cartPageCopy.title);
      await user.press('button', cartPageCopy.more(cometInFull));
      await user.press('link', cartPageCopy.checkout);
      await user.waitFor('heading', deliveryTitle);
      await fillAddress(user);
      await user.press('button', deliveryFormCopy.submit);
      await user.waitFor('heading', payTitle);
      await user.press('button', /^4242/);
      await user.press('button', new RegExp(`^${paymentCopy.pay('')} \\$`));
      await user.waitFor('heading', new RegExp(`^${orderTitle('OH-')}`));
    });

    test('a watch is found by search', { tag: '@long' }, async ({ user }) => {
      await user.open('/contact/form');
      await user.fill(searchPrompt(allWatches.length), 'moon', 'combobox');
      await user.press('button', searchTitle);
      await user.waitFor('heading', quoted('moon'));
      await user.press('link', /Half Eclipse/);
      await user.waitFor('heading', 'Half Eclipse');
      await user.fill(searchPrompt(allWatches.length), 'pelagic', 'combobox');
      await user.press('option', /Pelagic 200/);
      await user.waitFor('heading', 'Pelagic 200');
    });

    test('the carousel is moved, and a brand is selected from the menu', { tag: '@long' }, async ({ user }) => {
      await user.open('/');
      await user.press('button', carouselCopy.next);
      await user.waitFor('group', carouselCopy.position(2, 3));
      await user.press('radio', /^Slide 3/);
      await user.waitFor('group', carouselCopy.position(3, 3));
      await user.press('button', navigation.men);
      await user.press('link', 'Archetype');
      await user.waitFor('heading', 'Archetype Watches');
    });

    test('a list is sorted, filtered by a range and a facet, and reset', { tag: '@long' }, async ({ user }) => {
      test.slow(); // passes all tab stops of all watches, more than once
      await user.open('/all');
      await user.selectOption(filteringCopy.sort, 'Price, high');
      await expect(user.page).toHaveURL(/sort=price-down/);
      await user.expand(/^Price/);
      await user.moveSlider(filteringCopy.highest('price'), -3);
      await user.expand(/Movement/);
      await user.press('checkbox', /^Automatic/);
      await user.press('link', filteringCopy.remove('Automatic'));
      await user.press('link', filteringCopy.clear);
      await user.waitFor('link', /Late Comet/);
    });

    test('a line is removed from the cart and restored', { tag: '@long' }, async ({ user }) => {
      await user.open('/all/xerix/2');
      await user.press('button', buyCopy.addToCart);
      await expect(user.page).toAnnounce(cartCopy(1), buyCopy.isInCart(comet.name));
      await user.press('link', buyCopy.seeCart);
      await discardAnnouncement(user.page);
      await user.press('button', lineCopy.removeOf(cometInFull));
      await expect(user.page).toAnnounce(cartCopy(0), cartPageCopy.removed(cometInFull));
      await user.press('button', lineCopy.undoOf(cometInFull));
      await expect(user.page).toAnnounce(cartCopy(1), lineCopy.isBack(cometInFull));
      await user.waitFor('link', cartPageCopy.checkout);
    });

    test(
      'a watch is saved, and another shopper saves it from the shared list',
      { tag: '@long' },
      async ({ user, otherUser }) => {
        test.slow(); // two shoppers
        await user.open('/all/xerix/2');
        await user.press('button', buyCopy.saveToWishlist);
        await expect(user.page).toAnnounce(wishlistCopy(1), buyCopy.isOnWishlist(comet.name));
        await user.press('link', buyCopy.seeWishlist);
        await user.waitFor('heading', wishlistPageCopy.title);
        await discardAnnouncement(user.page);
        const link = await user.readField('textbox', shareCopy.link);
        await user.press('button', wishlistPageCopy.moveOf(cometInFull));
        await expect(user.page).toAnnounce(wishlistCopy(0), buyCopy.isInCart(cometInFull));
        await otherUser.open(link);
        await otherUser.press('button', sharedListCopy.save);
        await expect(otherUser.page).toAnnounce(wishlistCopy(1), savedCopy(1, 1));
        await otherUser.press('link', sharedListCopy.seeOwn);
        await expect(otherUser.page).toHaveOnWishlist(comet);
      },
    );

    test('two watches are compared, and one is removed', { tag: '@long' }, async ({ user }) => {
      await user.open('/all/xerix/1');
      await user.press('link', compareLinkCopy.alone);
      await user.fill(compareCopy.addLabel, 'late matinee', 'searchbox');
      await user.press('button', compareCopy.find);
      await user.press('link', /^Add Undone Late Matinee/);
      await user.press('link', compareCopy.removeOf('Xeric Slow Meridian'));
      await user.waitFor('heading', compareCopy.title);
    });

    test('the link to a comparison is copied', { tag: '@long' }, async ({ user, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await user.open('/compare?w=xerix/1,undone/3');
      await user.press('button', compareCopy.copy);
      await expect(user.page).toAnnounce('Link copied.');
      expect(await user.page.evaluate(() => navigator.clipboard.readText())).toBe(user.page.url());
    });

    test.describe('without a connection', { tag: '@long' }, () => {
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

      test('a link is followed once the connection is back', async ({ user, network }) => {
        await user.open('/contact/form');
        await network.goOffline();
        await user.press('link', 'Xeric');
        await user.press('button', offlineCopy.stay);
        await user.press('link', 'Xeric');
        await user.waitFor('heading', offlineCopy.title);
        await network.goOnline();
        await user.press('button', offlineCopy.goOn);
        await user.waitFor('heading', 'Xeric Watches');
      });
    });
  });
}
