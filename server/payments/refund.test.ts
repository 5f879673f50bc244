import { accept } from '@/domain/result';
import { listOrders } from '@/server/orders/read';
import { now, paidOrder, place } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { rejected } from '@/server/testing/results';
import { refundOrder } from './refund';
import { testPayment } from './test-payment';

onSqliteFirst((where) => {
  it('refundOrder refunds a paid order once', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const refund = jest.fn(testPayment(db).refund);
    const providers = [{ name: 'test', refund }];
    expect(await refundOrder(db, order.number, providers, now)).toEqual(accept('refunded'));
    expect(refund).toHaveBeenCalledWith(
      expect.objectContaining({ total_cents: 39800 }),
      expect.objectContaining({ amountCents: 39800 }),
    );
    expect(await refundOrder(db, order.number, providers, now)).toEqual(rejected('order-state', { state: 'refunded' }));
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('refundOrder keeps the order if the provider rejects the refund, is not configured or has no payment', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const rejecting = { name: 'test', refund: () => Promise.reject(new Error('no funds')) };
    await expect(refundOrder(db, order.number, [rejecting], now)).rejects.toThrow('no funds');
    expect(await refundOrder(db, order.number, [], now)).toEqual(rejected('unknown-provider'));
    expect(await listOrders(db, 'paid')).toHaveLength(1);
    const { number } = await place(db);
    const pending = rejected('order-state', { state: 'pending' });
    expect(await refundOrder(db, number, [testPayment(db)], now)).toEqual(pending);
    expect(await refundOrder(db, 'OH-1', [testPayment(db)], now)).toEqual(rejected('unknown-order'));
  });

  it('refundOrder rejects an unpaid order and returns "refund-failed" for a refund that fails at once', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { order: waiting } = await paidOrder(db);
    const pending = { name: 'test', refund: async () => ({ id: 're_0', state: 'pending' as const }) };
    expect(await refundOrder(db, waiting.number, [pending], now)).toEqual(accept('refunded'));
    await db.deleteFrom('refunds').execute();
    const failing = { name: 'test', refund: async () => ({ id: 're_1', state: 'failed' as const }) };
    expect(await refundOrder(db, order.number, [failing], now)).toEqual(rejected('refund-failed'));
    expect(await listOrders(db, 'paid')).toHaveLength(1);
    await db.updateTable('orders').set({ payment_provider: null }).execute();
    expect(await refundOrder(db, order.number, [failing], now)).toEqual(rejected('unknown-provider'));
    const left = await db.selectFrom('refunds').select('state').execute();
    expect(left).toEqual([{ state: 'failed' }]);
  });
});
