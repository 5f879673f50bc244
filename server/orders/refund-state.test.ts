import { disputeUpdate, later, now, paidOrder, place, refundUpdate, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { orderAt } from '@/server/testing/stripe-shop';
import { atomically } from '@/server/database/transact';
import { type OrderRow } from '@/server/database/schema';
import { recordPaymentEvent } from './change';
import { updateRefundState } from './refund-state';
import { historyOf } from './read';
import { recordDispute } from './record-dispute';
import { recordRefund, recordRefundTotal } from './record-refund';

onSqlite((where) => {
  const refund = (order: OrderRow, change: Parameters<typeof refundUpdate>[1] = {}) =>
    recordRefund(where().db, refundUpdate(order, change), now);
  const dispute = (order: OrderRow, change: Parameters<typeof disputeUpdate>[1], ms = 0) =>
    recordDispute(where().db, disputeUpdate(order, { reportedAt: later(ms).toISOString(), ...change }), now);
  const events = async ({ number }: OrderRow) =>
    (await historyOf(where().db, number)).slice(2).map(({ event, to_state: to }) => [event, to]);

  it('the history names the event that refunded an order and the one that reversed it', async () => {
    const [{ order: sent }, { order: lost }] = [await paidOrder(where().db), await paidOrder(where().db)];
    await refund(sent);
    await refund(sent, { state: 'failed' });
    expect(await events(sent)).toEqual([
      ['payment-refunded', 'refunded'],
      ['refund-failed', 'paid'],
    ]);
    await dispute(lost, { state: 'lost' });
    await dispute(lost, { state: 'appeal_under_review' }, 1);
    expect(await events(lost)).toEqual([
      ['dispute-lost', 'refunded'],
      ['dispute-changed', 'paid'],
    ]);
  });

  it('a lost dispute in another currency counts as the whole order', async () => {
    const [{ order: own }, { order: other }] = [await paidOrder(where().db), await paidOrder(where().db)];
    await dispute(own, { state: 'lost', amountCents: 1 });
    await dispute(other, { state: 'lost', amountCents: 1, currency: 'eur' });
    expect((await orderAt(where().db, own.number)).lost_dispute_cents).toBe(1);
    expect((await orderAt(where().db, other.number)).lost_dispute_cents).toBe(398_00);
  });

  it('a manual refund does not count towards the provider’s refund total', async () => {
    const { order } = await paidOrder(where().db);
    await refund(order, { provider: 'owner', amountCents: 20_00 });
    const { number: orderNumber } = order;
    const sum = { provider: 'test', orderNumber, refundedCents: 30_00, currency: 'usd', delivery: 'evt' };
    await recordRefundTotal(where().db, sum, now);
    expect((await orderAt(where().db, orderNumber)).refunded_cents).toBe(50_00);
  });

  it('a refunded order without a saved earlier state becomes paid when its refund fails', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await refund(order);
    await db.updateTable('orders').set({ state_before_refund: null }).execute();
    await refund(order, { state: 'failed' });
    expect((await orderAt(db, order.number)).state).toBe('paid');
  });

  it('an order refunded before its payment event becomes paid when the refund fails', async () => {
    const { db } = where();
    const order = await place(db);
    await refund(order);
    expect((await orderAt(db, order.number)).state_before_refund).toBe('pending');
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect(await orderAt(db, order.number)).toMatchObject({ state: 'refunded', state_before_refund: 'paid' });
    await refund(order, { state: 'failed' });
    expect((await orderAt(db, order.number)).state).toBe('paid');
  });

  it('updateRefundState throws for an order that does not exist', async () => {
    const settle = atomically(where().db, (records) => updateRefundState(records, 'OH-1', { source: 'test', now }));
    await expect(settle).rejects.toThrow('Order OH-1 does not exist.');
  });
});
