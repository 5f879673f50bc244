import 'server-only';
import { type ExpressionBuilder, type Selectable } from 'kysely';
import { countries } from '@/data/countries';
import { isCountryCode } from '@/data/country-names';
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';
import { type SentParcel } from '@/domain/parcel';
import { type Database } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { isToken } from '@/server/platform/tokens';
import { findParcels } from './parcels';

/** An order with all that is shown of it. `earnedCode` is the next order's code, once this one is paid and while it is good. */
export type OrderDetails = OrderRow & {
  countryName: string;
  lines: readonly Selectable<Schema['order_lines']>[];
  earnedCode: PromoCode | undefined;
  /** Where the owner has noted one. */
  parcel?: SentParcel;
};

/** The order of a token as the confirmation page's address carries it; undefined when nobody has that token. */
export async function findOrderByToken(db: Database, token: string): Promise<OrderDetails | undefined> {
  return isToken(token) ? findOrder(db, 'token', token) : undefined;
}

/**
 * The order of a token, or of the idempotency key that its checkout came with: a browser which has got no answer knows
 * only that.
 */
export function findOrderByTokenOrKey(db: Database, tokenOrKey: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where(isOfAttempt(tokenOrKey)).executeTakeFirst();
}

/** A condition for orders that {@link findOrderOfAttempt} finds. */
function isOfAttempt(tokenOrKey: string) {
  return (row: ExpressionBuilder<Schema, 'orders'>) =>
    row.or([row('token', '=', tokenOrKey), row('idempotency_key', '=', tokenOrKey.toLowerCase())]);
}

/** The order of a number. Only for the owner, and for orders that the caller has a right to. */
export function findOrderByNumber(db: Database, number: OrderNumber): Promise<OrderDetails | undefined> {
  return findOrder(db, 'number', number);
}

/** The same for an order that has been read before. @throws where it is gone. */
export async function findKnownOrder(db: Database, number: OrderNumber): Promise<OrderDetails> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new Error(`Order ${number} is gone.`);
  return order;
}

/** A signed-in shopper's orders, newest first: those of the account, and guests' with the same verified address. */
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

/** Every order, newest first; those of one state where it is given. */
export function listOrders(db: Database, state?: OrderRow['state']): Promise<OrderRow[]> {
  const all = db.selectFrom('orders').selectAll().orderBy('created_at', 'desc');
  return (state ? all.where('state', '=', state) : all).execute();
}

/** What has happened to an order, in order. */
export function historyOf(db: Database, number: OrderNumber): Promise<Selectable<Schema['order_history']>[]> {
  return db.selectFrom('order_history').selectAll().where('order_number', '=', number).orderBy('sequence').execute();
}

/** An order's refunds, in order. */
export function refundsOf(db: Database, number: OrderNumber): Promise<Selectable<Schema['refunds']>[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** What banks have asked of an order, in order. */
export function disputesOf(db: Database, number: OrderNumber): Promise<Selectable<Schema['disputes']>[]> {
  return db.selectFrom('disputes').selectAll().where('order_number', '=', number).orderBy('created_at').execute();
}

/** What the payment provider has said of an order, or of any, that the owner has to look into, in order. */
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
  const countryName = isCountryCode(order.country) ? countries[order.country] : order.country;
  const parcel = (await findParcels(db, [order.number])).get(order.number);
  return { ...order, lines, countryName, earnedCode: earned?.code, ...(parcel && { parcel }) };
}
