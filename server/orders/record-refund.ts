import 'server-only';
import { type Selectable } from 'kysely';
import { statesBefore } from '@/domain/money-back';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type Records } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { type PaymentOutcome, recordPaymentDelivery } from './payment-delivery';
import { lockOrder } from './history';
import { linkRefundsAndDisputes, updateRefundState } from './refund-state';

export type RefundRow = Selectable<Schema['refunds']>;

/** What the provider says of one refund. */
export type RefundUpdate = {
  provider: string;
  /** The provider's id of the refund. */
  id: string;
  /** The shop's own key, where the shop has asked for it. */
  key?: string;
  /** Where nobody says whose it is, it waits for the word of the payment. */
  orderNumber?: OrderNumber;
  payment?: string;
  amountCents: number;
  currency: string;
  state: 'pending' | 'succeeded' | 'failed';
  /** When it was made, and when this was said of it, in UTC. */
  createdAt: string;
  reportedAt: string;
  /** The delivery that the word came with; none for an answer to the shop's own question. */
  delivery?: string;
};

/** What the provider says has gone back so far of the whole payment. */
export type RefundTotal = {
  provider: string;
  orderNumber: OrderNumber;
  payment?: string;
  refundedCents: number;
  currency: string;
  delivery: string;
};

/**
 * Takes the provider's word on a refund: each refund counts once, in any order and number of words, and one that fails
 * counts no more (docs/product.md 14.12). A word on a payment that no order has is kept for the order that will.
 */
export function recordRefund(db: Database, word: RefundUpdate, now: Date): Promise<PaymentOutcome> {
  return atomically(db, async (records) => {
    const order = await orderOf(records, word);
    const mismatch = order && mismatchOf(order, word);
    if (order && mismatch) return deliver(records, order, word, mismatch, now);
    const isNew = await saveRefund(records, order, word);
    if (!order) return 'unknown-order';
    const isLinked = await link(records, order, word);
    const outcome = word.state === 'failed' ? 'refund-failed' : isNew || isLinked ? 'applied' : 'no-change';
    const told = await deliver(records, order, word, outcome, now);
    if (!isNew && !isLinked) return told;
    await updateRefundState(records, order.number, { source: word.provider, now });
    if (word.state === 'failed') {
      const { id: refund, amountCents, provider } = word;
      await publish(records, 'refund-failed', { order: order.number, refund, amountCents, provider }, now);
    }
    return told;
  });
}

/**
 * Takes the provider's word on how much has gone back of a payment in all. It counts what no refund has been told of
 * yet: of this, the sum is known before the refunds are.
 */
export function recordRefundTotal(db: Database, word: RefundTotal, now: Date): Promise<PaymentOutcome> {
  return atomically(db, async (records) => {
    const order = await lockOrder(records, word.orderNumber);
    if (!order) return 'unknown-order';
    const { refundedCents: amountCents } = word;
    const mismatch = mismatchOf(order, { ...word, amountCents });
    if (mismatch) return deliver(records, order, { ...word, amountCents }, mismatch, now);
    const isNew = amountCents > order.provider_refunded_cents;
    const isLinked = await link(records, order, word);
    const outcome = await deliver(records, order, { ...word, amountCents }, isNew ? 'applied' : 'no-change', now);
    if (isNew) {
      const told = { provider_refunded_cents: amountCents };
      await records.updateTable('orders').set(told).where('number', '=', order.number).execute();
    }
    if (isNew || isLinked) await updateRefundState(records, order.number, { source: word.provider, now });
    return outcome;
  });
}

async function orderOf(records: Records, { orderNumber, provider, payment }: RefundUpdate) {
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

/** What the owner sends by hand is of no payment provider. */
function mismatchOf(order: OrderRow, word: { provider: string; amountCents: number; currency: string }) {
  const isElsewhere = order.payment_provider !== null && order.payment_provider !== word.provider;
  if (isElsewhere && word.provider !== 'owner') return 'wrong-provider';
  return word.currency !== order.currency || word.amountCents > order.total_cents ? 'wrong-amount' : undefined;
}

/** Keeps what a word says of a refund. True where it says more than was known. */
async function saveRefund(records: Records, order: OrderRow | undefined, word: RefundUpdate): Promise<boolean> {
  const { provider, id, key = id, payment, amountCents, currency, state, createdAt, reportedAt } = word;
  const said = { provider, id, amount_cents: amountCents, state, changed_at: reportedAt };
  const whose = { order_number: order?.number ?? null, payment_reference: payment ?? null };
  const inserted = await records
    .insertInto('refunds')
    .values({ key, ...said, ...whose, currency, request: null, line: null, units: null, created_at: createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return true;
  const isClaimed = order !== undefined && (await claim(records, key, order.number));
  const changed = await records
    .updateTable('refunds')
    .set(said)
    .where('key', '=', key)
    .where('state', 'in', statesBefore(state))
    .returning('key')
    .executeTakeFirst();
  return isClaimed || changed !== undefined;
}

/** Gives a refund that nobody's was to an order. True where it was nobody's. */
async function claim(records: Records, key: string, number: OrderNumber): Promise<boolean> {
  const claimed = await records
    .updateTable('refunds')
    .set({ order_number: number })
    .where('key', '=', key)
    .where('order_number', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Remembers what the provider calls the payment, and finds what else has been told of it. */
async function link(
  records: Records,
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
  records: Records,
  order: OrderRow,
  word: Pick<RefundUpdate, 'provider' | 'delivery' | 'amountCents' | 'currency'> & { state?: RefundUpdate['state'] },
  outcome: PaymentOutcome,
  now: Date,
): Promise<PaymentOutcome> {
  if (word.delivery === undefined) return outcome;
  const event = word.state === 'failed' ? 'refund-failed' : 'payment-refunded';
  const delivery = { ...word, id: word.delivery, orderNumber: order.number, event } as const;
  return (await recordPaymentDelivery(records, delivery, outcome, now)) ? outcome : 'duplicate';
}
