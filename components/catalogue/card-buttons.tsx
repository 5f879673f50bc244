'use client';

import { useEffect, useRef, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { fetchStoredWatch } from '@/browser/watch-client';
import { cacheWhenIdle } from '@/browser/worker-client';
import { buyCopy } from '@/components/product/copy-buy';
import { trayCopy } from '@/components/compare/copy';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pricedAt, type StoredWatch } from '@/domain/stored-watch';
import { comparisonWith, savedComparison } from '@/domain/compare';
import { parseKeys } from '@/domain/key-list';
import { isWatchKey, sameWatch, watchKey, type WatchReference } from '@/domain/watch-key';
import { costOf, type Price } from '@/domain/weekend-price';
import { useCart, useWishlist } from '@/store/lines-store';
import { saveCompared, useCompared } from '@/store/remembered-watches';
import { loadStock, useStockLevels } from '@/store/stock';
import { availabilityCopy, cardCopy } from './copy';
import { isWeekendNow } from './weekend';

/** A card's watch, as its buttons need it. */
type ButtonWatch = WatchReference & Price & { name: string };

/**
 * The buttons of a card: a heart over its picture that saves the watch to the wishlist or removes it, and "Add to Cart". In the
 * cart that becomes a link to the cart; a sold-out watch has a label instead (docs/product.md 5.15, 5.16). The header announces
 * the new counts.
 */
export function CardButtons({ watch }: { watch: ButtonWatch }) {
  const { name } = watch;
  const key = watchKey(watch);
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const inWishlist = useWishlist(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const isSoldOut = useStockLevels(({ left }) => left.get(key) === 0);
  const [failed, setFailed] = useState(false);
  /** True if the cart button had the focus when its link replaced it (docs/product.md 20.15). */
  const hadFocus = useRef(false);

  /**
   * Cart and wishlist store the whole watch (docs/product.md 9.1), and a card has a part of it, so a press loads the rest.
   * The offline message appears only if neither the shop nor the worker answers (docs/product.md 30.9).
   */
  const store = (add: (stored: StoredWatch) => void): void => {
    void fetchStoredWatch(key).then((stored) => {
      setFailed(!stored && !handleOffline(() => store(add)));
      if (stored) add(pricedAt(stored, costOf(watch, isWeekendNow())));
    });
  };
  const press = () => {
    const { add, remove } = useWishlist.getState();
    if (inWishlist) remove(watch);
    else store(add);
  };
  return (
    <>
      <button
        type="button"
        title={inWishlist ? buyCopy.onWishlist : buyCopy.saveToWishlist}
        onClick={press}
        className="card-heart needs-script icon-button absolute! inset-e-0 top-0"
      >
        <Icon name="heart" className={inWishlist ? 'size-5 fill-current!' : 'size-5'} />
        <span className="sr-only">{inWishlist ? cardCopy.onWishlist(name) : cardCopy.save(name)}</span>
      </button>
      {inCart ? (
        <Link
          ref={(link) => {
            if (hadFocus.current) link?.focus();
            hadFocus.current = false;
          }}
          href="/bascket/mybascket"
          title={buyCopy.inCart}
          className="icon-button"
        >
          <Icon name="cart" className="size-5 fill-current!" />
          <span className="sr-only">{cardCopy.inCart(name)}</span>
        </Link>
      ) : isSoldOut ? (
        <span className="me-3 font-semibold text-signal">{availabilityCopy['sold-out']}</span>
      ) : (
        <button
          ref={(button) => () => void (hadFocus.current = button === document.activeElement)}
          type="button"
          title={buyCopy.addToCart}
          onClick={() => store(useCart.getState().add)}
          className="needs-script icon-button"
        >
          <Icon name="cart" className="size-5" />
          <span className="sr-only">{cardCopy.add(name)}</span>
        </button>
      )}
      {failed && (
        <span role="alert" className="absolute inset-x-0 top-0 bg-paper pe-11">
          {cardCopy.notLoaded}
        </span>
      )}
    </>
  );
}

/** Adds the watch to the comparison, or takes it out; the tray shows the result (docs/product.md 23.7). */
export function CompareButton({ watch }: { watch: ButtonWatch }) {
  const key = watchKey(watch);
  const saved = useCompared() ?? '';
  const isCompared = parseKeys(saved).includes(key);
  const keys = isCompared ? parseKeys(saved).filter((other) => other !== key) : comparisonWith(saved, key);
  return (
    <button
      type="button"
      aria-label={trayCopy.add(watch.name)}
      aria-pressed={isCompared}
      onClick={() => saveCompared(savedComparison(keys))}
      className="needs-script compare-button"
    >
      {trayCopy.button}
    </button>
  );
}

/**
 * Loads the stock of a grid's watches, so that cards and product pages agree about which are sold out. Caches the watches for
 * offline use.
 */
export function GridStock({ watches }: { watches: readonly WatchReference[] }) {
  const keys = watches.map(watchKey).join(' ');
  useEffect(() => {
    // After the task that hydrates the page: on a phone, sending a request lengthens that task.
    const shown = keys.split(' ').filter(isWatchKey);
    const timer = setTimeout(() => void loadStock(shown));
    const cancelCaching = cacheWhenIdle({ watches: shown });
    return () => {
      clearTimeout(timer);
      cancelCaching();
    };
  }, [keys]);
  return null;
}
