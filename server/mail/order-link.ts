import 'server-only';
import { type OrderDetails } from '@/server/orders/read';
import { layOut } from './layout';
import { type MailMessage } from './message';
import { orderUrl } from './templates';

/** Leads whoever asked for it with the number back to an order's page. It goes to the order's own address alone. */
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
  return { to: order.email, subject: title, ...layOut(title, blocks) };
}
