'use client';

import { useEffect } from 'react';
import { stockCopy } from '@/components/product/copy';
import { StableLabel } from '@/components/ui/stable-label';
import { type Availability, lowStockLimit, renderedStock, type WatchStock } from '@/domain/stock';
import { type WatchReference, watchKey } from '@/domain/watch-key';
import { loadStock, useStockLevels } from '@/store/stock';

const labels = [stockCopy.soldOut, ...Array.from({ length: lowStockLimit }, (_, few) => stockCopy.left(few + 1))];

/** Says that a watch is sold out or nearly gone, in space that is kept for it; nothing where there are enough. */
export function StockNote({ watch, rendered }: { watch: WatchReference; rendered: Availability }) {
  const { state, left } = useStock(watch, rendered);
  const shown = state === 'sold-out' ? stockCopy.soldOut : state === 'few' && left ? stockCopy.left(left) : '';
  return (
    <p className="shrink-0 text-right text-sm font-semibold text-signal">
      <StableLabel labels={labels} shown={shown} />
    </p>
  );
}

/**
 * What is left of a watch: first what the page was made with, then what the shop says.
 *
 * @param asks whether this place asks the shop; of several on a page one does.
 */
export function useStock(watch: WatchReference, rendered: Availability, asks = false): WatchStock {
  const key = watchKey(watch);
  const left = useStockLevels((known) => known.left.get(key));
  useEffect(() => {
    if (!asks) return;
    // After the task in which the whole page begins to answer: a phone takes its time to send a request.
    const asking = setTimeout(() => void loadStock([key]));
    return () => clearTimeout(asking);
  }, [key, asks]);
  if (left === undefined) return renderedStock(rendered);
  return { state: left === 0 ? 'sold-out' : left <= lowStockLimit ? 'few' : 'enough', left };
}
