import 'server-only';
import { z } from 'zod';
import { hasBeenPaid } from '@/domain/order-states';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { invoicesOf } from '@/server/invoices/read';
import { enqueueMail, type MailMessage } from '@/server/notifications/outbox';
import { orderConfirmation, orderLink, orderSent } from '@/server/notifications/shopper-mail';
import { findOrderByNumber, type OrderDetails } from '@/server/orders/read';
import { defineUseCase } from '../use-case';
import { orderNumberField } from './changes';

/** Mails that an owner can send again. */
const mails = ['confirmation', 'sent', 'link'] as const;

const names = { confirmation: 'confirmation', sent: 'mail with the tracking number', link: 'link to the order' };

export const resendOrderMail = defineUseCase({
  name: 'resend-order-mail',
  schema: z.strictObject({ number: orderNumberField(), mail: z.enum(mails) }),
  audit: ({ number, mail }) => ({ subject: number, details: mail }),
  run: async (
    records,
    { number, mail },
    { now, key },
  ): Promise<Result<string, 'unknown-order' | 'no-address' | 'no-mail'>> => {
    const order = await findOrderByNumber(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    if (order.email === '') return reject({ code: 'no-address' });
    const message = await messageOf(records, order, mail);
    if (!message.ok) return message;
    await enqueueMail(records, `order-again:${number}:${mail}:${key}`, message.value, now);
    return accept(order.email);
  },
  successMessage: (email, { mail }) => `The ${names[mail]} goes to ${email} again.`,
  rejectionMessage: ({ code }, { number, mail }) => {
    if (code === 'unknown-order') return `There is no order ${number}.`;
    if (code === 'no-address') return `The email address of order ${number} was deleted at the shopper’s wish.`;
    return `Order ${number} has no ${names[mail]} yet.`;
  },
});

async function messageOf(
  records: Database,
  order: OrderDetails,
  mail: (typeof mails)[number],
): Promise<Result<MailMessage, 'no-mail'>> {
  const documents = (await invoicesOf(records, [order.number])).get(order.number) ?? [];
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  if (mail === 'link') return accept(orderLink(order, invoices[0]));
  if (mail === 'confirmation')
    return hasBeenPaid(order.state) ? accept(orderConfirmation(order, invoices)) : reject({ code: 'no-mail' });
  return order.parcel ? accept(orderSent(order, order.parcel, false)) : reject({ code: 'no-mail' });
}
