import { isWeekendNow } from '@/components/catalogue/weekend';
import { stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { useNavigate } from '@/components/ui/hooks';
import type { Availability } from '@/domain/stock';
import { pricedAt, type StoredWatch } from '@/domain/stored-watch';
import { sameWatch } from '@/domain/watch-key';
import { useCart } from '@/store/lines-store';
import { useStock } from './stock-note';

export const cartPath = '/bascket/mybascket';

/** The id of a page's first cart button. The buy bar shows while this button is out of view (docs/product.md 6.18). */
export const firstButtonId = 'add-to-cart';

/** All labels of a cart button. */
export const cartLabels = [buyCopy.addToCart, buyCopy.inCart, stockCopy.soldOut];

/**
 * Returns label and click handler of a cart button. A click adds the watch, or opens the cart if the watch is in it
 * (docs/product.md 6.3). If the watch is sold out, a click announces that and adds nothing (docs/product.md 25.8).
 *
 * @param weekendCents weekend price in USD cents; undefined for a watch without one.
 * @param announce receives the outcome of a click as a sentence.
 * @param loadsStock true if this button requests the stock; only one of the page's components does.
 */
export function useCartButton(
  watch: StoredWatch,
  weekendCents: number | undefined,
  rendered: Availability,
  announce: (answer: string) => void,
  loadsStock = false,
) {
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const addToCart = useCart((cart) => cart.add);
  const navigateTo = useNavigate();
  const isSoldOut = useStock(watch, rendered, loadsStock).state === 'sold-out';

  const add = () => {
    if (isSoldOut && !inCart) return announce(stockCopy.nothingAdded(watch.name));
    addToCart(atPresentPrice(watch, weekendCents));
    announce(inCart ? buyCopy.wasInCart(watch.name) : buyCopy.isInCart(watch.name));
  };
  const press = ({ detail }: { detail: number }) => {
    if (!inCart) add();
    // The second click of a double click was meant for "Add to Cart", so it does not open the cart.
    else if (detail < 2) navigateTo(cartPath);
  };
  const label = inCart ? buyCopy.inCart : isSoldOut ? stockCopy.soldOut : buyCopy.addToCart;
  return { inCart, isSoldOut, label, add, press };
}

/** Returns a watch with its price at the time of the call, for cart and wishlist: the weekend price on a weekend. */
export function atPresentPrice(watch: StoredWatch, weekendCents: number | undefined): StoredWatch {
  return weekendCents !== undefined && isWeekendNow() ? pricedAt(watch, weekendCents) : watch;
}
