'use client';

import { useRouter } from 'next/navigation';
import { sameWatch, watchKey } from '@/domain/watch-key';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useEarlyPress } from '@/components/ui/use-early-press';
import type { StoredWatch } from '@/domain/stored-watch';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';
import { buyWords } from '@/components/words/product';
import { stockWords } from '@/components/words/stock';
import { backInStockPath } from '@/domain/back-in-stock-path';
import type { Availability } from '@/domain/stock';
import { StableLabel } from './stable-label';
import { useStock } from './use-stock';

const cartPath = '/bascket/mybascket';
const cartLabels = [buyWords.addToCart, buyWords.inCart, stockWords.soldOut];
const wishlistLabels = [buyWords.saveToWishlist, buyWords.onWishlist];

/**
 * "Add to Cart" and "Save to Wishlist" (docs/product.md 6.3). Both only ever add. A press on "In your cart" leads to the
 * cart; a second one on the wishlist's button changes nothing and says so. What the lists hold already is shown, but announced only after a press. Nothing moves: labels and the line
 * under the buttons have their space from the start. A press before the scripts have loaded is not lost. Where the watch
 * is known to be sold out, the button says that instead and adds nothing (docs/product.md 25.8).
 */
export function BuyButtons({ watch, rendered }: { watch: StoredWatch; rendered: Availability }) {
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const inWishlist = useWishlist(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const add = useCart((cart) => cart.add);
  const save = useWishlist((wishlist) => wishlist.add);
  const router = useRouter();
  const [answer, setAnswer] = useState('');
  const isSoldOut = useStock(watch, rendered, true).state === 'sold-out';

  const pressCart = ({ detail }: { detail: number }) => {
    if (!inCart) addToCart();
    // The second click of a double click was meant for "Add to Cart".
    else if (detail < 2) router.push(cartPath);
  };
  const addToCart = () => {
    if (isSoldOut && !inCart) return setAnswer(stockWords.nothingAdded(watch.name));
    add(watch);
    setAnswer(inCart ? buyWords.wasInCart(watch.name) : buyWords.isInCart(watch.name));
  };
  const saveToWishlist = () => {
    save(watch);
    setAnswer(inWishlist ? buyWords.wasOnWishlist(watch.name) : buyWords.isOnWishlist(watch.name));
  };
  const cartButton = useEarlyPress(addToCart);
  const wishlistButton = useEarlyPress(saveToWishlist);
  const cartLabel = inCart ? buyWords.inCart : isSoldOut ? stockWords.soldOut : buyWords.addToCart;
  const wishlistLabel = inWishlist ? buyWords.onWishlist : buyWords.saveToWishlist;

  return (
    <div>
      <div className="flex gap-2 laptop:flex-col">
        <button ref={cartButton} data-early type="button" onClick={pressCart} className="button min-h-13 flex-1 px-4">
          <StableLabel labels={cartLabels} shown={cartLabel} />
        </button>
        <button
          ref={wishlistButton}
          data-early
          type="button"
          aria-label={wishlistLabel}
          onClick={saveToWishlist}
          className="button-quiet min-h-13 gap-2 phone:w-13 phone:px-0"
        >
          <Icon name="heart" className={`size-5 ${inWishlist ? 'fill-current!' : ''}`} />
          <span className="phone:hidden">
            <StableLabel labels={wishlistLabels} shown={wishlistLabel} />
          </span>
        </button>
      </div>
      <p className="flex min-h-11 flex-wrap gap-x-6 text-sm font-semibold phone:-mb-3">
        {isSoldOut && (
          <Link href={backInStockPath(watchKey(watch))} className="bar-link underline underline-offset-4">
            {stockWords.mailMe}
          </Link>
        )}
        {inCart && (
          <Link href={cartPath} className="bar-link underline underline-offset-4">
            {buyWords.seeCart}
          </Link>
        )}
        {inWishlist && !isSoldOut && (
          <Link href="/favorite/myfavorite" className="bar-link underline underline-offset-4">
            {buyWords.seeWishlist}
          </Link>
        )}
      </p>
      <p role="status" className="sr-only">
        {answer}
      </p>
    </div>
  );
}
