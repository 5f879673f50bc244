'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useWishlist } from '@/store/wishlist';
import { wishlistIsEmpty, wishlistLabel, wishlistTitle } from './copy';
import { CountBadge } from './count-badge';

/** The heart: to the wishlist when it holds something, else it stays and says why (docs/product.md 3.6). */
export function WishlistLink() {
  const count = useWishlist(({ lines }) => lines.length);
  const ready = useWishlist((wishlist) => wishlist.ready);
  const [refusals, setRefusals] = useState(0);
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
          setRefusals((before) => before + 1);
        }}
      >
        <Icon name="heart" />
        <CountBadge count={count} />
      </Link>
      <span role="status" className="sr-only">
        {empty && refusals > 0 ? `${wishlistIsEmpty}${' '.repeat(refusals % 2)}` : ''}
      </span>
    </>
  );
}
