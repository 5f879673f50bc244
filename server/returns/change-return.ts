import 'server-only';
import { accept, reject, type Result } from '@/domain/result';
import {
  type ReturnEvent,
  type ReturnKind,
  type ReturnNumber,
  type ReturnState,
  returnTransition,
} from '@/domain/return-states';
import { watchKey } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { type DomainEvents } from '@/server/events/domain-events';
import { publish, type Feature } from '@/server/events/registry';
import { linesOf, refundedFor, type ReturnDetails, type ReturnRow, returnsOf } from '@/server/orders/claimed-units';
import { lockKnownOrder } from '@/server/orders/history';
import { findKnownOrder } from '@/server/orders/read';
import { findReturn } from './read';
import { announceStock } from '@/server/stock/announce-stock';
import { orderedWatches, restockUnits } from '@/server/stock/reservations';

/**
 * A step that the owner records; the shopper can record `send` too. `saleable` puts received units back into the stock, `tracking` is
 * the parcel's number.
 */
export type OwnerStep =
  | { event: 'accept' | 'refuse' | 'inspect'; answer: string }
  | { event: 'send'; tracking?: string }
  | { event: 'receive'; saleable: boolean };

export type StepCode = 'no-such-return' | 'return-state' | 'already-received';

/** Records a step of a withdrawal or return, and publishes it for the emails. */
export function stepReturn(
  db: Database,
  kind: ReturnKind,
  number: ReturnNumber,
  step: OwnerStep,
  now: Date,
  source: 'owner' | 'shopper' = 'owner',
): Promise<Result<ReturnState, StepCode>> {
  return transact<ReturnState, StepCode>(db, async (records) => {
    const known = await findReturn(records, number);
    if (known?.kind !== kind) return reject({ code: 'no-such-return' });
    // The order's lock comes first everywhere, so that a refund and a step cannot deadlock.
    await lockKnownOrder(records, known.order_number);
    const found = (await returnsOf(records, known.order_number)).find((one) => one.number === number) ?? known;
    if (!returnTransition(kind, found.state, step.event))
      return reject({ code: 'return-state', returnState: found.state });
    if (step.event === 'receive' && found.received_at !== null) return reject({ code: 'already-received' });
    if (step.event === 'receive') {
      if (step.saleable) await restock(records, found, now);
      // If a refund fails later, the request returns to a state in which the goods are received.
      const before = found.state_before_refund && returnTransition(kind, found.state_before_refund, 'receive');
      if (before) await setFacts(records, number, { state_before_refund: before });
    }
    await setFacts(records, number, { ...factsOf(step, now.toISOString()), changed_at: now.toISOString() });
    const to = await changeReturn(records, found, step.event, { source, now });
    const order = known.order_number;
    await publish(records, 'return-changed', { order, number, event: step.event, by: source }, now);
    return accept(to);
  });
}

/** The columns that a step changes, apart from the state. */
function factsOf(step: OwnerStep, at: string): Partial<ReturnRow> {
  if (step.event === 'send') return { sent_at: at, tracking: step.tracking ?? '' };
  if (step.event === 'receive') return { received_at: at, restocked: step.saleable ? 1 : 0 };
  return step.answer === '' ? {} : { answer: step.answer };
}

async function setFacts(records: Database, number: ReturnNumber, facts: Partial<ReturnRow>): Promise<void> {
  await records.updateTable('return_requests').set(facts).where('number', '=', number).execute();
}

async function restock(
  records: DatabaseTransaction,
  { order_number: order, lines: returned }: ReturnDetails,
  now: Date,
): Promise<void> {
  const lines = await linesOf(records, order);
  const units = returned.flatMap(({ line, units }) => {
    const ordered = lines.find(({ position }) => position === line);
    return ordered ? [{ watch: watchKey({ catalogue: ordered.catalogue, id: ordered.watch_id }), units }] : [];
  });
  await announceStock(records, await orderedWatches(records, order), now, () =>
    restockUnits(records, order, units, now),
  );
}

type Cause = { source: string; now: Date };

/** Applies an allowed event to a request whose order is locked. @throws if the table has no such transition. */
export async function changeReturn(
  records: Database,
  { number, kind, state }: Pick<ReturnRow, 'number' | 'kind' | 'state'>,
  event: ReturnEvent,
  cause: Cause,
): Promise<ReturnState> {
  const to = returnTransition(kind, state, event);
  if (!to) throw new Error(`Return ${number} is ${state}: ${event} is not allowed.`);
  await saveState(records, number, { event, to, ...cause });
  return to;
}

type Recorded = Cause & { event: Schema['return_history']['event']; to: ReturnState };

async function saveState(records: Database, number: ReturnNumber, change: Recorded): Promise<void> {
  await setFacts(records, number, { state: change.to, changed_at: change.now.toISOString() });
  await recordReturnEvent(records, number, change);
}

/** Appends an event to a request's history. */
export async function recordReturnEvent(
  records: Database,
  number: ReturnNumber,
  { event, to, source, now }: Recorded,
): Promise<void> {
  const { count } = await records
    .selectFrom('return_history')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('return_number', '=', number)
    .executeTakeFirstOrThrow();
  await records
    .insertInto('return_history')
    .values({ return_number: number, sequence: Number(count), event, to_state: to, source, at: now.toISOString() })
    .execute();
}

/**
 * Updates an order's withdrawals and returns from its refunds (docs/product.md 36.3). The result depends on the saved
 * refunds only, so a refund that fails later also reverts the state.
 */
async function settleReturns(
  records: Database,
  { order: number }: DomainEvents['refunds-updated'],
  now: Date,
): Promise<void> {
  const requests = await returnsOf(records, number);
  if (requests.length === 0) return;
  const order = await findKnownOrder(records, number);
  for (const one of requests) {
    const before = one.state_before_refund ?? one.state;
    const cents = await refundedFor(records, one.number, ['pending', 'succeeded']);
    const isAllBack = order.state === 'refunded' || cents >= (one.value_cents ?? Infinity);
    const event = isAllBack ? (cents > 0 ? 'refund' : 'settle') : cents > 0 ? 'refund-part' : undefined;
    const to = event ? returnTransition(one.kind, before, event) : before;
    if (to === undefined || to === one.state) continue;
    const cause = { source: order.payment_provider ?? 'owner', now };
    await saveState(records, one.number, { event: event ?? 'refund-failed', to, ...cause });
    await setFacts(records, one.number, { state_before_refund: event ? before : null });
  }
}

/** Updates withdrawals and returns when the refunds of their order change, in the same transaction. */
export const returns: Feature = { handlers: { 'refunds-updated': settleReturns } };
