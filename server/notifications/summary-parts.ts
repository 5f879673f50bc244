import 'server-only';
import { formatMoney } from '@/domain/money';
import { lowStockLimit } from '@/domain/stock';
import { type Database } from '@/server/database/database';
import { utcMinute } from '@/domain/local-date';

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
    .where('state', '=', 'paid')
    .where('open_dispute', 'is', null)
    .executeTakeFirstOrThrow();
  return [
    `Orders placed: ${placed}`,
    `Orders paid: ${paid.orders} (${formatMoney(paid.cents, 'usd')})`,
    `Orders refunded: ${back.orders} (${formatMoney(back.cents, 'usd')})`,
    `Paid orders to send: ${waiting.count}`,
  ];
};

/** Sums up the day's full and partial refunds, without those that failed since. */
async function refundedOn(db: Database, { from, to }: Day): Promise<{ orders: number; cents: number }> {
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
  return since === null ? '' : ` (the oldest since ${utcMinute(since)}Z)`;
}
