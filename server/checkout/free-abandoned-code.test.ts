// Verifies docs/product.md 14.13, 25.11.
import { setTimeout as delay } from 'node:timers/promises';
import { type PromoCode } from '@/domain/promo-code';
import { reject } from '@/domain/result';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber, listOrders } from '@/server/orders/read';
import { type OrderRow } from '@/server/database/schema';
import { expireOrders } from '@/server/payments/expire';
import { stripePayment } from '@/server/payments/stripe';
import { testPayment } from '@/server/payments/test-payment';
import { setStock } from '@/server/stock/set-stock';
import { later, now, paidOrder, place, paymentEvent } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, askQuote, body, contextAt, lines, post, postOrder, totalCents } from '@/server/testing/requests';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { withFakeStripe, settingsOf } from '@/server/testing/stripe-shop';

const HALF_AN_HOUR = 30 * 60_000;
const heldCode = { status: 422, body: { error: { code: 'promo-code-held' } } };

onSqliteFirst((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));
  let discounted: object;
  let code: PromoCode;
  beforeEach(async () => {
    code = (await paidOrder(where().db)).code;
    discounted = { ...body, promoCode: code, shownTotal: totalCents - Math.round(totalCents / 5) };
  });

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const checkout = (at: Date, payment = stripe(), sent = discounted) => {
    fake.now = at;
    return askOrder(contextAt(where().db, { payment, now: at }), postOrder(sent));
  };
  /** Places an order that holds the code and stays unpaid. */
  const abandoned = async (payment = stripe()): Promise<OrderRow> => {
    const { number = 'OH-' } = (await checkout(now, payment)).body.order ?? {};
    const order = await findOrderByNumber(where().db, number);
    if (!order) throw new Error('No order holds the code.');
    return order;
  };
  const stateOf = async ({ number }: OrderRow) => (await findOrderByNumber(where().db, number))?.state;
  const sessionOf = ({ payment_session: session }: OrderRow) => fake.sessionOf(session ?? '');

  it('an abandoned order holds its code for 30 minutes; after that another checkout ends its payment and claims the code', async () => {
    const holder = await abandoned();
    expect(await checkout(later(HALF_AN_HOUR - 1))).toMatchObject(heldCode);
    expect(sessionOf(holder).status).toBe('open');
    const quote = await askQuote(
      contextAt(where().db, { now: later(HALF_AN_HOUR) }),
      post({ lines, country: 'US', promoCode: code }),
    );
    expect(quote.status).toBe(200);
    expect(await stateOf(holder)).toBe('pending');
    expect((await checkout(later(HALF_AN_HOUR))).status).toBe(200);
    expect(await stateOf(holder)).toBe('cancelled');
    expect(sessionOf(holder).status).toBe('expired');
  });

  it('one of twenty parallel checkouts claims a freed code', async () => {
    const holder = await abandoned();
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(later(HALF_AN_HOUR))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array(19).fill(expect.objectContaining({ status: 422 })),
    );
    expect(await stateOf(holder)).toBe('cancelled');
    const [winner, ...others] = await listOrders(where().db, 'pending');
    expect(others).toEqual([]);
    const { redeemed_by: redeemedBy } = await where()
      .db.selectFrom('promo_codes')
      .select('redeemed_by')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(redeemedBy).toBe(winner?.number);
  });

  it('an order with a payment in progress keeps its code before any payment event', async () => {
    const holder = await abandoned();
    fake.complete(holder.payment_session ?? '');
    expect(await checkout(later(HALF_AN_HOUR))).toMatchObject(heldCode);
    await expireOrders(where().db, [stripe()], later(24 * 60 * 60_000));
    expect(await findOrderByNumber(where().db, holder.number)).toMatchObject({
      state: 'paid',
      discount_cents: 0.2 * totalCents,
    });
    expect(await checkout(later(HALF_AN_HOUR))).toMatchObject({ body: { error: { code: 'promo-code' } } });
  });

  it('an order paid by a delayed method keeps its code until the money arrives', async () => {
    const holder = await abandoned();
    await markPaymentSubmitted(where().db, holder.number, now);
    expect(await checkout(later(20 * 24 * HALF_AN_HOUR))).toMatchObject(heldCode);
    expect(sessionOf(holder).status).toBe('open');
  });

  it('a concurrent payment and checkout never both get the code', async () => {
    for (let wait = 0; wait < 80; wait += 8) {
      const holder = await abandoned();
      const pay = async () => {
        await delay(wait);
        if (sessionOf(holder).status !== 'open') return;
        fake.complete(holder.payment_session ?? '');
        await recordPaymentEvent(where().db, paymentEvent(holder, { provider: 'stripe' }), later(HALF_AN_HOUR));
      };
      const [next] = await Promise.all([checkout(later(HALF_AN_HOUR)), pay()]);
      expect([await stateOf(holder), next.status]).toEqual(next.status === 200 ? ['cancelled', 200] : ['paid', 422]);
      code = (await paidOrder(where().db)).code;
      discounted = { ...discounted, promoCode: code };
    }
  });

  it('an abandoned order stays while its payment cannot be ended', async () => {
    const holder = await abandoned();
    fake.failure = 500;
    expect((await checkout(later(HALF_AN_HOUR))).status).toBe(503);
    expect(await stateOf(holder)).toBe('pending');
    expect(await checkout(later(HALF_AN_HOUR), testPayment(where().db))).toMatchObject(heldCode);
    expect(await listOrders(where().db)).toHaveLength(2);
  });

  it('a checkout that cannot end the payment of an abandoned order says so and places nothing', async () => {
    await abandoned();
    const unreachable = { ...stripe(), end: async () => reject({ code: 'payment-unreachable' }) };
    expect(await checkout(later(HALF_AN_HOUR), unreachable)).toMatchObject({
      status: 503,
      body: { error: { code: 'payment-unreachable' } },
    });
    expect(await listOrders(where().db)).toHaveLength(2);
  });

  it('a checkout that replaces the own order also claims the code of an abandoned one', async () => {
    const holder = await abandoned();
    const own = (await checkout(now, stripe(), body)).body.order;
    const sent = { ...discounted, supersedes: own?.token };
    expect((await checkout(later(HALF_AN_HOUR), stripe(), sent)).status).toBe(200);
    expect((await listOrders(where().db, 'cancelled')).map(({ number }) => number).sort()).toEqual(
      [holder.number, own?.number].sort(),
    );
  });

  it('a checkout rejected for another reason cancels no order', async () => {
    const holder = await abandoned();
    const sent = { ...discounted, shownTotal: 1 };
    expect((await checkout(later(HALF_AN_HOUR), stripe(), sent)).status).toBe(409);
    expect(await stateOf(holder)).toBe('pending');
  });

  it('a checkout rejected for missing units, or because its earlier order is paid, frees no code', async () => {
    const holder = await abandoned();
    const [line] = lines;
    const sent = { ...discounted, lines: [{ ...line, quantity: 3 }], shownTotal: 1.5 * totalCents * 0.8 };
    await setStock(where().db, 'xerix/1', { to: 2 }, now);
    const reserving = await findOrderByNumber(
      where().db,
      (await checkout(now, stripe(), body)).body.order?.number ?? 'OH-',
    );
    fake.complete(reserving?.payment_session ?? '');
    expect((await checkout(later(HALF_AN_HOUR), stripe(), sent)).status).toBe(409);
    await setStock(where().db, 'xerix/1', { to: 20 }, now);
    const replacing = { ...sent, supersedes: reserving?.token };
    expect(await checkout(later(HALF_AN_HOUR), stripe(), replacing)).toMatchObject({
      body: { error: { code: 'already-paid' } },
    });
    expect(await stateOf(holder)).toBe('pending');
    expect(sessionOf(holder).status).toBe('open');
  });

  it.each(['requires_action', 'processing'] as const)(
    'an abandoned order keeps its code while its payment is in the state %s',
    async (state) => {
      const holder = await abandoned();
      fake.tryToPay(holder.payment_session ?? '', state);
      expect(await checkout(later(HALF_AN_HOUR))).toMatchObject(heldCode);
      expect(sessionOf(holder).status).toBe('open');
    },
  );

  it('an abandoned order whose card was declined gives its code away', async () => {
    const holder = await abandoned();
    fake.tryToPay(holder.payment_session ?? '', 'requires_payment_method');
    expect((await checkout(later(HALF_AN_HOUR))).status).toBe(200);
    expect(sessionOf(holder).status).toBe('expired');
  });

  it('a shopper’s own earlier order is replaced through the field `supersedes`', async () => {
    const holder = await abandoned();
    const sent = { ...discounted, supersedes: holder.token };
    expect((await checkout(later(HALF_AN_HOUR), stripe(), sent)).status).toBe(200);
    expect(await stateOf(holder)).toBe('cancelled');
    expect(await place(where().db)).toMatchObject({ state: 'pending' });
  });
});
