'use client';

import { useEffect } from 'react';
import { stockCopy } from '@/components/product/copy';
import { StableLabel } from '@/components/ui/stable-label';
import { type Availability, lowStockLimit, renderedStock, type WatchStock } from '@/domain/stock';
import { type WatchReference, watchKey } from '@/domain/watch-key';
import { loadStock, useStockLevels } from '@/store/stock';

const labels = [stockCopy.soldOut, ...Array.from({ length: lowStockLimit }, (_, few) => stockCopy.left(few + 1))];

/** Shows that a watch is sold out or how few units are left, in reserved space; empty if there are enough. */
export function StockNote({ watch, rendered }: { watch: WatchReference; rendered: Availability }) {
  const { state, left } = useStock(watch, rendered);
  const shown = state === 'sold-out' ? stockCopy.soldOut : state === 'few' && left ? stockCopy.left(left) : '';
  return (
    <p className="shrink-0 text-end text-sm font-semibold text-signal">
      <StableLabel labels={labels} shown={shown} />
    </p>
  );
}

/**
 * Returns the stock of a watch: first the availability of the rendered page, then the shop's answer.
 *
 * @param loadsStock true if this component sends the request; only one of the page's components does.
 */
export function useStock(watch: WatchReference, rendered: Availability, loadsStock = false): WatchStock {
  const key = watchKey(watch);
  const left = useStockLevels((known) => known.left.get(key));
  useEffect(() => {
    if (!loadsStock) return;
    // After the task that hydrates the page: on a phone, sending a request lengthens that task.
    const timer = setTimeout(() => void loadStock([key]));
    return () => clearTimeout(timer);
  }, [key, loadsStock]);
  if (left === undefined) return renderedStock(rendered);
  return { state: left === 0 ? 'sold-out' : left <= lowStockLimit ? 'few' : 'enough', left };
}
