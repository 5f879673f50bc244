import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type Records } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { accept, reject, type Result } from '@/domain/result';
import { atomically, transact } from '@/server/database/transact';
import { applyStateChange } from './apply-state-change';
import { type PaymentOutcome, recordPaymentDelivery } from './payment-delivery';
import { lockKnownOrder, lockOrder } from './history';
import { linkRefundsAndDisputes, updateRefundState } from './refund-state';
import { type OrderEventType, type OrderState, transition } from '@/domain/order-states';

/** How long an order waits for money that is on its way, in ms: longer than any delayed method takes. */
const PATIENCE_MS = 30 * 24 * 60 * 60_000;

/** What the payment provider says of an order. Its id is the provider's own, the same at every delivery. */
export type PaymentEvent = {
  provider: string;
  id: string;
  orderNumber: OrderNumber;
  event: 'payment-succeeded' | 'payment-failed' | 'expire';
  amountCents: number;
  /** ISO 4217 in small letters, as Stripe writes it. */
  currency: string;
  /** What the provider calls the payment; a refund names it. */
  reference?: string;
  /** The session that it was paid in, and the order that the provider has the session for, where it says so. */
  session?: string;
  sessionOrder?: string;
  /** Whether real money has moved, where the provider knows test money. */
  isLive?: boolean;
};

/** Why an order cannot be changed as asked: there is none, it is in another state than that takes, or a bank asks for its money. */
export type ChangeCode = 'unknown-order' | 'order-state' | 'order-disputed';

/** Keeps an order's payment session, the first of parallel tries, and returns the one that counts. */
export function attachPaymentSession(
  db: Database,
  number: OrderNumber,
  provider: string,
  session: string,
): Promise<string> {
  return atomically(db, async (records) => {
    const order = await lockKnownOrder(records, number);
    if (order.payment_session !== null) return order.payment_session;
    const payment = { payment_provider: provider, payment_session: session };
    await records.updateTable('orders').set(payment).where('number', '=', number).execute();
    return session;
  });
}

/**
 * Takes the provider's word: events may come in any order and any number of times. Money of another amount or currency
 * than the order's, or that is another order's, changes nothing but is written down, for the owner to look into.
 */
export function recordPaymentEvent(db: Database, event: PaymentEvent, now: Date): Promise<PaymentOutcome> {
  return atomically(db, async (records) => {
    const order = await lockOrder(records, event.orderNumber);
    if (!order) return 'unknown-order';
    const mismatch = (await belongsToAnotherOrder(records, order, event)) ? 'other-order' : mismatchOf(order, event);
    const to = mismatch ? undefined : transition(order.state_before_refund ?? order.state, event.event);
    const outcome = mismatch ?? (to ? 'applied' : 'no-change');
    if (!(await recordPaymentDelivery(records, event, outcome, now))) return 'duplicate';
    if (!to) return outcome;
    const { provider, reference } = event;
    const payment = {
      payment_provider: provider,
      payment_reference: reference ?? order.payment_reference,
      payment_livemode: livemodeOf(event) ?? order.payment_livemode,
    };
    await records.updateTable('orders').set(payment).where('number', '=', order.number).execute();
    // Refunds and disputes may have been told before the payment that they are of.
    const isLinked =
      reference !== undefined &&
      (await linkRefundsAndDisputes(records, order.number, { provider, payment: reference }));
    const present = isLinked ? await updateRefundState(records, order.number, { source: provider, now }) : order;
    if (present.state === 'refunded') await updateStateBeforeRefund(records, order.number, to);
    else
      await applyStateChange(records, present, { event: event.event, from: present.state, to, source: provider, now });
    return 'applied';
  });
}

/** Notes that the money of a pending order is on its way, and leaves it the time that takes: no clock gives it up. */
export async function markPaymentSubmitted(db: Database, number: OrderNumber, now: Date): Promise<void> {
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

/** Notes that a paid order is on its way. Refused is one whose money a bank asks for (docs/product.md 14.15). */
export function fulfilOrder(db: Database, number: OrderNumber, now: Date): Promise<Result<OrderState, ChangeCode>> {
  return changeOrder(db, number, 'fulfil', 'owner', now);
}

/** Gives up an order that nobody has paid. */
export function cancelOrder(
  db: Database,
  number: OrderNumber,
  source: 'shopper' | 'owner' | 'other checkout',
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  return changeOrder(db, number, 'cancel', source, now);
}

/** The orders whose time to pay has run out, the longest first. */
export function ordersToExpire(db: Database, now: Date): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['pending', 'failed'])
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .execute();
}

/** Gives up an order because its time has run out, unless something has happened to it since. */
export async function expireOrder(db: Database, number: OrderNumber, now: Date): Promise<void> {
  await atomically(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order || order.expires_at > now.toISOString()) return;
    const { state: from } = order;
    const to = transition(from, 'expire');
    if (to) await applyStateChange(records, order, { event: 'expire', from, to, source: 'clock', now });
  });
}

/** The same within a transaction. */
export function fulfilInTransaction(
  records: Records,
  number: OrderNumber,
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  return changeWithin(records, number, 'fulfil', 'owner', now);
}

function changeOrder(db: Database, number: OrderNumber, event: OrderEventType, source: string, now: Date) {
  return transact<OrderState, ChangeCode>(db, (records) => changeWithin(records, number, event, source, now));
}

async function changeWithin(
  records: Records,
  number: OrderNumber,
  event: OrderEventType,
  source: string,
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  const order = await lockOrder(records, number);
  if (!order) return reject({ code: 'unknown-order' });
  const { state: from } = order;
  const to = transition(from, event);
  if (!to) return reject({ code: 'order-state', state: from });
  if (event === 'fulfil' && order.open_dispute !== null) {
    return reject({ code: 'order-disputed', dispute: order.open_dispute });
  }
  await applyStateChange(records, order, { event, from, to, source, now });
  return accept(to);
}

function livemodeOf({ isLive }: PaymentEvent): 0 | 1 | undefined {
  if (isLive === undefined) return undefined;
  return isLive ? 1 : 0;
}

/** Whether money is another order's by its payment or its session: one payment pays one order. */
async function belongsToAnotherOrder(records: Records, order: OrderRow, event: PaymentEvent): Promise<boolean> {
  const { number, payment_session: ownSession } = order;
  const { provider, reference, session, sessionOrder } = event;
  if (event.event !== 'payment-succeeded') return false;
  if (sessionOrder !== undefined && sessionOrder !== number) return true;
  const isOthers = async (column: 'payment_reference' | 'payment_session', value: string) =>
    (await records
      .selectFrom('orders')
      .select('number')
      .where(column, '=', value)
      .where('payment_provider', '=', provider)
      .where('number', '!=', number)
      .executeTakeFirst()) !== undefined;
  if (reference !== undefined && (await isOthers('payment_reference', reference))) return true;
  return session !== undefined && session !== ownSession && isOthers('payment_session', session);
}

/** What is wrong with a word, if anything. */
function mismatchOf(order: OrderRow, { event, amountCents, currency, provider }: PaymentEvent) {
  if (order.payment_provider !== null && order.payment_provider !== provider) return 'wrong-provider';
  if (event === 'payment-succeeded' && (amountCents !== order.total_cents || currency !== order.currency))
    return 'wrong-amount';
  return undefined;
}

/** Moves on what a refunded order would be but for its refund, and is again should that fail. */
async function updateStateBeforeRefund(records: Records, number: OrderNumber, to: OrderState): Promise<void> {
  await records.updateTable('orders').set({ state_before_refund: to }).where('number', '=', number).execute();
}
