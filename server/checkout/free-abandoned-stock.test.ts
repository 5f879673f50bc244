// Verifies docs/product.md 25.5.
import { type OrderNumber } from '@/domain/order-number';
import { markPaymentSubmitted } from '@/server/orders/change';
import { findOrderByNumber, listOrders } from '@/server/orders/read';
import { expireOrders } from '@/server/payments/expire';
import { stripePayment } from '@/server/payments/stripe';
import { orderableUnits } from '@/server/stock/available-units';
import { setStock } from '@/server/stock/set-stock';
import { later, now } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, body, contextAt, postOrder } from '@/server/testing/requests';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { withFakeStripe, settingsOf } from '@/server/testing/stripe-shop';

const HALF_AN_HOUR = 30 * 60_000;
const soldOut = { status: 409, body: { error: { code: 'sold-out', field: 'lines.0' } } };

onEachEngine((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));
  beforeEach(async () => {
    // The test order has two units.
    await setStock(where().db, 'xerix/1', { to: 2 }, now);
  });

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const checkout = (at: Date, sent: object = body) => {
    fake.now = at;
    return askOrder(contextAt(where().db, { payment: stripe(), now: at }), postOrder(sent));
  };
  const holder = async () => {
    const { number = 'OH-' } = (await checkout(now)).body.order ?? {};
    const order = await findOrderByNumber(where().db, number);
    if (!order) throw new Error('No order holds the last units.');
    return order;
  };
  const left = async (at: Date) => (await orderableUnits(where().db, ['xerix/1'], undefined, at)).get('xerix/1');
  const stateOf = async (number: OrderNumber) => (await findOrderByNumber(where().db, number))?.state;

  it('an abandoned order reserves its units for 30 minutes; after that another checkout ends its payment', async () => {
    const { number, payment_session: session } = await holder();
    expect(await checkout(later(HALF_AN_HOUR - 1))).toMatchObject(soldOut);
    expect(await left(later(HALF_AN_HOUR - 1))).toBe(0);
    expect(await left(later(HALF_AN_HOUR))).toBe(2);
    expect(await checkout(later(HALF_AN_HOUR))).toMatchObject({ status: 200 });
    expect(await stateOf(number)).toBe('cancelled');
    expect(fake.sessionOf(session ?? '').status).toBe('expired');
    expect(await left(later(HALF_AN_HOUR))).toBe(0);
  });

  it('one of twenty parallel checkouts gets the freed units', async () => {
    await holder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(later(HALF_AN_HOUR))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await listOrders(where().db, 'pending')).toHaveLength(1);
  });

  it('an order with a payment in progress keeps its units before any payment event', async () => {
    const { number, payment_session: session } = await holder();
    fake.complete(session ?? '');
    expect(await checkout(later(HALF_AN_HOUR))).toMatchObject(soldOut);
    await expireOrders(where().db, [stripe()], later(24 * 60 * 60_000));
    expect(await stateOf(number)).toBe('paid');
  });

  it('an order paid by a delayed method keeps its units until the money arrives', async () => {
    const { number } = await holder();
    await markPaymentSubmitted(where().db, number, now);
    expect(await checkout(later(20 * HALF_AN_HOUR))).toMatchObject(soldOut);
  });

  it('a checkout can use the units of the unpaid order that it replaces', async () => {
    const { number, token } = await holder();
    const contact = { email: 'grace@example.com', fullName: 'Grace Hopper' };
    expect(await checkout(now, { ...body, contact })).toMatchObject(soldOut);
    expect(await checkout(now, { ...body, contact, supersedes: token })).toMatchObject({ status: 200 });
    expect(await stateOf(number)).toBe('cancelled');
    expect(await left(now)).toBe(0);
  });

  it('a checkout rejected for too few units keeps the order that it would replace', async () => {
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
