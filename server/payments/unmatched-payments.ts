import 'server-only';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { type StripePaymentEvent } from './stripe-events';

/** A parsed Stripe event with its id. `isLive` is true for real money. */
export type StripeDelivery = { id: string; isLive: boolean; event: StripePaymentEvent };

/**
 * `unmatched`: saved. `unknown-order`: no money has moved. `not-ours`: a sale of another business on the same Stripe
 * account.
 */
export type UnmatchedOutcome = 'unmatched' | 'duplicate' | 'unknown-order' | 'not-ours';

/** Events that move no money. */
const withoutMoney: ReadonlySet<StripePaymentEvent['type']> = new Set(['processing', 'payment-failed', 'expire']);

/**
 * Saves a payment event whose order is not in the database, for instance after a restore, and publishes
 * `payment-unmatched` (docs/product.md 16.10). An event belongs to this shop if it has one of its order numbers, or if an
 * event of the same payment is saved.
 */
export function recordUnmatchedPayment(
  db: Database,
  { id, isLive, event }: StripeDelivery,
  now: Date,
): Promise<UnmatchedOutcome> {
  return atomically(db, async (records) => {
    const payment = event.payment ?? event.session ?? event.order ?? id;
    const isOurs = event.order !== undefined || (await isSaved(records, payment));
    if (!isOurs) return 'not-ours';
    if (withoutMoney.has(event.type)) return 'unknown-order';
    const key = { provider: 'stripe', id, payment, livemode: isLive ? (1 as const) : (0 as const) };
    const saved = await records
      .insertInto('unmatched_payments')
      .values({ ...key, event: JSON.stringify(event), received_at: now.toISOString(), matched_at: null })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) return 'duplicate';
    const { type, order, amountCents, currency } = event;
    await publish(records, 'payment-unmatched', { payment, isLive, type, order, amountCents, currency }, now);
    return 'unmatched';
  });
}

/** Lists the unmatched events of live or test mode, oldest first. */
export async function listUnmatchedPayments(db: Database, isLive: boolean): Promise<StripeDelivery[]> {
  const rows = await db
    .selectFrom('unmatched_payments')
    .select(['id', 'event'])
    .where('provider', '=', 'stripe')
    .where('livemode', '=', isLive ? 1 : 0)
    .where('matched_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  // Only recordUnmatchedPayment writes this column.
  return rows.map(({ id, event }) => ({ id, isLive, event: JSON.parse(event) as StripePaymentEvent }));
}

/** Marks an unmatched event as applied to its order. */
export async function markMatched(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('unmatched_payments')
    .set({ matched_at: now.toISOString() })
    .where('provider', '=', 'stripe')
    .where('id', '=', id)
    .execute();
}

async function isSaved(records: Database, payment: string): Promise<boolean> {
  const rows = records.selectFrom('unmatched_payments').select('id').where('payment', '=', payment).limit(1);
  return (await rows.executeTakeFirst()) !== undefined;
}
