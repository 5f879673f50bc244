import 'server-only';
import { type Selectable } from 'kysely';
import { type InvoiceReference } from '@/domain/invoice';
import { type OrderNumber } from '@/domain/order-number';
import { type ReturnView } from '@/domain/order-returns';
import { type Schema } from '@/server/database/schema';
import { invoicesOf } from '@/server/invoices/read';
import { returnsOf } from '@/server/orders/claimed-units';
import { deliveryLines } from '@/server/orders/order-view';
import { orderVersion } from '@/server/orders/order-version';
import { disputesOf, eventsToReview, findOrderByNumber, type OrderDetails, refundsOf } from '@/server/orders/read';
import { viewOf } from '@/server/returns/return-view';
import { defineQuery } from '../use-case';
import { type OrderChange, timelineOfOrder } from './changes';

/** An order with everything that an owner decides by. */
type DeskOrder = {
  order: OrderDetails;
  address: readonly string[];
  timeline: readonly OrderChange[];
  refunds: readonly Selectable<Schema['refunds']>[];
  disputes: readonly Selectable<Schema['disputes']>[];
  toReview: readonly Selectable<Schema['payment_events']>[];
  returns: readonly ReturnView[];
  notes: readonly Selectable<Schema['order_notes']>[];
  documents: readonly InvoiceReference[];
  /** Version on which the forms of the page are based. */
  version: { text: string; seen: string };
};

/** The order of a number; undefined if there is none. */
export const orderPage = defineQuery('order', async (db, number: OrderNumber, now): Promise<DeskOrder | undefined> => {
  // First, so that a change during the other queries is noticed when a form is sent.
  const version = { text: await orderVersion(db, number), seen: now.toISOString() };
  const order = await findOrderByNumber(db, number);
  if (!order) return undefined;
  const returns = [];
  for (const one of await returnsOf(db, number)) returns.push(await viewOf(db, order, one));
  return {
    order,
    address: deliveryLines(order),
    timeline: await timelineOfOrder(db, number),
    refunds: await refundsOf(db, number),
    disputes: await disputesOf(db, number),
    toReview: await eventsToReview(db, number),
    returns,
    notes: await db
      .selectFrom('order_notes')
      .selectAll()
      .where('order_number', '=', number)
      .orderBy('created_at')
      .execute(),
    documents: (await invoicesOf(db, [number])).get(number) ?? [],
    version,
  };
});
