import 'server-only';
import { type NextStep } from '@/contract/checkout';
import { type Result } from '@/domain/result';
import { type OrderRow } from '@/server/database/schema';
import { type OrderDetails } from '@/server/orders/read';

/** A paid sum. `reference` is the provider's payment id; `isLive` is true for real money. */
export type PaidAmount = { amountCents: number; currency: string; reference?: string; isLive?: boolean };

/**
 * A payment session at the provider. `order` is the order number that the provider stores. Without `next` the session
 * has ended or expired. `paid` is set once the money has arrived, if the payment event may be late.
 */
export type PaymentSession = { id: string; order?: string; next: NextStep | undefined; paid?: PaidAmount };

/**
 * Why a session cannot be opened: the provider is unreachable, it rejects the email address, or the order expires too
 * soon.
 */
export type OpeningCode = 'payment-unreachable' | 'email-refused' | 'order-over';

/**
 * Progress of a session's payment. `none`: not attempted, or the session has ended. `tried`: an attempt failed, and
 * another one is possible. `under-way`: it is being authenticated or processed, or is made.
 */
export type PaymentProgress = 'none' | 'tried' | 'under-way';

/** A payment provider. */
export type PaymentProvider = {
  /** Value of `orders.payment_provider`: `test`, `stripe`. */
  name: string;
  /** Opens the payment session of a pending order. Repeated and parallel calls return the same session. */
  open(order: OrderDetails): Promise<Result<PaymentSession, OpeningCode>>;
  /** Returns the current state of a session. */
  find(session: string): Promise<Result<PaymentSession, 'payment-unreachable'>>;
  /**
   * Returns the progress of a session's payment. A checkout whose payment is under way is never ended for another one.
   */
  progress(session: string): Promise<Result<PaymentProgress, 'payment-unreachable'>>;
  /** Ends a session, so that it can no longer be paid. False if its payment has succeeded or is pending. */
  end(session: string): Promise<Result<boolean, 'payment-unreachable'>>;
  /**
   * Refunds a part of an order. A later call with the same key returns the same refund and moves no money again.
   *
   * @throws {RefundRejectedError} if the provider rejected the refund; any other error if the outcome is unknown.
   */
  refund(order: OrderRow, params: RefundParams): Promise<ProviderRefund>;
};

/** `key` identifies this refund. */
export type RefundParams = { key: string; amountCents: number };

/** The provider's refund id and state. */
export type ProviderRefund = { id: string; state: 'pending' | 'succeeded' | 'failed' };

/** The provider rejected a refund: it has moved no money. */
export class RefundRejectedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefundRejectedError';
  }
}
