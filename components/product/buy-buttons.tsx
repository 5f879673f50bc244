'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Watch } from '@/data/watch';
import { useCart } from '@/store/cart';
import { sameWatch } from '@/store/line-items';
import { useWishlist } from '@/store/wishlist';

/** "Add to Cart" and "Save to Wishlist" (spec sections 2 and 4), which answer in place. */
export function BuyButtons({ watch }: { watch: Watch }) {
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const inWishlist = useWishlist(({ lines }) => lines.some((line) => sameWatch(line, watch)));
  const add = useCart((cart) => cart.add);
  const save = useWishlist((wishlist) => wishlist.add);

  return (
    <div>
      <div className="flex gap-2 laptop:flex-col">
        <button type="button" onClick={() => add(watch)} className="button min-h-13 flex-1">
          {inCart ? 'In your cart' : 'Add to Cart'}
        </button>
        <button
          type="button"
          aria-label={inWishlist ? 'Saved to Wishlist' : 'Save to Wishlist'}
          onClick={() => save(watch)}
          className="button-quiet min-h-13 gap-2 phone:w-13 phone:px-0"
        >
          <Icon name="heart" className={`size-5 ${inWishlist ? 'fill-current' : ''}`} />
          <span className="phone:hidden">{inWishlist ? 'Saved to Wishlist' : 'Save to Wishlist'}</span>
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {inCart && (
          <>
            It is in your cart.{' '}
            <Link href="/bascket/mybascket" className="font-semibold text-link">
              See your cart
            </Link>
          </>
        )}
        {inWishlist && (
          <>
            {inCart ? ' ' : 'It is on your wishlist. '}
            <Link href="/favorite/myfavorite" className="font-semibold text-link">
              See your wishlist
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
