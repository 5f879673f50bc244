import 'server-only';
import { type Database, type Records } from '@/server/database';
import { accept, refuse, type Result } from '@/domain/result';
import { atomically, transact } from '@/server/transact';
import { arrive } from './arrive';
import { lockOrder, type OrderRow } from './history';
import { type OrderEventType, type OrderState, transition } from '@/domain/order-states';

/** How long an order waits for money that is on its way, in ms: longer than any delayed method takes. */
const PATIENCE_MS = 30 * 24 * 60 * 60_000;

/** What the payment provider says of an order. Its id is the provider's own, the same at every delivery. */
export type PaymentEvent = {
  provider: string;
  id: string;
  orderNumber: string;
  event: Extract<OrderEventType, `payment-${string}` | 'expire'>;
  amountCents: number;
  /** ISO 4217 in small letters, as Stripe writes it. */
  currency: string;
  /** What the provider calls the payment; a refund names it. */
  reference?: string;
  /** Whether real money has moved, where the provider knows test money. */
  isLive?: boolean;
};

/** The provider's word that a refund which it had accepted has failed. */
export type FailedRefund = Omit<PaymentEvent, 'event' | 'reference' | 'isLive'> & { event: 'refund-failed' };

/** What became of a payment event. All but `unknown-order` are written down, and a second delivery is `duplicate`. */
export type PaymentOutcome =
  'applied' | 'no-change' | 'duplicate' | 'wrong-amount' | 'wrong-provider' | 'unknown-order' | 'refund-failed';

/** Why an order cannot be changed as asked: there is none, or it is in another state than that takes. */
export type ChangeCode = 'unknown-order' | 'order-state';

/** Keeps an order's payment session, the first of parallel tries, and returns the one that counts. */
export function attachPayment(db: Database, number: string, provider: string, session: string): Promise<string> {
  return atomically(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) throw new Error(`Order ${number} is gone.`);
    if (order.payment_session !== null) return order.payment_session;
    const payment = { payment_provider: provider, payment_session: session };
    await records.updateTable('orders').set(payment).where('number', '=', number).execute();
    return session;
  });
}

/**
 * Takes the provider's word: events may come in any order and any number of times. Money of another amount or currency
 * than the order's changes nothing but is written down, for the owner to look into.
 */
export function recordPaymentEvent(db: Database, event: PaymentEvent, now: Date): Promise<PaymentOutcome> {
  return atomically(db, async (records) => {
    const order = await lockOrder(records, event.orderNumber);
    if (!order) return 'unknown-order';
    const outcome = judge(order, event);
    if (!(await recordDelivery(records, event, outcome, now))) return 'duplicate';
    if (outcome !== 'applied') return outcome;
    const payment = {
      payment_provider: event.provider,
      payment_reference: event.reference ?? order.payment_reference,
      payment_livemode: livemodeOf(event) ?? order.payment_livemode,
    };
    await records.updateTable('orders').set(payment).where('number', '=', order.number).execute();
    await apply(records, order, event.event, event.provider, now);
    return 'applied';
  });
}

/**
 * Writes down that money which had been sent back has not arrived. The order stays refunded: the owner has to find
 * another way for it.
 */
export async function recordFailedRefund(db: Database, event: FailedRefund, now: Date): Promise<PaymentOutcome> {
  return (await recordDelivery(db, event, 'refund-failed', now)) ? 'refund-failed' : 'duplicate';
}

/** Notes that the money of a pending order is on its way, and leaves it the time that takes: no clock gives it up. */
export async function awaitMoney(db: Database, number: string, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set((row) => ({
      expires_at: new Date(now.getTime() + PATIENCE_MS).toISOString(),
      payment_submitted_at: row.fn.coalesce('payment_submitted_at', row.val(now.toISOString())),
    }))
    .where('number', '=', number)
    .where('state', '=', 'pending')
    .execute();
}

/** Notes that a paid order is on its way. */
export function fulfilOrder(db: Database, number: string, now: Date): Promise<Result<OrderState, ChangeCode>> {
  return changeOrder(db, number, 'fulfil', 'owner', now);
}

/** Gives up an order that nobody has paid. */
export function cancelOrder(
  db: Database,
  number: string,
  source: 'shopper' | 'owner' | 'other checkout',
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  return changeOrder(db, number, 'cancel', source, now);
}

/** The orders whose time to pay has run out, the longest first. */
export function lateOrders(db: Database, now: Date): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['pending', 'failed'])
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .execute();
}

/** Gives up an order because its time has run out, unless something has happened to it since. */
export async function expireOrder(db: Database, number: string, now: Date): Promise<void> {
  await atomically(db, async (records) => {
    const order = await lockOrder(records, number);
    const isLate = order && order.expires_at <= now.toISOString();
    if (isLate && transition(order.state, 'expire')) await apply(records, order, 'expire', 'clock', now);
  });
}

/** The same within a transaction. */
export function fulfilWithin(records: Records, number: string, now: Date): Promise<Result<OrderState, ChangeCode>> {
  return changeWithin(records, number, 'fulfil', 'owner', now);
}

function changeOrder(db: Database, number: string, event: OrderEventType, source: string, now: Date) {
  return transact<OrderState, ChangeCode>(db, (records) => changeWithin(records, number, event, source, now));
}

async function changeWithin(
  records: Records,
  number: string,
  event: OrderEventType,
  source: string,
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  const order = await lockOrder(records, number);
  if (!order) return refuse({ code: 'unknown-order' });
  if (!transition(order.state, event)) return refuse({ code: 'order-state', state: order.state });
  return accept(await apply(records, order, event, source, now));
}

function livemodeOf({ isLive }: PaymentEvent): 0 | 1 | undefined {
  if (isLive === undefined) return undefined;
  return isLive ? 1 : 0;
}

function judge(order: OrderRow, { event, amountCents, currency, provider }: PaymentEvent) {
  if (order.payment_provider !== null && order.payment_provider !== provider) return 'wrong-provider';
  const movesMoney = event === 'payment-succeeded' || event === 'payment-refunded';
  if (movesMoney && (amountCents !== order.total_cents || currency !== order.currency)) return 'wrong-amount';
  return transition(order.state, event) ? 'applied' : 'no-change';
}

/** Writes a delivery down. Says whether it is the first of its id. */
async function recordDelivery(
  records: Database,
  event: PaymentEvent | FailedRefund,
  outcome: PaymentOutcome,
  now: Date,
) {
  const inserted = await records
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      id: event.id,
      order_number: event.orderNumber,
      event: event.event,
      amount_cents: event.amountCents,
      currency: event.currency,
      outcome,
      received_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Moves a locked order on to where the event leads, if anywhere. */
async function apply(records: Records, order: OrderRow, event: OrderEventType, source: string, now: Date) {
  const to = transition(order.state, event);
  if (!to) return order.state;
  await arrive(records, order, { event, from: order.state, to, source, now });
  return to;
}
