import 'server-only';
import { randomUUID } from 'node:crypto';
import { type OrderNumber } from '@/domain/order-number';
import { isPaid } from '@/domain/order-states';
import { centsOfPieces, paidForLines } from '@/domain/refund-shares';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type Records } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { lockOrder } from './history';
import { sumsOf } from './money-back';
import { type RefundRow } from './record-refund';

/** What the owner wants to send back: a line by its number from 1, with some of its pieces or all that are left. */
export type RefundWish =
  { kind: 'all' } | { kind: 'amount'; cents: number } | { kind: 'line'; line: number; pieces?: number };

/**
 * Why nothing is sent back. `refund-unfinished`: another refund of the order has to be finished first. `refund-just-made`:
 * the same has been sent within the last minute, and whoever presses twice does not mean twice.
 */
export type RefundCode =
  | 'refund-just-made'
  | 'unknown-order'
  | 'order-state'
  | 'order-disputed'
  | 'refund-too-much'
  | 'refund-unfinished'
  | 'no-such-line';

/** Within this time the same command is a press too many, in ms. */
const TWICE_MS = 60_000;

type Part = { amountCents: number; line: number | null; pieces: number | null };

/**
 * Writes down what is to be sent back, before anybody is asked to: the key that it gets keeps the money from moving twice,
 * and a process that is killed has left what the same command finishes. Of the same command at once there is one refund
 * (docs/product.md 14.12).
 *
 * @param provider who is to send it.
 */
export function askRefund(
  db: Database,
  number: OrderNumber,
  wish: RefundWish,
  provider: string,
  now: Date,
): Promise<Result<{ order: OrderRow; refund: RefundRow }, RefundCode>> {
  return transact<{ order: OrderRow; refund: RefundRow }, RefundCode>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    const unfinished = await unfinishedRefund(records, number);
    const isSame = unfinished?.wish === wordsOf(wish) && unfinished.provider === provider;
    if (isSame) return accept({ order, refund: unfinished });
    if (unfinished) return reject({ code: 'refund-unfinished', wish: unfinished.wish });
    if (!isPaid(order.state)) return reject({ code: 'order-state', state: order.state });
    if (order.open_dispute === 'dispute') return reject({ code: 'order-disputed', dispute: order.open_dispute });
    if (wish.kind !== 'all' && (await wasJustMade(records, number, wish, now)))
      return reject({ code: 'refund-just-made' });
    const part = await partOf(records, order, wish);
    if (!part.ok) return part;
    const at = now.toISOString();
    const { currency } = order;
    const { amountCents, ...pieces } = part.value;
    const whose = { provider, id: null, order_number: number, payment_reference: order.payment_reference };
    const refund = await records
      .insertInto('refunds')
      .values({
        key: `rf_${randomUUID()}`,
        ...whose,
        amount_cents: amountCents,
        currency,
        state: 'asked',
        wish: wordsOf(wish),
        ...pieces,
        created_at: at,
        changed_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return accept({ order, refund });
  });
}

/** Forgets a refund that the provider has refused to make. */
export async function dropAskedRefund(db: Database, key: string): Promise<void> {
  await db.deleteFrom('refunds').where('key', '=', key).where('state', '=', 'asked').execute();
}

/** What a refund is asked for, as it is kept: the owner's command without its order. */
function wordsOf(wish: RefundWish): string {
  if (wish.kind === 'all') return '';
  if (wish.kind === 'amount') return `--amount ${(wish.cents / 100).toFixed(2)}`;
  return `--line ${wish.line}${wish.pieces === undefined ? '' : ` --pieces ${wish.pieces}`}`;
}

/** What is asked for has the words it was asked with; a refund without was told by the provider. */
function unfinishedRefund(records: Records, number: OrderNumber) {
  return records
    .selectFrom('refunds')
    .selectAll()
    .$narrowType<{ wish: string }>()
    .where('order_number', '=', number)
    .where('state', '=', 'asked')
    .executeTakeFirst();
}

async function wasJustMade(records: Records, number: OrderNumber, wish: RefundWish, now: Date): Promise<boolean> {
  const made = await records
    .selectFrom('refunds')
    .select('key')
    .where('order_number', '=', number)
    .where('wish', '=', wordsOf(wish))
    .where('state', '!=', 'failed')
    .where('created_at', '>', new Date(now.getTime() - TWICE_MS).toISOString())
    .executeTakeFirst();
  return made !== undefined;
}

async function partOf(
  records: Records,
  order: OrderRow,
  wish: RefundWish,
): Promise<Result<Part, 'refund-too-much' | 'no-such-line'>> {
  const { refundedCents, lostCents } = await sumsOf(records, order);
  const leftCents = order.total_cents - refundedCents - lostCents;
  const part = wish.kind === 'line' ? await piecesOf(records, order, wish) : accept(sumOf(wish, leftCents));
  if (!part.ok) return part;
  const { amountCents } = part.value;
  return amountCents < 1 || amountCents > leftCents ? reject({ code: 'refund-too-much', leftCents }) : part;
}

function sumOf(wish: Extract<RefundWish, { kind: 'all' | 'amount' }>, leftCents: number): Part {
  return { amountCents: wish.kind === 'all' ? leftCents : wish.cents, line: null, pieces: null };
}

/** What was paid for pieces of a line, less what has gone back for it piece by piece already. */
async function piecesOf(
  records: Records,
  order: OrderRow,
  wish: Extract<RefundWish, { kind: 'line' }>,
): Promise<Result<Part, 'no-such-line'>> {
  const lines = await records
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', order.number)
    .orderBy('position')
    .execute();
  const index = wish.line - 1;
  const line = lines[index];
  if (!line) return reject({ code: 'no-such-line' });
  const before = await records
    .selectFrom('refunds')
    .select('pieces')
    .where('order_number', '=', order.number)
    .where('line', '=', line.position)
    .where('state', '!=', 'failed')
    .execute();
  const returned = before.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
  const { quantity } = line;
  const pieces = wish.pieces ?? quantity - returned;
  if (pieces < 1 || returned + pieces > quantity) return reject({ code: 'no-such-line' });
  const paid = paidForLines(
    lines.map((one) => ({ unitCents: one.unit_cents, quantity: one.quantity })),
    order.discount_cents,
  );
  const amountCents = centsOfPieces(paid[index] ?? 0, { quantity, returned, pieces });
  return accept({ amountCents, line: line.position, pieces });
}
