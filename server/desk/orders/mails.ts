import 'server-only';
import { z } from 'zod';
import { accept, reject, type Result } from '@/domain/result';
import { orderMail, orderMails } from '@/server/notifications/order-mail';
import { enqueueMail } from '@/server/notifications/outbox';
import { findOrderByNumber } from '@/server/orders/read';
import { inLanguage } from '@/server/platform/in-language';
import { defineUseCase } from '../use-case';
import { orderNumberField } from './changes';

const names = { confirmation: 'confirmation', sent: 'mail with the tracking number', link: 'link to the order' };

export const resendOrderMail = defineUseCase({
  name: 'resend-order-mail',
  schema: z.strictObject({ number: orderNumberField(), mail: z.enum(orderMails) }),
  audit: ({ number, mail }) => ({ subject: number, details: mail }),
  run: async (
    records,
    { number, mail },
    { now, key },
  ): Promise<Result<string, 'unknown-order' | 'no-address' | 'no-mail'>> => {
    const order = await findOrderByNumber(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    if (order.email === '') return reject({ code: 'no-address' });
    const message = await inLanguage(order.language, 'orderMail', orderMail)(records, order, mail);
    if (!message) return reject({ code: 'no-mail' });
    await enqueueMail(records, `order-again:${number}:${mail}:${key}`, message, now);
    return accept(order.email);
  },
  successMessage: (email, { mail }) => `The ${names[mail]} goes to ${email} again.`,
  rejectionMessage: ({ code }, { number, mail }) => {
    if (code === 'unknown-order') return `There is no order ${number}.`;
    if (code === 'no-address') return `The email address of order ${number} was deleted at the shopper’s wish.`;
    return `Order ${number} has no ${names[mail]} yet.`;
  },
});
