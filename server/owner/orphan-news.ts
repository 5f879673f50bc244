import { formatMoney } from '@/domain/money';
import { type StripeWord } from '@/server/payments/stripe-events';
import { type OwnerNews } from './tell-owner';

/** Money that no order takes: what Stripe calls the payment, and what it said last. */
export type Orphan = { payment: string; isLive: boolean; word: StripeWord };

/** One line that says whose money it is as far as anybody knows. */
export function orphanLine({ payment, isLive, word }: Orphan): string {
  const sum = `${formatMoney(word.amountCents)} (${word.currency}, Stripe${isLive ? '' : '’s test mode'})`;
  const order = word.order === undefined ? 'an order that is not named' : `order ${word.order}`;
  return `${payment}: ${word.says} of ${sum} for ${order}, which this shop does not take it for.`;
}

/** What the owner is told of such money, and what helps. */
export function orphanNews(orphan: Orphan): OwnerNews {
  return {
    subject: `Money without an order: ${orphan.payment}`,
    lines: [
      orphanLine(orphan),
      'Either the shop does not know the order, as after restoring an older backup, or the payment is real while the shop runs with a test key.',
      'Restore a backup that holds the order, or set the live key again: the payment is then taken for its order by itself, within the hour. Where there is no such backup, find the payment in Stripe’s pages, where the shopper’s name and address are, and send the money back there.',
    ],
  };
}
