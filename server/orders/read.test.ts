import { type OrderNumber } from '@/domain/order-number';
import { disputeUpdate, later, now, place, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { recordPaymentDelivery } from './payment-delivery';
import { disputesOf, eventsToReview, findKnownOrder } from './read';
import { recordDispute } from './record-dispute';

onSqlite((where) => {
  it('findKnownOrder throws for an order that does not exist', async () => {
    const { number } = await place(where().db);
    expect(await findKnownOrder(where().db, number)).toMatchObject({ number, state: 'pending' });
    await expect(findKnownOrder(where().db, 'OH-1')).rejects.toThrow('Order OH-1 does not exist.');
  });

  it('disputesOf returns the disputes of one order, oldest first', async () => {
    const { db } = where();
    const [order, other] = [await place(db), await place(db)];
    const begin = (one: typeof order, id: string, ms: number) =>
      recordDispute(db, disputeUpdate(one, { id, createdAt: later(ms).toISOString() }), now);
    await begin(order, 'dp_a', 2);
    await begin(order, 'dp_b', 1);
    await begin(other, 'dp_c', 0);
    expect((await disputesOf(db, order.number)).map(({ id }) => id)).toEqual(['dp_b', 'dp_a']);
  });

  it('eventsToReview returns suspicious events of one order or of all, oldest first', async () => {
    const { db } = where();
    const [order, other] = [await place(db), await place(db)];
    const outcomes = ['refund-failed', 'applied', 'wrong-amount', 'no-change', 'wrong-provider'] as const;
    for (const [ms, outcome] of outcomes.entries()) {
      await recordPaymentDelivery(db, { ...paymentEvent(order), id: outcome }, outcome, later(-ms));
    }
    await recordPaymentDelivery(db, { ...paymentEvent(other), id: 'other-order' }, 'other-order', later(1));
    const found = async (number?: OrderNumber) => (await eventsToReview(db, number)).map(({ outcome }) => outcome);
    expect(await found(order.number)).toEqual(['wrong-provider', 'wrong-amount', 'refund-failed']);
    expect(await found()).toEqual(['wrong-provider', 'wrong-amount', 'refund-failed', 'other-order']);
  });
});
