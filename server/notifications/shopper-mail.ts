import 'server-only';
import { findOrder } from '@/data/information-pages';
import { absoluteUrl, site } from '@/data/site';
import { deliveryCopy } from '@/domain/delivery-text';
import { type InvoiceReference } from '@/domain/invoice';
import { formatMoney } from '@/domain/money';
import { type SentParcel } from '@/domain/parcel';
import { backInStockPath, invoicePath, orderPath, payOrderPath } from '@/domain/paths';
import { nextOrderCopy } from '@/domain/promo-code';
import { type Watch } from '@/domain/watch';
import { pagePriceCopy } from '@/domain/watch-price';
import { deliveryLines, deliveryDatesOf } from '@/server/orders/order-view';
import { type OrderDetails } from '@/server/orders/read';
import { attached, invoiceBlocks } from './invoice-mail';
import { renderMail } from './layout';
import {
  backInStockMailCopy,
  contactMailCopy,
  mailButtons,
  mailCopy,
  mailRows,
  newsletterMailCopy,
  orderMailCopy,
} from './mail-copy';
import { type MailMessage } from './outbox';

/** Returns the URL of an order's page, which needs no account. */
function orderUrl(token: string): string {
  return absoluteUrl(orderPath(token));
}

/** Renders the confirmation of a paid order: items, total, delivery estimate and the code for the next order. */
export function orderConfirmation(order: OrderDetails, invoices: readonly InvoiceReference[] = []): MailMessage {
  const blocks = [
    { kind: 'text', text: orderMailCopy.confirmation.thanks(order.full_name) },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(
          ({ name, quantity, unit_cents }) =>
            [`${quantity} × ${name}`, formatMoney(unit_cents * quantity, order.currency)] as const,
        ),
        ...(order.discount_cents > 0
          ? [[mailRows.code, `−${formatMoney(order.discount_cents, order.currency)}`] as const]
          : []),
        [
          order.shipping_label,
          order.shipping_cents === 0 ? mailRows.free : formatMoney(order.shipping_cents, order.currency),
        ] as const,
        [mailRows.total, formatMoney(order.total_cents, order.currency)] as const,
      ],
    },
    { kind: 'text', text: [mailCopy.deliverTo, ...deliveryLines(order)].join('\n') },
    { kind: 'text', text: deliveryText(order) },
    ...(order.earnedCode
      ? [{ kind: 'text', text: orderMailCopy.confirmation.nextOrder(nextOrderCopy, order.earnedCode) } as const]
      : []),
    ...invoiceBlocks(order.token, invoices),
    { kind: 'button', label: mailButtons.order, url: orderUrl(order.token) },
    { kind: 'text', text: mailCopy.findAgain(absoluteUrl(findOrder.href)) },
  ] as const;
  const title = orderMailCopy.title(order.number);
  return {
    to: order.email,
    subject: orderMailCopy.confirmation.subject(title),
    ...attached(invoices),
    ...renderMail(title, blocks),
  };
}

/**
 * Renders the acknowledgement of a contact message. It quotes nothing, so that no sender can mail their own text to a
 * third person.
 */
export function contactAcknowledgement(to: string): MailMessage {
  const { title } = contactMailCopy;
  const text = contactMailCopy.text(site.name, absoluteUrl(findOrder.href));
  return { to, subject: title, ...renderMail(title, [{ kind: 'text', text }]) };
}

/** Renders the confirmation mail of the newsletter. Without a press of its button nothing more is sent. */
export function newsletterConfirmation(to: string, confirmUrl: string, unsubscribeUrl: string): MailMessage {
  const { title } = newsletterMailCopy;
  const blocks = [
    { kind: 'text', text: newsletterMailCopy.ask(site.name) },
    { kind: 'button', label: mailButtons.confirmSubscription, url: confirmUrl },
    { kind: 'text', text: newsletterMailCopy.ignore },
  ] as const;
  return { to, subject: title, unsubscribeUrl, ...renderMail(title, blocks) };
}

/** Renders the back-in-stock mail, sent once. The subscription is deleted by then. */
export function backInStock(to: string, { key, fullName, path, ...priced }: Watch): MailMessage {
  const title = backInStockMailCopy.title(fullName);
  const blocks = [
    { kind: 'text', text: backInStockMailCopy.asked(pagePriceCopy(priced)) },
    { kind: 'text', text: backInStockMailCopy.noReservation },
    { kind: 'button', label: mailButtons.watch, url: absoluteUrl(path) },
    { kind: 'text', text: backInStockMailCopy.only(absoluteUrl(backInStockPath(key))) },
  ] as const;
  return { to, subject: title, ...renderMail(title, blocks) };
}

function deliveryText(order: OrderDetails): string {
  const { usual, late } = deliveryCopy(deliveryDatesOf(order));
  return mailCopy.expected(usual, late);
}

/**
 * Renders the mail with an order's link, for a shopper who entered its number. It goes to the order's own address only.
 */
export function orderLink(
  order: Pick<OrderDetails, 'number' | 'token' | 'email'>,
  invoice?: InvoiceReference,
): MailMessage {
  const title = orderMailCopy.link.title(order.number);
  const blocks = [
    { kind: 'text', text: orderMailCopy.link.intro },
    { kind: 'button', label: mailButtons.order, url: orderUrl(order.token) },
    ...(invoice
      ? [
          {
            kind: 'text',
            text: orderMailCopy.link.invoice(absoluteUrl(invoicePath(order.token, invoice.number))),
          } as const,
        ]
      : []),
    { kind: 'text', text: orderMailCopy.link.private },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the mail with the link to pay an order that was placed by phone. */
export function phoneOrderMail(order: OrderDetails): MailMessage {
  const title = orderMailCopy.phone.title(order.number);
  const blocks = [
    { kind: 'text', text: orderMailCopy.phone.thanks(order.full_name) },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(
          ({ name, quantity, unit_cents }) =>
            [`${quantity} × ${name}`, formatMoney(unit_cents * quantity, order.currency)] as const,
        ),
        [
          order.shipping_label,
          order.shipping_cents === 0 ? mailRows.free : formatMoney(order.shipping_cents, order.currency),
        ] as const,
        [mailRows.total, formatMoney(order.total_cents, order.currency)] as const,
      ],
    },
    { kind: 'text', text: [mailCopy.deliverTo, ...deliveryLines(order)].join('\n') },
    { kind: 'button', label: mailButtons.pay, url: absoluteUrl(payOrderPath(order.token)) },
    { kind: 'text', text: orderMailCopy.phone.hold },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the shipping mail with carrier and tracking number, or a correction of them. */
export function orderSent(order: OrderDetails, parcel: SentParcel, isCorrection: boolean): MailMessage {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  const { sent } = orderMailCopy;
  const title = isCorrection ? sent.corrected(order.number) : sent.title(order.number);
  const text = isCorrection ? sent.correction : sent.intro(carrier);
  const blocks = [
    { kind: 'text', text },
    { kind: 'text', text: `${sent.carrier(carrier)}\n${mailCopy.trackingNumber(trackingNumber)}` },
    ...(trackingUrl ? [{ kind: 'button', label: mailButtons.track(carrier), url: trackingUrl } as const] : []),
    { kind: 'text', text: [mailCopy.deliverTo, ...deliveryLines(order)].join('\n') },
    { kind: 'text', text: deliveryText(order) },
    { kind: 'button', label: mailButtons.order, url: orderUrl(order.token) },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the mail to a shopper who cancelled a paid order. The mail about its refund follows. */
export function orderCancelled(order: OrderDetails): MailMessage {
  const title = orderMailCopy.cancelled.title(order.number);
  const left = order.total_cents - order.refunded_cents - order.lost_dispute_cents;
  const blocks = [
    { kind: 'text', text: orderMailCopy.cancelled.text(formatMoney(left, order.currency)) },
    { kind: 'button', label: mailButtons.order, url: orderUrl(order.token) },
    { kind: 'text', text: mailCopy.notYou(site.mail.label) },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the mail to the shopper of an order whose delivery address the shopper or an owner changed. */
export function orderAddressChanged(order: OrderDetails, by: 'owner' | 'shopper'): MailMessage {
  const title = orderMailCopy.address.title(order.number);
  const blocks = [
    { kind: 'text', text: [orderMailCopy.address.text, ...deliveryLines(order)].join('\n') },
    { kind: 'button', label: mailButtons.order, url: orderUrl(order.token) },
    { kind: 'text', text: (by === 'owner' ? mailCopy.disagree : mailCopy.notYou)(site.mail.label) },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}
