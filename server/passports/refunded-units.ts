import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { hasRefund, unitRecordsOf, unitsOf } from '@/server/orders/claimed-units';

/**
 * Returns the units of an order line that were refunded without the rest of the order (docs/product.md 39.8). A refund
 * has only a number of units. It is assigned first to units whose passport the shopper of the order still holds, and to
 * the last of these first.
 */
export async function refundedUnits(db: Database, number: OrderNumber, line: number): Promise<readonly number[]> {
  const found = await unitRecordsOf(db, number);
  const count = unitsOf(found, line, (one) => hasRefund(found, one));
  if (count === 0) return [];
  const units = await db
    .selectFrom('passports')
    .select(['unit', 'holder'])
    .where('order_number', '=', number)
    .where('line', '=', line)
    .orderBy('unit', 'desc')
    .execute();
  const held = units.filter(({ holder }) => holder === 0);
  const others = units.filter(({ holder }) => holder > 0);
  return [...held, ...others].slice(0, count).map(({ unit }) => unit);
}
