import 'server-only';
import { formatMoney } from '@/domain/money';
import { type Records } from '@/server/database/database';
import { type OrderRow } from '@/server/orders/history';
import { tellOwner } from './tell-owner';

/** Tells the owner of a refund that failed: the money is with the shop, and the shopper waits for it. */
export async function tellOfFailedRefund(
  records: Records,
  { number }: OrderRow,
  { id, amountCents, provider }: { id: string; amountCents: number; provider: string },
  now: Date,
): Promise<void> {
  const sum = formatMoney(amountCents);
  const lines = [
    `The refund ${id} of ${sum} for order ${number} has failed at ${provider}: the money is with you again.`,
    'The shopper has been told that somebody will write. Ask how the money can be sent.',
    `To try the card again: npm run orders -- refund ${number} --amount ${(amountCents / 100).toFixed(2)}`,
    'Once you have sent it another way, by bank transfer for instance, add --by-hand to that command.',
  ];
  await tellOwner(records, `refund-failed:${id}`, { subject: `A refund of order ${number} has failed`, lines }, now);
}
