import type { Route } from 'next';
import type { FailureReason } from '@/components/checkout/confirmation/failures';

/** Where an order is confirmed; `paid` for who comes from paying it, so that the page waits for the provider's word. */
export function thanksPath(token: string, from?: 'payment'): Route {
  return `/thanks?order=${encodeURIComponent(token)}${from ? `&from=${from}` : ''}` as Route;
}

/** Where a payment that failed is explained. */
export function errorPath(token: string, reason: FailureReason): Route {
  return `/error?order=${encodeURIComponent(token)}&reason=${reason}` as Route;
}
