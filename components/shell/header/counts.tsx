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
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';

/** The cart button: to the cart when it holds something, else to the empty path (docs/product.md 3.5). */
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

/** The heart: to the wishlist when it holds something, else it stays and says why (docs/product.md 3.6). */
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
          // The store and not the count on view: a press may come while the page hydrates.
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

/** A count over an icon's corner; it takes no space, so nothing moves when it appears. */
function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className="count-badge">
      {count}
    </span>
  );
}

/** Announces a count when it changes, on every screen size; not the count that a page starts with. */
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
