import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { accept, type Result } from '@/domain/result';
import { expireOrder, ordersToExpire } from '@/server/orders/change';
import { recordFoundPayment } from './discovered-payment';
import { type PaymentProvider } from './provider';

/** A provider that can find and end the payment of an expiring order. */
export type ExpiryProvider = Pick<PaymentProvider, 'name' | 'find' | 'end'>;

/**
 * Expires unpaid orders past their expiry time. Each payment session is ended first, since a payment event may be late:
 * an order that turns out to be paid becomes paid.
 *
 * @param providers an order of another provider expires without a call.
 * @returns `payment-unreachable` if a provider does not respond; the remaining orders wait for the next run.
 * @throws the first error, after the other orders.
 */
export async function expireOrders(
  db: Database,
  providers: readonly ExpiryProvider[],
  now: Date,
): Promise<Result<void, 'payment-unreachable'>> {
  const errors: unknown[] = [];
  const done: Result<void, 'payment-unreachable'> = accept(undefined);
  for (const order of await ordersToExpire(db, now)) {
    const expired = await expire(db, order, providers, now).catch((error: unknown) => {
      errors.push(error);
      return done;
    });
    if (!expired.ok && errors.length === 0) return expired;
    if (!expired.ok) break;
  }
  if (errors.length > 0) throw errors[0];
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
