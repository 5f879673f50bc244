import 'server-only';
import { type Selectable } from 'kysely';
import { type InvoiceReference } from '@/domain/invoice';
import { type OrderNumber } from '@/domain/order-number';
import { type ReturnView } from '@/domain/order-returns';
import { type Schema } from '@/server/database/schema';
import { invoicesOf } from '@/server/invoices/read';
import { claimsUnits } from '@/domain/return-states';
import { hasRefund, type ReturnDetails, type UnitRecords, unitRecordsOf, unitsOf } from '@/server/orders/claimed-units';
import { deliveryLines, isWithdrawn } from '@/server/orders/order-view';
import { orderVersion } from '@/server/orders/order-version';
import { timeSent } from '@/server/orders/progress';
import { disputesOf, eventsToReview, findOrderByNumber, type OrderDetails, refundsOf } from '@/server/orders/read';
import { hadGoods, viewOf } from '@/server/returns/return-view';
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
  /** The lines with the units of the package: without what was withdrawn or refunded before it was sent. */
  toPack: OrderDetails['lines'];
  /** True if it will not be sent, because its shopper withdrew from all of it. */
  isWithdrawn: boolean;
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
  const found = await unitRecordsOf(db, number);
  for (const one of found.returns) returns.push(await viewOf(db, order, one));
  return {
    order,
    address: deliveryLines(order),
    timeline: await timelineOfOrder(db, number),
    refunds: await refundsOf(db, number),
    disputes: await disputesOf(db, number),
    toReview: await eventsToReview(db, number),
    returns,
    toPack: linesToPack(order, found, await timeSent(db, number)),
    isWithdrawn: await isWithdrawn(db, order),
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

function linesToPack(order: OrderDetails, found: UnitRecords, sentAt: string | undefined): OrderDetails['lines'] {
  // A refund after shipping takes nothing out of the package.
  const kept = { ...found, refunds: found.refunds.filter(({ created_at: at }) => sentAt === undefined || at < sentAt) };
  const stays = (one: ReturnDetails) => !hadGoods(one) && (claimsUnits(one.state) || hasRefund(found, one));
  return order.lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsOf(kept, line.position, stays) }))
    .filter(({ quantity }) => quantity > 0);
}
