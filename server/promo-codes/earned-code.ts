import 'server-only';
import { earnsCode } from '@/domain/refund-totals';
import { type OrderNumber } from '@/domain/order-number';
import { isPaid } from '@/domain/order-states';
import { type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { publish } from '@/server/events/registry';

/**
 * Voids or restores the promo code that an order earned, according to its refunds and disputes (docs/product.md 14.16).
 * Publishes `void-code-used` if a paid order has used a void code.
 */
export async function updateEarnedCode(
  records: DatabaseTransaction,
  orderNumber: OrderNumber,
  now: Date,
): Promise<void> {
  const order = await orderOf(records, orderNumber);
  const isValid = earnsCode(
    { refundedCents: order.refunded_cents, lostCents: order.lost_dispute_cents, openDispute: order.open_dispute },
    { subtotalCents: order.subtotal_cents, discountCents: order.discount_cents },
  );
  const code = await records
    .updateTable('promo_codes')
    .set((row) => ({ voided_at: isValid ? null : row.fn.coalesce('voided_at', row.val(now.toISOString())) }))
    .where('earned_by', '=', orderNumber)
    .returning('redeemed_by')
    .executeTakeFirst();
  if (isValid || !code || code.redeemed_by === null) return;
  await publishUse(records, order, await orderOf(records, code.redeemed_by), now);
}

/** Publishes `void-code-used` if a newly paid order has used a code that has become void. */
export async function reportVoidCodeUse(records: DatabaseTransaction, order: OrderRow, now: Date): Promise<void> {
  const code = await records
    .selectFrom('promo_codes')
    .select('earned_by')
    .where('redeemed_by', '=', order.number)
    .where('voided_at', 'is not', null)
    .executeTakeFirst();
  if (code) await publishUse(records, await orderOf(records, code.earned_by), { ...order, state: 'paid' }, now);
}

async function publishUse(
  records: DatabaseTransaction,
  earnedBy: OrderRow,
  usedBy: OrderRow,
  now: Date,
): Promise<void> {
  // An unpaid order may still expire or be cancelled, and then no discount was given.
  if (!isPaid(usedBy.state)) return;
  const event = {
    earnedBy: earnedBy.number,
    usedBy: usedBy.number,
    discountCents: usedBy.discount_cents,
    currency: usedBy.currency,
  };
  await publish(records, 'void-code-used', event, now);
}

function orderOf(records: DatabaseTransaction, number: OrderNumber): Promise<OrderRow> {
  return records.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}
