import { maxQuantity } from './line-items';
import { accept, reject, type Result } from './result';

/** Availability in machine-readable data. */
export type Availability = 'in-stock' | 'sold-out';

/** At this many units on hand the shopper and the owner are notified of low stock. */
export const lowStockLimit = 3;

/** Units shown to shoppers: at most one line's maximum, so that the stock stays confidential. */
export function displayedStock(onHand: number): number {
  return Math.min(onHand, maxQuantity);
}

/** Stock rejections; `left` is the number of available units. */
export type ShortageCode = 'sold-out' | 'too-few-left';

/** True for a stock rejection. */
export const isShortage = (code: string): code is ShortageCode => code === 'sold-out' || code === 'too-few-left';

/**
 * Checks a line's quantity against the available units.
 *
 * @param field path of the line in the request, `lines.0`.
 */
export function checkQuantity(quantity: number, left: number, field: string): Result<void, ShortageCode> {
  if (quantity <= left) return accept(undefined);
  return left > 0 ? reject({ code: 'too-few-left', field, left }) : reject({ code: 'sold-out', field });
}

/** Stock level shown on a page. */
type StockState = 'enough' | 'few' | 'sold-out';

/** Stock level, with the number of units if few are left. */
export type WatchStock = { state: StockState; left: number | undefined };

/** Stock level of a server-rendered page. */
export const renderedStock = (rendered: Availability): WatchStock => ({
  state: rendered === 'sold-out' ? 'sold-out' : 'enough',
  left: undefined,
});
