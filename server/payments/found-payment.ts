import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { log } from '@/server/platform/log';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { type PaymentSession } from './provider';

/**
 * Writes down what a payment that has been made has come to, as if the provider had told. True where the order stays:
 * its money is there or on its way.
 */
export async function recordFoundPayment(
  db: Database,
  order: OrderRow,
  provider: string,
  { id, order: sessionOrder, paid }: PaymentSession,
  now: Date,
): Promise<boolean> {
  if (paid) {
    const told = { provider, id: `paid:${id}`, orderNumber: order.number, event: 'payment-succeeded' } as const;
    const outcome = await recordPaymentEvent(db, { ...told, ...paid, session: id, sessionOrder }, now);
    // Of another amount the owner has been told at the first look.
    if (outcome !== 'duplicate') {
      log(outcome === 'applied' ? 'info' : 'warn', 'payment found', { order: order.number, outcome });
    }
    if (outcome === 'applied') return true;
  }
  // It has been waited for, as long as any method takes.
  if (order.payment_submitted_at !== null) return false;
  await markPaymentSubmitted(db, order.number, now);
  return true;
}
