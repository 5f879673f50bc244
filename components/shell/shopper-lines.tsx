'use client';

import { cartWords } from './copy';
import { useCart } from '@/store/cart';
import { WelcomeLine } from './welcome-line';

/**
 * The welcome line over the cart message (docs/product.md 3.2, 3.3). Their space is reserved, and the message waits until
 * the stored cart has been read, so that neither flashes nor moves anything.
 */
export function ShopperLines() {
  const message = useCart(({ ready, lines }) => (ready ? cartWords(lines.length) : ''));
  return (
    <div className="shopper-lines">
      <WelcomeLine className="h-[1lh] max-w-full truncate" />
      <p className="h-[1lh] text-soft">{message}</p>
    </div>
  );
}
