import 'server-only';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isOrderNumber, normaliseOrderNumber } from '@/domain/order-number';
import { type OrderState, orderStates } from '@/domain/order-states';
import { type Database } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { defineQuery, defineUseCase } from '../use-case';
import { accept } from '@/domain/result';
import { listOrders } from '@/server/orders/read';
import { ordersCsv } from '@/server/orders/orders-csv';
import { isToSend } from '@/server/orders/change';

/** Orders of one page of the list. */
const ORDERS_PER_PAGE = 50;

/** Filters of the order list, beside the states of an order. */
export const orderFilters = ['to-pack', 'to-send', ...orderStates] as const;

type OrderFilter = { show?: (typeof orderFilters)[number]; find?: string; page?: number };

/** An order as the list shows it. */
type ListedOrder = Pick<
  OrderRow,
  | 'number'
  | 'state'
  | 'full_name'
  | 'email'
  | 'country'
  | 'total_cents'
  | 'currency'
  | 'created_at'
  | 'packed_at'
  | 'open_dispute'
> & { watches: string };

type OrdersPage = { orders: readonly ListedOrder[]; count: number; page: number; pages: number };

/** A page of the orders, newest first, found by number, name, email address or watch. */
export const ordersPage = defineQuery('orders', async (db, filter: OrderFilter): Promise<OrdersPage> => {
  const matching = db.selectFrom('orders').where(isShown(filter));
  const { count } = await matching
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / ORDERS_PER_PAGE));
  const page = Math.min(Math.max(1, filter.page ?? 1), pages);
  const rows = await matching
    .select([
      'number',
      'state',
      'full_name',
      'email',
      'country',
      'total_cents',
      'currency',
      'created_at',
      'packed_at',
      'open_dispute',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('number')
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE)
    .execute();
  const names = await watchesOf(
    db,
    rows.map(({ number }) => number),
  );
  const orders = rows.map((row) => ({ ...row, watches: names.get(row.number)?.join(', ') ?? '' }));
  return { orders, count: Number(count), page, pages };
});

function isShown({ show, find }: OrderFilter) {
  return (row: ExpressionBuilder<Schema, 'orders'>) =>
    row.and([...(show === undefined ? [] : [isOf(row, show)]), ...(find ? [contains(row, find)] : [])]);
}

function isOf(row: ExpressionBuilder<Schema, 'orders'>, show: (typeof orderFilters)[number]) {
  if (show !== 'to-pack' && show !== 'to-send') return row('state', '=', show satisfies OrderState);
  return row.and([isToSend(row), row('packed_at', show === 'to-pack' ? 'is' : 'is not', null)]);
}

/** True if the number, the name, the email address or a watch of an order contains a text, in any case. */
function contains(row: ExpressionBuilder<Schema, 'orders'>, find: string) {
  const typed = find.toLowerCase();
  const pattern = `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const like = (column: 'number' | 'full_name' | 'email' | 'order_lines.name') =>
    sql<boolean>`${lowered(sql`lower(${sql.ref(column)})`, typed)} like ${pattern} escape '\\'`;
  return row.or([
    like('number'),
    ...hasNumber(row, find),
    like('full_name'),
    like('email'),
    row.exists(
      row
        .selectFrom('order_lines')
        .select('position')
        .whereRef('order_lines.order_number', '=', 'orders.number')
        .where(like('order_lines.name')),
    ),
  ]);
}

/** True for the order of a whole number as an owner notes it on the phone: `oh7k3m 9qx2`. */
function hasNumber(row: ExpressionBuilder<Schema, 'orders'>, find: string) {
  const number = normaliseOrderNumber(find);
  return isOrderNumber(number) ? [row('number', '=', number)] : [];
}

/** Lowers the letters of a typed text that are beyond ASCII: `lower` of SQLite leaves them as they are. */
const lowered = (column: RawBuilder<unknown>, typed: string): RawBuilder<unknown> =>
  [...new Set(typed.match(/\P{ASCII}/gu))].reduce(
    (text, letter) => sql`replace(${text}, ${letter.toUpperCase()}, ${letter})`,
    column,
  );

async function watchesOf(db: Database, numbers: readonly ListedOrder['number'][]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (numbers.length === 0) return names;
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_number', 'name', 'quantity'])
    .where('order_number', 'in', numbers)
    .orderBy('position')
    .execute();
  for (const { order_number: of, name, quantity } of lines)
    names.set(of, [...(names.get(of) ?? []), quantity > 1 ? `${quantity} × ${name}` : name]);
  return names;
}

/** Exports every order as CSV. It has personal data, so it requires the passkey. */
export const exportOrders = defineUseCase({
  name: 'export-orders',
  needsPasskey: true,
  schema: z.strictObject({}),
  audit: () => ({ subject: 'orders' }),
  run: async (records) => accept(ordersCsv(await listOrders(records))),
  successMessage: () => 'The orders are exported.',
  rejectionMessage: () => 'The orders were not exported.',
});
