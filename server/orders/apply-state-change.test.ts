// Verifies docs/product.md 17.1.
import { setStock } from '@/server/stock/set-stock';
import { availableUnits } from '@/server/stock/available-units';
import { now, paidOrder, place, refundUpdate, tryToPlace, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { cancelOrder, fulfilOrder, recordPaymentEvent } from './change';
import { recordRefund } from './record-refund';

onSqlite((where) => {
  withOwnerEmail();

  it('a used code stays used after its order is shipped or refunded', async () => {
    const { db } = where();
    const discounted = { promoCode: (await paidOrder(db)).code, shownTotal: 318_40 };
    const order = await place(db, discounted);
    await recordPaymentEvent(db, paymentEvent(order), now);
    await fulfilOrder(db, order.number, now);
    expect(await tryToPlace(db, discounted)).toEqual(rejected('promo-code'));
    await recordRefund(db, refundUpdate(order), now);
    expect(await tryToPlace(db, discounted)).toEqual(rejected('promo-code'));
  });

  it('units return to the stock after a cancellation or a refund, unless they were shipped', async () => {
    const { db } = where();
    await setStock(db, 'xerix/1', { to: 10 }, now);
    const left = () => availableUnits(db, 'xerix/1');
    await cancelOrder(db, (await place(db)).number, 'owner', now);
    expect(await left()).toBe(10);
    const { order: kept } = await paidOrder(db);
    await recordRefund(db, refundUpdate(kept), now);
    expect(await left()).toBe(10);
    const { order: sent } = await paidOrder(db);
    await fulfilOrder(db, sent.number, now);
    await recordRefund(db, refundUpdate(sent), now);
    expect(await left()).toBe(8);
  });

  it('a refund that is known before the payment is mailed its credit note with the payment', async () => {
    const { db } = where();
    const order = await place(db);
    await recordRefund(db, refundUpdate(order, { amountCents: 20_00 }), now);
    await recordPaymentEvent(db, paymentEvent(order), now);
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'attached_invoices'])
      .orderBy('attached_invoices')
      .execute();
    expect(mails.filter(({ id }) => !id.startsWith('owner:')).map(({ attached_invoices: files }) => files)).toEqual([
      '',
      '2026-000001',
      '2026-000002',
    ]);
  });

  it('the owner is notified of each paid order', async () => {
    const { db } = where();
    const [one, other] = [await paidOrder(db), await paidOrder(db)];
    const notified = await db
      .selectFrom('owner_notifications')
      .select('cause')
      .where('cause', 'like', 'paid:%')
      .execute();
    expect(notified.map(({ cause }) => cause).sort()).toEqual(
      [`paid:${one.order.number}`, `paid:${other.order.number}`].sort(),
    );
  });
});
