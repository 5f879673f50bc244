import { listOrders } from '@/server/orders/read';
import { now, paidOrder, place } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { refundOrder } from './refund';
import { testPayment } from './test-payment';

onEachEngine((where) => {
  it('sends the money of a paid order back once', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const refund = jest.fn(testPayment(db).refund);
    const providers = [{ name: 'test', refund }];
    expect(await refundOrder(db, order.number, providers, now)).toBe('refunded');
    expect(refund).toHaveBeenCalledWith(expect.objectContaining({ total_cents: 39800 }), `refund:${order.number}`);
    await expect(refundOrder(db, order.number, providers, now)).rejects.toThrow('is refunded: there is nothing');
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('leaves an order as it is when the provider refuses, is another, or there was no payment', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const refusing = { name: 'test', refund: () => Promise.reject(new Error('no funds')) };
    await expect(refundOrder(db, order.number, [refusing], now)).rejects.toThrow('no funds');
    await expect(refundOrder(db, order.number, [], now)).rejects.toThrow('not set up here');
    expect(await listOrders(db, 'paid')).toHaveLength(1);
    const { number } = await place(db);
    await expect(refundOrder(db, number, [testPayment(db)], now)).rejects.toThrow('is pending');
    await expect(refundOrder(db, 'OH-1', [testPayment(db)], now)).rejects.toThrow('There is no order OH-1.');
  });
});
