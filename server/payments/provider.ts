import 'server-only';
import { type NextStep } from '@/contract/checkout';
import { type Result } from '@/domain/result';
import { type OrderRow } from '@/server/database/schema';
import { type OrderDetails } from '@/server/orders/read';

/** What has been paid; `reference` is what the provider calls the payment, `isLive` says whether money has moved. */
export type PaidAmount = { amountCents: number; currency: string; reference?: string; isLive?: boolean };

/**
 * One order's payment at the provider, and whose it is by the provider's own word; without `next` it has been ended or has run out of time. `paid` is there once
 * the money is, where the provider's word may be late.
 */
export type PaymentSession = { id: string; order?: string; next: NextStep | undefined; paid?: PaidAmount };

/**
 * Why a payment cannot be opened: the same call may succeed later, the provider does not take the shopper's e-mail, or too
 * little of the order's time is left.
 */
export type OpeningCode = 'payment-unreachable' | 'email-refused' | 'order-over';

/** What the shop asks of whoever moves the money. */
export type PaymentProvider = {
  /** As it stands in `orders.payment_provider`: `test`, `stripe`. */
  name: string;
  /** Opens the payment of a pending order. Asked again, or twenty times at once, it gives the same session. */
  open(order: OrderDetails): Promise<Result<PaymentSession, OpeningCode>>;
  /** The session of this id as it stands. */
  find(session: string): Promise<Result<PaymentSession, 'payment-unreachable'>>;
  /**
   * Takes care that nobody can pay in this session any more. False where that is too late: the payment has been made,
   * or is on its way.
   */
  end(session: string): Promise<Result<boolean, 'payment-unreachable'>>;
  /**
   * Sends money of an order back. Asked again with the same key, however much later, it moves no money a second time and
   * gives the same refund.
   *
   * @throws {RefundRefusedError} where the provider has said no; anything else where nobody knows what it has done.
   */
  refund(order: OrderRow, wanted: RefundParams): Promise<ProviderRefund>;
};

/** `key` is the shop's own, of this refund alone. */
export type RefundParams = { key: string; amountCents: number };

/** What the provider calls the refund, and how far it is. */
export type ProviderRefund = { id: string; state: 'pending' | 'succeeded' | 'failed' };

/** A provider's no to a refund: it has moved no money and will not. */
export class RefundRejectedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefundRejectedError';
  }
}
