// Verifies docs/product.md 25.3, 25.4.
import fc from 'fast-check';
import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { isLongRun } from '@/domain/testing/long-tests';
import { cancelOrder, fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { type OrderRow } from '@/server/database/schema';
import { quoteOrder } from '@/server/orders/place';
import { findOrderByNumber, listOrders } from '@/server/orders/read';
import { recordRefund } from '@/server/orders/record-refund';
import { expireOrders } from '@/server/payments/expire';
import { later, now, place, refundUpdate, request, sources, tryToPlace, paymentEvent } from '@/server/testing/checkout';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { checkStock, orderableUnits } from './available-units';
import { oversoldAlerts } from '@/server/alerts/alerts';
import { RESERVED_MS } from './reservation-bounds';
import { seedStock } from './seed';
import { setStock } from './set-stock';
import { stockLines } from './stock-lines';

const DAY = 24 * 60 * 60_000;
const watch = 'xerix/1';

/** Lines and total for a number of units of the test watch. */
const linesOf = (quantity: number) => ({
  lines: [{ catalogue: 'xerix', id: 1, quantity }],
  shownTotal: quantity * 199_00,
});

onEachEngine((where) => {
  withOwnerEmail();
  const left = async () => (await orderableUnits(where().db, [watch], undefined, now)).get(watch);
  const put = (to: number) => setStock(where().db, watch, { to }, now);
  const one = () => place(where().db, linesOf(1));
  const line = async () => (await stockLines(where().db, watch))[0];

  it('one of twenty parallel checkouts gets the last unit; the others return "sold-out"', async () => {
    const { db } = where();
    await put(1);
    const tries = await Promise.all(Array.from({ length: 20 }, () => tryToPlace(db, linesOf(1))));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.filter(({ ok }) => !ok)).toEqual(Array(19).fill(rejected('sold-out', { field: 'lines.0' })));
    expect(await left()).toBe(0);
    expect(await listOrders(db)).toHaveLength(1);
  });

  itOnce('an order for too many units returns "too-few-left" with the number and reserves nothing', async () => {
    await put(2);
    const short = rejected('too-few-left', { field: 'lines.0', left: 2 });
    expect(await tryToPlace(where().db, linesOf(3))).toEqual(short);
    expect(await quoteOrder(where().db, { ...request, ...linesOf(3) }, sources, now)).toEqual(short);
    expect(await left()).toBe(2);
  });

  itOnce('checkStock names the second line if that one has too few units', async () => {
    await put(1);
    await setStock(where().db, 'xerix/2', { to: 2 }, now);
    const lines = [
      { catalogue: 'xerix', id: 1, quantity: 1 },
      { catalogue: 'xerix', id: 2, quantity: 3 },
    ] as const;
    const short = rejected('too-few-left', { field: 'lines.1', left: 2 });
    expect(await checkStock(where().db, lines, {}, now)).toEqual(short);
  });

  itOnce('a repeated request reserves its units once', async () => {
    await put(5);
    const again = { idempotencyKey: 'one-press' };
    await Promise.all([1, 2, 3].map(() => tryToPlace(where().db, linesOf(2), again)));
    expect(await left()).toBe(3);
  });

  // Verifies docs/product.md 25.3 (failed order, expired order, cancelled order).
  itOnce.each<[string, (order: OrderRow) => Promise<unknown>]>([
    ['cancelled', ({ number }) => cancelOrder(where().db, number, 'shopper', now)],
    ['expired', () => expireOrders(where().db, [], later(DAY))],
    ['failed', (order) => recordPaymentEvent(where().db, paymentEvent(order, { event: 'payment-failed' }), now)],
  ])('an order that is %s releases its units once', async (_, endOrder) => {
    await put(1);
    const order = await one();
    expect(await left()).toBe(0);
    await endOrder(order);
    await endOrder(order);
    expect(await left()).toBe(1);
  });

  itOnce('an order paid after its cancellation reserves its unit again', async () => {
    await put(1);
    const order = await one();
    await cancelOrder(where().db, order.number, 'shopper', now);
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    const mails = where().db.selectFrom('outbox').select('id').where('id', 'like', '%oversold:%');
    expect(await mails.execute()).toEqual([]);
    expect(await left()).toBe(0);
    expect(await oversoldAlerts(where().db, now)).toEqual([]);
  });

  // Verifies docs/product.md 25.4 (paid after it expired, paid after it was cancelled, refund fails).
  itOnce.each<[string, (order: OrderRow) => Promise<unknown>, (order: OrderRow) => Promise<unknown>]>([
    [
      'is paid after it expired',
      () => expireOrders(where().db, [], later(DAY)),
      (order) => recordPaymentEvent(where().db, paymentEvent(order), later(DAY)),
    ],
    [
      'is paid after it was cancelled',
      ({ number }) => cancelOrder(where().db, number, 'shopper', now),
      (order) => recordPaymentEvent(where().db, paymentEvent(order), now),
    ],
    [
      'was refunded, when the refund fails',
      async (order) => {
        await recordPaymentEvent(where().db, paymentEvent(order), now);
        await recordRefund(where().db, refundUpdate(order), now);
      },
      (order) =>
        recordRefund(
          where().db,
          refundUpdate(order, { state: 'failed', reportedAt: later(1000).toISOString() }),
          later(1000),
        ),
    ],
  ])('an order that %s takes its units again', async (_, end, revive) => {
    await put(5);
    const order = await place(where().db, linesOf(2));
    await end(order);
    expect(await left()).toBe(5);
    await revive(order);
    expect(await left()).toBe(3);
  });

  itOnce('an order paid after its units are sold is oversold and raises an alert until it is shipped', async () => {
    const { db } = where();
    await put(2);
    const late = await place(db, linesOf(2));
    await cancelOrder(db, late.number, 'shopper', now);
    await one();
    expect(await recordPaymentEvent(db, paymentEvent(late), now)).toBe('applied');
    expect(await findOrderByNumber(db, late.number)).toMatchObject({ state: 'paid' });
    expect(await left()).toBe(0);
    expect(await oversoldAlerts(db, now)).toEqual([
      {
        cause: `oversold:${late.number}`,
        since: now.toISOString(),
        text: `Order ${late.number} is paid, but 1 × ${watch} is out of stock.`,
      },
    ]);
    await fulfilOrder(db, late.number, now);
    expect(await oversoldAlerts(db, now)).toEqual([]);
  });

  itOnce('the refund of an oversold order gives back the units that it had, and none that never existed', async () => {
    const { db } = where();
    await put(2);
    const late = await place(db, linesOf(2));
    await cancelOrder(db, late.number, 'shopper', now);
    await one();
    await recordPaymentEvent(db, paymentEvent(late), now);
    expect(await left()).toBe(0);
    await recordRefund(db, refundUpdate(late), now);
    expect(await left()).toBe(1);
  });

  // Verifies docs/product.md 25.3 (refunded before it was sent, sent).
  itOnce('units refunded before shipping become available; shipped units need setStock', async () => {
    const { db } = where();
    await put(2);
    const [kept, sent] = [await one(), await one()];
    for (const order of [kept, sent]) await recordPaymentEvent(db, paymentEvent(order), now);
    await fulfilOrder(db, sent.number, now);
    for (const order of [kept, sent]) await recordRefund(db, refundUpdate(order), now);
    expect(await left()).toBe(1);
    expect(await setStock(db, watch, { by: 1 }, now)).toEqual(accept({ from: 1, to: 2 }));
  });

  // Verifies docs/product.md 25.3 (refunded before it was sent).
  itOnce(
    'an order whose refund is known before its payment releases its units once, and the payment takes none',
    async () => {
      const { db } = where();
      await put(2);
      const order = await place(db, linesOf(2));
      expect(await left()).toBe(0);
      await recordRefund(db, refundUpdate(order), now);
      expect(await left()).toBe(2);
      await recordPaymentEvent(db, paymentEvent(order), later(1000));
      expect([await left(), (await findOrderByNumber(db, order.number))?.state]).toEqual([2, 'refunded']);
    },
  );

  itOnce('quoteOrder counts the units of the superseded unpaid order as available', async () => {
    const { db } = where();
    await put(1);
    const order = await one();
    const again = { ...request, ...linesOf(1) };
    for (const supersedes of [order.token, order.idempotency_key, order.idempotency_key.toUpperCase()])
      expect(await quoteOrder(db, { ...again, supersedes }, sources, now)).toMatchObject({ ok: true });
    expect(await quoteOrder(db, again, sources, now)).toEqual(rejected('sold-out', { field: 'lines.0' }));
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect(await quoteOrder(db, { ...again, supersedes: order.token }, sources, now)).toMatchObject({ ok: false });
  });

  itOnce('seedStock inserts starting stock once and keeps later changes', async () => {
    const { db } = where();
    await seedStock(db, now);
    const start = await left();
    expect(start).toBeGreaterThan(0);
    await one();
    await seedStock(db, now);
    expect(await left()).toBe(Number(start) - 1);
  });

  itOnce('setStock sets or changes the units of a known watch and rejects negative results', async () => {
    const { db } = where();
    expect(await setStock(db, watch, { to: 4 }, now)).toMatchObject({ value: { to: 4 } });
    expect(await setStock(db, watch, { by: -3 }, now)).toEqual(accept({ from: 4, to: 1 }));
    expect(await setStock(db, watch, { by: -2 }, now)).toEqual(rejected('less-than-none'));
    expect(await setStock(db, 'xerix/999', { to: 1 }, now)).toEqual(rejected('unknown-watch', { field: 'watch' }));
    expect(await left()).toBe(1);
  });

  itOnce('no unit is lost or sold twice in any sequence of order events', async () => {
    const { db } = where();
    const steps = ['place', 'pay', 'fail', 'cancel', 'refund', 'fulfil', 'expire', 'more'] as const;
    const sequences = fc.array(
      fc.tuple(fc.constantFrom(...steps), fc.nat({ max: 9 }), fc.integer({ min: 1, max: 3 })),
      {
        maxLength: 25,
      },
    );
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        await db.deleteFrom('stock_reservations').execute();
        await put(6);
        let inShop = 6;
        const orders: OrderRow[] = [];
        for (const [step, which, quantity] of sequence) {
          const order = orders[which % Math.max(orders.length, 1)];
          if (step === 'place') {
            const placed = await tryToPlace(db, linesOf(quantity));
            if (placed.ok) orders.push(placed.value);
          } else if (step === 'more') {
            await setStock(db, watch, { by: quantity }, now);
            inShop += quantity;
          } else if (step === 'expire') await expireOrders(db, [], later(DAY));
          else if (!order) continue;
          else if (step === 'cancel') await cancelOrder(db, order.number, 'shopper', now);
          else if (step === 'fulfil') await fulfilOrder(db, order.number, now);
          else if (step === 'refund') await recordRefund(db, refundUpdate(order), now);
          else {
            const event = ({ pay: 'payment-succeeded', fail: 'payment-failed' } as const)[step];
            await recordPaymentEvent(db, paymentEvent(order, { event }), now);
          }
        }
        const found = await line();
        expect(Number(found?.available) + Number(found?.reserved) + Number(found?.sold)).toBe(inShop);
        for (const { number } of orders) await expectWhole(number);
      }),
      { numRuns: isLongRun ? 30 : 10 },
    );
  });

  /** Expects a full reservation for a pending or paid order, and none for a failed, expired or cancelled one. */
  async function expectWhole(number: OrderNumber) {
    const { db } = where();
    const order = await findOrderByNumber(db, number);
    const reserved = await db.selectFrom('stock_reservations').selectAll().where('order_number', '=', number).execute();
    const ordered = order?.lines.map(({ quantity }) => quantity) ?? [];
    if (order?.state === 'pending') expect(reserved.map(({ quantity }) => quantity)).toEqual(ordered);
    if (order?.state === 'paid' || order?.state === 'fulfilled')
      expect(reserved.map(({ quantity, oversold }) => quantity + oversold)).toEqual(ordered);
    if (['failed', 'expired', 'cancelled'].includes(String(order?.state))) expect(reserved).toEqual([]);
  }
});

onSqlite((where) => {
  // Verifies docs/product.md 25.12.
  it('the units of all orders over the bounds go to other callers up to their share, and those of all abandoned orders to anyone', async () => {
    const { db } = where();
    await setStock(db, watch, { to: 12 }, now);
    for (const quantity of [5, 2, 1]) await place(db, linesOf(quantity), { caller: '192.0.2.1' });
    const leftFor = async (caller: string, at = now) =>
      (await orderableUnits(db, [watch], undefined, at, { caller, units: 1 })).get(watch);
    expect([await leftFor('192.0.2.1'), await leftFor('192.0.2.2')]).toEqual([4, 6]);
    expect(await leftFor('192.0.2.1', later(RESERVED_MS))).toBe(12);
  });
});
