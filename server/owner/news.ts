import { type ContactMessage } from '@/contract/contact';
import { formatMoney } from '@/domain/money';
import { deliveryLines } from '@/server/orders/order-view';
import { type OrderDetails } from '@/server/orders/read';
import { type OwnerNews } from './tell-owner';

/** A message as the owner reads it; an answer to that mail goes to whoever has written. */
export function messageNews(id: string, { name, email, subject, body }: ContactMessage): OwnerNews {
  return {
    subject: `Message: ${subject}`,
    lines: [
      `${name} <${email}> writes:`,
      body,
      `Answer this mail: it goes to ${email}. Then note that: npm run orders -- messages done ${shortId(id)}`,
    ],
    replyTo: email,
  };
}

/** What is enough of a message's id to name it. */
function shortId(id: string): string {
  return id.slice(0, 8);
}

/** A paid order as the owner reads it: what to pack and where to send it. */
export function paidOrderNews(order: OrderDetails): OwnerNews {
  const total = formatMoney(order.total_cents);
  return {
    subject: `Order ${order.number} is paid: ${total}`,
    lines: [
      order.lines.map((line) => `${line.quantity} × ${line.name} (${line.catalogue}/${line.watch_id})`).join('\n'),
      [`${order.shipping_label}, expected by ${order.latest_delivery}:`, ...deliveryLines(order)].join('\n'),
      `All of it: npm run orders -- show ${order.number}`,
    ],
  };
}
