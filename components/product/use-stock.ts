import { useEffect } from 'react';
import { type Availability, fewLeft } from '@/domain/stock';
import { watchKey, type WatchReference } from '@/domain/watch-key';
import { askForStock, useKnownStock } from '@/store/stock';
import { stockAsRendered, type WatchStock } from './stock-as-rendered';

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
  if (left === undefined) return stockAsRendered(rendered);
  return { state: left === 0 ? 'sold-out' : left <= fewLeft ? 'few' : 'enough', left };
}
