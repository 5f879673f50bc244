import { type Selectable } from 'kysely';
import { awaitsAnswer } from '@/domain/disputes';
import { formatMoney } from '@/domain/money';
import { type OrderRow } from '@/server/orders/history';
import { type Schema } from '@/server/database/schema';
import { deadline } from './dispute-news';

/** What has gone back of one order, and what banks ask of it. */
export type OrderMoneyBack = {
  refunds: readonly Selectable<Schema['refunds']>[];
  disputes: readonly Selectable<Schema['disputes']>[];
};

/** What stands beside an order in the owner's list; nothing for an order whose money is where it belongs. */
export function moneyBackMarks(order: OrderRow): string[] {
  const { state, open_dispute: dispute, refunded_cents, lost_cents, returned_cents, total_cents } = order;
  return [
    ...(dispute ? [`${dispute}: do not send`] : []),
    ...(refunded_cents > 0 && state !== 'refunded'
      ? [`${formatMoney(refunded_cents)} of ${formatMoney(total_cents)} sent back`]
      : []),
    ...(lost_cents > 0 ? [`${formatMoney(lost_cents)} lost in a dispute`] : []),
    ...(returned_cents > 0 ? [`a refund of ${formatMoney(returned_cents)} failed`] : []),
  ];
}

/** A line for each refund and each dispute of an order. */
export function moneyBackText({ refunds, disputes }: OrderMoneyBack): string[] {
  return [
    ...refunds.map(({ amount_cents: cents, state, provider, id, key, line, pieces }) => {
      const what = line === null ? '' : ` for ${pieces} of line ${line + 1}`;
      return `Refund ${id ?? key}: ${formatMoney(cents)}${what}, ${provider}, ${refundWords[state]}`;
    }),
    ...disputes.map((dispute) => {
      const next = awaitsAnswer(dispute.state) ? `, ${deadline(dispute)}` : '';
      return `Dispute ${dispute.id}: ${formatMoney(dispute.amount_cents)}, ${dispute.reason}, ${dispute.state}${next}`;
    }),
  ];
}

const refundWords: Readonly<Record<Selectable<Schema['refunds']>['state'], string>> = {
  asked: 'not finished: nobody knows whether it was made',
  pending: 'on its way',
  succeeded: 'sent',
  failed: 'failed: the money is with you',
};
