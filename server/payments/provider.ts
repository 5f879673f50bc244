import 'server-only';
import { type OrderRow } from '@/server/orders/history';
import { type OrderDetails } from '@/server/orders/read';

/**
 * How a checkout goes on: on the provider's page, with a number on the shop's own page, or not at all, because the
 * order is paid or its payment is on its way.
 */
export type Next = { kind: 'redirect'; url: string } | { kind: 'card'; session: string } | { kind: 'done' };

/** What has been paid; `reference` is what the provider calls the payment. */
export type Paid = { amountCents: number; currency: string; reference?: string };

/**
 * One order's payment at the provider; without `next` it has been ended or has run out of time. `paid` is there once
 * the money is, where the provider's word may be late.
 */
export type PaymentSession = { id: string; next: Next | undefined; paid?: Paid };

/** What the shop asks of whoever moves the money. */
export type PaymentProvider = {
  /** As it stands in `orders.payment_provider`: `test`, `stripe`. */
  name: string;
  /**
   * Opens the payment of a pending order. Asked again, or twenty times at once, it gives the same session.
   *
   * @throws {import('@/server/errors').Refusal} 503 `payment-unreachable`: the same call may succeed later.
   */
  open(order: OrderDetails): Promise<PaymentSession>;
  /** The session of this id as it stands. @throws as `open`. */
  find(session: string): Promise<PaymentSession>;
  /**
   * Takes care that nobody can pay in this session any more.
   *
   * @returns false where that is too late: the payment has been made, or is on its way.
   * @throws as `open`.
   */
  end(session: string): Promise<boolean>;
  /**
   * Sends the whole amount of an order back and resolves with the provider's id of the refund. Asked again with the
   * same key it moves no money a second time and gives the same id. Rejects when the provider refuses.
   */
  refund(order: OrderRow, idempotencyKey: string): Promise<string>;
};
