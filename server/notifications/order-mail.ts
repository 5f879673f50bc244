import 'server-only';
import { hasBeenPaid } from '@/domain/order-states';
import { type Database } from '@/server/database/database';
import { invoicesOf } from '@/server/invoices/read';
import { type OrderDetails } from '@/server/orders/read';
import { type MailMessage } from './outbox';
import { orderConfirmation, orderLink, orderSent } from './shopper-mail';

/** Mails of an order that an owner can send again. */
export const orderMails = ['confirmation', 'sent', 'link'] as const;

/** Renders a mail of an order again; undefined if the order has not caused it yet. */
export async function orderMail(
  records: Database,
  order: OrderDetails,
  mail: (typeof orderMails)[number],
): Promise<MailMessage | undefined> {
  const documents = (await invoicesOf(records, [order.number])).get(order.number) ?? [];
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  if (mail === 'link') return orderLink(order, invoices[0]);
  if (mail === 'confirmation') return hasBeenPaid(order.state) ? orderConfirmation(order, invoices) : undefined;
  return order.parcel && orderSent(order, order.parcel, false);
}
