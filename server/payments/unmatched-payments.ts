import 'server-only';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { type StripePaymentEvent } from './stripe-events';

/** What an event of Stripe's says, with its id and whether real money has moved. */
export type StripeDelivery = { id: string; isLive: boolean; word: StripePaymentEvent };

/** What becomes of such a word. `not-ours`: another business on the same account has sold something. */
export type UnmatchedOutcome = 'orphan' | 'duplicate' | 'unknown-order' | 'not-ours';

/** Words that no money has moved by. */
const withoutMoney: ReadonlySet<StripePaymentEvent['type']> = new Set(['processing', 'payment-failed', 'expire']);

/**
 * Keeps money that no order is known for, after a restore for instance, and tells the owner, once for each payment
 * (docs/product.md 16.10). A word is the shop's own when it names an order as this shop numbers them, or a payment of
 * which such a word is kept.
 */
export function recordUnmatchedPayment(
  db: Database,
  { id, isLive, word }: StripeDelivery,
  now: Date,
): Promise<UnmatchedOutcome> {
  return atomically(db, async (records) => {
    const payment = word.payment ?? word.session ?? word.order ?? id;
    const isOurs = word.order !== undefined || (await isKept(records, payment));
    if (!isOurs) return 'not-ours';
    if (withoutMoney.has(word.type)) return 'unknown-order';
    const event = { provider: 'stripe', id, payment, livemode: isLive ? (1 as const) : (0 as const) };
    const kept = await records
      .insertInto('unmatched_payments')
      .values({ ...event, event: JSON.stringify(word), received_at: now.toISOString(), matched_at: null })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return 'duplicate';
    const { type, order, amountCents, currency } = word;
    await publish(records, 'payment-unmatched', { payment, isLive, type, order, amountCents, currency }, now);
    return 'orphan';
  });
}

/** The words of this mode that wait for their order, in the order they came in. */
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
  // Written by keepOrphan and by nobody else.
  return rows.map(({ id, event }) => ({ id, isLive, word: JSON.parse(event) as StripePaymentEvent }));
}

/** Notes that a word's order was there after all. */
export async function markMatched(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('unmatched_payments')
    .set({ matched_at: now.toISOString() })
    .where('provider', '=', 'stripe')
    .where('id', '=', id)
    .execute();
}

async function isKept(records: Database, payment: string): Promise<boolean> {
  const kept = records.selectFrom('unmatched_payments').select('id').where('payment', '=', payment).limit(1);
  return (await kept.executeTakeFirst()) !== undefined;
}
