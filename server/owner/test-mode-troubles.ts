import 'server-only';
import { formatMoney } from '@/domain/money';
import { isLiveKey, stripeSettings } from '@/server/payments/mode';
import { type TroubleSource } from './trouble';

/** Orders to send whose payment was made in Stripe's test mode, in a shop that takes real money. */
export const testModeTroubles: TroubleSource = async (db) => {
  const settings = stripeSettings();
  if (!settings || !isLiveKey(settings.secretKey)) return [];
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'changed_at'])
    .where('state', '=', 'paid')
    .where('payment_livemode', '=', 0)
    .execute();
  return orders.map(({ number, total_cents: total, changed_at: since }) => ({
    cause: `test-mode:${number}`,
    since,
    text: `Order ${number}: its ${formatMoney(total)} were paid in Stripe’s test mode. No money has moved: do not send it.`,
  }));
};
