import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { isClosedUnpaid } from '@/domain/order-states';
import { type DeliveryDates } from '@/domain/shipping';
import { type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { publish } from '@/server/events/registry';
import { issueInvoices } from '@/server/invoices/issue';
import { updateEarnedCode, reportVoidCodeUse } from '@/server/promo-codes/earned-code';
import { earnPromoCode, reclaimPromoCode, releasePromoCode } from '@/server/promo-codes/promo-codes';
import { announceStock } from '@/server/stock/announce-stock';
import { orderedWatches, releaseUnits, reserveMissingUnits } from '@/server/stock/reservations';
import { type Change, recordChange } from './history';
import { deliveryDatesAfterPayment } from './order-view';

/** Saves a locked order's new state and its consequences: promo codes, stock reservations and delivery dates. */
export async function applyStateChange(
  records: DatabaseTransaction,
  order: OrderRow,
  change: Change & { from: OrderRow['state'] },
): Promise<void> {
  const { number } = order;
  const { from, to, now } = change;
  await announceStock(records, await orderedWatches(records, number), now, async () => {
    await recordChange(records, number, change);
    if (isClosedUnpaid(to)) await releasePromoCode(records, number);
    // A refunded order that was not shipped returns its units to the stock.
    if (isClosedUnpaid(to) || (to === 'refunded' && from !== 'fulfilled')) await releaseUnits(records, number, now);
    if (to === 'paid') await applyPaid(records, order, now);
  });
}

/** An order whose refund failed becomes paid again: it keeps its code and dates, but has to reserve its units again. */
async function applyPaid(records: DatabaseTransaction, order: OrderRow, now: Date): Promise<void> {
  const { number, promo_code: promoCode } = order;
  const missing = await reserveMissingUnits(records, number, now);
  if (missing.length > 0) await publish(records, 'order-oversold', { order: number, missing }, now);
  if (promoCode !== null) await reclaimPromoCode(records, promoCode, number);
  await reportVoidCodeUse(records, order, now);
  if (!(await earnPromoCode(records, number, now))) return;
  await updateEarnedCode(records, number, now);
  await setDates(records, number, deliveryDatesAfterPayment(order, now));
  const issued = await issueInvoices(records, number, now);
  await publish(records, 'order-paid', { order: number }, now);
  // A refund may be known before the payment.
  const documents = issued.filter(({ kind }) => kind !== 'invoice');
  if (documents.length > 0)
    await publish(records, 'refunds-updated', { order: number, isByHand: false, documents }, now);
}

async function setDates(records: DatabaseTransaction, number: OrderNumber, dates: DeliveryDates): Promise<void> {
  await records
    .updateTable('orders')
    .set({
      earliest_delivery: dates.earliest,
      latest_delivery: dates.latest,
      latest_delivery_if_delayed: dates.latestIfDelayed,
    })
    .where('number', '=', number)
    .execute();
}
