import 'server-only';
import { disputeStatus, type DisputeStatus } from '@/domain/disputes';
import { isCurrency } from '@/domain/currency';
import { decimalOf, formatReported } from '@/domain/money';
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
  const sum = formatReported(dispute.amount_cents, dispute.currency);
  const isInquiry = standing === 'inquiry';
  const what = isInquiry ? 'An inquiry about' : 'A dispute of';
  return {
    subject: `${what} ${whose}: ${disputeDeadline(dispute)}`,
    lines: [
      isInquiry
        ? `The shopper's bank asks about ${sum} of ${whose} (${dispute.reason}). It has taken no money yet. If you do not answer, it may.`
        : `The shopper's bank has taken ${sum} of ${whose} back (${dispute.reason}) until the dispute is decided.`,
      `In Stripe's dashboard, under Disputes, ${dispute.id}: ${disputeDeadline(dispute)}.`,
      'Do not send the order until the dispute is closed. npm run orders rejects shipping until then.',
      ...(isInquiry ? [] : ['The promo code that the order earned is void until then.']),
    ],
  };
}

function closedNotification(dispute: Dispute, whose: string, standing: DisputeStatus): OwnerNotification {
  const sum = formatReported(dispute.amount_cents, dispute.currency);
  const ends: Readonly<Record<string, [string, string]>> = {
    won: ['won', `${sum} is yours again, and the order has its earlier state again.`],
    lost: ['lost', `${sum} is lost. If the order is not sent yet, do not send it.`],
  };
  const [end, words] = ends[standing] ?? ['closed', 'No money was taken, and the order has its earlier state again.'];
  return { subject: `The dispute of ${whose} is ${end}`, lines: [`${dispute.id} (${dispute.reason}): ${words}`] };
}

/** Notifies the owner of a failed refund: the shop has the money and the shopper waits for it. */
export async function notifyOwnerOfFailedRefund(
  records: Database,
  { order, refund, amountCents, currency, provider }: DomainEvents['refund-failed'],
  now: Date,
): Promise<void> {
  const sum = formatReported(amountCents, currency);
  const lines = [
    `The refund ${refund} of ${sum} for order ${order} failed at ${provider}: the shop still has the money.`,
    'The shopper expects an email from you. Ask how to send the money.',
    `To retry the card: npm run orders -- refund ${order} --amount ${isCurrency(currency) ? decimalOf(amountCents, currency) : amountCents}`,
    'If you send the money by other means, such as a bank transfer, add --by-hand to that command.',
  ];
  await notifyOwner(records, `refund-failed:${refund}`, { subject: `A refund of order ${order} failed`, lines }, now);
}

/** Notifies the owner of an unmatched payment, once per payment, with the next steps. */
export async function notifyOwnerOfUnmatchedPayment(
  records: Database,
  event: DomainEvents['payment-unmatched'],
  now: Date,
): Promise<void> {
  const subject = `A payment without an order: ${event.payment}`;
  const lines = [
    unmatchedPaymentLine(event),
    'Either the order is missing, for example after restoring an older backup, or the payment is real while the shop runs with a test key.',
    'Restore a backup with the order, or set the live key again: the shop then matches the payment within the hour.',
    'Without such a backup, find the payment in Stripe’s dashboard, which has the shopper’s name and address, and refund it there.',
  ];
  await notifyOwner(records, `unmatched-payment:${event.payment}`, { subject, lines }, now);
}
