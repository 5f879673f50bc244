import 'server-only';
import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/** States in which the payment has ended. The payment of a failed order ends only when the order expires. */
const closedUnpaid = ['expired', 'cancelled'] as const;

/** Payment events of an order for which no money has moved. */
const eventsWithoutMoney = ['payment-failed', 'expire'] as const;

/** Largest number of orders that one call deletes, to keep transactions short. */
export const BATCH = 200;

type OrderCondition = (row: ExpressionBuilder<Schema, 'orders'>) => Expression<SqlBool>;

/**
 * Deletes expired and cancelled orders without any payment, refund, dispute, parcel, unmatched payment or promo code. A
 * later payment event about a deleted order becomes an unmatched payment.
 *
 * @param which condition on the orders.
 * @returns the numbers of the deleted orders; if they are BATCH, there may be more.
 */
export async function deleteClosedUnpaidOrders(records: DatabaseTransaction, which: OrderCondition): Promise<string[]> {
  const candidates = records
    .selectFrom('orders')
    .select('number')
    .where('state', 'in', closedUnpaid)
    .where(which)
    .where(isUnreferenced)
    .orderBy('number')
    .limit(BATCH);
  // The update locks the rows: an order that is paid at this moment is skipped.
  const locked = await records
    .updateTable('orders')
    .set((row) => ({ state: row.ref('state') }))
    .where('number', 'in', candidates)
    .where('state', 'in', closedUnpaid)
    .returning('number')
    .execute();
  const numbers = locked.map(({ number }) => number);
  if (numbers.length === 0) return [];
  for (const table of [
    'order_lines',
    'order_history',
    'order_notes',
    'payment_events',
    'test_payments',
    'stock_reservations',
  ] as const) {
    await records.deleteFrom(table).where('order_number', 'in', numbers).execute();
  }
  await records.deleteFrom('orders').where('number', 'in', numbers).execute();
  return numbers;
}

function isUnreferenced(row: ExpressionBuilder<Schema, 'orders'>): Expression<SqlBool> {
  const { not, exists, selectFrom } = row;
  const payments = selectFrom('payment_events')
    .select('id')
    .whereRef('payment_events.order_number', '=', 'orders.number')
    .where('payment_events.event', 'not in', eventsWithoutMoney);
  const parcels = selectFrom('parcels').select('carrier').whereRef('parcels.order_number', '=', 'orders.number');
  const codes = selectFrom('promo_codes')
    .select('code')
    .where((code) =>
      code.or([code('earned_by', '=', code.ref('orders.number')), code('redeemed_by', '=', code.ref('orders.number'))]),
    );
  const unmatched = selectFrom('unmatched_payments')
    .select('id')
    .where((row) =>
      row.or([
        row('payment', '=', row.ref('orders.number')),
        row('payment', '=', row.ref('orders.payment_session')),
        row('payment', '=', row.ref('orders.payment_reference')),
      ]),
    );
  const refunds = selectFrom('refunds')
    .select('key')
    .where((refund) =>
      refund.or([
        refund('refunds.order_number', '=', refund.ref('orders.number')),
        refund('refunds.payment_reference', '=', refund.ref('orders.payment_reference')),
      ]),
    );
  const disputes = selectFrom('disputes')
    .select('id')
    .where((dispute) =>
      dispute.or([
        dispute('disputes.order_number', '=', dispute.ref('orders.number')),
        dispute('disputes.payment_reference', '=', dispute.ref('orders.payment_reference')),
      ]),
    );
  return row.and([payments, parcels, codes, unmatched, refunds, disputes].map((found) => not(exists(found))));
}
