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
import { address } from './page-objects/checkout';
import { hearOut } from './support/announcements';
import { behindTheScreens, expect, test } from './support/fixtures';
import { allWatches, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const cometInFull = fullNameOf(comet);

test.use({ reducedMotion: 'reduce' });

for (const way of ['keyboard', 'ear'] as const) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', behindTheScreens] }, () => {
    test.use({ way });

    test('a watch is found in its list, put into the cart, sent for and paid', { tag: '@long' }, async ({ hands }) => {
      test.slow(); // every stop of the Tab key on the way is looked at
      await hands.open('/all/xerix');
      await hands.press('link', /Late Comet/);
      await hands.meet('heading', comet.name);
      await hands.press('button', buyCopy.addToCart);
      await hands.press('link', buyCopy.seeCart);
      await hands.meet('heading', cartPageCopy.title);
      await hands.press('button', cartPageCopy.more(cometInFull));
      await hands.press('link', cartPageCopy.checkout);
      await hands.meet('heading', deliveryTitle);
      for (const [label, text] of Object.entries(address)) await hands.write(label, text);
      await hands.press('button', deliveryFormCopy.goOn);
      await hands.meet('heading', payTitle);
      await hands.press('button', /^4242/);
      await hands.press('button', new RegExp(`^${paymentCopy.pay('')} \\$`));
      await hands.meet('heading', new RegExp(`^${orderTitle('OH-')}`));
    });

    test('a watch is searched for', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/contact/form');
      await hands.write(searchPrompt(allWatches.length), 'moon', 'combobox');
      await hands.press('button', searchTitle);
      await hands.meet('heading', quoted('moon'));
      await hands.press('link', /Half Eclipse/);
      await hands.meet('heading', 'Half Eclipse');
      await hands.write(searchPrompt(allWatches.length), 'pelagic', 'combobox');
      await hands.press('option', /Pelagic 200/);
      await hands.meet('heading', 'Pelagic 200');
    });

    test('slides are turned, and a brand is chosen from the menu', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/');
      await hands.press('button', carouselCopy.next);
      await hands.meet('group', carouselCopy.position(2, 3));
      await hands.press('radio', /^Slide 3/);
      await hands.meet('group', carouselCopy.position(3, 3));
      await hands.press('button', navigation.men);
      await hands.press('link', 'Archetype');
      await hands.meet('heading', 'Archetype Watches');
    });

    test(
      'a list is sorted, narrowed by a ruler and a facet, and widened again',
      { tag: '@long' },
      async ({ hands }) => {
        test.slow(); // all watches' stops of the Tab key, more than once
        await hands.open('/all');
        await hands.choose(filteringCopy.sort, 'Price, high');
        await expect(hands.page).toHaveURL(/sort=price-down/);
        await hands.turn(filteringCopy.highest('price'), -3);
        await hands.unfold(/Movement/);
        await hands.press('checkbox', /^Automatic/);
        await hands.press('link', filteringCopy.remove('Automatic'));
        await hands.press('link', filteringCopy.clear);
        await hands.meet('link', /Late Comet/);
      },
    );

    test('a line is removed from the cart and brought back', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/all/xerix/2');
      await hands.press('button', buyCopy.addToCart);
      await expect(hands.page).toAnnounce(cartCopy(1), buyCopy.isInCart(comet.name));
      await hands.press('link', buyCopy.seeCart);
      await hearOut(hands.page);
      await hands.press('button', lineCopy.removeOf(cometInFull));
      await expect(hands.page).toAnnounce(cartCopy(0), cartPageCopy.removed(cometInFull));
      await hands.press('button', lineCopy.undoOf(cometInFull));
      await expect(hands.page).toAnnounce(cartCopy(1), lineCopy.isBack(cometInFull));
      await hands.meet('link', cartPageCopy.checkout);
    });

    test(
      'a watch is saved, its list is shown to somebody, and they save it too',
      { tag: '@long' },
      async ({ hands, othersHands }) => {
        test.slow(); // two shoppers
        await hands.open('/all/xerix/2');
        await hands.press('button', buyCopy.saveToWishlist);
        await expect(hands.page).toAnnounce(wishlistCopy(1), buyCopy.isOnWishlist(comet.name));
        await hands.press('link', buyCopy.seeWishlist);
        await hands.meet('heading', wishlistPageCopy.title);
        await hearOut(hands.page);
        const link = await hands.read('textbox', shareCopy.link);
        await hands.press('button', wishlistPageCopy.moveOf(cometInFull));
        await expect(hands.page).toAnnounce(wishlistCopy(0), buyCopy.isInCart(cometInFull));
        await othersHands.open(link);
        await othersHands.press('button', sharedListCopy.save);
        await expect(othersHands.page).toAnnounce(wishlistCopy(1), savedCopy(1, 1));
        await othersHands.press('link', sharedListCopy.seeOwn);
        await expect(othersHands.page).toHaveOnWishlist(comet);
      },
    );

    test('two watches are compared, and one is taken out again', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/all/xerix/1');
      await hands.press('link', compareLinkCopy.alone);
      await hands.write(compareCopy.addLabel, 'late matinee', 'searchbox');
      await hands.press('button', compareCopy.find);
      await hands.press('link', /^Add Undone Late Matinee/);
      await hands.press('link', compareCopy.removeOf('Xeric Slow Meridian'));
      await hands.meet('heading', compareCopy.title);
    });

    test('the link to a comparison is copied', { tag: '@long' }, async ({ hands, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await hands.open('/compare?w=xerix/1,undone/3');
      await hands.press('button', compareCopy.copy);
      await expect(hands.page).toAnnounce('Link copied.');
      expect(await hands.page.evaluate(() => navigator.clipboard.readText())).toBe(hands.page.url());
    });

    test.describe('offline', { tag: '@long' }, () => {
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

      test('a link leads nowhere without a connection, and goes on with one', async ({ hands, theLine }) => {
        await hands.open('/contact/form');
        await theLine.breaks();
        await hands.press('link', 'Xeric');
        await hands.press('button', offlineCopy.stay);
        await hands.press('link', 'Xeric');
        await hands.meet('heading', offlineCopy.title);
        await theLine.comesBack();
        await hands.press('button', offlineCopy.goOn);
        await hands.meet('heading', 'Xeric Watches');
      });
    });
  });
}
