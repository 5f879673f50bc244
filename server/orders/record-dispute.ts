import 'server-only';
import { type Selectable } from 'kysely';
import { isLaterEvent } from '@/domain/disputes';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { lockOrder } from './history';
import { linkRefundsAndDisputes, updateRefundState } from './refund-state';

export type DisputeRow = Selectable<Schema['disputes']>;

/** State of a dispute as the payment provider reports it. */
export type DisputeUpdate = {
  provider: string;
  id: string;
  /** Undefined until the payment's order is known; the payment's event then links the dispute. */
  orderNumber?: OrderNumber;
  payment?: string;
  /** As the provider names it (`domain/disputes.ts`). */
  state: string;
  reason: string;
  amountCents: number;
  currency: string;
  /** UTC; null if the bank accepts no evidence. */
  evidenceDueBy: string | null;
  /** When the dispute was opened, and when the provider reported this state, in UTC. */
  createdAt: string;
  reportedAt: string;
};

/**
 * Saves a dispute update. Updates may arrive repeatedly, in any order and before the payment's event; the latest report
 * wins (docs/product.md 14.15). It publishes `dispute-updated`, which notifies the owner.
 */
export function recordDispute(
  db: Database,
  update: DisputeUpdate,
  now: Date,
): Promise<'applied' | 'no-change' | 'unknown-order'> {
  return atomically(db, async (records) => {
    const order = update.orderNumber === undefined ? undefined : await lockOrder(records, update.orderNumber);
    const saved = await saveDispute(records, order, update);
    const isLinked =
      order !== undefined &&
      update.payment !== undefined &&
      (await linkRefundsAndDisputes(records, order.number, { provider: update.provider, payment: update.payment }));
    if (saved) await publish(records, 'dispute-updated', { dispute: saved }, now);
    if (!order) return 'unknown-order';
    if (!saved && !isLinked) return 'no-change';
    await updateRefundState(records, order.number, { source: update.provider, now });
    return 'applied';
  });
}

/** Saves an update; undefined if it is not newer than the saved one. */
async function saveDispute(
  records: DatabaseTransaction,
  order: OrderRow | undefined,
  update: DisputeUpdate,
): Promise<DisputeRow | undefined> {
  const { provider, id, payment, state, reason, amountCents, currency, evidenceDueBy, createdAt, reportedAt } = update;
  const reported = {
    state,
    reason,
    amount_cents: amountCents,
    currency,
    evidence_due_by: evidenceDueBy,
    reported_at: reportedAt,
  };
  const links = { order_number: order?.number ?? null, payment_reference: payment ?? null };
  const inserted = await records
    .insertInto('disputes')
    .values({ provider, id, ...links, ...reported, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  const known = await lockDispute(records, update);
  if (!isLaterEvent(update, { state: known.state, reportedAt: known.reported_at })) return undefined;
  return records
    .updateTable('disputes')
    .set(reported)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Reads a dispute and locks its row until the transaction ends. */
function lockDispute(records: DatabaseTransaction, { provider, id }: DisputeUpdate): Promise<DisputeRow> {
  return records
    .updateTable('disputes')
    .set((row) => ({ reported_at: row.ref('reported_at') }))
    .where('provider', '=', provider)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
