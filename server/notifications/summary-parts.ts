import 'server-only';
import type { Currency } from '@/domain/currency';
import { formatSums } from '@/domain/money';
import { lowStockLimit } from '@/domain/stock';
import { type Database } from '@/server/database/database';
import { utcMinute } from '@/domain/local-date';
import { isToSend } from '@/server/orders/change';

/** A day (UTC): from its first moment to the first moment of the next day, exclusive, as text like in the database. */
type Day = { from: string; to: string };

/** A part of the daily summary: its lines, none if there is nothing to report. */
export type SummaryPart = (db: Database, day: Day) => Promise<readonly string[]>;

/** Lists the day's orders, payments and refunds, and the paid orders that are not sent. */
export const orderPart: SummaryPart = async (db, day) => {
  const placed = await count(db, 'orders', 'created_at', day);
  const paid = await paidOn(db, day);
  const back = await refundedOn(db, day);
  const waiting = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where(isToSend)
    .executeTakeFirstOrThrow();
  return [
    `Orders placed: ${placed}`,
    `Orders paid: ${paid.orders} (${formatSums(paid.sums)})`,
    `Orders refunded: ${back.orders} (${formatSums(back.sums)})`,
    `Paid orders to send: ${waiting.count}`,
  ];
};

/** Number of orders and what they sum up to in each currency. */
type Sums = { orders: number; sums: Partial<Record<Currency, number>> };

type SumRow = { currency: Currency; orders: number | string; cents: number | string | null };

const sumsOf = (rows: readonly SumRow[]): Sums => ({
  orders: rows.reduce((sum, { orders }) => sum + Number(orders), 0),
  sums: Object.fromEntries(rows.map(({ currency, cents }) => [currency, Number(cents ?? 0)])),
});

/** Sums up the day's full and partial refunds, without those that failed since. */
async function refundedOn(db: Database, { from, to }: Day): Promise<Sums> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.number', 'refunds.order_number')
    .select((row) => [
      'orders.currency',
      row.fn.count<number | string>('refunds.order_number').distinct().as('orders'),
      row.fn.sum<number | string | null>('refunds.amount_cents').as('cents'),
    ])
    .whereRef('refunds.currency', '=', 'orders.currency')
    .where('refunds.state', 'in', ['pending', 'succeeded'])
    .where('refunds.created_at', '>=', from)
    .where('refunds.created_at', '<', to)
    .groupBy('orders.currency')
    .execute();
  return sumsOf(rows);
}

/** Lists the day's messages and all unanswered ones, those suspected as spam apart. */
export const messagePart: SummaryPart = async (db, day) => {
  const come = await count(db, 'contact_messages', 'created_at', day);
  const { waiting, since } = await db
    .selectFrom('contact_messages')
    .select((row) => [row.fn.countAll<number | string>().as('waiting'), row.fn.min('created_at').as('since')])
    .where('answered_at', 'is', null)
    .where('suspected', '=', 0)
    .executeTakeFirstOrThrow();
  const { suspected } = await db
    .selectFrom('contact_messages')
    .select((row) => row.fn.countAll<number | string>().as('suspected'))
    .where('answered_at', 'is', null)
    .where('suspected', '=', 1)
    .executeTakeFirstOrThrow();
  const apart = Number(suspected) === 0 ? '' : `; suspected as spam: ${suspected}`;
  return [`New messages: ${come}; unanswered: ${waiting}${sinceText(since)}${apart}`];
};

/** Lists pending, expired and sent mail of the day. */
export const mailPart: SummaryPart = async (db, day) => {
  const unsent = db
    .selectFrom('outbox')
    .select((row) => [row.fn.countAll<number | string>().as('mails'), row.fn.min('created_at').as('since')])
    .where('sent_at', 'is', null);
  const waiting = await unsent.where('abandoned_at', 'is', null).executeTakeFirstOrThrow();
  const lost = await unsent.where('abandoned_at', 'is not', null).executeTakeFirstOrThrow();
  return [
    `Emails sent: ${await count(db, 'outbox', 'sent_at', day)}`,
    `Unsent emails: ${waiting.mails}${sinceText(waiting.since)}; expired: ${lost.mails}`,
  ];
};

/** Largest number of watches in the summary, to keep it to one page. */
const MAX_WATCHES = 20;

/** Lists watches with few or no units on hand, the fewest first. */
export const lowStockPart: SummaryPart = async (db) => {
  const few = await db
    .selectFrom('stock')
    .select(['watch', 'available'])
    .where('available', '<=', lowStockLimit)
    .orderBy('available')
    .orderBy('watch')
    .execute();
  const shown = few.slice(0, MAX_WATCHES).map(({ watch, available: left }) => `${watch} (${left})`);
  const more = few.length > MAX_WATCHES ? [`and ${few.length - MAX_WATCHES} more`] : [];
  return [`Low stock: ${[...shown, ...more].join(', ') || 'none'}`];
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

/** Sums up the orders paid on the day. */
async function paidOn(db: Database, { from, to }: Day): Promise<Sums> {
  const rows = await db
    .selectFrom('orders')
    .select((row) => [
      'currency',
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
    .groupBy('currency')
    .execute();
  return sumsOf(rows);
}

function sinceText(since: string | null): string {
  return since === null ? '' : ` (the oldest since ${utcMinute(since)}Z)`;
}
