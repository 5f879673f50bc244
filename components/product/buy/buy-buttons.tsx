'use client';

import { useState } from 'react';
import { stockCopy, compareLinkCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { useQueuedClick } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { StableLabel } from '@/components/ui/stable-label';
import { comparePath, comparisonWith, maxCompared } from '@/domain/compare';
import { backInStockPath } from '@/domain/paths';
import type { Availability } from '@/domain/stock';
import type { StoredWatch } from '@/domain/stored-watch';
import { sameWatch, watchKey, type WatchKey } from '@/domain/watch-key';
import { useCompared } from '@/store/remembered-watches';
import { useWishlist } from '@/store/lines-store';
import { atPresentPrice, cartLabels, cartPath, firstButtonId, useCartButton } from './use-cart-button';

const wishlistLabels = [buyCopy.saveToWishlist, buyCopy.onWishlist];

type BuyButtonsProps = {
  watch: StoredWatch;
  /** Weekend price in USD cents; undefined for a watch without one. */
  weekendCents?: number;
  rendered: Availability;
};

/**
 * "Add to Cart" and "Save to Wishlist" (docs/product.md 6.3). Neither button removes a watch. A second click on the wishlist button
 * changes nothing and announces that. The labels show the state of the lists, and only a click announces it. Labels and links have
 * reserved space, so that nothing shifts. Clicks before hydration are queued.
 */
export function BuyButtons({ watch, weekendCents, rendered }: BuyButtonsProps) {
  const inWishlist = useWishlist(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const save = useWishlist((wishlist) => wishlist.add);
  const [message, setMessage] = useState('');
  const { inCart, isSoldOut, label, add, press } = useCartButton(watch, weekendCents, rendered, setMessage, true);

  const saveToWishlist = () => {
    save(atPresentPrice(watch, weekendCents));
    setMessage(inWishlist ? buyCopy.wasOnWishlist(watch.name) : buyCopy.isOnWishlist(watch.name));
  };
  const cartButton = useQueuedClick(add);
  const wishlistButton = useQueuedClick(saveToWishlist);
  const wishlistLabel = inWishlist ? buyCopy.onWishlist : buyCopy.saveToWishlist;

  return (
    <div>
      <div className="flex gap-2 laptop:flex-col">
        <button
          ref={cartButton}
          id={firstButtonId}
          data-early
          type="submit"
          onClick={press}
          className="button min-h-13 flex-1 px-4"
        >
          <StableLabel labels={cartLabels} shown={label} />
        </button>
        <button
          ref={wishlistButton}
          data-early
          type="button"
          aria-label={wishlistLabel}
          onClick={saveToWishlist}
          className="button-quiet min-h-13 gap-2 phone:w-13 phone:px-0 low:max-tablet:w-13 low:max-tablet:px-0"
        >
          <Icon name="heart" className={`size-5 ${inWishlist ? 'fill-current!' : ''}`} />
          <span className="phone:hidden low:max-tablet:hidden">
            <StableLabel labels={wishlistLabels} shown={wishlistLabel} />
          </span>
        </button>
      </div>
      <p className="buy-links">
        {isSoldOut && (
          <Link href={backInStockPath(watchKey(watch))} className="bar-link">
            {stockCopy.mailMe}
          </Link>
        )}
        {inCart && (
          <Link href={cartPath} className="bar-link">
            {buyCopy.seeCart}
          </Link>
        )}
        {inWishlist && !isSoldOut && (
          <Link href="/favorite/myfavorite" className="bar-link">
            {buyCopy.seeWishlist}
          </Link>
        )}
      </p>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

/** Link to the comparison of this watch with the saved ones; without JavaScript, of this watch alone. */
export function CompareLink({ watch }: { watch: WatchKey }) {
  const keys = comparisonWith(useCompared() ?? '', watch);
  const others = Math.min(keys.length, maxCompared) - 1;
  return (
    <Link href={comparePath(keys)} className="bar-link font-semibold underline underline-offset-4 print:hidden">
      {others > 0 ? compareLinkCopy.withOthers(others) : compareLinkCopy.alone}
    </Link>
  );
}
