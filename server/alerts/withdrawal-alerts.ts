import 'server-only';
import { isOpenReturn, returnStates } from '@/domain/return-states';
import { dayAfter } from '@/domain/return-terms';
import { withdrawalRight } from '@/data/law';
import { orderSentAt } from '@/server/orders/claimed-units';
import { withdrawalDue } from '@/server/returns/return-view';
import { type AlertSource } from './alert';

/** Days before the legal term ends at which a withdrawal without a refund becomes an alert. */
const WARNING_DAYS = 4;

/**
 * Withdrawals whose refund is due within four days, or overdue. While the shop may withhold the refund, the alert names
 * the reason.
 */
export const withdrawalAlerts: AlertSource = async (db, now) => {
  const open = await db
    .selectFrom('return_requests')
    .select(['number', 'order_number', 'created_at', 'sent_at', 'received_at'])
    .select(orderSentAt)
    .where('kind', '=', 'withdrawal')
    .where('state', 'in', returnStates.filter(isOpenReturn))
    .orderBy('created_at')
    .execute();
  return open.flatMap(({ number, order_number: order, ...facts }) => {
    const due = withdrawalDue(facts);
    const term = due ?? dayAfter(facts.created_at.slice(0, 10), withdrawalRight.refundDays);
    const since = `${dayAfter(term, -WARNING_DAYS)}T00:00:00.000Z`;
    if (since > now.toISOString()) return [];
    const next = due
      ? `refund it by ${due}: npm run orders -- withdrawals refund ${number}`
      : `its money may be withheld until the goods are back or sent; if they are: npm run orders -- withdrawals received ${number}`;
    return [
      {
        cause: `withdrawal:${number}`,
        since,
        text: `Order ${order}: withdrawal ${number} of ${facts.created_at.slice(0, 10)} is not refunded; ${next}.`,
      },
    ];
  });
};
