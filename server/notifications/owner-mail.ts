import 'server-only';
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { formatMoney } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
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
      `Reply to this email to answer ${email}. Then mark the message as answered: npm run orders -- messages done ${shortId(id)}`,
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
  const total = formatMoney(order.total_cents, order.currency);
  return {
    subject: `Order ${order.number} is paid: ${total}`,
    lines: [
      order.lines
        .map(
          (line) => `${line.quantity} × ${line.name} (${watchKey({ catalogue: line.catalogue, id: line.watch_id })})`,
        )
        .join('\n'),
      [`${order.shipping_label}, expected by ${order.latest_delivery}:`, ...deliveryLines(order)].join('\n'),
      `Details: npm run orders -- show ${order.number}`,
    ],
  };
}

/** An order that its shopper cancelled before it was packed. */
export function cancelledOrderNotification(number: OrderNumber): OwnerNotification {
  return {
    subject: `Order ${number} is canceled by its shopper`,
    lines: [
      'Do not pack it. The shop refunds its payment and returns its watches to the stock.',
      `Details: npm run orders -- show ${number}`,
    ],
  };
}

/** A new delivery address of an order: by its shopper before it is packed, by an owner before it is sent. */
export function changedAddressNotification(order: OrderDetails, by: 'owner' | 'shopper'): OwnerNotification {
  const isOwner = by === 'owner';
  const who = isOwner ? 'An owner' : 'Its shopper';
  return {
    subject: `Order ${order.number} has a new address`,
    lines: [
      [`${who} has changed the address to:`, ...deliveryLines(order)].join('\n'),
      isOwner
        ? `A packing slip that was printed before has the old address. Details: npm run orders -- show ${order.number}`
        : `Once it is packed, the address stays: npm run orders -- pack ${order.number}`,
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
    `Order ${order} is paid, but other shoppers have bought its watches: it had expired or been canceled, or its refund failed.`,
    `Missing: ${missing.map(({ units, name, watch }) => `${units} × ${name} (${watch})`).join(', ')}.`,
    'The shopper has paid and has the confirmation. Find the missing units (do not add them to the stock), or refund the order.',
  ];
  await notifyOwner(
    records,
    `oversold:${order}`,
    { subject: `Order ${order} is paid but not fully in stock`, lines },
    now,
  );
}

/** Notifies the owner of a discount whose promo code is void by now. */
export async function notifyOwnerOfVoidCode(
  records: Database,
  { earnedBy, usedBy, discountCents, currency }: DomainEvents['void-code-used'],
  now: Date,
): Promise<void> {
  const lines = [
    `Order ${earnedBy} earned a promo code, and was then refunded or disputed.`,
    `Order ${usedBy} has used that promo code: ${formatMoney(discountCents, currency)} off. The shopper paid the price that was shown. The shop changes nothing itself.`,
  ];
  const subject = `The promo code of order ${earnedBy} was used before its refund or dispute`;
  await notifyOwner(records, `spent-code:${earnedBy}`, { subject, lines }, now);
}

/** Notifies the owner that stock of a watch is low or sold out, each once a day (UTC) per watch. */
export async function notifyOwnerOfLowStock(
  records: Database,
  { watch, left }: DomainEvents['stock-low'],
  now: Date,
): Promise<void> {
  const name = (await everyWatch.findWatch(watch))?.fullName ?? watch;
  const cause = `${left === 0 ? 'sold-out' : 'low-stock'}:${watch}:${now.toISOString().slice(0, 10)}`;
  const subject = left === 0 ? `Sold out: ${name}` : `${left} left: ${name}`;
  const lines = [
    left === 0
      ? `The last ${name} (${watch}) has been sold. The shop shows it as sold out.`
      : `${left === 1 ? 'One unit' : `${left} units`} of ${name} (${watch}) ${left === 1 ? 'is' : 'are'} not sold yet.`,
    `When you have more units, add them: npm run orders -- stock ${watch} +10`,
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
    'It retries every ten minutes. To back up now: npm run backup',
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
    `“${subject}” to ${recipient} could not be sent for five days.`,
    `Reason: npm run orders -- mail list\nTo retry for five more days: npm run orders -- mail resend ${id}`,
  ];
  await notifyOwner(records, `mail:${id}`, { subject: `An email could not be sent: ${subject}`, lines }, now);
}
