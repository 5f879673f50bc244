import 'server-only';
import { newsletterUnsubscribeRoute } from '@/contract/forms';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { absoluteUrl } from '@/data/site';
import { language } from '@/domain/language';
import { isOrderNumber } from '@/domain/order-number';
import { fieldsOf } from '@/domain/records';
import { mailboxOf } from '@/server/abuse/mail-budget';
import { type Database } from '@/server/database/database';
import { type Feature, type Handlers } from '@/server/events/registry';
import { invoicesOf } from '@/server/invoices/read';
import { findKnownOrder } from '@/server/orders/read';
import { inLanguage } from '@/server/platform/in-language';
import { hashOf } from '@/server/platform/tokens';
import { enqueueMail } from './outbox';
import {
  cancelledOrderNotification,
  changedAddressNotification,
  messageNotification,
  paidOrderNotification,
  notifyOwnerOfFailedBackup,
  notifyOwnerOfLowStock,
  notifyOwnerOfOversoldOrder,
  notifyOwnerOfVoidCode,
} from './owner-mail';
import { notifyOwnerOfDispute, notifyOwnerOfFailedRefund, notifyOwnerOfUnmatchedPayment } from './owner-payment-mail';
import { mailRefunds } from './refund-mail';
import { mailRejectedReturn, mailRejectedWithdrawal, mailReturn, notifyOwnerOfReturn } from './return-mail';
import {
  backInStock,
  contactAcknowledgement,
  newsletterConfirmation,
  orderAddressChanged,
  orderCancelled,
  orderConfirmation,
  orderLink,
  orderSent,
} from './shopper-mail';
import { notifyOwner } from './notify-owner';
import { mailBatteryReminder, mailHandOver, notifyOwnerOfService, notifyOwnerOfStolenWatch } from './passport-mail';

/** Mail to shoppers by event, in the language of this build. */
export const shopperMail: Handlers = {
  'order-paid': async (records, { order: number }, now) => {
    const order = await findKnownOrder(records, number);
    const documents = (await invoicesOf(records, [number])).get(number) ?? [];
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    await enqueueMail(records, `order-confirmation:${number}`, orderConfirmation(order, invoices), now);
  },
  'order-sent': async (records, { order: number, revision }, now) => {
    const order = await findKnownOrder(records, number);
    if (!order.parcel) throw new Error(`Order ${number} has no parcel.`);
    const mail = orderSent(order, order.parcel, revision > 0);
    await enqueueMail(records, `order-sent:${number}:${revision}`, mail, now);
  },
  'order-cancel-requested': async (records, { order: number }, now) => {
    const order = await findKnownOrder(records, number);
    await enqueueMail(records, `order-cancelled:${number}`, orderCancelled(order), now);
  },
  'order-address-changed': async (records, { order: number, sequence, by }, now) => {
    const order = await findKnownOrder(records, number);
    await enqueueMail(records, `order-address:${number}:${sequence}`, orderAddressChanged(order, by), now);
  },
  'order-link-requested': async (records, { order: number, ...link }, now) => {
    const [invoice] = (await invoicesOf(records, [number])).get(number) ?? [];
    await enqueueMail(records, `order-link:${number}:${now.getTime()}`, orderLink({ number, ...link }, invoice), now);
  },
  'refunds-updated': mailRefunds,
  'return-changed': mailReturn,
  'withdrawal-rejected': mailRejectedWithdrawal,
  'return-rejected': mailRejectedReturn,
  'passport-handed-over': mailHandOver,
  'battery-due': mailBatteryReminder,
  'back-in-stock': async (records, { watch: key, subscribers }, now) => {
    const watch = await catalogue.findWatch(key);
    if (!watch) return;
    for (const { email, since } of subscribers) {
      const id = hashOf(`${key}\0${email}\0${since}`).slice(0, 32);
      await enqueueMail(records, `back-in-stock:${id}`, backInStock(email, watch), now);
    }
  },
  'message-received': async (records, event, now) => {
    if (!event.isAcknowledged) return;
    const { email } = event.message;
    const sender = hashOf(mailboxOf(email)).slice(0, 32);
    const day = now.toISOString().slice(0, 10);
    await enqueueMail(records, `contact:${sender}:${day}`, contactAcknowledgement(email), now);
  },
  'newsletter-requested': async (records, { email, confirmToken, unsubscribeToken }, now) => {
    // Mail scanners open links, so a GET changes nothing: the page has a button that posts.
    const confirmUrl = absoluteUrl(`/newsletter/confirm?token=${confirmToken}`);
    // Mail programs post to this URL themselves (RFC 8058).
    const unsubscribeUrl = absoluteUrl(`${newsletterUnsubscribeRoute.path}?token=${unsubscribeToken}`);
    const mail = newsletterConfirmation(email, confirmUrl, unsubscribeUrl);
    await enqueueMail(records, `newsletter:${hashOf(confirmToken).slice(0, 32)}`, mail, now);
  },
};

/** Mail to the owner by event. */
export const ownerMail: Handlers = {
  'order-paid': async (records, { order }, now) => {
    await notifyOwner(records, `paid:${order}`, paidOrderNotification(await findKnownOrder(records, order)), now);
  },
  'order-cancel-requested': async (records, { order }, now) => {
    await notifyOwner(records, `cancelled:${order}`, cancelledOrderNotification(order), now);
  },
  'order-address-changed': async (records, { order: number, sequence, by }, now) => {
    const order = await findKnownOrder(records, number);
    await notifyOwner(records, `address:${number}:${sequence}`, changedAddressNotification(order, by), now);
  },
  'return-changed': notifyOwnerOfReturn,
  'service-asked': notifyOwnerOfService,
  'watch-stolen': notifyOwnerOfStolenWatch,
  'message-received': async (records, event, now) => {
    await notifyOwner(records, `message:${event.id}`, messageNotification(event), now);
  },
  'order-oversold': notifyOwnerOfOversoldOrder,
  'refund-failed': notifyOwnerOfFailedRefund,
  'dispute-updated': notifyOwnerOfDispute,
  'void-code-used': notifyOwnerOfVoidCode,
  'payment-unmatched': notifyOwnerOfUnmatchedPayment,
  'stock-low': notifyOwnerOfLowStock,
  'backup-failed': notifyOwnerOfFailedBackup,
};

/**
 * Mail to shoppers in their language, and to the owner in English, whichever process causes it. It enters the outbox in the
 * transaction of its event.
 */
export const notifications: Feature = {
  onEvent: async (records, name, event, now) => {
    if (name in shopperMail) {
      const code = await languageOf(records, event);
      await inLanguage(code, 'shopperMail', shopperMail)[name]?.(records, event, now);
    }
    if (name in ownerMail) await inLanguage('en', 'ownerMail', ownerMail)[name]?.(records, event, now);
  },
};

/** Returns the language of the event's order or subscription; without one, that of this process, which a form has reached. */
async function languageOf(records: Database, event: object): Promise<string> {
  const { order, language: code } = fieldsOf(event);
  if (typeof code === 'string') return code;
  if (typeof order !== 'string' || !isOrderNumber(order)) return language;
  const row = await records.selectFrom('orders').select('language').where('number', '=', order).executeTakeFirst();
  return row?.language ?? language;
}
