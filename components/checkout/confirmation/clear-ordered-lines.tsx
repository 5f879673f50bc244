'use client';

import type { WatchReference } from '@/domain/watch-key';
import { useEffect } from 'react';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';

type SettledProps = { token: string; lines: readonly WatchReference[] };

/**
 * Removes the ordered lines from the cart and clears the saved checkout, in all tabs. It acts only if that checkout placed
 * this order or found it already paid, so opening the page again does not change the cart.
 */
export function ClearOrderedLines({ token, lines }: SettledProps) {
  const isOwn = useCheckout(({ attempt }) => attempt?.token === token || attempt?.paid === token);
  useEffect(() => {
    if (!isOwn) return;
    useCheckout.getState().clear();
    for (const line of lines) useCart.getState().remove(line);
  }, [isOwn, lines]);
  return null;
}
