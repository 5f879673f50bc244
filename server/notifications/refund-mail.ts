import 'server-only';
import { invoiceTitles } from '@/data/invoice-view';
import { absoluteUrl, site } from '@/data/site';
import { formatMoney } from '@/domain/money';
import { orderPath } from '@/domain/paths';
import { type Database } from '@/server/database/database';
import { type DomainEvents } from '@/server/events/domain-events';
import { findKnownOrder, type OrderDetails } from '@/server/orders/read';
import { attached, invoiceBlocks } from './invoice-mail';
import { renderMail } from './layout';
import { mailButtons, refundMailCopy } from './mail-copy';
import { enqueueMail, type MailMessage } from './outbox';

/**
 * Mails the shopper the sum refunded, or returned to the shop, since the last mail (docs/product.md 17.5). It compares
 * sums, so that each refund is mailed once, with its own sum.
 */
export async function mailRefunds(
  records: Database,
  { order: number, isByHand, documents }: DomainEvents['refunds-updated'],
  now: Date,
): Promise<void> {
  const order = await findKnownOrder(records, number);
  const { refunded_cents: refunded, mailed_refund_cents: mailed, refund_mails: mails } = order;
  if (refunded === mailed) return mailDocuments(records, order, documents, now);
  // A refund that has succeeded has its credit note: a pending one is an earlier one.
  const isPending = documents.length === 0 && (await hasPendingRefund(records, order));
  const message =
    refunded > mailed
      ? refundMail(order, { cents: refunded - mailed, isByHand, isPending }, documents)
      : returnedRefundMail(order, mailed - refunded, documents);
  await enqueueMail(records, mails === 0 ? `refund:${number}` : `refund:${number}:${mails}`, message, now);
  const sent = { mailed_refund_cents: refunded, refund_mails: mails + 1 };
  await records.updateTable('orders').set(sent).where('number', '=', number).execute();
}

async function hasPendingRefund(records: Database, { number }: OrderDetails): Promise<boolean> {
  const pending = await records
    .selectFrom('refunds')
    .select('key')
    .where('order_number', '=', number)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return pending !== undefined;
}

type Documents = DomainEvents['refunds-updated']['documents'];

type Refund = {
  /** Amount of this refund, in the minor unit of the order's currency. */
  cents: number;
  /** The owner refunded by other means than the original payment. */
  isByHand: boolean;
  /** The provider accepted the refund and has not sent it yet. */
  isPending: boolean;
};

/** Renders a refund mail with this refund and the total refunded (docs/product.md 17.5). */
function refundMail(order: OrderDetails, { cents, isByHand, isPending }: Refund, documents: Documents): MailMessage {
  const how = refundMailCopy.sum(formatMoney(cents, order.currency), isPending, isByHand);
  return mail(order, refundMailCopy.title(order.number), [how, ...inAll(order, cents)], documents);
}

/** Renders a mail about a refund that was returned to the shop. */
function returnedRefundMail(order: OrderDetails, cents: number, documents: Documents): MailMessage {
  const texts = [refundMailCopy.returned(formatMoney(cents, order.currency)), refundMailCopy.otherWay(site.mail.label)];
  return mail(order, refundMailCopy.returnedTitle(order.number), texts, documents);
}

/** Mails documents of a refund that was announced before it succeeded, or whose payment was unknown until now. */
async function mailDocuments(records: Database, order: OrderDetails, documents: Documents, now: Date): Promise<void> {
  const [first] = documents;
  if (!first) return;
  const text = refundMailCopy.document;
  const title = refundMailCopy.documentTitle(invoiceTitles[first.kind], order.number);
  await enqueueMail(records, `invoice:${order.number}:${first.number}`, mail(order, title, [text], documents), now);
}

function inAll({ refunded_cents: refunded, total_cents: total, currency }: OrderDetails, cents: number): string[] {
  if (refunded < total) return [refundMailCopy.inPart(formatMoney(refunded, currency), formatMoney(total, currency))];
  return cents < refunded ? [refundMailCopy.inFull(formatMoney(total, currency))] : [];
}

function mail(order: OrderDetails, title: string, texts: readonly string[], documents: Documents): MailMessage {
  const blocks = [
    { kind: 'text', text: texts.join('\n') },
    { kind: 'button', label: mailButtons.order, url: absoluteUrl(orderPath(order.token)) },
    ...invoiceBlocks(order.token, documents),
  ] as const;
  return { to: order.email, subject: title, ...attached(documents), ...renderMail(title, blocks) };
}
