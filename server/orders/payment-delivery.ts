import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/** Outcome of a payment event. Every outcome but `unknown-order` is saved; a second delivery is a `duplicate`. */
export type PaymentOutcome =
  | 'applied'
  | 'no-change'
  | 'duplicate'
  | 'wrong-amount'
  | 'wrong-provider'
  | 'other-order'
  | 'unknown-order'
  | 'refund-failed';

/** A payment event as delivered; a repeated delivery has the same id. */
type Delivery = {
  provider: string;
  id: string;
  orderNumber: OrderNumber;
  event: Schema['payment_events']['event'];
  amountCents: number;
  currency: string;
};

/** Saves a delivery. False if its id is already saved. */
export async function recordPaymentDelivery(
  records: Database,
  { provider, id, orderNumber, event, amountCents, currency }: Delivery,
  outcome: PaymentOutcome,
  now: Date,
): Promise<boolean> {
  const inserted = await records
    .insertInto('payment_events')
    .values({
      provider,
      id,
      order_number: orderNumber,
      event,
      amount_cents: amountCents,
      currency,
      outcome,
      received_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
