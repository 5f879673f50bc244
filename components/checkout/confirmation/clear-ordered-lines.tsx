'use client';

import type { WatchReference } from '@/domain/watch-key';
import { useEffect } from 'react';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';

type SettledProps = { token: string; lines: readonly WatchReference[] };

/**
 * Removes the ordered lines from the cart in all tabs and clears the saved checkout, if that checkout placed this order or
 * found it already paid. When the page is opened again, the checkout no longer matches and the cart stays unchanged.
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
