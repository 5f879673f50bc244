import type { AccountOrder } from '@/contract/account-orders';
import type { OrderState } from '@/domain/order-states';

/** Where an order stands, in words for its owner. */
export function orderStanding({ state, awaitsMoney }: Pick<AccountOrder, 'state' | 'awaitsMoney'>): string {
  return awaitsMoney ? 'Placed, payment on its way' : stateWords[state];
}

const stateWords: Readonly<Record<OrderState, string>> = {
  pending: 'Waiting for payment',
  paid: 'Paid, being packed',
  failed: 'Payment failed, nothing charged',
  expired: 'Not paid in time, nothing charged',
  cancelled: 'Cancelled, nothing charged',
  fulfilled: 'On its way',
  refunded: 'Refunded',
};
