// Verifies docs/product.md 25.5, 25.11.
import { randomUUID } from 'node:crypto';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject } from '@/domain/result';
import { markPaymentSubmitted } from '@/server/orders/change';
import { findOrderByNumber, listOrders } from '@/server/orders/read';
import { expireOrders } from '@/server/payments/expire';
import { stripePayment } from '@/server/payments/stripe';
import { testPayment } from '@/server/payments/test-payment';
import { orderableUnits } from '@/server/stock/available-units';
import { setStock } from '@/server/stock/set-stock';
import { later, now, place } from '@/server/testing/checkout';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { askOrder, body, contextAt, post } from '@/server/testing/requests';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { withFakeStripe, settingsOf } from '@/server/testing/stripe-shop';
import { endAbandonedOrder, findAbandonedStock } from './free-abandoned-stock';

const TEN_MINUTES = 10 * 60_000;
const HALF_AN_HOUR = 30 * 60_000;
const [first, second] = readShopWatches().slice(0, 2);

/** An order of units of the shop's first two watches with free shipping. */
function orderOf({ xerix1 = 0, xerix2 = 0 }: { xerix1?: number; xerix2?: number }) {
  const lines = [
    { catalogue: 'xerix', id: 1, quantity: xerix1 },
    { catalogue: 'xerix', id: 2, quantity: xerix2 },
  ].filter(({ quantity }) => quantity > 0);
  return { ...body, lines, shownTotal: xerix1 * (first?.priceCents ?? 0) + xerix2 * (second?.priceCents ?? 0) };
}

const soldOut = { status: 409, body: { error: { code: 'sold-out', field: 'lines.0' } } };

onEachEngine((where) => {
  collectLog();
  let fake: FakeStripe;
  let callers = 0;
  withFakeStripe((one) => (fake = one));
  beforeEach(async () => {
    // The test order has two units.
    await setStock(where().db, 'xerix/1', { to: 2 }, now);
  });

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const checkout = (at: Date, sent: object = body, payment = stripe()) => {
    fake.now = at;
    // Each order has a caller of its own: the bounds of one caller are tested in reservations.test.ts.
    callers += 1;
    const headers = { 'idempotency-key': randomUUID(), 'x-odd-hours-caller': `192.0.2.${callers % 256}` };
    return askOrder(contextAt(where().db, { payment, now: at }), post(sent, headers));
  };
  const orderAt = async ({ body: { order } }: Awaited<ReturnType<typeof checkout>>) => {
    const found = await findOrderByNumber(where().db, order?.number ?? 'OH-');
    if (!found) throw new Error('The checkout placed no order.');
    return found;
  };
  const holder = async () => orderAt(await checkout(now));
  const left = async (at: Date) => (await orderableUnits(where().db, ['xerix/1'], undefined, at)).get('xerix/1');
  const stateOf = async (number: OrderNumber) => (await findOrderByNumber(where().db, number))?.state;

  itOnce(
    'an abandoned order reserves its units for ten minutes; after that another checkout ends its payment',
    async () => {
      const { number, payment_session: session } = await holder();
      expect(await checkout(later(TEN_MINUTES - 1))).toMatchObject(soldOut);
      expect(await left(later(TEN_MINUTES - 1))).toBe(0);
      expect(await left(later(TEN_MINUTES))).toBe(2);
      expect(await checkout(later(TEN_MINUTES))).toMatchObject({ status: 200 });
      expect(await stateOf(number)).toBe('cancelled');
      expect(fake.sessionOf(session ?? '').status).toBe('expired');
      expect(await left(later(TEN_MINUTES))).toBe(0);
    },
  );

  it('one of twenty parallel checkouts gets the freed units', async () => {
    await holder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(later(HALF_AN_HOUR))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await listOrders(where().db, 'pending')).toHaveLength(1);
  });

  it('ten concurrent shoppers all get a unit of the ten that an abandoned order reserves', async () => {
    await setStock(where().db, 'xerix/1', { to: 10 }, now);
    expect((await checkout(now, orderOf({ xerix1: 10 }))).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkout(later(HALF_AN_HOUR), orderOf({ xerix1: 1 }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await checkout(later(HALF_AN_HOUR), orderOf({ xerix1: 1 }))).toMatchObject(soldOut);
  });

  it('concurrent shoppers get the units of several abandoned orders until none is left', async () => {
    await setStock(where().db, 'xerix/1', { to: 6 }, now);
    for (let held = 0; held < 3; held += 1) await checkout(now);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => checkout(later(HALF_AN_HOUR), orderOf({ xerix1: 1 }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), ...Array(3).fill(409)]);
  });

  itOnce.each([
    ['sold out', async () => undefined],
    [
      'reserved by an order whose payment is made',
      async () => {
        await setStock(where().db, 'xerix/2', { to: 1 }, now);
        const { payment_session: session } = await orderAt(await checkout(now, orderOf({ xerix2: 1 })));
        fake.complete(session ?? '');
      },
    ],
  ])('no abandoned order is cancelled for an order whose other line is %s', async (_, prepare) => {
    await setStock(where().db, 'xerix/2', { to: 0 }, now);
    await prepare();
    const { number, payment_session: session } = await holder();
    expect(await checkout(later(HALF_AN_HOUR), orderOf({ xerix1: 2, xerix2: 1 }))).toMatchObject({
      status: 409,
      body: { error: { code: 'sold-out', field: 'lines.1' } },
    });
    expect(await stateOf(number)).toBe('pending');
    expect(fake.sessionOf(session ?? '').status).toBe('open');
  });

  itOnce('an order whose payment can no longer be ended, because it was just paid, stays', async () => {
    const { number, payment_session: session } = await holder();
    fake.complete(session ?? '');
    expect(await endAbandonedOrder(where().db, stripe(), { number, session }, now)).toEqual(accept(false));
    expect(await stateOf(number)).toBe('pending');
  });

  itOnce.each(['requires_action', 'processing'] as const)(
    'an abandoned order keeps its units while its payment is in the state %s',
    async (state) => {
      const { number, payment_session: session } = await holder();
      fake.tryToPay(session ?? '', state);
      expect(await checkout(later(HALF_AN_HOUR))).toMatchObject(soldOut);
      expect(await stateOf(number)).toBe('pending');
      expect(fake.sessionOf(session ?? '').status).toBe('open');
    },
  );

  itOnce('an order whose card was declined keeps its units for half an hour', async () => {
    const { number, payment_session: session } = await holder();
    fake.tryToPay(session ?? '', 'requires_payment_method');
    expect(await checkout(later(TEN_MINUTES))).toMatchObject(soldOut);
    expect(await stateOf(number)).toBe('pending');
    expect(await checkout(later(HALF_AN_HOUR))).toMatchObject({ status: 200 });
    expect(await stateOf(number)).toBe('cancelled');
  });

  itOnce('an order of another payment provider keeps its units', async () => {
    const { number } = await holder();
    expect(await checkout(later(HALF_AN_HOUR), body, testPayment(where().db))).toMatchObject(soldOut);
    expect(await stateOf(number)).toBe('pending');
  });

  itOnce('a checkout that cannot end a payment says so, and keeps the abandoned or the own order', async () => {
    const { number, token } = await holder();
    const unreachable = { ...stripe(), end: async () => reject({ code: 'payment-unreachable' }) };
    for (const sent of [body, { ...body, supersedes: token }])
      expect(await checkout(later(HALF_AN_HOUR), sent, unreachable)).toMatchObject({
        status: 503,
        body: { error: { code: 'payment-unreachable' } },
      });
    expect((await listOrders(where().db)).map((order) => [order.number, order.state])).toEqual([[number, 'pending']]);
  });

  // Verifies docs/product.md 13.7.
  itOnce('a shopper whose expired order was paid in its last minute does not pay twice', async () => {
    const { number, token, payment_session: session } = await holder();
    await setStock(where().db, 'xerix/1', { to: 4 }, now);
    fake.complete(session ?? '');
    await where().db.updateTable('orders').set({ state: 'expired' }).where('number', '=', number).execute();
    expect(await checkout(now, { ...body, supersedes: token })).toMatchObject({
      status: 409,
      body: { error: { code: 'already-paid', order: token } },
    });
  });

  itOnce('a replacing checkout keeps the own order if the units of the other line cannot be freed', async () => {
    await setStock(where().db, 'xerix/2', { to: 1 }, now);
    const { payment_session: paid } = await orderAt(await checkout(now, orderOf({ xerix2: 1 })));
    fake.complete(paid ?? '');
    const { number, token } = await holder();
    const sent = { ...orderOf({ xerix1: 2, xerix2: 1 }), supersedes: token };
    expect((await checkout(later(HALF_AN_HOUR), sent)).status).toBe(409);
    expect(await stateOf(number)).toBe('pending');
  });

  itOnce('an order with a payment in progress keeps its units before any payment event', async () => {
    const { number, payment_session: session } = await holder();
    fake.complete(session ?? '');
    expect(await checkout(later(HALF_AN_HOUR))).toMatchObject(soldOut);
    await expireOrders(where().db, [stripe()], later(24 * 60 * 60_000));
    expect(await stateOf(number)).toBe('paid');
  });

  itOnce('an order paid by a delayed method keeps its units until the money arrives', async () => {
    const { number } = await holder();
    await markPaymentSubmitted(where().db, number, now);
    expect(await checkout(later(20 * HALF_AN_HOUR))).toMatchObject(soldOut);
  });

  itOnce('a checkout can use the units of the unpaid order that it replaces', async () => {
    const { number, token } = await holder();
    const contact = { email: 'grace@example.com', fullName: 'Grace Hopper' };
    expect(await checkout(now, { ...body, contact })).toMatchObject(soldOut);
    expect(await checkout(now, { ...body, contact, supersedes: token })).toMatchObject({ status: 200 });
    expect(await stateOf(number)).toBe('cancelled');
    expect(await left(now)).toBe(0);
  });

  itOnce('a checkout rejected for too few units keeps the order that it would replace', async () => {
    const { number, token } = await holder();
    const lines = [{ catalogue: 'xerix', id: 1, quantity: 3 }];
    const tooMany = { ...body, lines, shownTotal: 1.5 * body.shownTotal, supersedes: token };
    expect(await checkout(now, tooMany)).toMatchObject({
      status: 409,
      body: { error: { code: 'too-few-left', field: 'lines.0', left: 2 } },
    });
    expect(await stateOf(number)).toBe('pending');
  });
});

onSqlite((where) => {
  const linesOf = (quantity: number) => [{ catalogue: 'xerix', id: 1, quantity }];
  const placed = (quantity: number, ms = 0, caller?: string) =>
    place(
      where().db,
      { lines: linesOf(quantity), shownTotal: quantity * 199_00 },
      { now: later(ms), ...(caller !== undefined && { caller }) },
    );
  const numbersFor = async (quantity: number, ms = 0) => {
    const order = { lines: linesOf(quantity), caller: '192.0.2.1' };
    const found = await findAbandonedStock(where().db, testPayment(where().db), order, later(ms));
    return found.ok ? found.value.map(({ number }) => number) : found;
  };

  it('a caller takes units of an order over the bounds up to the larger half of all units', async () => {
    await setStock(where().db, 'xerix/1', { to: 12 }, now);
    const { number } = await placed(8, 0, '198.51.100.1');
    expect(await numbersFor(6)).toEqual([number]);
    expect(await numbersFor(7)).toEqual(rejected('too-few-left', { field: 'lines.0', left: 4 }));
  });

  it('the oldest abandoned orders give their units first, and only as many orders as are needed', async () => {
    await setStock(where().db, 'xerix/1', { to: 7 }, now);
    const [third, first, second] = [await placed(2, 2), await placed(2), await placed(2, 1)];
    const numbers = (...orders: (typeof first)[]) => orders.map(({ number }) => number);
    expect(await numbersFor(1, TEN_MINUTES + 2)).toEqual([]);
    expect(await numbersFor(3, TEN_MINUTES + 2)).toEqual(numbers(first));
    expect(await numbersFor(4, TEN_MINUTES + 2)).toEqual(numbers(first, second));
    expect(await numbersFor(7, TEN_MINUTES + 2)).toEqual(numbers(first, second, third));
    expect(await numbersFor(6, TEN_MINUTES + 1)).toEqual(rejected('too-few-left', { field: 'lines.0', left: 5 }));
  });
});
