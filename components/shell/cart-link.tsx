'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useCart } from '@/store/cart';
import { cartLabel, cartTitle } from './copy';
import { CountBadge } from './count-badge';

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
