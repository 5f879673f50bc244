// Holds docs/product.md 20.5, 20.15.
import { cartPageWords, lineWords } from '@/components/words/cart';
import { deliveryFormWords, deliveryTitle, paymentWords, payTitle } from '@/components/words/checkout';
import { compareLinkWords } from '@/components/words/compare-link';
import { compareWords } from '@/components/words/compare';
import { dialWords } from '@/components/words/dial';
import { findingWords } from '@/components/words/finding';
import { orderTitle } from '@/components/words/order';
import { buyWords, galleryWords } from '@/components/words/product';
import { quoted, searchPrompt } from '@/components/words/search';
import { shellWords } from '@/components/words/shell';
import { twinWords } from '@/components/words/twin';
import { sharedListWords, shareWords, wishlistPageWords } from '@/components/words/wishlist';
import { fullNameOf } from '@/data/full-name';
import { address } from './regions/checkout';
import { behindTheScreens, expect, test } from './support/fixtures';
import { allWatches, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const cometInFull = fullNameOf(comet);

test.use({ reducedMotion: 'reduce' });

for (const way of ['keyboard', 'ear'] as const) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', behindTheScreens] }, () => {
    test.use({ way });

    test('a watch is found in its list, put into the cart, sent for and paid', async ({ hands }) => {
      test.slow(); // every stop of the Tab key on the way is looked at
      await hands.open('/all/xerix');
      await hands.press('link', /Late Comet/);
      await hands.meet('heading', comet.name);
      await hands.press('button', buyWords.addToCart);
      await hands.press('link', buyWords.seeCart);
      await hands.meet('heading', cartPageWords.title);
      await hands.press('button', cartPageWords.more(cometInFull));
      await hands.press('link', cartPageWords.checkout);
      await hands.meet('heading', deliveryTitle);
      for (const [label, text] of Object.entries(address)) await hands.write(label, text);
      await hands.press('button', deliveryFormWords.goOn);
      await hands.meet('heading', payTitle);
      await hands.press('button', /^4242/);
      await hands.press('button', new RegExp(`^${paymentWords.pay('')} \\$`));
      await hands.meet('heading', new RegExp(`^${orderTitle('OH-')}`));
    });

    test('a watch is searched for', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/contact/form');
      await hands.write(searchPrompt(allWatches.length), 'moon', 'combobox');
      await hands.press('button', shellWords.search);
      await hands.meet('heading', quoted('moon'));
      await hands.press('link', /Half Eclipse/);
      await hands.meet('heading', 'Half Eclipse');
    });

    test('a list is narrowed by a ruler and a facet, and widened again', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/all');
      await hands.turn(findingWords.highest('price'), -3);
      await hands.unfold(/Movement/);
      await hands.press('checkbox', /^Automatic/);
      await hands.press('link', findingWords.remove('Automatic'));
      await hands.press('link', findingWords.clear);
      await hands.meet('link', /Late Comet/);
    });

    test('a line is removed from the cart and brought back', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/all/xerix/2');
      await hands.press('button', buyWords.addToCart);
      await hands.press('link', buyWords.seeCart);
      await hands.press('button', lineWords.removeOf(cometInFull));
      await hands.press('button', lineWords.undoOf(cometInFull));
      await hands.meet('link', cartPageWords.checkout);
    });

    test(
      'a watch is saved, its list is shown to somebody, and they save it too',
      { tag: '@long' },
      async ({ hands }) => {
        await hands.open('/all/xerix/2');
        await hands.press('button', buyWords.saveToWishlist);
        await hands.press('link', buyWords.seeWishlist);
        await hands.meet('heading', wishlistPageWords.title);
        await hands.meet('textbox', shareWords.link);
        await hands.press('button', wishlistPageWords.moveOf(cometInFull));
        await hands.open('/favorite/myfavorite?list=california-3.xerix-2');
        await hands.press('button', sharedListWords.save);
        await hands.meet('link', sharedListWords.seeOwn);
      },
    );

    test('two watches are compared, and one is taken out again', { tag: '@long' }, async ({ hands }) => {
      await hands.open('/all/xerix/1');
      await hands.press('link', compareLinkWords.alone);
      await hands.write(compareWords.addLabel, 'late matinee', 'searchbox');
      await hands.press('button', compareWords.find);
      await hands.press('link', /^Add Undone Late Matinee/);
      await hands.press('link', compareWords.removeOf('Xeric Slow Meridian'));
      await hands.meet('heading', compareWords.title);
    });

    test(
      'pictures are looked through, a dial is read, and a watch that cannot be turned says so',
      { tag: '@long' },
      async ({ hands }) => {
        await hands.page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
        await hands.open('/all/california/3');
        await hands.press('button', /^Picture 2/);
        await hands.press('link', new RegExp(`^${galleryWords.enlarge('')}`));
        await hands.press('button', galleryWords.previous);
        await expect(hands.page).toAnnounce(galleryWords.position(1, 3));
        await hands.press('button', galleryWords.close);
        await hands.turn(dialWords.title, 3);
        await expect(hands.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /The short hand/);
        await hands.open('/all/xerix/1');
        await hands.press('button', twinWords.turn);
        await expect(hands.page).toAnnounce(twinWords.cannot);
      },
    );
  });
}
