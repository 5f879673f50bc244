import 'server-only';
import { type Selectable } from 'kysely';
import { earlierRefundStates } from '@/domain/refund-totals';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { type PaymentOutcome, recordPaymentDelivery } from './payment-delivery';
import { lockOrder } from './history';
import { linkRefundsAndDisputes, updateRefundState } from './refund-state';

export type RefundRow = Selectable<Schema['refunds']>;

/** State of one refund as the payment provider reports it. */
export type RefundUpdate = {
  provider: string;
  /** The provider's refund id. */
  id: string;
  /** The shop's key, if the shop requested the refund. */
  key?: string;
  /** Undefined until the payment's order is known; the payment's event then links the refund. */
  orderNumber?: OrderNumber;
  payment?: string;
  amountCents: number;
  currency: string;
  state: 'pending' | 'succeeded' | 'failed';
  /** When the refund was created, and when the provider reported this state, in UTC. */
  createdAt: string;
  reportedAt: string;
  /** Id of the event; undefined for the response to the shop's own request. */
  delivery?: string;
};

/** Total refunded so far of a payment, as the provider reports it. */
export type RefundTotal = {
  provider: string;
  orderNumber: OrderNumber;
  payment?: string;
  refundedCents: number;
  currency: string;
  delivery: string;
};

/**
 * Saves a refund update. Each refund counts once, in any order and number of updates; a failed one no longer counts
 * (docs/product.md 14.12). A refund of an unknown payment is saved until its order is known.
 */
export function recordRefund(db: Database, update: RefundUpdate, now: Date): Promise<PaymentOutcome> {
  return atomically(db, async (records) => {
    const order = await orderOf(records, update);
    const mismatch = order && mismatchOf(order, update);
    if (order && mismatch) return deliver(records, order, update, mismatch, now);
    const isNew = await saveRefund(records, order, update);
    if (!order) return 'unknown-order';
    const isLinked = await link(records, order, update);
    const outcome = update.state === 'failed' ? 'refund-failed' : isNew || isLinked ? 'applied' : 'no-change';
    const recorded = await deliver(records, order, update, outcome, now);
    if (!isNew && !isLinked) return recorded;
    await updateRefundState(records, order.number, { source: update.provider, now });
    if (update.state === 'failed') {
      const { id: refund, amountCents, currency, provider } = update;
      const failed = { order: order.number, refund, amountCents, currency, provider };
      await publish(records, 'refund-failed', failed, now);
    }
    return recorded;
  });
}

/**
 * Saves the refunded total of a payment (Stripe's `charge.refunded`). It counts the part that no refund update
 * explains until that refund's own event arrives.
 */
export function recordRefundTotal(db: Database, total: RefundTotal, now: Date): Promise<PaymentOutcome> {
  return atomically(db, async (records) => {
    const order = await lockOrder(records, total.orderNumber);
    if (!order) return 'unknown-order';
    const { refundedCents: amountCents } = total;
    const mismatch = mismatchOf(order, { ...total, amountCents });
    if (mismatch) return deliver(records, order, { ...total, amountCents }, mismatch, now);
    const isNew = amountCents > order.provider_refunded_cents;
    const isLinked = await link(records, order, total);
    const outcome = await deliver(records, order, { ...total, amountCents }, isNew ? 'applied' : 'no-change', now);
    if (isNew) {
      const reported = { provider_refunded_cents: amountCents };
      await records.updateTable('orders').set(reported).where('number', '=', order.number).execute();
    }
    if (isNew || isLinked) await updateRefundState(records, order.number, { source: total.provider, now });
    return outcome;
  });
}

async function orderOf(records: DatabaseTransaction, { orderNumber, provider, payment }: RefundUpdate) {
  if (orderNumber !== undefined) return lockOrder(records, orderNumber);
  if (payment === undefined) return undefined;
  const found = await records
    .selectFrom('orders')
    .select('number')
    .where('payment_provider', '=', provider)
    .where('payment_reference', '=', payment)
    .executeTakeFirst();
  return found && lockOrder(records, found.number);
}

/** Returns how an update contradicts its order, if it does. Manual refunds have the provider `owner`. */
function mismatchOf(order: OrderRow, update: { provider: string; amountCents: number; currency: string }) {
  const isElsewhere = order.payment_provider !== null && order.payment_provider !== update.provider;
  if (isElsewhere && update.provider !== 'owner') return 'wrong-provider';
  return update.currency !== order.currency || update.amountCents > order.total_cents ? 'wrong-amount' : undefined;
}

/** Saves an update. True if it changes the saved refund. */
async function saveRefund(
  records: DatabaseTransaction,
  order: OrderRow | undefined,
  update: RefundUpdate,
): Promise<boolean> {
  const { provider, id, key = id, payment, amountCents, currency, state, createdAt, reportedAt } = update;
  const reported = { provider, id, amount_cents: amountCents, state, changed_at: reportedAt };
  const links = { order_number: order?.number ?? null, payment_reference: payment ?? null };
  const inserted = await records
    .insertInto('refunds')
    .values({ key, ...reported, ...links, currency, request: null, line: null, units: null, created_at: createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return true;
  const isClaimed = order !== undefined && (await claim(records, key, order.number));
  const changed = await records
    .updateTable('refunds')
    .set(reported)
    .where('key', '=', key)
    .where('state', 'in', earlierRefundStates(state))
    .returning('key')
    .executeTakeFirst();
  return isClaimed || changed !== undefined;
}

/** Links a refund without an order to an order. True if it had none. */
async function claim(records: DatabaseTransaction, key: string, number: OrderNumber): Promise<boolean> {
  const claimed = await records
    .updateTable('refunds')
    .set({ order_number: number })
    .where('key', '=', key)
    .where('order_number', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Saves the payment id of an order and links the payment's refunds and disputes. True if it linked any. */
async function link(
  records: DatabaseTransaction,
  { number, payment_reference: known }: OrderRow,
  { provider, payment }: Pick<RefundUpdate, 'provider' | 'payment'>,
): Promise<boolean> {
  if (payment === undefined) return false;
  if (known === null) {
    const paid = { payment_provider: provider, payment_reference: payment };
    await records.updateTable('orders').set(paid).where('number', '=', number).execute();
  }
  return linkRefundsAndDisputes(records, number, { provider, payment });
}

async function deliver(
  records: DatabaseTransaction,
  order: OrderRow,
  update: Pick<RefundUpdate, 'provider' | 'delivery' | 'amountCents' | 'currency'> & { state?: RefundUpdate['state'] },
  outcome: PaymentOutcome,
  now: Date,
): Promise<PaymentOutcome> {
  if (update.delivery === undefined) return outcome;
  const event = update.state === 'failed' ? 'refund-failed' : 'payment-refunded';
  const delivery = { ...update, id: update.delivery, orderNumber: order.number, event } as const;
  return (await recordPaymentDelivery(records, delivery, outcome, now)) ? outcome : 'duplicate';
}
