import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { accept, type Result } from '@/domain/result';
import { expireOrder, ordersToExpire } from '@/server/orders/change';
import { recordFoundPayment } from './found-payment';
import { type PaymentProvider } from './provider';

/** Whoever can be asked what has become of a payment. */
export type ExpiryProvider = Pick<PaymentProvider, 'name' | 'find' | 'end'>;

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
  providers: readonly ExpiryProvider[],
  now: Date,
): Promise<Result<void, 'payment-unreachable'>> {
  const faults: unknown[] = [];
  const done: Result<void, 'payment-unreachable'> = accept(undefined);
  for (const order of await ordersToExpire(db, now)) {
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
  providers: readonly ExpiryProvider[],
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
