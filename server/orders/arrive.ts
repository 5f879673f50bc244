import 'server-only';
import { isGivenUp } from '@/domain/order-states';
import { type DeliveryDates } from '@/domain/shipping';
import { type Records } from '@/server/database/database';
import { orderConfirmation } from '@/server/mail/templates';
import { enqueueMail } from '@/server/outbox';
import { tellOversold } from '@/server/stock/oversold';
import { returnPieces, takeMissingPieces } from '@/server/stock/pieces';
import { paidOrderNews } from '@/server/owner/news';
import { tellOwner } from '@/server/owner/tell-owner';
import { judgeEarnedCode, judgeUsedCode } from './earned-code';
import { type Change, type OrderRow, recordChange } from './history';
import { datesFrom } from './order-view';
import { earnPromoCode, reclaimPromoCode, releasePromoCode } from './promo-codes';
import { findKnownOrder } from './read';

/** Writes down that a locked order has come to another state, with all that hangs on it: promo codes, pieces, dates, mail. */
export async function arrive(
  records: Records,
  order: OrderRow,
  change: Change & { from: OrderRow['state'] },
): Promise<void> {
  const { number } = order;
  const { from, to, now } = change;
  await recordChange(records, number, change);
  if (isGivenUp(to)) await releasePromoCode(records, number);
  // What has not been sent is still in the shop when its money goes back.
  if (isGivenUp(to) || (to === 'refunded' && from !== 'fulfilled')) await returnPieces(records, number, now);
  if (to === 'paid') await arriveAtPaid(records, order, now);
}

/** An order whose refund has failed is paid again: it has its code, its dates and its mail, but its pieces were returned. */
async function arriveAtPaid(records: Records, order: OrderRow, now: Date): Promise<void> {
  const { number, promo_code: promoCode } = order;
  await tellOversold(records, number, await takeMissingPieces(records, number, now), now);
  if (promoCode !== null) await reclaimPromoCode(records, promoCode, number);
  await judgeUsedCode(records, order, now);
  if (!(await earnPromoCode(records, number, now))) return;
  await judgeEarnedCode(records, number, now);
  await setDates(records, number, datesFrom(order, now));
  const details = await findKnownOrder(records, number);
  await enqueueMail(records, `order-confirmation:${number}`, orderConfirmation(details), now);
  await tellOwner(records, `paid:${number}`, paidOrderNews(details), now);
}

async function setDates(records: Records, number: string, dates: DeliveryDates): Promise<void> {
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
