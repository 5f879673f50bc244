import 'server-only';
import { newsletterUnsubscribeRoute } from '@/contract/forms';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { absoluteUrl } from '@/data/site';
import { mailboxOf } from '@/server/abuse/mail-budget';
import { type Feature } from '@/server/events/registry';
import { invoicesOf } from '@/server/invoices/read';
import { findKnownOrder } from '@/server/orders/read';
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
import { mailRejectedReturn, mailRejectedWithdrawal, mailReturn } from './return-mail';
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

/** Shortest time between two mails with the link of an order, in ms. */
const ORDER_LINK_MS = 10 * 60_000;

/** Mail to shoppers and to the owner. It enters the outbox in the transaction of its event. */
export const notifications: Feature = {
  handlers: {
    'order-paid': async (records, { order: number }, now) => {
      const order = await findKnownOrder(records, number);
      const documents = (await invoicesOf(records, [number])).get(number) ?? [];
      const invoices = documents.filter(({ kind }) => kind === 'invoice');
      await enqueueMail(records, `order-confirmation:${number}`, orderConfirmation(order, invoices), now);
      await notifyOwner(records, `paid:${number}`, paidOrderNotification(order), now);
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
      await notifyOwner(records, `cancelled:${number}`, cancelledOrderNotification(order), now);
    },
    'order-address-changed': async (records, { order: number, sequence }, now) => {
      const order = await findKnownOrder(records, number);
      await enqueueMail(records, `order-address:${number}:${sequence}`, orderAddressChanged(order), now);
      await notifyOwner(records, `address:${number}:${sequence}`, changedAddressNotification(order), now);
    },
    'order-link-requested': async (records, order, now) => {
      const period = Math.floor(now.getTime() / ORDER_LINK_MS);
      const [invoice] = (await invoicesOf(records, [order.number])).get(order.number) ?? [];
      await enqueueMail(records, `order-link:${order.number}:${period}`, orderLink(order, invoice), now);
    },
    'refunds-updated': mailRefunds,
    'return-changed': mailReturn,
    'withdrawal-rejected': mailRejectedWithdrawal,
    'return-rejected': mailRejectedReturn,
    'passport-handed-over': mailHandOver,
    'service-asked': notifyOwnerOfService,
    'watch-stolen': notifyOwnerOfStolenWatch,
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
      await notifyOwner(records, `message:${event.id}`, messageNotification(event), now);
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
    'order-oversold': notifyOwnerOfOversoldOrder,
    'refund-failed': notifyOwnerOfFailedRefund,
    'dispute-updated': notifyOwnerOfDispute,
    'void-code-used': notifyOwnerOfVoidCode,
    'payment-unmatched': notifyOwnerOfUnmatchedPayment,
    'stock-low': notifyOwnerOfLowStock,
    'backup-failed': notifyOwnerOfFailedBackup,
  },
};
