import 'server-only';
import { type Database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { log } from '@/server/log';
import { awaitMoney, expireOrder, lateOrders, recordPaymentEvent } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { type PaymentProvider, type PaymentSession } from './provider';

/** Whoever can be asked what has become of a payment. */
export type Payments = Pick<PaymentProvider, 'name' | 'find' | 'end'>;

/**
 * Gives up the orders whose time to pay has run out. The clock alone does not know: the word of a payment may be late,
 * so the payment is ended first, and an order that has been paid meanwhile is.
 *
 * @param providers an order that is paid with none of them is given up unasked.
 * @throws what went wrong first. One order's fault is no other's; where nobody can be asked, the rest waits too.
 */
export async function expireOrders(db: Database, providers: readonly Payments[], now: Date): Promise<void> {
  const faults: unknown[] = [];
  for (const order of await lateOrders(db, now)) {
    if (faults.at(-1) instanceof Refusal) break;
    await expire(db, order, providers, now).catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
}

async function expire(db: Database, order: OrderRow, providers: readonly Payments[], now: Date): Promise<void> {
  const provider = providers.find(({ name }) => name === order.payment_provider);
  const session = order.state === 'pending' ? order.payment_session : null;
  if (provider && session !== null && !(await provider.end(session))) {
    if (await isComing(db, order, provider.name, await provider.find(session), now)) return;
  }
  await expireOrder(db, order.number, now);
}

/** Whether an order's money has come, which is then written down as if it had been told, or is on its way. */
async function isComing(db: Database, order: OrderRow, provider: string, { id, paid }: PaymentSession, now: Date) {
  if (paid) {
    const told = { provider, id: `paid:${id}`, orderNumber: order.number, event: 'payment-succeeded' } as const;
    const outcome = await recordPaymentEvent(db, { ...told, ...paid }, now);
    log(outcome === 'applied' ? 'info' : 'warn', 'payment found', { order: order.number, outcome });
    if (outcome === 'applied') return true;
  }
  // It has been waited for, as long as any method takes.
  if (order.payment_submitted_at !== null) return false;
  await awaitMoney(db, order.number, now);
  return true;
}
