// Verifies docs/product.md 14.9, 14.16.
import { now, paidOrder, place, refundUpdate, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';

onSqlite((where) => {
  withOwnerEmail();

  it('the owner’s notification of a void code names the order that earned it and the one that used it', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    const user = await place(db, { promoCode: code, shownTotal: 318_40 });
    await recordPaymentEvent(db, paymentEvent(user), now);
    await recordRefund(db, refundUpdate(order), now);
    const mail = await db
      .selectFrom('outbox')
      .select(['subject', 'text_body'])
      .where('id', '=', `owner:spent-code:${order.number}`)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe(`The promo code of order ${order.number} was used before its refund or dispute`);
    expect(mail.text_body).toContain(`Order ${order.number} earned a promo code, and was then refunded or disputed.`);
    expect(mail.text_body).toContain(`Order ${user.number} has used that promo code: $79.60 off.`);
  });

  it('the owner gets no mail about a used code that a small refund leaves valid', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    const user = await place(db, { promoCode: code, shownTotal: 318_40 });
    await recordPaymentEvent(db, paymentEvent(user), now);
    await recordRefund(db, refundUpdate(order, { amountCents: 1_00 }), now);
    const codes = db.selectFrom('promo_codes').select('voided_at').where('earned_by', '=', order.number);
    expect(await codes.execute()).toEqual([{ voided_at: null }]);
    const mails = await db.selectFrom('outbox').select('id').where('id', 'like', 'owner:spent-code:%').execute();
    expect(mails).toEqual([]);
  });
});
