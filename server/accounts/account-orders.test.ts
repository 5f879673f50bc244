import { noRefunds } from '@/domain/refund-totals';
import { accountOrdersResponse } from '@/contract/orders.schema';
import { accountOrders } from './account-orders';
import { recordDelivery } from '@/server/orders/progress';
import { requestCancellation } from '@/server/orders/shopper-changes';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { later, now, place, request, paymentEvent } from '@/server/testing/checkout';
import { onEachEngine, onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';

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

onSqlite((where) => {
  const { ask, paid, sent } = returnsAt(where);

  it('accountOrders marks an order that was cancelled or withdrawn from as a whole, and the day of a delivery', async () => {
    const { db } = where();
    const [cancelled, withdrawn, inPart] = [await paid([1]), await paid([1, 2, 1]), await paid([2])];
    valueOf(await requestCancellation(db, cancelled, now));
    valueOf(await ask(withdrawn, 'withdrawal'));
    valueOf(await ask(inPart, 'withdrawal', [{ watch: 'xerix/1', units: 1 }]));
    const delivered = await sent([1]);
    valueOf(await recordDelivery(db, delivered, '2026-11-20', now));
    const found = await accountOrders(db, { userId: 'none', verifiedEmail: request.contact.email });
    const shown = (number: string) => {
      const order = found.find((one) => one.number === number);
      return [order?.isCancelled, order?.deliveredOn];
    };
    expect([cancelled, withdrawn, inPart, delivered].map(shown)).toEqual([
      [true, undefined],
      [true, undefined],
      [undefined, undefined],
      [undefined, '2026-11-20'],
    ]);
    expect(found.find(({ number }) => number === withdrawn)?.watches).toEqual([
      'Xeric Late Comet',
      'Nixon Old Timer',
      'Xeric Slow Meridian',
    ]);
  });
});
