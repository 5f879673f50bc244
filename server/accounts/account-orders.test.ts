import { noRefunds } from '@/domain/refund-totals';
import { accountOrdersResponse } from '@/contract/orders.schema';
import { accountOrders } from './account-orders';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { later, now, place, request, paymentEvent } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';

onEachEngine((where) => {
  const guest = (email: string) => ({ contact: { ...request.contact, email } });

  it('accountOrders lists a shopper’s own orders and guest orders with the same confirmed address, newest first', async () => {
    const { db } = where();
    const own = await place(db, {}, { userId: 'ada' });
    const asGuest = await place(db, guest('ADA@example.com'), { now: later(1000) });
    await place(db, guest('eve@example.com'));
    await place(db, guest('ada@example.com'), { userId: 'eve' });
    for (const { number } of [own, asGuest]) await markPaymentSubmitted(db, number, later(1500));
    await recordPaymentEvent(db, paymentEvent(own), later(2000));

    const mine = { userId: 'ada', verifiedEmail: 'ada@Example.com' };
    const orders = await accountOrders(db, mine);
    expect(accountOrdersResponse().parse({ orders })).toEqual({ orders });
    expect(orders).toEqual([
      {
        number: asGuest.number,
        token: asGuest.token,
        state: 'pending',
        awaitsMoney: true,
        createdAt: later(1000).toISOString(),
        totalCents: 398_00,
        currency: 'usd',
        refunds: noRefunds,
        watches: ['Late Comet'],
        invoices: [],
      },
      expect.objectContaining({
        number: own.number,
        state: 'paid',
        awaitsMoney: false,
        createdAt: now.toISOString(),
        invoices: [{ number: '2026-000001', kind: 'invoice' }],
      }),
    ]);
  });

  it('accountOrders joins no orders by an unconfirmed address and returns none for another account', async () => {
    const { db } = where();
    await place(db, guest('ada@example.com'));
    expect(await accountOrders(db, { userId: 'ada' })).toEqual([]);
    expect(await accountOrders(db, { userId: 'eve', verifiedEmail: 'eve@example.com' })).toEqual([]);
  });
});
