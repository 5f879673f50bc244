import { type SentParcel } from '@/domain/parcel';
import { type OrderDetails } from '@/server/orders/read';
import { deliveryLines } from '@/server/orders/order-view';
import { layOut } from './layout';
import { type MailMessage } from './message';
import { deliveryText, orderUrl } from './templates';

/** Says that an order is on its way, by whom and under which number; or that another number is the right one. */
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
  return { to: order.email, subject: title, ...layOut(title, blocks) };
}
