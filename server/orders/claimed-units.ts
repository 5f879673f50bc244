import 'server-only';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import { type OrderNumber } from '@/domain/order-number';
import { centsOfUnits, paidPerLine } from '@/domain/refund-shares';
import { claimsUnits, type ReturnNumber, returnStates } from '@/domain/return-states';
import { shippingOptions } from '@/domain/shipping';
import { type Database } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';

export type ReturnRow = Selectable<Schema['return_requests']>;

/**
 * A withdrawal or return with its units by position of the order line. `order_sent_at`: when its order was sent, UTC; null
 * if it was not.
 */
export type ReturnDetails = ReturnRow & {
  order_sent_at: string | null;
  lines: readonly { line: number; units: number }[];
};

type OrderLines = readonly Selectable<Schema['order_lines']>[];

/** Selects `order_sent_at` of a withdrawal or return. */
export function orderSentAt(row: ExpressionBuilder<Schema, 'return_requests'>) {
  return row
    .selectFrom('order_history')
    .select(({ fn }) => fn.min<string | null>('order_history.at').as('at'))
    .whereRef('order_history.order_number', '=', 'return_requests.order_number')
    .where('order_history.event', '=', 'fulfil')
    .as('order_sent_at');
}

/** Reads an order's withdrawals and returns, oldest first. */
export async function returnsOf(records: Database, order: OrderNumber): Promise<ReturnDetails[]> {
  const found = await records
    .selectFrom('return_requests')
    .selectAll()
    .select(orderSentAt)
    .where('order_number', '=', order)
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  if (found.length === 0) return [];
  const lines = await records
    .selectFrom('return_lines')
    .selectAll()
    .where(
      'return_number',
      'in',
      found.map(({ number }) => number),
    )
    .orderBy('line')
    .execute();
  return found.map((one) => ({ ...one, lines: lines.filter(({ return_number: of }) => of === one.number) }));
}

/** Reads an order's lines by position. */
export function linesOf(records: Database, order: OrderNumber): Promise<OrderLines> {
  return records.selectFrom('order_lines').selectAll().where('order_number', '=', order).orderBy('position').execute();
}

/** Sums up the units of an order line in some withdrawals and returns. */
function unitsIn(some: readonly Pick<ReturnDetails, 'lines'>[], line: number): number {
  return some.flatMap(({ lines }) => lines).reduce((sum, one) => sum + (one.line === line ? one.units : 0), 0);
}

/** An order's refunds that have not failed, and its withdrawals and returns. */
export type UnitRecords = {
  refunds: readonly Pick<Selectable<Schema['refunds']>, 'line' | 'units' | 'return_number' | 'created_at'>[];
  returns: readonly ReturnDetails[];
};

/** Reads the refunds, withdrawals and returns of an order, from which its remaining units follow. */
export async function unitRecordsOf(records: Database, order: OrderNumber): Promise<UnitRecords> {
  const refunds = await records
    .selectFrom('refunds')
    .select(['line', 'units', 'return_number', 'created_at'])
    .where('order_number', '=', order)
    .where('state', '!=', 'failed')
    .execute();
  return { refunds, returns: await returnsOf(records, order) };
}

/** True if the withdrawal or return has a succeeded or pending refund. */
export function hasRefund({ refunds }: UnitRecords, { number }: ReturnRow): boolean {
  return refunds.some((one) => one.return_number === number);
}

/** Units of an order line that are refunded by the owner's `--line`, or belong to the chosen withdrawals and returns. */
export function unitsOf(found: UnitRecords, line: number, counts: (one: ReturnDetails) => boolean): number {
  const byLine = found.refunds.reduce((sum, one) => sum + (one.line === line ? (one.units ?? 0) : 0), 0);
  return byLine + unitsIn(found.returns.filter(counts), line);
}

/** True if no unit may be sent, because each is refunded by the owner or withdrawn; at least one is withdrawn. */
export async function isAllWithdrawn(records: Database, order: OrderNumber): Promise<boolean> {
  const query = records.selectFrom('orders').select('number').where('number', '=', order).where(whereAllWithdrawn);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Selects the orders for which {@link isAllWithdrawn} is true. */
export function whereAllWithdrawn(row: ExpressionBuilder<Schema, 'orders'>) {
  const withdrawals = row
    .selectFrom('return_requests')
    .whereRef('return_requests.order_number', '=', 'orders.number')
    .where('return_requests.kind', '=', 'withdrawal')
    .where('return_requests.state', 'in', returnStates.filter(claimsUnits));
  const withdrawn = withdrawals
    .innerJoin('return_lines', 'return_lines.return_number', 'return_requests.number')
    .where('return_lines.line', '=', sql.ref<number>('order_lines.position'))
    .select(({ fn }) => fn.sum<number>('return_lines.units').as('units'));
  const refunded = row
    .selectFrom('refunds')
    .whereRef('refunds.order_number', '=', 'orders.number')
    .where('refunds.line', '=', sql.ref<number>('order_lines.position'))
    .where('refunds.state', '!=', 'failed')
    .select(({ fn }) => fn.sum<number>('refunds.units').as('units'));
  const linesToSend = row
    .selectFrom('order_lines')
    .select('order_lines.position')
    .whereRef('order_lines.order_number', '=', 'orders.number')
    .where(sql<boolean>`order_lines.quantity > coalesce(${withdrawn}, 0) + coalesce(${refunded}, 0)`);
  return row.and([row.exists(withdrawals.select('return_requests.number')), row.not(row.exists(linesToSend))]);
}

/**
 * Returns the value of a withdrawal or return in the minor unit of the order's currency: the paid price of its units (docs/product.md 15.13).
 * Units are counted in the sequence of refunds, so that the parts sum up to the price. The withdrawal of the last units
 * also includes the shipping, at most at the standard rate.
 */
export async function returnValue(records: Database, order: OrderRow, request: ReturnDetails): Promise<number> {
  const lines = await linesOf(records, order.number);
  const found = await unitRecordsOf(records, order.number);
  const refundedOf = (line: number) =>
    unitsOf(found, line, (one) => one.number !== request.number && hasRefund(found, one));
  const paid = paidPerLine(
    lines.map(({ unit_cents: unitCents, quantity }) => ({ unitCents, quantity })),
    order.discount_cents,
  );
  const goods = lines.reduce((sum, { position, quantity }, index) => {
    const units = unitsIn([request], position);
    return sum + centsOfUnits(paid[index] ?? 0, { quantity, refunded: refundedOf(position), units });
  }, 0);
  const isLast = lines.every(
    ({ position, quantity }) => refundedOf(position) + unitsIn([request], position) >= quantity,
  );
  if (request.kind !== 'withdrawal' || !isLast) return goods;
  // A refund of another withdrawal may include the shipping already, if that of this one failed before.
  const allGoods = paid.reduce((sum, cents) => sum + cents, 0);
  const others = await refundedApartFrom(records, request, found);
  return (
    goods +
    Math.min(standardShippingCents(order), Math.max(0, allGoods + standardShippingCents(order) - others - goods))
  );
}

/** Sums up what an order's units are refunded with, apart from those of a request, in cents. */
async function refundedApartFrom(records: Database, request: ReturnDetails, found: UnitRecords): Promise<number> {
  const byLine = await records
    .selectFrom('refunds')
    .select('amount_cents')
    .where('order_number', '=', request.order_number)
    .where('line', 'is not', null)
    .where('state', '!=', 'failed')
    .execute();
  const others = found.returns.filter((one) => one.number !== request.number && hasRefund(found, one));
  return (
    byLine.reduce((sum, { amount_cents: cents }) => sum + cents, 0) +
    others.reduce((sum, { value_cents: cents }) => sum + (cents ?? 0), 0)
  );
}

/** Refundable shipping of an order by law: at most the price of the least expensive service (`data/law.ts`). */
function standardShippingCents(order: OrderRow): number {
  const { country, currency, subtotal_cents: subtotal, shipping_cents: paid } = order;
  const services = shippingServicesIn(currency);
  const offered = shippingOptions(services, shippingZoneOf(country), subtotal).map(({ cents }) => cents);
  return Math.min(paid, ...offered);
}

/** Returns the sum of a request's refunds in some states, in cents. */
export async function refundedFor(
  records: Database,
  number: ReturnNumber,
  states: readonly Selectable<Schema['refunds']>['state'][],
): Promise<number> {
  const rows = await records
    .selectFrom('refunds')
    .select('amount_cents')
    .where('return_number', '=', number)
    .where('state', 'in', states)
    .execute();
  return rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
}
