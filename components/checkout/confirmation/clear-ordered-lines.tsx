'use client';

import type { WatchReference } from '@/domain/watch-key';
import { useEffect } from 'react';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';

type SettledProps = { token: string; lines: readonly WatchReference[] };

/**
 * Takes what has been ordered out of the cart, in all tabs, and forgets the checkout that ordered it: this order's own,
 * or the paid one before it. Opened again later, the page finds another checkout or none, and leaves the cart alone.
 */
export function ClearOrderedLines({ token, lines }: SettledProps) {
  const isOwn = useCheckout(({ attempt }) => attempt?.token === token || attempt?.paid === token);
  useEffect(() => {
    if (!isOwn) return;
    useCheckout.getState().forget();
    for (const line of lines) useCart.getState().remove(line);
  }, [isOwn, lines]);
  return null;
}
