import 'server-only';
import { type ExpressionBuilder } from 'kysely';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { accept, reject, type Result } from '@/domain/result';
import { atomically, transact } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { issueInvoices } from '@/server/invoices/issue';
import { applyStateChange } from './apply-state-change';
import { isAllWithdrawn, whereAllWithdrawn } from './claimed-units';
import { type PaymentOutcome, recordPaymentDelivery } from './payment-delivery';
import { lockKnownOrder, lockOrder } from './history';
import { announceStock } from '@/server/stock/announce-stock';
import { orderedWatches } from '@/server/stock/reservations';
import { RESERVED_MS, RESERVED_PAYING_MS } from '@/server/stock/reservation-bounds';
import { linkRefundsAndDisputes, updateRefundState } from './refund-state';
import { type OrderEventType, type OrderState, transition } from '@/domain/order-states';

/** How long an order waits for a delayed payment method, in ms: longer than any takes. */
const DELAYED_PAYMENT_MS = 30 * 24 * 60 * 60_000;

/** A payment provider's event about an order. Its id is the provider's, the same at every delivery. */
export type PaymentEvent = {
  provider: string;
  id: string;
  orderNumber: OrderNumber;
  event: 'payment-succeeded' | 'payment-failed' | 'expire';
  amountCents: number;
  /** ISO 4217, lower case as in Stripe's API. */
  currency: string;
  /** The provider's payment id; refunds refer to it. */
  reference?: string;
  /** The paid session, and the order number that the provider stores with it, if known. */
  session?: string;
  sessionOrder?: string;
  /** True for real money, false for the provider's test mode; undefined if the provider has no test mode. */
  isLive?: boolean;
};

/**
 * Why an order cannot change. `order-state`: its state does not allow the change. `order-disputed`: a dispute is open.
 * `order-cancelled`, `order-withdrawn`: its shopper has cancelled it or withdrawn from all of it.
 */
export type ChangeCode = 'unknown-order' | 'order-state' | 'order-disputed' | 'order-cancelled' | 'order-withdrawn';

/** Saves an order's payment session unless it has one, and returns the saved one: the first of parallel calls wins. */
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
 * Keeps an unpaid order's units reserved because its payment has begun: for half an hour from its placing, and for ten
 * minutes from now. A later end stays: an order by phone is reserved for a day. A first attempt alone does not keep the
 * units of an order over its bounds (docs/product.md 25.12).
 *
 * @returns true if the units stay reserved.
 */
export async function markPaymentBegun(
  db: Database,
  number: OrderNumber,
  progress: 'tried' | 'under-way',
  now: Date,
): Promise<boolean> {
  return atomically(db, async (records) => {
    const { created_at: at, reserved_until: until } = await lockKnownOrder(records, number);
    if (progress === 'tried' && until <= at) return false;
    const ends = Math.max(Date.parse(until), Date.parse(at) + RESERVED_PAYING_MS, now.getTime() + RESERVED_MS);
    const reserved = { reserved_until: new Date(ends).toISOString() };
    await records.updateTable('orders').set(reserved).where('number', '=', number).execute();
    return true;
  });
}

/**
 * Applies a payment event. Events may arrive in any order and repeatedly. A payment of a wrong amount or currency, or
 * of another order, is recorded for the owner's review and changes nothing else.
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
    // Refunds and disputes may arrive before the event of their payment.
    const isLinked =
      reference !== undefined &&
      (await linkRefundsAndDisputes(records, order.number, { provider, payment: reference }));
    const present = isLinked ? await updateRefundState(records, order.number, { source: provider, now }) : order;
    if (present.state === 'refunded') await recordPaymentOfRefunded(records, order.number, to, now);
    else
      await applyStateChange(records, present, { event: event.event, from: present.state, to, source: provider, now });
    return 'applied';
  });
}

/** Marks a pending order as paid by a delayed method, and extends its expiry to the time that such a method takes. */
export async function markPaymentSubmitted(db: Database, number: OrderNumber, now: Date): Promise<void> {
  await atomically(db, async (records) => {
    if (!(await lockOrder(records, number))) return;
    await announceStock(records, await orderedWatches(records, number), now, () =>
      records
        .updateTable('orders')
        .set((row) => ({
          expires_at: new Date(now.getTime() + DELAYED_PAYMENT_MS).toISOString(),
          payment_submitted_at: row.fn.coalesce('payment_submitted_at', row.val(now.toISOString())),
        }))
        .where('number', '=', number)
        .where('state', '=', 'pending')
        .execute(),
    );
  });
}

/** Marks a paid order as fulfilled. Rejects an order with an open dispute (docs/product.md 14.15). */
export function fulfilOrder(db: Database, number: OrderNumber, now: Date): Promise<Result<OrderState, ChangeCode>> {
  return changeOrder(db, number, 'fulfil', 'owner', now);
}

/** Cancels an unpaid order. */
export function cancelOrder(
  db: Database,
  number: OrderNumber,
  source: 'shopper' | 'owner' | 'other checkout',
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  return changeOrder(db, number, 'cancel', source, now);
}

/** Lists unpaid orders past their expiry time, oldest expiry first. */
export function ordersToExpire(db: Database, now: Date): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['pending', 'failed'])
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .execute();
}

/** Expires an order that is past its expiry time and still unpaid. */
export async function expireOrder(db: Database, number: OrderNumber, now: Date): Promise<void> {
  await atomically(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order || order.expires_at > now.toISOString()) return;
    const { state: from } = order;
    const to = transition(from, 'expire');
    if (to) await applyStateChange(records, order, { event: 'expire', from, to, source: 'clock', now });
  });
}

/** Does the same as {@link fulfilOrder} in a given transaction. */
export function fulfilInTransaction(
  records: DatabaseTransaction,
  number: OrderNumber,
  now: Date,
): Promise<Result<OrderState, ChangeCode>> {
  return changeWithin(records, number, 'fulfil', 'owner', now);
}

function changeOrder(db: Database, number: OrderNumber, event: OrderEventType, source: string, now: Date) {
  return transact<OrderState, ChangeCode>(db, (records) => changeWithin(records, number, event, source, now));
}

async function changeWithin(
  records: DatabaseTransaction,
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
  if (event === 'fulfil') {
    const held = reasonToHold(order);
    if (!held.ok) return held;
    if (await isAllWithdrawn(records, number)) return reject({ code: 'order-withdrawn' });
    // Sending implies packing.
    const packed = { packed_at: order.packed_at ?? now.toISOString() };
    await records.updateTable('orders').set(packed).where('number', '=', number).execute();
  }
  await applyStateChange(records, order, { event, from, to, source, now });
  return accept(to);
}

/** Rejects an order that must be neither packed nor sent: its bank disputes the payment, or its shopper cancelled it. */
export function reasonToHold(order: OrderRow): Result<void, 'order-disputed' | 'order-cancelled'> {
  if (order.open_dispute !== null) return reject({ code: 'order-disputed', dispute: order.open_dispute });
  return order.cancel_requested_at === null ? accept(undefined) : reject({ code: 'order-cancelled' });
}

/** Selects the paid orders that can be sent: those to pack and to send. */
export const isToSend = (row: ExpressionBuilder<Schema, 'orders'>) =>
  row.and([
    row('state', '=', 'paid'),
    row('open_dispute', 'is', null),
    row('cancel_requested_at', 'is', null),
    row.not(whereAllWithdrawn(row)),
  ]);

function livemodeOf({ isLive }: PaymentEvent): 0 | 1 | undefined {
  if (isLive === undefined) return undefined;
  return isLive ? 1 : 0;
}

/** True if a payment belongs to another order by its payment id or its session: one payment pays one order. */
async function belongsToAnotherOrder(
  records: DatabaseTransaction,
  order: OrderRow,
  event: PaymentEvent,
): Promise<boolean> {
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

/** Returns how an event contradicts its order, if it does. */
function mismatchOf(order: OrderRow, { event, amountCents, currency, provider }: PaymentEvent) {
  if (order.payment_provider !== null && order.payment_provider !== provider) return 'wrong-provider';
  if (event === 'payment-succeeded' && (amountCents !== order.total_cents || currency !== order.currency))
    return 'wrong-amount';
  return undefined;
}

/**
 * Changes the state that a refunded order returns to if its refund fails. The payment and the refund that came before it
 * both get their documents.
 */
async function recordPaymentOfRefunded(
  records: DatabaseTransaction,
  number: OrderNumber,
  to: OrderState,
  now: Date,
): Promise<void> {
  await records.updateTable('orders').set({ state_before_refund: to }).where('number', '=', number).execute();
  if (to !== 'paid') return;
  const documents = await issueInvoices(records, number, now);
  await publish(records, 'refunds-updated', { order: number, isByHand: false, documents }, now);
}
