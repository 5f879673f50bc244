import { maxQuantity } from './line-items';
import { accept, reject, type Result } from './result';

/** Whether a watch can be had, as machines are told it. */
export type Availability = 'in-stock' | 'sold-out';

/** From this number in hand down a watch counts as nearly gone: shoppers are told, and so is the owner. */
export const lowStockLimit = 3;

/** What shoppers may know of a number in hand: as many as one line takes, and not how large the shop's stock is. */
export function displayedStock(onHand: number): number {
  return Math.min(onHand, maxQuantity);
}

/** Why a line cannot be had in its quantity; `left` is how many can be. */
export type ShortageCode = 'sold-out' | 'too-few-left';

/** Whether a refusal is for want of pieces. */
export const isShortage = (code: string): code is ShortageCode => code === 'sold-out' || code === 'too-few-left';

/**
 * Judges one line's quantity by what is left of its watch.
 *
 * @param field where the line stands in the request, `lines.0`.
 */
export function checkQuantity(quantity: number, left: number, field: string): Result<void, ShortageCode> {
  if (quantity <= left) return accept(undefined);
  return left > 0 ? reject({ code: 'too-few-left', field, left }) : reject({ code: 'sold-out', field });
}

/** What is left of a watch, as far as it is worth telling. */
type StockState = 'enough' | 'few' | 'sold-out';

/** The state of a watch's stock, and how many pieces there are where they are few. */
export type WatchStock = { state: StockState; left: number | undefined };

/** What is left of a watch by what its page was made with. */
export const renderedStock = (rendered: Availability): WatchStock => ({
  state: rendered === 'sold-out' ? 'sold-out' : 'enough',
  left: undefined,
});
