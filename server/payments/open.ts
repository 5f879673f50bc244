import 'server-only';
import { type Database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { attachPayment } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { findOrderByNumber, type OrderDetails } from '@/server/orders/read';
import { isGivenUp, isPaid } from '@/domain/order-states';
import { type Next, type PaymentProvider, type PaymentSession } from './provider';

/** An order that nobody can pay any more: the checkout has to begin anew. */
export class OrderOver extends Refusal {
  constructor() {
    super(409, 'order-over', 'This order has been given up and nothing was charged. Please order again.');
    this.name = 'OrderOver';
  }
}

/** Whether an order waits for its payment, and may still get it. */
export function isPayable(order: OrderRow, now: Date): boolean {
  return order.state === 'pending' && order.expires_at > now.toISOString();
}

/**
 * How the checkout of an order goes on: its payment is opened, or found again. One order has one session, however many
 * tries arrive at once.
 *
 * @throws {OrderOver}
 * @throws {Refusal} 503 `payment-unreachable`: the order stays as it is, and the same try may succeed later.
 */
export async function openPayment(db: Database, provider: PaymentProvider, order: OrderRow, now: Date): Promise<Next> {
  if (isPaid(order.state)) return { kind: 'done' };
  const isElsewhere = order.payment_provider !== null && order.payment_provider !== provider.name;
  if (isElsewhere) throw new OrderOver();
  const next = isPayable(order, now) ? await present(db, provider, order) : await paidAfterAll(provider, order);
  if (!next) throw new OrderOver();
  return next;
}

async function present(db: Database, provider: PaymentProvider, order: OrderRow): Promise<Next | undefined> {
  const { payment_session: session, number } = order;
  const { next } = session === null ? await openFirst(db, provider, number) : await provider.find(session);
  return next;
}

/** An order's time may have run out with its payment made: the clock knows less than the provider. */
async function paidAfterAll(provider: PaymentProvider, { state, payment_session: session }: OrderRow) {
  if (session === null || (state !== 'pending' && state !== 'expired')) return undefined;
  const { next } = await provider.find(session);
  return next?.kind === 'done' ? next : undefined;
}

async function openFirst(db: Database, provider: PaymentProvider, number: string): Promise<PaymentSession> {
  const session = await provider.open(await orderOf(db, number));
  const counted = await attachPayment(db, number, provider.name, session.id);
  if (counted !== session.id) {
    await provider.end(session.id);
    return provider.find(counted);
  }
  // It may have been given up since our look, by someone who saw no session to end.
  if (isGivenUp((await orderOf(db, number)).state)) {
    await provider.end(session.id);
    throw new OrderOver();
  }
  return session;
}

async function orderOf(db: Database, number: string): Promise<OrderDetails> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new Error(`Order ${number} is gone.`);
  return order;
}
