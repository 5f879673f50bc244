import { useWeekend } from '@/components/catalogue/weekend';
import { stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { useNavigate } from '@/components/ui/hooks';
import type { Availability } from '@/domain/stock';
import type { StoredWatch } from '@/domain/stored-watch';
import { sameWatch } from '@/domain/watch-key';
import { useCart } from '@/store/cart';
import { useStock } from './stock-note';

export const cartPath = '/bascket/mybascket';

/** Of the first of a page's cart buttons: once it has scrolled away, the bar takes its place (docs/product.md 6.18). */
export const firstButtonId = 'add-to-cart';

/** All that a cart button may say. */
export const cartLabels = [buyCopy.addToCart, buyCopy.inCart, stockCopy.soldOut];

/**
 * What a cart button says and does (docs/product.md 6.3): it adds, leads to the cart once the watch is in it, and where the
 * watch is known to be sold out, says that and adds nothing (docs/product.md 25.8).
 *
 * @param say takes what a press has come to, to be announced.
 * @param asks whether this button asks the shop what is left; of several on a page one does.
 */
export function useCartButton(watch: StoredWatch, rendered: Availability, say: (answer: string) => void, asks = false) {
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const addToCart = useCart((cart) => cart.add);
  const navigateTo = useNavigate();
  const isSoldOut = useStock(watch, rendered, asks).state === 'sold-out';

  const add = () => {
    if (isSoldOut && !inCart) return say(stockCopy.nothingAdded(watch.name));
    addToCart(watch);
    say(inCart ? buyCopy.wasInCart(watch.name) : buyCopy.isInCart(watch.name));
  };
  const press = ({ detail }: { detail: number }) => {
    if (!inCart) add();
    // The second click of a double click was meant for "Add to Cart".
    else if (detail < 2) navigateTo(cartPath);
  };
  const label = inCart ? buyCopy.inCart : isSoldOut ? stockCopy.soldOut : buyCopy.addToCart;
  return { inCart, isSoldOut, label, add, press };
}

/** A watch as a list is to keep it now: at its weekend price while that holds. */
export function usePriced(watch: StoredWatch, weekendCents: number | undefined): StoredWatch {
  return useWeekend() && weekendCents !== undefined ? { ...watch, price: weekendCents / 100 } : watch;
}
