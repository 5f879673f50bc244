import 'server-only';
import { type Records } from '@/server/database/database';
import { refundNotice, refundReturned } from '@/server/mail/refund-mail';
import { enqueueMail } from '@/server/outbox';
import { findKnownOrder } from './read';

/**
 * Writes to the shopper what has gone back since the last mail, or has come back to the shop (docs/product.md 17.5). It
 * compares sums, so that no refund is written of twice, and none with another sum than its own.
 */
export async function mailRefunds(
  records: Records,
  number: string,
  { isByHand, now }: { isByHand: boolean; now: Date },
): Promise<void> {
  const order = await findKnownOrder(records, number);
  const { refunded_cents: refunded, mailed_refund_cents: mailed, refund_mails: mails } = order;
  if (refunded === mailed) return;
  const pending = await records
    .selectFrom('refunds')
    .select('key')
    .where('order_number', '=', number)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const message =
    refunded > mailed
      ? refundNotice(order, { cents: refunded - mailed, isByHand, isPending: pending !== undefined })
      : refundReturned(order, mailed - refunded);
  await enqueueMail(records, mails === 0 ? `refund:${number}` : `refund:${number}:${mails}`, message, now);
  const told = { mailed_refund_cents: refunded, refund_mails: mails + 1 };
  await records.updateTable('orders').set(told).where('number', '=', number).execute();
}
