import 'server-only';
import { disputeStatus, type DisputeStatus } from '@/domain/disputes';
import { formatMoney } from '@/domain/money';
import { disputeDeadline, unmatchedPaymentLine } from '@/server/alerts/payment-alerts';
import { type Database } from '@/server/database/database';
import { type DomainEvents } from '@/server/events/domain-events';
import { type OwnerNotification, notifyOwner } from './notify-owner';

type Dispute = DomainEvents['dispute-updated']['dispute'];

/** Notifies the owner of a dispute or an inquiry, once when it opens and once when it closes. */
export function notifyOwnerOfDispute(
  records: Database,
  { dispute }: DomainEvents['dispute-updated'],
  now: Date,
): Promise<void> {
  const standing = disputeStatus(dispute.state);
  const isOpen = standing === 'open' || standing === 'inquiry';
  const kind = standing === 'inquiry' ? 'inquiry' : 'dispute';
  const cause = isOpen ? `${kind}:${dispute.id}` : `dispute:${dispute.id}:${dispute.state}`;
  const whose =
    dispute.order_number === null
      ? `the payment ${dispute.payment_reference ?? dispute.id}`
      : `order ${dispute.order_number}`;
  return notifyOwner(
    records,
    cause,
    isOpen ? openNotification(dispute, whose, standing) : closedNotification(dispute, whose, standing),
    now,
  );
}

function openNotification(dispute: Dispute, whose: string, standing: DisputeStatus): OwnerNotification {
  const sum = formatMoney(dispute.amount_cents);
  const isInquiry = standing === 'inquiry';
  const what = isInquiry ? 'An inquiry about' : 'A dispute of';
  return {
    subject: `${what} ${whose}: ${disputeDeadline(dispute)}`,
    lines: [
      isInquiry
        ? `The shopper's bank asks about ${sum} of ${whose} (${dispute.reason}). No money has been withdrawn yet; without an answer it may be.`
        : `The shopper's bank has taken ${sum} of ${whose} back (${dispute.reason}) until it is decided whose it is.`,
      `In Stripe's pages, under Disputes, ${dispute.id}: ${disputeDeadline(dispute)}.`,
      'Until it is closed the order is not to be sent: npm run orders refuses to fulfil it.',
      ...(isInquiry ? [] : ['The code that the order earned is worth nothing meanwhile.']),
    ],
  };
}

function closedNotification(dispute: Dispute, whose: string, standing: DisputeStatus): OwnerNotification {
  const sum = formatMoney(dispute.amount_cents);
  const ends: Readonly<Record<string, [string, string]>> = {
    won: ['won', `${sum} is yours again, and the order is what it was before.`],
    lost: ['lost', `${sum} is gone for good. Do not send what has not been sent.`],
  };
  const [end, words] = ends[standing] ?? ['closed', 'No money has been taken, and the order is what it was before.'];
  return { subject: `The dispute of ${whose} is ${end}`, lines: [`${dispute.id} (${dispute.reason}): ${words}`] };
}

/** Notifies the owner of a failed refund: the shop has the money and the shopper waits for it. */
export async function notifyOwnerOfFailedRefund(
  records: Database,
  { order, refund, amountCents, provider }: DomainEvents['refund-failed'],
  now: Date,
): Promise<void> {
  const sum = formatMoney(amountCents);
  const lines = [
    `The refund ${refund} of ${sum} for order ${order} has failed at ${provider}: the money is with you again.`,
    'The shopper has been told that somebody will write. Ask how the money can be sent.',
    `To try the card again: npm run orders -- refund ${order} --amount ${(amountCents / 100).toFixed(2)}`,
    'Once you have sent it another way, by bank transfer for instance, add --by-hand to that command.',
  ];
  await notifyOwner(
    records,
    `refund-failed:${refund}`,
    { subject: `A refund of order ${order} has failed`, lines },
    now,
  );
}

/** Notifies the owner of an unmatched payment, once per payment, with the next steps. */
export async function notifyOwnerOfUnmatchedPayment(
  records: Database,
  event: DomainEvents['payment-unmatched'],
  now: Date,
): Promise<void> {
  const subject = `Money without an order: ${event.payment}`;
  const lines = [
    unmatchedPaymentLine(event),
    'Either the shop does not know the order, as after restoring an older backup, or the payment is real while the shop runs with a test key.',
    'Restore a backup that holds the order, or set the live key again: the payment is then taken for its order by itself, within the hour. Where there is no such backup, find the payment in Stripe’s pages, where the shopper’s name and address are, and send the money back there.',
  ];
  await notifyOwner(records, `unmatched-payment:${event.payment}`, { subject, lines }, now);
}
