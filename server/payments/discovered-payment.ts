import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { log } from '@/server/platform/log';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { type PaymentSession } from './provider';

/**
 * Saves a completed payment that polling found, as its webhook would. True if the order has to stay: its payment has
 * succeeded or is pending.
 */
export async function recordFoundPayment(
  db: Database,
  order: OrderRow,
  provider: string,
  { id, order: sessionOrder, paid }: PaymentSession,
  now: Date,
): Promise<boolean> {
  if (paid) {
    const event = { provider, id: `paid:${id}`, orderNumber: order.number, event: 'payment-succeeded' } as const;
    const outcome = await recordPaymentEvent(db, { ...event, ...paid, session: id, sessionOrder }, now);
    // A repeated poll of a wrong amount is a duplicate: it was logged at the first poll.
    if (outcome !== 'duplicate') {
      log(outcome === 'applied' ? 'info' : 'warn', 'payment found', { order: order.number, outcome });
    }
    if (outcome === 'applied') return true;
  }
  // The order has already waited as long as any delayed method takes.
  if (order.payment_submitted_at !== null) return false;
  await markPaymentSubmitted(db, order.number, now);
  return true;
}
