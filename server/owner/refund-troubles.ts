import 'server-only';
import { formatMoney } from '@/domain/money';
import { type TroubleSource } from './trouble';

/** Refunds that failed and no later one has made good, and those that nobody knows the end of. */
export const refundTroubles: TroubleSource = async (db) => {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.number', 'refunds.order_number')
    .selectAll('refunds')
    .select('orders.number')
    .where((row) =>
      row.or([
        row('refunds.state', '=', 'asked'),
        row.and([row('refunds.state', '=', 'failed'), row('orders.returned_cents', '>', 0)]),
      ]),
    )
    .execute();
  return refunds.map(({ key, id, state, number, amount_cents: cents, wish, changed_at: since }) => ({
    cause: state === 'failed' ? `refund-failed:${id ?? key}` : `refund-unfinished:${key}`,
    since,
    text:
      state === 'failed'
        ? `Order ${number}: a refund of ${formatMoney(cents)} has failed, the money is with you. Send it another way.`
        : `Order ${number}: nobody knows whether a refund of ${formatMoney(cents)} was made. Finish it: npm run orders -- refund ${number} ${wish}`.trimEnd(),
  }));
};
