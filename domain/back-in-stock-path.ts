import type { Route } from 'next';
import type { WatchKey } from './watch-key';

/** The page where an address can be left for the mail that a watch is back, or taken off again. */
export function backInStockPath(watch: WatchKey): Route {
  return `/back-in-stock?watch=${watch}`;
}
