import 'server-only';
import { type Database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { attachPayment } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { findOrderByNumber, type OrderDetails } from '@/server/orders/read';
import { isPaid } from '@/server/orders/transitions';
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
  if (isElsewhere || !isPayable(order, now)) throw new OrderOver();
  const { next } =
    order.payment_session === null
      ? await openFirst(db, provider, order.number)
      : await provider.find(order.payment_session);
  if (!next) throw new OrderOver();
  return next;
}

async function openFirst(db: Database, provider: PaymentProvider, number: string): Promise<PaymentSession> {
  const session = await provider.open(await orderOf(db, number));
  const counted = await attachPayment(db, number, provider.name, session.id);
  if (counted !== session.id) {
    await provider.end(session.id);
    return provider.find(counted);
  }
  // It may have been given up since our look, by someone who saw no session to end.
  if ((await orderOf(db, number)).state === 'cancelled') {
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
