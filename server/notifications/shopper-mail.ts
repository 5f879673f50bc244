import 'server-only';
import { findOrder } from '@/data/information-pages';
import { absoluteUrl, site } from '@/data/site';
import { deliveryCopy } from '@/domain/delivery-text';
import { formatMoney } from '@/domain/money';
import { type SentParcel } from '@/domain/parcel';
import { backInStockPath, orderPath } from '@/domain/paths';
import { nextOrderCopy } from '@/domain/promo-code';
import { type Watch } from '@/domain/watch';
import { priceCopy } from '@/domain/weekend-price';
import { deliveryLines, deliveryDatesOf } from '@/server/orders/order-view';
import { type OrderDetails } from '@/server/orders/read';
import { renderMail } from './layout';
import { type MailMessage } from './outbox';

/** Returns the URL of an order's page, which needs no account. */
function orderUrl(token: string): string {
  return absoluteUrl(orderPath(token));
}

/** Tells how to find an order again when its mails are lost. */
const findAgainText = `Should you lose this link, the number of the order and this address bring it back: ${absoluteUrl(findOrder.href)}`;

/** Renders the confirmation of a paid order: items, total, delivery estimate and the code for the next order. */
export function orderConfirmation(order: OrderDetails): MailMessage {
  const blocks = [
    { kind: 'text', text: `Thank you, ${order.full_name}. We have your payment and are packing your order.` },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(
          ({ name, quantity, unit_cents }) => [`${quantity} × ${name}`, formatMoney(unit_cents * quantity)] as const,
        ),
        ...(order.discount_cents > 0 ? [['Your code', `−${formatMoney(order.discount_cents)}`] as const] : []),
        [order.shipping_label, order.shipping_cents === 0 ? 'Free' : formatMoney(order.shipping_cents)] as const,
        ['Total', formatMoney(order.total_cents)] as const,
      ],
    },
    { kind: 'text', text: ['It goes to:', ...deliveryLines(order)].join('\n') },
    { kind: 'text', text: deliveryText(order) },
    ...(order.earnedCode
      ? [{ kind: 'text', text: `${nextOrderCopy} your next order, once, with the code ${order.earnedCode}.` } as const]
      : []),
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
    { kind: 'text', text: findAgainText },
  ] as const;
  const title = `Order ${order.number}`;
  return { to: order.email, subject: `${title}: thank you`, ...renderMail(title, blocks) };
}

/**
 * Renders the acknowledgement of a contact message. It quotes nothing, so that no sender can mail their own text to a
 * third person.
 */
export function contactAcknowledgement(to: string): MailMessage {
  const title = 'We have your message';
  const text = `Thank you for writing to ${site.name}. One of us will answer within two business days.\nIs it about an order? Its number and your address bring back the link to its page: ${absoluteUrl(findOrder.href)}\nIf you did not write to us, you need not do anything.`;
  return { to, subject: title, ...renderMail(title, [{ kind: 'text', text }]) };
}

/** Renders the confirmation mail of the newsletter. Without a press of its button nothing more is sent. */
export function newsletterConfirmation(to: string, confirmUrl: string, unsubscribeUrl: string): MailMessage {
  const title = 'Confirm your newsletter';
  const blocks = [
    { kind: 'text', text: `Somebody asked for the ${site.name} newsletter at this address. Was it you?` },
    { kind: 'button', label: 'Yes, send it to me', url: confirmUrl },
    { kind: 'text', text: 'If not, you need not do anything: nothing more will come.' },
  ] as const;
  return { to, subject: title, unsubscribeUrl, ...renderMail(title, blocks) };
}

/** Renders the back-in-stock mail, sent once. The subscription is deleted by then. */
export function backInStock(to: string, { key, fullName, path, ...priced }: Watch): MailMessage {
  const title = `${fullName} is back`;
  const blocks = [
    { kind: 'text', text: `You asked us to write when this watch is back: it is, for ${priceCopy(priced)}.` },
    { kind: 'text', text: 'We keep none aside: whoever orders first has it.' },
    { kind: 'button', label: 'See the watch', url: absoluteUrl(path) },
    {
      kind: 'text',
      text: `This is the one mail about it, and we have forgotten that this address asked. If it was not you, you need not do anything. Does this address wait for other watches that you did not ask for? Take it off here: ${absoluteUrl(backInStockPath(key))}`,
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
export function orderLink(order: Pick<OrderDetails, 'number' | 'token' | 'email'>): MailMessage {
  const title = `Order ${order.number}: its link`;
  const blocks = [
    { kind: 'text', text: 'Somebody asked for the link to this order, with its number and this address.' },
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
    {
      kind: 'text',
      text: 'Whoever has the link sees the order, so keep it to yourself. If it was not you who asked, you need not do anything: nobody else got it.',
    },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}

/** Renders the shipping mail with carrier and tracking number, or a correction of them. */
export function orderSent(order: OrderDetails, parcel: SentParcel, isCorrection: boolean): MailMessage {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  const title = isCorrection ? `Order ${order.number}: another tracking number` : `Order ${order.number} is on its way`;
  const text = isCorrection
    ? 'What we wrote before about this parcel was wrong. We are sorry. This is right:'
    : `${carrier} has your order now.`;
  const blocks = [
    { kind: 'text', text },
    { kind: 'text', text: `Carrier: ${carrier}\nTracking number: ${trackingNumber}` },
    ...(trackingUrl ? [{ kind: 'button', label: `Follow it at ${carrier}`, url: trackingUrl } as const] : []),
    { kind: 'text', text: ['It goes to:', ...deliveryLines(order)].join('\n') },
    { kind: 'text', text: deliveryText(order) },
    { kind: 'button', label: 'See your order', url: orderUrl(order.token) },
  ] as const;
  return { to: order.email, subject: title, ...renderMail(title, blocks) };
}
