import { useEffect } from 'react';
import { type Availability, fewLeft } from '@/domain/stock';
import { watchKey, type WatchReference } from '@/domain/watch-key';
import { askForStock, useKnownStock } from '@/store/stock';

/** What is left of a watch, as far as it is worth telling. */
type StockState = 'enough' | 'few' | 'sold-out';

/** The state of a watch's stock, and how many pieces there are where they are few. */
export type WatchStock = { state: StockState; left: number | undefined };

/**
 * What is left of a watch: first what the page was made with, then what the shop says.
 *
 * @param asks whether this place asks the shop; of several on a page one does.
 */
export function useStock(watch: WatchReference, rendered: Availability, asks = false): WatchStock {
  const key = watchKey(watch);
  const left = useKnownStock((known) => known.left.get(key));
  useEffect(() => {
    if (!asks) return;
    // After the task in which the whole page begins to answer: a phone takes its time to send a request.
    const asking = setTimeout(() => void askForStock([key]));
    return () => clearTimeout(asking);
  }, [key, asks]);
  if (left === undefined) return { state: rendered === 'sold-out' ? 'sold-out' : 'enough', left };
  return { state: left === 0 ? 'sold-out' : left <= fewLeft ? 'few' : 'enough', left };
}
