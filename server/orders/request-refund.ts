import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Currency } from '@/domain/currency';
import { decimalOf } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
import { isPaid } from '@/domain/order-states';
import { centsOfUnits, paidPerLine } from '@/domain/refund-shares';
import { accept, reject, type Result } from '@/domain/result';
import { claimsUnits, type ReturnNumber, returnTransition } from '@/domain/return-states';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { inSnapshot, transact } from '@/server/database/transact';
import { hasRefund, linesOf, refundedFor, returnsOf, returnValue, unitRecordsOf, unitsOf } from './claimed-units';
import { lockOrder } from './history';
import { refundSumsOf } from './refund-state';
import { type RefundRow } from './record-refund';

/**
 * The part of an order that the owner refunds. `line` counts from 1; without `units`, all units of the line that are
 * not refunded yet. `return` pays a withdrawal or return: `cents`, or all that is left of its value.
 */
export type RefundRequest =
  | { kind: 'all' }
  | { kind: 'amount'; cents: number }
  | { kind: 'line'; line: number; units?: number }
  | { kind: 'return'; number: ReturnNumber; cents?: number };

/**
 * Why no refund is made. `refund-unfinished`: another refund of the order has to be finished first. `refund-just-made`:
 * the same refund was made within the last minute, probably by a repeated command.
 */
export type RefundCode =
  | 'refund-just-made'
  | 'unknown-order'
  | 'order-state'
  | 'order-disputed'
  | 'refund-too-much'
  | 'refund-unfinished'
  | 'no-such-line'
  | 'no-such-return'
  | 'return-state'
  | 'sum-changed';

/** Window in which the same refund, return or entry counts as an accidental repetition, in ms. */
export const REPEAT_WINDOW_MS = 60_000;

type Part = {
  amountCents: number;
  line: number | null;
  units: number | null;
  return_number: ReturnNumber | null;
  /** Value of the withdrawal or return, which its first refund saves. */
  valueCents?: number;
};

/** Additional data of a refund by a form of the desk. */
export type RefundForm<Code extends string = never> = {
  /** UUID of the form: the same form never makes a second refund. */
  key?: string;
  /** The sum that the owner saw, in cents. */
  shownCents?: number;
  /** Runs first in the transaction of a new refund. */
  begin?: (records: DatabaseTransaction) => Promise<Result<void, Code>>;
};

/**
 * Saves a refund request before the call to the provider. Its key prevents a second transfer, and after a crash the
 * same command finishes it. Parallel identical commands share one refund (docs/product.md 14.12).
 *
 * @param provider the payment provider, or `owner` for a manual refund.
 */
export function requestRefund<Code extends string = never>(
  db: Database,
  number: OrderNumber,
  request: RefundRequest,
  provider: string,
  now: Date,
  { key, shownCents, begin }: RefundForm<Code> = {},
): Promise<Result<{ order: OrderRow; refund: RefundRow }, RefundCode | Code>> {
  return transact<{ order: OrderRow; refund: RefundRow }, RefundCode | Code>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    const refundKey = `rf_${key ?? randomUUID()}`;
    const earlier = await records.selectFrom('refunds').selectAll().where('key', '=', refundKey).executeTakeFirst();
    if (earlier) return accept({ order, refund: earlier });
    const unfinished = await unfinishedRefund(records, number);
    const isSame =
      unfinished?.request === commandArguments(request, order.currency) && unfinished.provider === provider;
    if (isSame) {
      if (shownCents !== undefined && unfinished.amount_cents !== shownCents) return reject({ code: 'sum-changed' });
      const begun = await begin?.(records);
      return begun && !begun.ok ? begun : accept({ order, refund: unfinished });
    }
    if (unfinished) return reject({ code: 'refund-unfinished', request: unfinished.request });
    if (!isPaid(order.state)) return reject({ code: 'order-state', state: order.state });
    if (order.open_dispute === 'dispute') return reject({ code: 'order-disputed', dispute: order.open_dispute });
    if (request.kind !== 'all' && (await wasJustMade(records, order, request, now)))
      return reject({ code: 'refund-just-made' });
    const requested = await partOf(records, order, request);
    if (!requested.ok) return requested;
    if (shownCents !== undefined && requested.value.amountCents !== shownCents) return reject({ code: 'sum-changed' });
    const begun = await begin?.(records);
    if (begun && !begun.ok) return begun;
    const at = now.toISOString();
    const { currency } = order;
    const { amountCents, valueCents, ...part } = requested.value;
    if (part.return_number !== null && valueCents !== undefined)
      await records
        .updateTable('return_requests')
        .set({ value_cents: valueCents })
        .where('number', '=', part.return_number)
        .execute();
    const links = { provider, id: null, order_number: number, payment_reference: order.payment_reference };
    const refund = await records
      .insertInto('refunds')
      .values({
        key: refundKey,
        ...links,
        amount_cents: amountCents,
        currency,
        state: 'asked',
        request: commandArguments(request, order.currency),
        ...part,
        created_at: at,
        changed_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return accept({ order, refund });
  });
}

/**
 * Returns the sum that {@link requestRefund} would refund now, and what would be left of the payment, in cents. The same
 * refund that is unfinished has its own sum. It writes nothing.
 */
export async function previewRefund(
  db: Database,
  number: OrderNumber,
  request: RefundRequest,
): Promise<Result<{ cents: number; leftCents: number }, RefundCode>> {
  return inSnapshot(db, async (records) => {
    const order = await records.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    if (!order) return reject({ code: 'unknown-order' });
    const { refundedCents, lostCents } = await refundSumsOf(records, order);
    const sumsOf = (cents: number) => ({ cents, leftCents: order.total_cents - refundedCents - lostCents - cents });
    const unfinished = await unfinishedRefund(records, number);
    if (unfinished?.request === commandArguments(request, order.currency))
      return accept(sumsOf(unfinished.amount_cents));
    if (!isPaid(order.state)) return reject({ code: 'order-state', state: order.state });
    if (order.open_dispute === 'dispute') return reject({ code: 'order-disputed', dispute: order.open_dispute });
    const part = await partOf(records, order, request);
    return part.ok ? accept(sumsOf(part.value.amountCents)) : part;
  });
}

/** Deletes a requested refund that the provider rejected. */
export async function deleteRequestedRefund(db: Database, key: string): Promise<void> {
  await db.deleteFrom('refunds').where('key', '=', key).where('state', '=', 'asked').execute();
}

/** Returns the arguments of the owner's command, without the order number. */
function commandArguments(request: RefundRequest, currency: Currency): string {
  if (request.kind === 'all') return '';
  if (request.kind === 'amount') return amountOption(request.cents, currency);
  if (request.kind === 'return')
    return `--return ${request.number}${request.cents === undefined ? '' : ` ${amountOption(request.cents, currency)}`}`;
  return `--line ${request.line}${request.units === undefined ? '' : ` --units ${request.units}`}`;
}

const amountOption = (cents: number, currency: Currency) => `--amount ${decimalOf(cents, currency)}`;

/** Finds the order's requested refund. A refund in the state `asked` always has a `request`. */
function unfinishedRefund(records: DatabaseTransaction, number: OrderNumber) {
  return records
    .selectFrom('refunds')
    .selectAll()
    .$narrowType<{ request: string }>()
    .where('order_number', '=', number)
    .where('state', '=', 'asked')
    .executeTakeFirst();
}

async function wasJustMade(
  records: DatabaseTransaction,
  order: OrderRow,
  request: RefundRequest,
  now: Date,
): Promise<boolean> {
  const made = await records
    .selectFrom('refunds')
    .select('key')
    .where('order_number', '=', order.number)
    .where('request', '=', commandArguments(request, order.currency))
    .where('state', '!=', 'failed')
    .where('created_at', '>', new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString())
    .executeTakeFirst();
  return made !== undefined;
}

async function partOf(
  records: DatabaseTransaction,
  order: OrderRow,
  request: RefundRequest,
): Promise<Result<Part, 'refund-too-much' | 'no-such-line' | 'no-such-return' | 'return-state'>> {
  const { refundedCents, lostCents } = await refundSumsOf(records, order);
  const leftCents = order.total_cents - refundedCents - lostCents;
  const part = await (request.kind === 'line'
    ? unitsPart(records, order, request)
    : request.kind === 'return'
      ? returnPart(records, order, request, leftCents)
      : accept(amountPart(request, leftCents)));
  if (!part.ok) return part;
  const { amountCents } = part.value;
  return amountCents < 1 || amountCents > leftCents ? reject({ code: 'refund-too-much', leftCents }) : part;
}

function amountPart(request: Extract<RefundRequest, { kind: 'all' | 'amount' }>, leftCents: number): Part {
  const amountCents = request.kind === 'all' ? leftCents : request.cents;
  return { amountCents, line: null, units: null, return_number: null };
}

/**
 * Returns the refund of a withdrawal or return: what is left of its value, or a part of that. Money that the order no
 * longer has, because of another refund or a lost dispute, is not paid again.
 */
async function returnPart(
  records: DatabaseTransaction,
  order: OrderRow,
  { number, cents }: Extract<RefundRequest, { kind: 'return' }>,
  leftCents: number,
): Promise<Result<Part, 'refund-too-much' | 'no-such-return' | 'return-state'>> {
  const found = (await returnsOf(records, order.number)).find((one) => one.number === number);
  if (!found) return reject({ code: 'no-such-return' });
  const { kind, state } = found;
  if (!returnTransition(kind, state, cents === undefined ? 'refund' : 'refund-part'))
    return reject({ code: 'return-state', returnState: state });
  const made = await refundedFor(records, number, ['pending', 'succeeded']);
  // If no refund was made, the value is calculated again: other units may have been refunded since one failed.
  const value = made > 0 && found.value_cents !== null ? found.value_cents : await returnValue(records, order, found);
  const left = Math.min(leftCents, value - made);
  if (cents !== undefined && cents > left) return reject({ code: 'refund-too-much', leftCents: left });
  return accept({ amountCents: cents ?? left, line: null, units: null, return_number: number, valueCents: value });
}

/**
 * Returns the refund for units of a line: their share of the paid price, so that all units together give the line's
 * price.
 */
async function unitsPart(
  records: DatabaseTransaction,
  order: OrderRow,
  request: Extract<RefundRequest, { kind: 'line' }>,
): Promise<Result<Part, 'no-such-line'>> {
  const lines = await linesOf(records, order.number);
  const index = request.line - 1;
  const line = lines[index];
  if (!line) return reject({ code: 'no-such-line' });
  const found = await unitRecordsOf(records, order.number);
  const refunded = unitsOf(found, line.position, (one) => hasRefund(found, one));
  const taken = unitsOf(found, line.position, ({ state }) => claimsUnits(state));
  const { quantity } = line;
  const units = request.units ?? quantity - taken;
  if (units < 1 || taken + units > quantity) return reject({ code: 'no-such-line' });
  const paid = paidPerLine(
    lines.map((one) => ({ unitCents: one.unit_cents, quantity: one.quantity })),
    order.discount_cents,
  );
  const amountCents = centsOfUnits(paid[index] ?? 0, { quantity, refunded, units });
  return accept({ amountCents, line: line.position, units, return_number: null });
}
