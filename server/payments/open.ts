import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { type NextStep } from '@/contract/checkout';
import { accept, reject, type Result } from '@/domain/result';
import { attachPaymentSession } from '@/server/orders/change';
import { findKnownOrder } from '@/server/orders/read';
import { isClosedUnpaid, isPaid } from '@/domain/order-states';
import { type OpeningCode, type PaymentProvider, type PaymentSession } from './provider';

/** True if an order is pending and not past its expiry time. */
export function isPayable(order: OrderRow, now: Date): boolean {
  return order.state === 'pending' && order.expires_at > now.toISOString();
}

/**
 * Opens an order's payment session, or finds the open one, and returns the checkout's next step. Parallel calls share
 * one session per order. Rejects an order that can no longer be paid with `order-over`: the checkout has to start
 * again.
 */
export async function openPayment(
  db: Database,
  provider: PaymentProvider,
  order: OrderRow,
  now: Date,
): Promise<Result<NextStep, OpeningCode>> {
  if (isPaid(order.state)) return accept({ kind: 'done' });
  const isElsewhere = order.payment_provider !== null && order.payment_provider !== provider.name;
  if (isElsewhere) return orderOver;
  if (!isPayable(order, now)) return findLatePayment(provider, order);
  const session =
    order.payment_session === null
      ? await openFirst(db, provider, order.number)
      : await provider.find(order.payment_session);
  if (!session.ok) return session;
  return session.value.next ? accept(session.value.next) : orderOver;
}

export const orderOver = reject({ code: 'order-over' });

/** Asks the provider about an order past its expiry time: it may be paid already. */
async function findLatePayment(
  provider: PaymentProvider,
  { state, payment_session: session }: OrderRow,
): Promise<Result<NextStep, 'order-over' | 'payment-unreachable'>> {
  if (session === null || (state !== 'pending' && state !== 'expired')) return orderOver;
  const found = await provider.find(session);
  if (!found.ok) return found;
  const { next } = found.value;
  return next?.kind === 'done' ? accept(next) : orderOver;
}

async function openFirst(
  db: Database,
  provider: PaymentProvider,
  number: OrderNumber,
): Promise<Result<PaymentSession, OpeningCode>> {
  const opened = await provider.open(await findKnownOrder(db, number));
  if (!opened.ok) return opened;
  const session = opened.value;
  const saved = await attachPaymentSession(db, number, provider.name, session.id);
  if (saved !== session.id) {
    const ended = await provider.end(session.id);
    return ended.ok ? provider.find(saved) : ended;
  }
  // A parallel request may have cancelled the order before the session was saved, so it ended no session.
  if (isClosedUnpaid((await findKnownOrder(db, number)).state)) {
    const ended = await provider.end(session.id);
    return ended.ok ? orderOver : ended;
  }
  return opened;
}
