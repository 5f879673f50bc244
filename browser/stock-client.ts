import { backInStockRoute } from '@/contract/back-in-stock';
import type { RequestOf } from '@/contract/route';
import { stockRoute } from '@/contract/stock';
import type { WatchKey } from '@/domain/watch-key';
import { askShop } from './ask-shop';

export { mostKeys } from '@/contract/watch-keys';

/**
 * How many pieces of these watches can be ordered. Never rejects.
 *
 * @param keys at most {@link mostKeys}.
 * @param own the shopper's unpaid order, whose pieces count as free.
 */
export const fetchStock = (keys: readonly WatchKey[], own: string | undefined) =>
  askShop(stockRoute, { query: { keys: keys.join(','), ...(own !== undefined && { own }) } });

/** Asks for one mail when a watch is back. Never rejects. */
export const askForBackInStock = (request: RequestOf<typeof backInStockRoute>) =>
  askShop(backInStockRoute, { send: request });
