'use client';

import { useNavigate } from '@/components/ui/hooks';
import type { LineItem } from '@/domain/line-items';
import { useCart } from '@/store/lines-store';
import { refillCopy } from './copy';

/** Puts the lines of an expired or cancelled order back into the cart. Lines already in the cart stay unchanged. */
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
