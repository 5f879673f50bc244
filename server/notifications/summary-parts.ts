import 'server-only';
import { formatMoney } from '@/domain/money';
import { lowStockLimit } from '@/domain/stock';
import { type Database } from '@/server/database/database';

/** A day (UTC): from its first moment up to, and without, the next one's, as the records have times. */
type Day = { from: string; to: string };

/** A part of the daily summary: one line or several, none where there is nothing to say. */
export type SummaryPart = (db: Database, day: Day) => Promise<readonly string[]>;

/** What was ordered and paid on the day, what of it has gone back, and which paid orders wait for being sent. */
export const orderPart: SummaryPart = async (db, day) => {
  const placed = await count(db, 'orders', 'created_at', day);
  const paid = await paidOn(db, day);
  const back = await sentBack(db, day);
  const waiting = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'paid')
    .where('open_dispute', 'is', null)
    .executeTakeFirstOrThrow();
  return [
    `Orders placed: ${placed}`,
    `Orders paid: ${paid.orders}, money in: ${formatMoney(paid.cents)}`,
    `Orders refunded: ${back.orders}, money out: ${formatMoney(back.cents)}`,
    `Paid orders that wait to be sent: ${waiting.count}`,
  ];
};

/** The refunds of the day, in part or in full, but for those that have come back since. */
async function sentBack(db: Database, { from, to }: Day): Promise<{ orders: number; cents: number }> {
  const back = await db
    .selectFrom('refunds')
    .select((row) => [
      row.fn.count<number | string>('order_number').distinct().as('orders'),
      row.fn.sum<number | string | null>('amount_cents').as('cents'),
    ])
    .where('order_number', 'is not', null)
    .where('state', 'in', ['pending', 'succeeded'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return { orders: Number(back.orders), cents: Number(back.cents ?? 0) };
}

/** Messages of the day, and those that nobody has answered. */
export const messagePart: SummaryPart = async (db, day) => {
  const come = await count(db, 'contact_messages', 'created_at', day);
  const { waiting, since } = await db
    .selectFrom('contact_messages')
    .select((row) => [row.fn.countAll<number | string>().as('waiting'), row.fn.min('created_at').as('since')])
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return [`Messages that came: ${come}; not answered yet: ${waiting}${sinceText(since)}`];
};

/** Mail that waits to be sent, that was given up, and that went out on the day. */
export const mailPart: SummaryPart = async (db, day) => {
  const unsent = db
    .selectFrom('outbox')
    .select((row) => [row.fn.countAll<number | string>().as('mails'), row.fn.min('created_at').as('since')])
    .where('sent_at', 'is', null);
  const waiting = await unsent.where('abandoned_at', 'is', null).executeTakeFirstOrThrow();
  const lost = await unsent.where('abandoned_at', 'is not', null).executeTakeFirstOrThrow();
  return [
    `Mail sent: ${await count(db, 'outbox', 'sent_at', day)}`,
    `Mail that waits: ${waiting.mails}${sinceText(waiting.since)}; given up: ${lost.mails}`,
  ];
};

/** Watches in the daily summary at most: it is one page. */
const MOST_WATCHES = 20;

/** The watches of which few pieces, or none, are in hand, the fewest first. */
export const fewLeftPart: SummaryPart = async (db) => {
  const few = await db
    .selectFrom('stock')
    .select(['watch', 'available'])
    .where('available', '<=', lowStockLimit)
    .orderBy('available')
    .orderBy('watch')
    .execute();
  const shown = few.slice(0, MOST_WATCHES).map(({ watch, available: left }) => `${watch} (${left})`);
  const more = few.length > MOST_WATCHES ? [`and ${few.length - MOST_WATCHES} more`] : [];
  return [`Few left: ${[...shown, ...more].join(', ') || 'of no watch'}`];
};

async function count(
  db: Database,
  table: 'orders' | 'contact_messages' | 'outbox',
  column: 'created_at' | 'sent_at',
  { from, to }: Day,
): Promise<number> {
  const ref = db.dynamic.ref<string>(column);
  const { rows } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number | string>().as('rows'))
    .where(ref, '>=', from)
    .where(ref, '<', to)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** The orders whose money has come on the day, and their totals. */
async function paidOn(db: Database, { from, to }: Day) {
  const { orders, cents } = await db
    .selectFrom('orders')
    .select((row) => [
      row.fn.countAll<number | string>().as('orders'),
      row.fn.sum<number | string | null>('total_cents').as('cents'),
    ])
    .where((row) =>
      row.exists(
        row
          .selectFrom('order_history')
          .select('sequence')
          .whereRef('order_history.order_number', '=', 'orders.number')
          .where('event', '=', 'payment-succeeded')
          .where('at', '>=', from)
          .where('at', '<', to),
      ),
    )
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), cents: Number(cents ?? 0) };
}

function sinceText(since: string | null): string {
  return since === null ? '' : ` (the oldest since ${since.slice(0, 16).replace('T', ' ')}Z)`;
}
