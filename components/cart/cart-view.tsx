'use client';

import { useState } from 'react';
import type { MenuLink } from '@/data/navigation';
import { LateNotice } from '@/components/ui/late-notice';
import { useCart } from '@/store/cart';
import { cartPageWords } from './copy';
import { CartLines } from './cart-lines';

/**
 * The cart's screen. Until storage has been read it shows neither lines nor that there are none; its
 * space is as high as the window's rest, so that nothing on view moves when they come.
 */
export function CartView({ waysOn }: { waysOn: readonly MenuLink[] }) {
  const ready = useCart((cart) => cart.ready);
  const [announcement, announce] = useState('');
  return (
    <div className="min-h-[80svh] laptop:min-h-[65svh]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {ready ? <CartLines waysOn={waysOn} announce={announce} /> : <LateNotice>{cartPageWords.looking}</LateNotice>}
    </div>
  );
}
