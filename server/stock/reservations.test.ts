// Verifies docs/product.md 25.3, 25.4, 36.6 (stock).
import { type OrderNumber } from '@/domain/order-number';
import { transact } from '@/server/database/transact';
import { cancelOrder, recordPaymentEvent } from '@/server/orders/change';
import { findKnownOrder } from '@/server/orders/read';
import { recordRefund } from '@/server/orders/record-refund';
import { later, now, paymentEvent, place, refundUpdate } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { accept } from '@/domain/result';
import { availableUnits } from './available-units';
import { reserveUnits, restockUnits } from './reservations';
import { setStock } from './set-stock';

type Watch = 'xerix/1' | 'xerix/2' | 'timex/1';

onSqlite((where) => {
  const { ask, step, refund, sent, paid } = returnsAt(where);
  const put = (to: number, watch: Watch = 'xerix/1') => setStock(where().db, watch, { to }, now);
  const left = (watch: Watch = 'xerix/1') => availableUnits(where().db, watch);
  const restock = (order: OrderNumber, ...returned: { watch: Watch; units: number }[]) =>
    transact(where().db, async (records) => accept(await restockUnits(records, order, returned, now)));
  const reserved = async (order: OrderNumber) =>
    (await where().db.selectFrom('stock_reservations').selectAll().where('order_number', '=', order).execute()).map(
      ({ watch, quantity, oversold }) => [watch, quantity, oversold],
    );

  it('restockUnits puts the units of each watch of the order into the stock, and none of another watch', async () => {
    for (const watch of ['xerix/1', 'xerix/2', 'timex/1'] as const) await put(5, watch);
    const order = await sent([3, 2]);
    const units = { 'timex/1': 1, 'xerix/1': 2, 'xerix/2': 1 };
    valueOf(await restock(order, ...Object.entries(units).map(([watch, units]) => ({ watch: watch as Watch, units }))));
    expect(await reserved(order)).toEqual([
      ['xerix/1', 1, 0],
      ['xerix/2', 1, 0],
    ]);
    expect([await left('timex/1'), await left('xerix/1'), await left('xerix/2')]).toEqual([5, 4, 4]);
  });

  it('returned units of an oversold order count as its reserved units first, then as oversold ones', async () => {
    const { db } = where();
    await put(3);
    const lines = [{ catalogue: 'xerix', id: 1, quantity: 3 }];
    const { number } = await place(db, { lines, shownTotal: 3 * 199_00 });
    await cancelOrder(db, number, 'shopper', now);
    await put(1);
    await recordPaymentEvent(db, paymentEvent(await findKnownOrder(db, number)), now);
    expect(await reserved(number)).toEqual([['xerix/1', 1, 2]]);
    valueOf(await restock(number, { watch: 'xerix/1', units: 2 }));
    expect([await reserved(number), await left()]).toEqual([[['xerix/1', 0, 1]], 2]);
  });

  it.each([
    ['are back in the stock', true, 1],
    ['cannot be sold again', false, 3],
  ])('an order whose full refund fails takes no unit again of those that %s (%s): %i', async (_, saleable, taken) => {
    const { db } = where();
    await put(9);
    const order = await paid([3]);
    const number = valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/1', units: 2 }]));
    valueOf(await step('withdrawal', number, { event: 'receive', saleable }));
    valueOf(await refund(order));
    const before = await left();
    const [made] = await db.selectFrom('refunds').selectAll().where('order_number', '=', order).execute();
    const { key, id, amount_cents: amountCents } = made ?? {};
    const failed = { key, id: id ?? '', amountCents, state: 'failed', reportedAt: later(1).toISOString() } as const;
    await recordRefund(db, refundUpdate(await findKnownOrder(db, order), failed), later(1));
    expect(before - (await left())).toBe(taken);
  });

  it('reserveUnits names the line as the shopper ordered it, not as the rows are locked', async () => {
    await put(1);
    const { number } = await place(where().db, {
      lines: [{ catalogue: 'xerix', id: 1, quantity: 1 }],
      shownTotal: 199_00,
    });
    const lines = [
      { catalogue: 'xerix', id: 2, quantity: 1 },
      { catalogue: 'xerix', id: 1, quantity: 1 },
    ] as const;
    await put(5, 'xerix/2');
    const taken = transact(where().db, (records) => reserveUnits(records, number, lines, now));
    expect(await taken).toEqual(rejected('sold-out', { field: 'lines.1' }));
    expect(await left('xerix/2')).toBe(5);
  });
});
