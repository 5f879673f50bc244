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
import { priceCopy } from '@/domain/weekend-price';
import { deliveryLines, deliveryDatesOf } from '@/server/orders/order-view';
import { type OrderDetails } from '@/server/orders/read';
import { attached, invoiceBlocks } from './invoice-mail';
import { renderMail } from './layout';
import { type MailMessage } from './outbox';

/** Returns the URL of an order's page, which needs no account. */
function orderUrl(token: string): string {
  return absoluteUrl(orderPath(token));
}

/** Explains how to find an order without its emails. */
const findAgainText = `If you lose this link, get it again with your order number and this email address: ${absoluteUrl(findOrder.href)}`;

/** Renders the confirmation of a paid order: items, total, delivery estimate and the code for the next order. */
export function orderConfirmation(order: OrderDetails, invoices: readonly InvoiceReference[] = []): MailMessage {
  const blocks = [
    { kind: 'text', text: `Thank you, ${order.full_name}. We received your payment and are packing your order.` },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(
          ({ name, quantity, unit_cents }) =>
            [`${quantity} × ${name}`, formatMoney(unit_cents * quantity, order.currency)] as const,
        ),
        ...(order.discount_cents > 0
          ? [['Your code', `−${formatMoney(order.discount_cents, order.currency)}`] as const]
          : []),
        [
          order.shipping_label,
          order.shipping_cents === 0 ? 'Free' : formatMoney(order.shipping_cents, order.currency),
        ] as const,
        ['Total', formatMoney(order.total_cents, order.currency)] as const,
      ],
    },
    { kind: 'text', text: ['Deliver to:', ...deliveryLines(order)].join('\n') },
    { kind: 'text', text: deliveryText(order) },
    ...(order.earnedCode
      ? [{ kind: 'text', text: `${nextOrderCopy} your next order, once, with the code ${order.earnedCode}.` } as const]
      : []),
    ...invoiceBlocks(order.token, invoices),
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
    { kind: 'text', text: findAgainText },
  ] as const;
  const title = `Order ${order.number}`;
  return { to: order.email, subject: `${title}: thank you`, ...attached(invoices), ...renderMail(title, blocks) };
}

/**
 * Renders the acknowledgement of a contact message. It quotes nothing, so that no sender can mail their own text to a
 * third person.
 */
export function contactAcknowledgement(to: string): MailMessage {
  const title = 'We received your message';
  const text = `Thank you for writing to ${site.name}. We will reply within two business days.\nIf it is about an order, you can get the link to its page here: ${absoluteUrl(findOrder.href)}\nIf you did not write to us, you can ignore this email.`;
  return { to, subject: title, ...renderMail(title, [{ kind: 'text', text }]) };
}

/** Renders the confirmation mail of the newsletter. Without a press of its button nothing more is sent. */
export function newsletterConfirmation(to: string, confirmUrl: string, unsubscribeUrl: string): MailMessage {
  const title = 'Confirm your newsletter subscription';
  const blocks = [
    { kind: 'text', text: `Please confirm that you want the ${site.name} newsletter at this address.` },
    { kind: 'button', label: 'Confirm subscription', url: confirmUrl },
    { kind: 'text', text: 'If you did not ask for it, you can ignore this email. We will not send more.' },
  ] as const;
  return { to, subject: title, unsubscribeUrl, ...renderMail(title, blocks) };
}

/** Renders the back-in-stock mail, sent once. The subscription is deleted by then. */
export function backInStock(to: string, { key, fullName, path, ...priced }: Watch): MailMessage {
  const title = `${fullName} is back in stock`;
  const blocks = [
    {
      kind: 'text',
      text: `You asked us to email you when this watch is back in stock. It is now available for ${priceCopy(priced, 'usd')}.`,
    },
    { kind: 'text', text: 'We cannot reserve it for you, so it may sell out again.' },
    { kind: 'button', label: 'See the watch', url: absoluteUrl(path) },
    {
      kind: 'text',
      text: `This is the only email about this request, and we have deleted it. If it was not you, you can ignore this email. To remove this address from other requests, go here: ${absoluteUrl(backInStockPath(key))}`,
    },
  ] as const;
  return { to, subject: title, ...renderMail(title, blocks) };
}

function deliveryText(order: OrderDetails): string {
  const { usual, late } = deliveryCopy(deliveryDatesOf(order));
  return `Expected delivery: ${usual}. ${late}`;
}

/**
 * Renders the mail with an order's link, for a shopper who entered its number. It goes to the order's own address only.
 */
export function orderLink(
  order: Pick<OrderDetails, 'number' | 'token' | 'email'>,
  invoice?: InvoiceReference,
): MailMessage {
  const title = `Order ${order.number}: your link`;
  const blocks = [
    { kind: 'text', text: 'Here is the link to your order, as requested with its number and this email address.' },
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
    ...(invoice
      ? [{ kind: 'text', text: `Your invoice: ${absoluteUrl(invoicePath(order.token, invoice.number))}` } as const]
      : []),
    {
      kind: 'text',
      text: 'Anyone with this link can see the order, so keep it private. If you did not ask for it, you can ignore this email. No one else received it.',
    },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the mail with the link to pay an order that was placed by phone. */
export function phoneOrderMail(order: OrderDetails): MailMessage {
  const title = `Order ${order.number}: pay by this link`;
  const blocks = [
    { kind: 'text', text: `Thank you for your call, ${order.full_name}. This is your order:` },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(
          ({ name, quantity, unit_cents }) =>
            [`${quantity} × ${name}`, formatMoney(unit_cents * quantity, order.currency)] as const,
        ),
        [
          order.shipping_label,
          order.shipping_cents === 0 ? 'Free' : formatMoney(order.shipping_cents, order.currency),
        ] as const,
        ['Total', formatMoney(order.total_cents, order.currency)] as const,
      ],
    },
    { kind: 'text', text: ['Deliver to:', ...deliveryLines(order)].join('\n') },
    { kind: 'button', label: 'Pay your order', url: absoluteUrl(payOrderPath(order.token)) },
    {
      kind: 'text',
      text: 'We hold the watches for you for one day. If you did not call us, you can ignore this email.',
    },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the shipping mail with carrier and tracking number, or a correction of them. */
export function orderSent(order: OrderDetails, parcel: SentParcel, isCorrection: boolean): MailMessage {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  const title = isCorrection ? `Order ${order.number}: new tracking number` : `Order ${order.number} is on its way`;
  const text = isCorrection
    ? 'The tracking number that we sent you before was wrong. We are sorry. This is the right one:'
    : `${carrier} has your order now.`;
  const blocks = [
    { kind: 'text', text },
    { kind: 'text', text: `Carrier: ${carrier}\nTracking number: ${trackingNumber}` },
    ...(trackingUrl ? [{ kind: 'button', label: `Track it with ${carrier}`, url: trackingUrl } as const] : []),
    { kind: 'text', text: ['Deliver to:', ...deliveryLines(order)].join('\n') },
    { kind: 'text', text: deliveryText(order) },
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the mail to a shopper who cancelled a paid order. The mail about its refund follows. */
export function orderCancelled(order: OrderDetails): MailMessage {
  const title = `Order ${order.number} is canceled`;
  const left = order.total_cents - order.refunded_cents - order.lost_dispute_cents;
  const blocks = [
    {
      kind: 'text',
      text: `You canceled this order, and nothing will be shipped. We are refunding ${formatMoney(left, order.currency)} to your original payment method, and will email you when it is sent.`,
    },
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
    { kind: 'text', text: notYouText },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the mail to a shopper who changed the delivery address. */
export function orderAddressChanged(order: OrderDetails): MailMessage {
  const title = `Order ${order.number}: new delivery address`;
  const blocks = [
    { kind: 'text', text: ['We will now deliver to:', ...deliveryLines(order)].join('\n') },
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
    { kind: 'text', text: notYouText },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

const notYouText = `If it was not you, write to us at once: ${site.mail.label}.`;
