'use client';

import { useNavigate } from '@/components/ui/hooks';
import type { LineItem } from '@/domain/line-items';
import { useCart } from '@/store/cart';
import { refillCopy } from './copy';

/** Puts the lines of an order that was given up back into the cart; lines that the cart holds already stay as they are. */
export function RefillCart({ lines }: { lines: readonly LineItem[] }) {
  const navigateTo = useNavigate();
  const refill = () => {
    const { restore } = useCart.getState();
    for (const line of lines) restore(line, useCart.getState().lines.length);
    navigateTo('/bascket/mybascket');
  };
  return (
    <button type="button" onClick={refill} className="needs-script button">
      {refillCopy(lines.length)}
    </button>
  );
}
