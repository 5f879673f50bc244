import 'server-only';
import { type Records } from '@/server/database/database';
import { tellOwner } from '@/server/owner/tell-owner';
import { type TroubleSource } from '@/server/owner/trouble';
import { type Oversold } from './pieces';

/** Tells the owner that an order is paid whose pieces have gone to others meanwhile. */
export async function tellOversold(
  records: Records,
  order: string,
  oversold: readonly Oversold[],
  now: Date,
): Promise<void> {
  if (oversold.length === 0) return;
  const lines = [
    `Order ${order} is paid, but others have bought what it asked for: it had been given up, or its refund has failed.`,
    `Missing: ${oversold.map(({ pieces, name, watch }) => `${pieces} × ${name} (${watch})`).join(', ')}.`,
    'The shopper has paid and was sent the confirmation. Find the missing pieces, which need not be counted into the stock, or refund the order.',
  ];
  await tellOwner(records, `oversold:${order}`, { subject: `Order ${order} is paid but not all there`, lines }, now);
}

/** Paid orders that wait for pieces which the shop does not have; over once the order is sent or refunded. */
export const oversoldTroubles: TroubleSource = async (db) => {
  const found = await db
    .selectFrom('taken_pieces')
    .innerJoin('orders', 'orders.number', 'taken_pieces.order_number')
    .select(['orders.number', 'orders.changed_at', 'taken_pieces.watch', 'taken_pieces.oversold'])
    .where('taken_pieces.oversold', '>', 0)
    .where('orders.state', '=', 'paid')
    .orderBy('orders.changed_at')
    .orderBy('taken_pieces.watch')
    .execute();
  return found.map(({ number, changed_at: since, watch, oversold }) => ({
    cause: `oversold:${number}`,
    since,
    text: `Order ${number} is paid, but ${oversold} of ${watch} ${oversold === 1 ? 'is' : 'are'} not there.`,
  }));
};
