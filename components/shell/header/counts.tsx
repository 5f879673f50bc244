'use client';

import { useState, useEffect } from 'react';
import {
  cartLabel,
  cartTitle,
  wishlistIsEmpty,
  wishlistLabel,
  wishlistTitle,
  cartCopy,
  wishlistCopy,
} from '@/components/shell/copy';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useCart, useWishlist } from '@/store/lines-store';

/** Cart button: links to the cart, or home if the cart is empty (docs/product.md 3.5). */
export function CartLink() {
  const count = useCart(({ lines }) => lines.length);
  const ready = useCart((cart) => cart.ready);
  return (
    <Link
      href={count > 0 ? '/bascket/mybascket' : '/'}
      aria-label={ready ? cartLabel(count) : cartTitle}
      data-held
      className="icon-button"
    >
      <Icon name="cart" />
      <CountBadge count={count} />
    </Link>
  );
}

/** Wishlist button: links to the wishlist; if it is empty, stays on the page and announces why (docs/product.md 3.6). */
export function WishlistLink() {
  const count = useWishlist(({ lines }) => lines.length);
  const ready = useWishlist((wishlist) => wishlist.ready);
  const [rejections, setRejections] = useState(0);
  const empty = ready && count === 0;
  return (
    <>
      <Link
        href="/favorite/myfavorite"
        aria-label={ready ? wishlistLabel(count) : wishlistTitle}
        data-held
        className="icon-button"
        onClick={(event) => {
          // Reads the store, not `count`: a press during hydration would see a stale count.
          if (useWishlist.getState().lines.length > 0) return;
          event.preventDefault();
          setRejections((before) => before + 1);
        }}
      >
        <Icon name="heart" />
        <CountBadge count={count} />
      </Link>
      <span role="status" className="sr-only">
        {empty && rejections > 0 ? `${wishlistIsEmpty}${' '.repeat(rejections % 2)}` : ''}
      </span>
    </>
  );
}

/** Count over an icon's corner; absolutely positioned, so nothing shifts when it appears. */
function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className="count-badge">
      {count}
    </span>
  );
}

/** Announces changes of the counts to screen readers; not the initial counts. */
export function CountStatus() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const stopCart = useCart.subscribe((now, before) => {
      if (before.ready && now.lines.length !== before.lines.length) setMessage(cartCopy(now.lines.length));
    });
    const stopWishlist = useWishlist.subscribe((now, before) => {
      if (before.ready && now.lines.length !== before.lines.length) setMessage(wishlistCopy(now.lines.length));
    });
    return () => {
      stopCart();
      stopWishlist();
    };
  }, []);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
