// Verifies docs/product.md 42.1.
import { now, paidOrder } from '@/server/testing/checkout';
import { onOneEngine } from '@/server/testing/engines';
import { demonstrate, demo } from './demonstrate';

onOneEngine((where) => {
  it('demonstrate adds orders in several states, with invoices in the order of time', async () => {
    const { db } = where();
    expect(await demonstrate(db, 16, now, 7)).toMatch(/^16 orders and 1 messages were added\. The shop has now /);
    const orders = await db.selectFrom('orders').select(['state', 'created_at']).execute();
    expect(orders).toHaveLength(16);
    expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThan(1);
    expect(orders.filter(({ created_at: at }) => at > now.toISOString())).toEqual([]);
    const invoices = await db.selectFrom('invoices').select(['number', 'issued_at']).orderBy('number').execute();
    expect(invoices.length).toBeGreaterThan(10);
    expect(invoices.map(({ issued_at: at }) => at)).toEqual(invoices.map(({ issued_at: at }) => at).toSorted());
    expect(await db.selectFrom('stock_reservations').select('oversold').where('oversold', '>', 0).execute()).toEqual(
      [],
    );
  });

  it('demonstrate adds nothing to a database that holds a payment of real money', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await db.updateTable('orders').set({ payment_livemode: 1 }).where('number', '=', order.number).execute();
    await expect(demonstrate(db, 5, now, 7)).rejects.toThrow('real money');
    expect(await db.selectFrom('orders').select('number').execute()).toHaveLength(1);
  });

  it('the demo command is refused with live Stripe keys', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    Object.assign(process.env, keys);
    try {
      await expect(demo(where().db, ['orders', '5'])).rejects.toThrow('live keys');
    } finally {
      for (const key of Object.keys(keys)) delete process.env[key];
    }
    expect(await where().db.selectFrom('orders').select('number').execute()).toEqual([]);
  });
});
