import 'server-only';
import { currencies, type Currency } from '@/domain/currency';
import { lowStockLimit } from '@/domain/stock';
import { isOpenReturn, returnStates } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { type StockLine, stockLines } from '@/server/stock/stock-lines';
import { defineQuery } from '../use-case';
import { isToSend } from '@/server/orders/change';

const DAY_MS = 24 * 60 * 60_000;

/** One bar of a chart: orders that were paid in an hour or on a day (UTC), and their sum. */
type Bar = { label: string; orders: number; cents: number };

/** Sales of one currency, in its minor unit. */
type Sales = { yesterday: readonly Bar[]; month: readonly Bar[] };

/** Sales in US dollars, then those of each other currency with an order. */
type Today = {
  toPack: number;
  toSend: number;
  returns: number;
  messages: number;
  lowStock: readonly StockLine[];
  otherSales: readonly ({ currency: Currency } & Sales)[];
} & Sales;

/** Open tasks, and sales of yesterday by hour and of the last 30 days. */
export const todayPage = defineQuery('today', async (db, _: void, now): Promise<Today> => {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const first = new Date(today - 29 * DAY_MS);
  const yesterday = new Date(today - DAY_MS).toISOString().slice(0, 10);
  const paid = await paidSince(db, first);
  const hours = Array.from({ length: 24 }, (_, hour) => `${yesterday}T${String(hour).padStart(2, '0')}`);
  const days = Array.from({ length: 30 }, (_, day) =>
    new Date(first.getTime() + day * DAY_MS).toISOString().slice(0, 10),
  );
  const barsOf = (starts: readonly string[], currency: Currency) =>
    starts.map((label) => {
      const found = paid.filter((order) => order.currency === currency && order.at.startsWith(label));
      return { label, orders: found.length, cents: found.reduce((sum, { cents }) => sum + cents, 0) };
    });
  const salesIn = (currency: Currency): Sales => ({
    yesterday: barsOf(hours, currency),
    month: barsOf(days, currency),
  });
  return {
    ...(await toShip(db)),
    returns: await openReturns(db),
    messages: await openMessages(db),
    lowStock: (await stockLines(db)).filter(({ available }) => available <= lowStockLimit),
    ...salesIn('usd'),
    otherSales: currencies
      .filter((currency) => currency !== 'usd' && paid.some((order) => order.currency === currency))
      .map((currency) => ({ currency, ...salesIn(currency) })),
  };
});

/** Orders by the time of their first payment, with what they cost. */
async function paidSince(db: Database, since: Date): Promise<{ at: string; cents: number; currency: Currency }[]> {
  const rows = await db
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.number', 'order_history.order_number')
    .select([
      'orders.total_cents as cents',
      'orders.currency',
      (row) => row.fn.min<string>('order_history.at').as('at'),
    ])
    .where('order_history.event', '=', 'payment-succeeded')
    .groupBy(['orders.number', 'orders.total_cents', 'orders.currency'])
    .having((row) => row.fn.min('order_history.at'), '>=', since.toISOString())
    .execute();
  return rows;
}

async function toShip(db: Database): Promise<{ toPack: number; toSend: number }> {
  const rows = await db.selectFrom('orders').select('packed_at').where(isToSend).execute();
  const toPack = rows.filter(({ packed_at: at }) => at === null).length;
  return { toPack, toSend: rows.length - toPack };
}

async function openReturns(db: Database): Promise<number> {
  const states = returnStates.filter(isOpenReturn);
  return (await db.selectFrom('return_requests').select('number').where('state', 'in', states).execute()).length;
}

async function openMessages(db: Database): Promise<number> {
  const open = db.selectFrom('contact_messages').select('id').where('answered_at', 'is', null);
  return (await open.where('suspected', '=', 0).execute()).length;
}
