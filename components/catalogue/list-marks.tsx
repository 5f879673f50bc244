'use client';

import { sameWatch, type WatchReference } from '@/domain/watch-key';
import { Icon } from '@/components/ui/icon';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';
import { buyWords } from '@/components/product/copy';

/** Shows on a card that its watch is in the shopper's cart or on the wishlist. The card keeps the space for it. */
export function ListMarks({ catalogue, id }: WatchReference) {
  const key = { catalogue, id };
  const inCart = useCart(({ lines }) => lines.some((line) => sameWatch(line, key)));
  const inWishlist = useWishlist(({ lines }) => lines.some((line) => sameWatch(line, key)));
  return (
    <span className="flex gap-2">
      {inWishlist && <Mark icon="heart" text={buyWords.onWishlist} />}
      {inCart && <Mark icon="cart" text={buyWords.inCart} />}
    </span>
  );
}

function Mark({ icon, text }: { icon: 'cart' | 'heart'; text: string }) {
  return (
    <span title={text}>
      <Icon name={icon} className="size-5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
