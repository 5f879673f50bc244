/** States of an order. `pending` waits for a payment event. */
export const orderStates = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'fulfilled', 'refunded'] as const;

export type OrderState = (typeof orderStates)[number];

/** Events of an order. `payment-` events come from the provider; `expire` may also come from the clock. */
export const orderEvents = [
  'payment-succeeded',
  'payment-failed',
  'payment-refunded',
  'expire',
  'cancel',
  'fulfil',
] as const;

export type OrderEventType = (typeof orderEvents)[number];

/**
 * Transition table. A missing event changes nothing: it is late, repeated or not allowed.
 *
 * The provider's events arrive in any order and number, so the table never returns to a weaker state. The order is
 * refunded, fulfilled, paid, then cancelled, expired and failed. A payment of an expired order makes it paid. A refund
 * that arrives before its payment stays a refund.
 */
const table: Record<OrderState, Partial<Record<OrderEventType, OrderState>>> = {
  pending: {
    'payment-succeeded': 'paid',
    'payment-failed': 'failed',
    'payment-refunded': 'refunded',
    expire: 'expired',
    cancel: 'cancelled',
  },
  failed: {
    'payment-succeeded': 'paid',
    'payment-refunded': 'refunded',
    expire: 'expired',
    cancel: 'cancelled',
  },
  expired: { 'payment-succeeded': 'paid', 'payment-refunded': 'refunded' },
  cancelled: { 'payment-succeeded': 'paid', 'payment-refunded': 'refunded' },
  paid: { fulfil: 'fulfilled', 'payment-refunded': 'refunded' },
  fulfilled: { 'payment-refunded': 'refunded' },
  refunded: {},
};

/** Next state after an event; undefined if nothing changes. */
export function transition(state: OrderState, event: OrderEventType): OrderState | undefined {
  return table[state][event];
}

/** True while the shop has the shopper's money. */
export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'fulfilled';
}

/** True if the order was ever paid, even if refunded since. */
export function hasBeenPaid(state: OrderState): boolean {
  return isPaid(state) || state === 'refunded';
}

/** True for an order that ended without payment and frees its promo code. */
export function isClosedUnpaid(state: OrderState): boolean {
  return state === 'failed' || state === 'expired' || state === 'cancelled';
}
