import 'server-only';
import { disputeStanding, type DisputeStanding } from '@/domain/disputes';
import { formatMoney } from '@/domain/money';
import { type Records } from '@/server/database/database';
import { type DisputeRow } from '@/server/orders/record-dispute';
import { type OwnerNews, tellOwner } from './tell-owner';

/** Tells the owner of a dispute once when it begins, and once when it is closed; of an inquiry likewise. */
export function tellOfDispute(records: Records, dispute: DisputeRow, now: Date): Promise<void> {
  const standing = disputeStanding(dispute.state);
  const isOpen = standing === 'open' || standing === 'inquiry';
  const kind = standing === 'inquiry' ? 'inquiry' : 'dispute';
  const cause = isOpen ? `${kind}:${dispute.id}` : `dispute:${dispute.id}:${dispute.state}`;
  const whose =
    dispute.order_number === null
      ? `the payment ${dispute.payment_reference ?? dispute.id}`
      : `order ${dispute.order_number}`;
  return tellOwner(
    records,
    cause,
    isOpen ? openNews(dispute, whose, standing) : closedNews(dispute, whose, standing),
    now,
  );
}

/** `by 2026-12-01 23:59 UTC` */
export function deadline({ evidence_due_by: due }: Pick<DisputeRow, 'evidence_due_by'>): string {
  return due === null ? 'no answer is taken' : `answer by ${due.slice(0, 16).replace('T', ' ')} UTC`;
}

function openNews(dispute: DisputeRow, whose: string, standing: DisputeStanding): OwnerNews {
  const sum = formatMoney(dispute.amount_cents);
  const isInquiry = standing === 'inquiry';
  const what = isInquiry ? 'An inquiry about' : 'A dispute of';
  return {
    subject: `${what} ${whose}: ${deadline(dispute)}`,
    lines: [
      isInquiry
        ? `The shopper's bank asks about ${sum} of ${whose} (${dispute.reason}). No money has been withdrawn yet; without an answer it may be.`
        : `The shopper's bank has taken ${sum} of ${whose} back (${dispute.reason}) until it is decided whose it is.`,
      `In Stripe's pages, under Disputes, ${dispute.id}: ${deadline(dispute)}.`,
      'Until it is closed the order is not to be sent: npm run orders refuses to fulfil it.',
      ...(isInquiry ? [] : ['The code that the order earned is worth nothing meanwhile.']),
    ],
  };
}

function closedNews(dispute: DisputeRow, whose: string, standing: DisputeStanding): OwnerNews {
  const sum = formatMoney(dispute.amount_cents);
  const ends: Readonly<Record<string, [string, string]>> = {
    won: ['won', `${sum} is yours again, and the order is what it was before.`],
    lost: ['lost', `${sum} is gone for good. Do not send what has not been sent.`],
  };
  const [end, words] = ends[standing] ?? ['closed', 'No money has been taken, and the order is what it was before.'];
  return { subject: `The dispute of ${whose} is ${end}`, lines: [`${dispute.id} (${dispute.reason}): ${words}`] };
}
