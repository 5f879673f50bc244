import 'server-only';
import { randomUUID } from 'node:crypto';
import { type OrderNumber } from '@/domain/order-number';
import { isPaid } from '@/domain/order-states';
import { centsOfUnits, paidPerLine } from '@/domain/refund-shares';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { lockOrder } from './history';
import { refundSumsOf } from './refund-state';
import { type RefundRow } from './record-refund';

/** What the owner refunds. `line` counts from 1; without `units`, all units of the line that are not refunded yet. */
export type RefundRequest =
  { kind: 'all' } | { kind: 'amount'; cents: number } | { kind: 'line'; line: number; units?: number };

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
  | 'no-such-line';

/** Window in which the same command counts as an accidental repetition, in ms. */
const REPEAT_WINDOW_MS = 60_000;

type Part = { amountCents: number; line: number | null; units: number | null };

/**
 * Saves a refund request before the call to the provider. Its key prevents a second transfer, and after a crash the
 * same command finishes it. Parallel identical commands share one refund (docs/product.md 14.12).
 *
 * @param provider the payment provider, or `owner` for a manual refund.
 */
export function requestRefund(
  db: Database,
  number: OrderNumber,
  request: RefundRequest,
  provider: string,
  now: Date,
): Promise<Result<{ order: OrderRow; refund: RefundRow }, RefundCode>> {
  return transact<{ order: OrderRow; refund: RefundRow }, RefundCode>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    const unfinished = await unfinishedRefund(records, number);
    const isSame = unfinished?.request === commandArguments(request) && unfinished.provider === provider;
    if (isSame) return accept({ order, refund: unfinished });
    if (unfinished) return reject({ code: 'refund-unfinished', request: unfinished.request });
    if (!isPaid(order.state)) return reject({ code: 'order-state', state: order.state });
    if (order.open_dispute === 'dispute') return reject({ code: 'order-disputed', dispute: order.open_dispute });
    if (request.kind !== 'all' && (await wasJustMade(records, number, request, now)))
      return reject({ code: 'refund-just-made' });
    const requested = await partOf(records, order, request);
    if (!requested.ok) return requested;
    const at = now.toISOString();
    const { currency } = order;
    const { amountCents, ...part } = requested.value;
    const links = { provider, id: null, order_number: number, payment_reference: order.payment_reference };
    const refund = await records
      .insertInto('refunds')
      .values({
        key: `rf_${randomUUID()}`,
        ...links,
        amount_cents: amountCents,
        currency,
        state: 'asked',
        request: commandArguments(request),
        ...part,
        created_at: at,
        changed_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return accept({ order, refund });
  });
}

/** Deletes a requested refund that the provider rejected. */
export async function deleteRequestedRefund(db: Database, key: string): Promise<void> {
  await db.deleteFrom('refunds').where('key', '=', key).where('state', '=', 'asked').execute();
}

/** Returns the arguments of the owner's command, without the order number. */
function commandArguments(request: RefundRequest): string {
  if (request.kind === 'all') return '';
  if (request.kind === 'amount') return `--amount ${(request.cents / 100).toFixed(2)}`;
  return `--line ${request.line}${request.units === undefined ? '' : ` --units ${request.units}`}`;
}

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
  number: OrderNumber,
  request: RefundRequest,
  now: Date,
): Promise<boolean> {
  const made = await records
    .selectFrom('refunds')
    .select('key')
    .where('order_number', '=', number)
    .where('request', '=', commandArguments(request))
    .where('state', '!=', 'failed')
    .where('created_at', '>', new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString())
    .executeTakeFirst();
  return made !== undefined;
}

async function partOf(
  records: DatabaseTransaction,
  order: OrderRow,
  request: RefundRequest,
): Promise<Result<Part, 'refund-too-much' | 'no-such-line'>> {
  const { refundedCents, lostCents } = await refundSumsOf(records, order);
  const leftCents = order.total_cents - refundedCents - lostCents;
  const part =
    request.kind === 'line' ? await unitsPart(records, order, request) : accept(amountPart(request, leftCents));
  if (!part.ok) return part;
  const { amountCents } = part.value;
  return amountCents < 1 || amountCents > leftCents ? reject({ code: 'refund-too-much', leftCents }) : part;
}

function amountPart(request: Extract<RefundRequest, { kind: 'all' | 'amount' }>, leftCents: number): Part {
  return { amountCents: request.kind === 'all' ? leftCents : request.cents, line: null, units: null };
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
  const lines = await records
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', order.number)
    .orderBy('position')
    .execute();
  const index = request.line - 1;
  const line = lines[index];
  if (!line) return reject({ code: 'no-such-line' });
  const earlier = await records
    .selectFrom('refunds')
    .select('units')
    .where('order_number', '=', order.number)
    .where('line', '=', line.position)
    .where('state', '!=', 'failed')
    .execute();
  const returned = earlier.reduce((sum, { units }) => sum + (units ?? 0), 0);
  const { quantity } = line;
  const units = request.units ?? quantity - returned;
  if (units < 1 || returned + units > quantity) return reject({ code: 'no-such-line' });
  const paid = paidPerLine(
    lines.map((one) => ({ unitCents: one.unit_cents, quantity: one.quantity })),
    order.discount_cents,
  );
  const amountCents = centsOfUnits(paid[index] ?? 0, { quantity, refunded: returned, units });
  return accept({ amountCents, line: line.position, units });
}
