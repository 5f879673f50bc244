'use client';

import { type Availability, fewLeft } from '@/domain/stock';
import type { WatchReference } from '@/domain/watch-key';
import { stockWords } from './copy';
import { StableLabel } from './stable-label';
import { useStock } from './use-stock';

const labels = [stockWords.soldOut, ...Array.from({ length: fewLeft }, (_, few) => stockWords.left(few + 1))];

/** Says that a watch is sold out or nearly gone, in space that is kept for it; nothing where there are enough. */
export function StockNote({ watch, rendered }: { watch: WatchReference; rendered: Availability }) {
  const { state, left } = useStock(watch, rendered);
  const shown = state === 'sold-out' ? stockWords.soldOut : state === 'few' && left ? stockWords.left(left) : '';
  return (
    <p className="shrink-0 text-right text-sm font-semibold text-signal">
      <StableLabel labels={labels} shown={shown} />
    </p>
  );
}
