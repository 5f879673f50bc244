'use client';

import { useEffect, useRef } from 'react';
import { formatMoney } from '@/domain/money';
import { paymentCopy } from '@/components/checkout/copy';
import type { PriceChange } from './use-pay-rejection';

/**
 * Shows a changed total beside the one the shopper confirmed, and takes the focus. The old total is not struck through,
 * because the new one is no reduction (docs/product.md 28.5).
 */
export function PriceNote({ from, to, currency = 'usd' }: PriceChange) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [from, to]);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="group"
      aria-labelledby="price-note"
      className="border-s-4 border-signal py-1 ps-4"
    >
      <p id="price-note" className="font-semibold">
        {paymentCopy.priceChanged}
      </p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-2xl font-bold tracking-tight tabular-nums">
        <span className="sr-only">{paymentCopy.before}</span>
        <span className="font-normal text-soft">{formatMoney(from, currency)}</span>
        <span aria-hidden="true">→</span>
        <span className="sr-only">{paymentCopy.now}</span>
        <span>{formatMoney(to, currency)}</span>
      </p>
      <p className="mt-2">{paymentCopy.agree}</p>
    </div>
  );
}
