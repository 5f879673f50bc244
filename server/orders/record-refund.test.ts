import { now, paidOrder, place, refundUpdate } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { orderAt } from '@/server/testing/stripe-shop';
import { type OrderRow } from '@/server/database/schema';
import { eventsToReview, refundsOf } from './read';
import { recordRefund, recordRefundTotal, type RefundUpdate } from './record-refund';

onSqlite((where) => {
  withOwnerEmail();

  const report = (order: OrderRow, change: Partial<RefundUpdate> = {}) =>
    recordRefund(where().db, refundUpdate(order, change), now);
  let deliveries = 0;
  const reportTotal = ({ number }: OrderRow, refundedCents: number, change: object = {}) => {
    const delivery = `evt_${(deliveries += 1)}`;
    const sum = { provider: 'test', orderNumber: number, refundedCents, currency: 'usd', delivery };
    return recordRefundTotal(where().db, { ...sum, ...change }, now);
  };
  const found = ({ number }: OrderRow) => orderAt(where().db, number);
  const notifiedCauses = async () =>
    (
      await where().db.selectFrom('owner_notifications').select('cause').where('cause', 'like', 'refund%').execute()
    ).map(({ cause }) => cause);

  it('a refund reported repeatedly counts once', async () => {
    const { order } = await paidOrder(where().db);
    const part = { amountCents: 20_00, payment: 'pi_1' };
    expect([await report(order, part), await report(order, part)]).toEqual(['applied', 'no-change']);
    expect(await report(order, { amountCents: 20_00 })).toBe('no-change');
    expect(await report(order, { ...part, payment: 'pi_2' })).toBe('no-change');
    expect(await found(order)).toMatchObject({ refunded_cents: 20_00, payment_reference: 'pi_1' });
    expect(await notifiedCauses()).toEqual([]);
  });

  it('a failed refund notifies the owner', async () => {
    const { order } = await paidOrder(where().db);
    expect(await report(order, { state: 'failed' })).toBe('refund-failed');
    expect(await notifiedCauses()).toEqual([`refund-failed:re_${order.number}`]);
  });

  it('a refund of an unknown payment waits for its order', async () => {
    const { order } = await paidOrder(where().db);
    const early = { amountCents: 20_00, payment: 'pi_1', orderNumber: undefined };
    expect([await report(order, early), await report(order, early)]).toEqual(['unknown-order', 'unknown-order']);
    expect((await found(order)).refunded_cents).toBe(0);
    expect(await report(order, { ...early, orderNumber: order.number })).toBe('applied');
    expect((await found(order)).refunded_cents).toBe(20_00);
    expect(await report(order, { ...early, id: 're_2' })).toBe('applied');
    expect((await found(order)).refunded_cents).toBe(40_00);
  });

  it('an update with a payment id links other refunds of that payment', async () => {
    const { order } = await paidOrder(where().db);
    await report(order, { id: 're_1', amountCents: 20_00, payment: 'pi_1', orderNumber: undefined });
    await report(order, { id: 're_2', amountCents: 30_00 });
    expect(await report(order, { id: 're_2', amountCents: 30_00, payment: 'pi_1' })).toBe('applied');
    expect((await found(order)).refunded_cents).toBe(50_00);
  });

  it('a refund without order and payment stays unlinked', async () => {
    const { order } = await paidOrder(where().db);
    expect(await report(order, { orderNumber: undefined })).toBe('unknown-order');
    expect((await found(order)).refunded_cents).toBe(0);
  });

  it('a later update with an order number links a refund without a payment id', async () => {
    const { order } = await paidOrder(where().db);
    await report(order, { amountCents: 20_00, orderNumber: undefined });
    expect(await report(order, { amountCents: 20_00 })).toBe('applied');
    expect((await found(order)).refunded_cents).toBe(20_00);
  });

  it('a refund total links an earlier refund of the same payment', async () => {
    const { order } = await paidOrder(where().db);
    await report(order, { amountCents: 20_00, payment: 'pi_1', orderNumber: undefined });
    expect(await reportTotal(order, 0, { payment: 'pi_1' })).toBe('no-change');
    expect((await found(order)).refunded_cents).toBe(20_00);
    expect(await refundsOf(where().db, order.number)).toHaveLength(1);
  });

  it('the highest reported refund total counts', async () => {
    const { order } = await paidOrder(where().db);
    const outcomes = [];
    for (const sum of [20_00, 20_00, 10_00, 30_00]) {
      outcomes.push(await reportTotal(order, sum));
      const highest = Math.max(20_00, sum);
      expect(await found(order)).toMatchObject({ provider_refunded_cents: highest, refunded_cents: highest });
    }
    expect(outcomes).toEqual(['applied', 'no-change', 'no-change', 'applied']);
    expect(await reportTotal(order, 40_00, { delivery: `evt_${deliveries}` })).toBe('duplicate');
  });

  it.each([
    ['more than was paid', { refundedCents: 398_01 }, 'wrong-amount'],
    ['another currency', { currency: 'eur' }, 'wrong-amount'],
    ['another provider', { provider: 'stripe' }, 'wrong-provider'],
  ])('a refund total of %s changes nothing and appears in eventsToReview', async (_, change, outcome) => {
    const { order } = await paidOrder(where().db);
    expect(await reportTotal(order, 20_00, change)).toBe(outcome);
    expect(await found(order)).toMatchObject({ provider_refunded_cents: 0, refunded_cents: 0 });
    const { refundedCents: amount_cents = 20_00 } = change as { refundedCents?: number };
    expect(await eventsToReview(where().db, order.number)).toMatchObject([
      { outcome, amount_cents, event: 'payment-refunded' },
    ]);
  });

  it('a refund total of an unknown order returns "unknown-order"', async () => {
    const order = await place(where().db);
    expect(await reportTotal({ ...order, number: 'OH-1' }, 1)).toBe('unknown-order');
    expect((await found(order)).refunded_cents).toBe(0);
  });

  it.each([
    ['test', 'applied'],
    ['owner', 'applied'],
    ['stripe', 'wrong-provider'],
  ])('a refund of a test-payment order, reported by %s, returns %s', async (provider, outcome) => {
    const { order } = await paidOrder(where().db);
    expect(await report(order, { provider, amountCents: 1 })).toBe(outcome);
  });
});
