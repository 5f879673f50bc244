import 'server-only';
import { type Database } from '@/server/database';
import { accept, type Result } from '@/domain/result';
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
 * @returns a refusal where nobody could be asked: the rest of the orders waits for the next round too.
 * @throws the first order's fault, once the others are done: one order's fault is no other's.
 */
export async function expireOrders(
  db: Database,
  providers: readonly Payments[],
  now: Date,
): Promise<Result<void, 'payment-unreachable'>> {
  const faults: unknown[] = [];
  const done: Result<void, 'payment-unreachable'> = accept(undefined);
  for (const order of await lateOrders(db, now)) {
    const expired = await expire(db, order, providers, now).catch((fault: unknown) => {
      faults.push(fault);
      return done;
    });
    if (!expired.ok && faults.length === 0) return expired;
    if (!expired.ok) break;
  }
  if (faults.length > 0) throw faults[0];
  return done;
}

async function expire(
  db: Database,
  order: OrderRow,
  providers: readonly Payments[],
  now: Date,
): Promise<Result<void, 'payment-unreachable'>> {
  const provider = providers.find(({ name }) => name === order.payment_provider);
  const session = order.state === 'pending' ? order.payment_session : null;
  if (provider && session !== null) {
    const ended = await provider.end(session);
    if (!ended.ok) return ended;
    const found = ended.value ? undefined : await provider.find(session);
    if (found && !found.ok) return found;
    if (found && (await recordFoundPayment(db, order, provider.name, found.value, now))) return accept(undefined);
  }
  await expireOrder(db, order.number, now);
  return accept(undefined);
}

/**
 * Writes down what a payment that could not be ended has come to, as if the provider had told. True where the order
 * stays: its money is there or on its way.
 */
async function recordFoundPayment(
  db: Database,
  order: OrderRow,
  provider: string,
  { id, paid }: PaymentSession,
  now: Date,
): Promise<boolean> {
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
