import type { Route } from 'next';
import type { WatchKey } from './watch-key';

/** Why a payment came to nothing, as the address of the page that explains it names it. */
export const unpaidReasons = [
  'declined',
  'insufficient-funds',
  'authentication-failed',
  'cancelled',
  'failed',
] as const;

export type UnpaidReason = (typeof unpaidReasons)[number];

/**
 * Where an order is shown to whoever has its token.
 *
 * @param from `payment` for who comes from paying it, so that the page waits for the provider's word.
 */
export function orderPath(token: string, { from }: { from?: 'payment' } = {}): Route {
  return `/thanks?order=${encodeURIComponent(token)}${from ? `&from=${from}` : ''}`;
}

/** Where it is explained that an order's payment came to nothing. */
export function unpaidPath(token: string, reason: UnpaidReason): Route {
  return `/error?order=${encodeURIComponent(token)}&reason=${reason}`;
}

/** Where a shopper goes on with what an agent has prepared, by its session's id (docs/product.md 33.2). */
export function agentSessionPath(id: string): Route {
  return `/agent/${encodeURIComponent(id)}` as Route;
}

/** Where agents begin: what the shop serves them (docs/product.md 33.5). */
export const agentProfilePath = '/.well-known/ucp';

/** The page where an address can be left for the mail that a watch is back, or taken off again. */
export function backInStockPath(watch: WatchKey): Route {
  return `/back-in-stock?watch=${watch}`;
}
