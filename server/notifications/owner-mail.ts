import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { formatMoney } from '@/domain/money';
import { watchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { type DomainEvents } from '@/server/events/domain-events';
import { deliveryLines } from '@/server/orders/order-view';
import { type OrderDetails } from '@/server/orders/read';
import { type OwnerNotification, notifyOwner } from './notify-owner';

/** A contact message as a mail to the owner. A reply goes to its sender. */
export function messageNotification({
  id,
  message: { name, email, subject, body },
}: DomainEvents['message-received']): OwnerNotification {
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

/** Returns a prefix of a message's id that identifies it. */
function shortId(id: string): string {
  return id.slice(0, 8);
}

/** A paid order as a mail to the owner: the items to pack and the address. */
export function paidOrderNotification(order: OrderDetails): OwnerNotification {
  const total = formatMoney(order.total_cents);
  return {
    subject: `Order ${order.number} is paid: ${total}`,
    lines: [
      order.lines
        .map(
          (line) => `${line.quantity} × ${line.name} (${watchKey({ catalogue: line.catalogue, id: line.watch_id })})`,
        )
        .join('\n'),
      [`${order.shipping_label}, expected by ${order.latest_delivery}:`, ...deliveryLines(order)].join('\n'),
      `All of it: npm run orders -- show ${order.number}`,
    ],
  };
}

/** Notifies the owner of a paid order whose units were sold to other shoppers. */
export async function notifyOwnerOfOversoldOrder(
  records: Database,
  { order, missing }: DomainEvents['order-oversold'],
  now: Date,
): Promise<void> {
  const lines = [
    `Order ${order} is paid, but others have bought what it asked for: it had been given up, or its refund has failed.`,
    `Missing: ${missing.map(({ units, name, watch }) => `${units} × ${name} (${watch})`).join(', ')}.`,
    'The shopper has paid and was sent the confirmation. Find the missing pieces, which need not be counted into the stock, or refund the order.',
  ];
  await notifyOwner(records, `oversold:${order}`, { subject: `Order ${order} is paid but not all there`, lines }, now);
}

/** Notifies the owner of a discount whose promo code is void by now. */
export async function notifyOwnerOfVoidCode(
  records: Database,
  { earnedBy, usedBy, discountCents }: DomainEvents['void-code-used'],
  now: Date,
): Promise<void> {
  const lines = [
    `Order ${earnedBy} earned a code, and its money has gone back, or its bank has asked for it.`,
    `Order ${usedBy} has used that code: ${formatMoney(discountCents)} off. It was paid at the price that was shown; nothing is done by itself.`,
  ];
  const subject = `The code of order ${earnedBy} was used before its money went back`;
  await notifyOwner(records, `spent-code:${earnedBy}`, { subject, lines }, now);
}

/** Notifies the owner that stock of a watch is low or sold out, each once a day (UTC) per watch. */
export async function notifyOwnerOfLowStock(
  records: Database,
  { watch, left }: DomainEvents['stock-low'],
  now: Date,
): Promise<void> {
  const name = (await catalogue.findWatch(watch))?.fullName ?? watch;
  const cause = `${left === 0 ? 'sold-out' : 'low-stock'}:${watch}:${now.toISOString().slice(0, 10)}`;
  const subject = left === 0 ? `Sold out: ${name}` : `${left} left: ${name}`;
  const lines = [
    left === 0
      ? `The last ${name} (${watch}) has been ordered. The shop says so and sells no more of it.`
      : `${left === 1 ? 'One piece' : `${left} pieces`} of ${name} (${watch}) can still be ordered.`,
    `Once there are more, say so: npm run orders -- stock ${watch} +10`,
  ];
  await notifyOwner(records, cause, { subject, lines }, now);
}

/** Notifies the owner of a failed backup, once a day. */
export async function notifyOwnerOfFailedBackup(
  records: Database,
  { reason, newest }: DomainEvents['backup-failed'],
  now: Date,
): Promise<void> {
  const lines = [
    `The shop could not back up its records: ${reason}`,
    newest ? `The newest backup is of ${newest.toISOString()}.` : 'There is no backup.',
    'It tries again every ten minutes. You can try yourself: npm run backup',
  ];
  const day = now.toISOString().slice(0, 10);
  await notifyOwner(records, `backup:${day}`, { subject: 'No backup could be made', lines }, now);
}

/** Notifies the owner of expired mail, except the owner's own: that would never end. */
export async function notifyOwnerOfExpiredMail(
  records: Database,
  { id, recipient, subject }: { id: string; recipient: string; subject: string },
  now: Date,
): Promise<void> {
  if (id.startsWith('owner:')) return;
  const lines = [
    `“${subject}” to ${recipient} has been tried for five days and could not be sent.`,
    `Why: npm run orders -- mail list\nTo try it for five more days: npm run orders -- mail resend ${id}`,
  ];
  await notifyOwner(records, `mail:${id}`, { subject: `A mail could not be sent: ${subject}`, lines }, now);
}
