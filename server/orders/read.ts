import 'server-only';
import { type ExpressionBuilder, type Selectable } from 'kysely';
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';
import { type SentParcel } from '@/domain/parcel';
import { type Database } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { isToken } from '@/server/platform/tokens';
import { findParcels } from './parcels';

/** An order with its lines and parcel. `earnedCode` is the promo code that it earned, while that is valid. */
export type OrderDetails = OrderRow & {
  lines: readonly Selectable<Schema['order_lines']>[];
  earnedCode: PromoCode | undefined;
  /** Set once the order is shipped with a tracking number. */
  parcel?: SentParcel;
};

/** Finds the order of the token in a confirmation page's URL. */
export async function findOrderByToken(db: Database, token: string): Promise<OrderDetails | undefined> {
  return isToken(token) ? findOrder(db, 'token', token) : undefined;
}

/** Finds the order of a token or of an idempotency key: a browser that got no response knows only the key. */
export function findOrderByTokenOrKey(db: Database, tokenOrKey: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where(hasTokenOrKey(tokenOrKey)).executeTakeFirst();
}

function hasTokenOrKey(tokenOrKey: string) {
  return (row: ExpressionBuilder<Schema, 'orders'>) =>
    row.or([row('token', '=', tokenOrKey), row('idempotency_key', '=', tokenOrKey.toLowerCase())]);
}

/** Finds an order by number. The caller must be the owner or be allowed to read the order. */
export function findOrderByNumber(db: Database, number: OrderNumber): Promise<OrderDetails | undefined> {
  return findOrder(db, 'number', number);
}

/** Finds an order that exists. @throws if it does not. */
export async function findKnownOrder(db: Database, number: OrderNumber): Promise<OrderDetails> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new Error(`Order ${number} does not exist.`);
  return order;
}

/**
 * Lists a signed-in shopper's orders, newest first: the account's, and guest orders with its verified email address.
 */
export function ordersOf(db: Database, shopper: { userId: string; verifiedEmail?: string }): Promise<OrderRow[]> {
  const { userId, verifiedEmail } = shopper;
  return db
    .selectFrom('orders')
    .selectAll()
    .where((row) =>
      row.or([
        row('user_id', '=', userId),
        ...(verifiedEmail
          ? [
              row.and([
                row('user_id', 'is', null),
                row(row.fn<string>('lower', ['email']), '=', verifiedEmail.toLowerCase()),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
}

/** Lists all orders, or those in one state, newest first. */
export function listOrders(db: Database, state?: OrderRow['state']): Promise<OrderRow[]> {
  const all = db.selectFrom('orders').selectAll().orderBy('created_at', 'desc');
  return (state ? all.where('state', '=', state) : all).execute();
}

/** Lists an order's history, oldest first. */
export function historyOf(db: Database, number: OrderNumber): Promise<Selectable<Schema['order_history']>[]> {
  return db.selectFrom('order_history').selectAll().where('order_number', '=', number).orderBy('sequence').execute();
}

/** Lists an order's refunds, oldest first. */
export function refundsOf(db: Database, number: OrderNumber): Promise<Selectable<Schema['refunds']>[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** Lists an order's disputes, oldest first. */
export function disputesOf(db: Database, number: OrderNumber): Promise<Selectable<Schema['disputes']>[]> {
  return db.selectFrom('disputes').selectAll().where('order_number', '=', number).orderBy('created_at').execute();
}

/** Lists payment events that the owner has to review, of one order or of all, oldest first. */
export function eventsToReview(db: Database, number?: OrderNumber): Promise<Selectable<Schema['payment_events']>[]> {
  const all = db
    .selectFrom('payment_events')
    .selectAll()
    .where('outcome', 'in', ['wrong-amount', 'wrong-provider', 'other-order', 'refund-failed'])
    .orderBy('received_at');
  return (number === undefined ? all : all.where('order_number', '=', number)).execute();
}

async function findOrder(db: Database, by: 'token' | 'number', value: string): Promise<OrderDetails | undefined> {
  const order = await db.selectFrom('orders').selectAll().where(by, '=', value).executeTakeFirst();
  if (!order) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', order.number)
    .orderBy('position')
    .execute();
  const earned = await db
    .selectFrom('promo_codes')
    .select('code')
    .where('earned_by', '=', order.number)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  const parcel = (await findParcels(db, [order.number])).get(order.number);
  return { ...order, lines, earnedCode: earned?.code, ...(parcel && { parcel }) };
}
