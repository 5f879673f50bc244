import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/** What became of a payment event. All but `unknown-order` are written down, and a second delivery is `duplicate`. */
export type PaymentOutcome =
  | 'applied'
  | 'no-change'
  | 'duplicate'
  | 'wrong-amount'
  | 'wrong-provider'
  | 'other-order'
  | 'unknown-order'
  | 'refund-failed';

/** A word of the payment provider's as it was delivered; the id is that of the delivery, the same each time. */
type Delivery = {
  provider: string;
  id: string;
  orderNumber: OrderNumber;
  event: Schema['payment_events']['event'];
  amountCents: number;
  currency: string;
};

/** Writes a delivery down. Says whether it is the first of its id. */
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
