import 'server-only';
import { type Selectable } from 'kysely';
import { isLaterWord } from '@/domain/disputes';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type Records } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { lockOrder } from './history';
import { linkRefundsAndDisputes, updateRefundState } from './refund-state';

export type DisputeRow = Selectable<Schema['disputes']>;

/** What the provider says of a dispute. */
export type DisputeUpdate = {
  provider: string;
  id: string;
  /** Where nobody has said yet whose payment it is, it waits for that. */
  orderNumber?: OrderNumber;
  payment?: string;
  /** As the provider names it (`domain/disputes.ts`). */
  state: string;
  reason: string;
  amountCents: number;
  currency: string;
  /** In UTC; null where the bank takes no answer. */
  evidenceDueBy: string | null;
  /** When it began, and when this was said of it, in UTC. */
  createdAt: string;
  reportedAt: string;
};

/**
 * Takes the provider's word on a dispute: any number of times, in any order, also before the payment's own word. What was
 * said last of it counts (docs/product.md 14.15). The owner is told of it when it begins and when it is closed.
 */
export function recordDispute(
  db: Database,
  word: DisputeUpdate,
  now: Date,
): Promise<'applied' | 'no-change' | 'unknown-order'> {
  return atomically(db, async (records) => {
    const order = word.orderNumber === undefined ? undefined : await lockOrder(records, word.orderNumber);
    const kept = await saveDispute(records, order, word);
    const isLinked =
      order !== undefined &&
      word.payment !== undefined &&
      (await linkRefundsAndDisputes(records, order.number, { provider: word.provider, payment: word.payment }));
    if (kept) await publish(records, 'dispute-updated', { dispute: kept }, now);
    if (!order) return 'unknown-order';
    if (!kept && !isLinked) return 'no-change';
    await updateRefundState(records, order.number, { source: word.provider, now });
    return 'applied';
  });
}

/** Keeps what a word says of a dispute; undefined where as much was known. */
async function saveDispute(
  records: Records,
  order: OrderRow | undefined,
  word: DisputeUpdate,
): Promise<DisputeRow | undefined> {
  const { provider, id, payment, state, reason, amountCents, currency, evidenceDueBy, createdAt, reportedAt } = word;
  const said = {
    state,
    reason,
    amount_cents: amountCents,
    currency,
    evidence_due_by: evidenceDueBy,
    reported_at: reportedAt,
  };
  const whose = { order_number: order?.number ?? null, payment_reference: payment ?? null };
  const inserted = await records
    .insertInto('disputes')
    .values({ provider, id, ...whose, ...said, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  const known = await lockDispute(records, word);
  if (!isLaterWord(word, { state: known.state, reportedAt: known.reported_at })) return undefined;
  return records
    .updateTable('disputes')
    .set(said)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Reads a dispute and keeps it from changing until the transaction ends. */
function lockDispute(records: Records, { provider, id }: DisputeUpdate): Promise<DisputeRow> {
  return records
    .updateTable('disputes')
    .set((row) => ({ reported_at: row.ref('reported_at') }))
    .where('provider', '=', provider)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
