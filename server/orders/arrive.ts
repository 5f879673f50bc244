import 'server-only';
import { isGivenUp } from '@/domain/order-states';
import { type DeliveryDates } from '@/domain/shipping';
import { type Records } from '@/server/database';
import { orderConfirmation, refundNotice } from '@/server/mail/templates';
import { enqueueMail } from '@/server/outbox';
import { tellOversold } from '@/server/stock/oversold';
import { returnPieces, takeMissingPieces } from '@/server/stock/pieces';
import { paidOrderNews } from '@/server/owner/news';
import { tellOwner } from '@/server/owner/tell-owner';
import { type Change, type OrderRow, recordChange } from './history';
import { datesFrom } from './order-view';
import { earnPromoCode, reclaimPromoCode, releasePromoCode } from './promo-codes';
import { findOrderByNumber } from './read';

/** Writes down that a locked order has come to another state, with all that hangs on it: promo codes, pieces, dates, mail. */
export async function arrive(records: Records, order: OrderRow, change: Change & { from: OrderRow['state'] }) {
  const { number, promo_code: promoCode } = order;
  const { from, to, now } = change;
  await recordChange(records, number, change);
  if (isGivenUp(to)) await releasePromoCode(records, number);
  // What has not been sent is still in the shop when its money goes back.
  if (isGivenUp(to) || (to === 'refunded' && from !== 'fulfilled')) await returnPieces(records, number, now);
  if (to === 'paid') {
    await tellOversold(records, number, await takeMissingPieces(records, number, now), now);
    if (promoCode !== null && isGivenUp(from)) await reclaimPromoCode(records, promoCode, number);
    await earnPromoCode(records, number, now);
    await setDates(records, number, datesFrom(order, now));
  }
  if (to === 'paid' || to === 'refunded') {
    const details = await findOrderByNumber(records, number);
    if (!details) throw new Error(`Order ${number} is gone.`);
    const [kind, write] =
      to === 'paid' ? (['order-confirmation', orderConfirmation] as const) : (['refund', refundNotice] as const);
    await enqueueMail(records, `${kind}:${number}`, write(details), now);
    if (to === 'paid') await tellOwner(records, `paid:${number}`, paidOrderNews(details), now);
  }
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
