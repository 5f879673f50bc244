/** Where an order stands. `pending` waits for the payment provider's word. */
export const orderStates = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'fulfilled', 'refunded'] as const;

export type OrderState = (typeof orderStates)[number];

/** What can happen to an order. The `payment-` events are the provider's word, `expire` may be the clock's too. */
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
 * Where each event leads from each state. An event that is missing leaves the order as it is: it is late, doubled or
 * not allowed there.
 *
 * The provider's events may come in any order and any number, so the table never steps back from a stronger fact to a
 * weaker one: refunded over fulfilled over paid over cancelled, expired and failed. Money that arrives for an order
 * which had been given up makes it paid after all; and a refund that overtakes its own payment stays a refund.
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

/** The state that an event leads to, or undefined where it changes nothing. */
export function transition(state: OrderState, event: OrderEventType): OrderState | undefined {
  return table[state][event];
}

/** Whether the shopper's money is with the shop. */
export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'fulfilled';
}

/** Whether the shopper's money has been with the shop, also where it has gone back since. */
export function hasBeenPaid(state: OrderState): boolean {
  return isPaid(state) || state === 'refunded';
}

/** Whether an order has come to nothing, so that a promo code it holds is free again. */
export function isClosedUnpaid(state: OrderState): boolean {
  return state === 'failed' || state === 'expired' || state === 'cancelled';
}
