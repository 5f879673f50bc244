import type { Availability } from '@/domain/stock';

/** What is left of a watch, as far as it is worth telling. */
type StockState = 'enough' | 'few' | 'sold-out';

/** The state of a watch's stock, and how many pieces there are where they are few. */
export type WatchStock = { state: StockState; left: number | undefined };

/** What is left of a watch by what its page was made with. */
export const stockAsRendered = (rendered: Availability): WatchStock => ({
  state: rendered === 'sold-out' ? 'sold-out' : 'enough',
  left: undefined,
});
