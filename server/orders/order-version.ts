import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';
import { returnsOf } from './claimed-units';
import { lockOrder } from './history';
import { parcelsOf } from './parcels';

/** Locks an order and returns {@link orderVersion}. */
export async function lockedOrderVersion(records: DatabaseTransaction, number: OrderNumber): Promise<string> {
  await lockOrder(records, number);
  return orderVersion(records, number);
}

/** Returns a text that differs once anything that an owner decides by has changed: the order, its parcels, refunds or returns. */
export async function orderVersion(db: Database, number: OrderNumber): Promise<string> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return '';
  const facts = { ...order, payment_polled_at: null };
  const refunds = await db
    .selectFrom('refunds')
    .select(['key', 'state'])
    .where('order_number', '=', number)
    .orderBy('key')
    .execute();
  const parcels = (await parcelsOf(db, number)).length;
  const returns = (await returnsOf(db, number)).map((one) => [one.number, one.state, one.received_at]);
  return hashOf(JSON.stringify([facts, refunds, parcels, returns])).slice(0, 24);
}
