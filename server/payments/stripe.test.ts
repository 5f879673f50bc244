import { randomUUID } from 'node:crypto';
import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { cancelOrder, recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber, findOrderByToken, listOrders } from '@/server/orders/read';
import { later, now, paidOrder, place, paymentEvent } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import Stripe from 'stripe';
import { askOrder, askQuote, body, contextAt, lines, post, postOrder, totalCents } from '@/server/testing/requests';
import { rejected, valueOf } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { withFakeStripe, settingsOf } from '@/server/testing/stripe-shop';
import { expireOrders } from './expire';
import { openPayment } from './open';
import { refundOrder } from './refund';
import { callStripe, stripePayment } from './stripe';

onSqliteFirst((where) => {
  const logged = collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const stripe = (at = now) => stripePayment(settingsOf(fake), () => at);
  const order = (sent: unknown = body, key?: string, at = now) =>
    askOrder(contextAt(where().db, { payment: stripe(at), now: at }), postOrder(sent, key));
  const theSession = () => {
    const [session, ...others] = fake.sessions.values();
    if (!session || others.length > 0) throw new Error(`There are ${fake.sessions.size} sessions.`);
    return session;
  };
  const paidByStripe = async () => {
    const { number = 'OH-' } = (await order()).body.order ?? {};
    const session = fake.complete(theSession().id);
    const placed = await findOrderByNumber(where().db, number);
    if (!placed) throw new Error('The order does not exist.');
    const reference = session.payment_intent ?? '';
    await recordPaymentEvent(where().db, paymentEvent(placed, { provider: 'stripe', reference }), now);
    return { ...placed, payment_reference: reference };
  };

  const detailsOf = async ({ number }: { number: OrderNumber }) => {
    const details = await findOrderByNumber(where().db, number);
    if (!details) throw new Error('The order does not exist.');
    return details;
  };
  const discounted = async () => {
    const { code } = await paidOrder(where().db);
    return detailsOf(await place(where().db, { promoCode: code, shownTotal: 318_40 }));
  };

  it('stripePayment opens a session with the itemised total and the order number', async () => {
    const placed = await order();
    const { number = 'OH-', token = '' } = placed.body.order ?? {};
    const session = theSession();
    expect(placed).toMatchObject({ status: 200, body: { next: { kind: 'redirect', url: session.url } } });
    expect(session.amount_total).toBe(totalCents);
    expect(session.params).toMatchObject({
      client_reference_id: number,
      metadata: { order: number },
      payment_intent_data: { metadata: { order: number } },
      customer_email: 'ada@example.com',
      success_url: `http://localhost:3000/thanks?order=${token}&from=payment`,
      cancel_url: `http://localhost:3000/error?order=${token}&reason=cancelled`,
      adaptive_pricing: { enabled: 'false' },
    });
    expect(await findOrderByNumber(where().db, number)).toMatchObject({
      payment_provider: 'stripe',
      payment_session: session.id,
    });
  });

  it('stripePayment sets the session’s end ten minutes before the order’s expiry', async () => {
    await order();
    const end = later(24 * 60 * 60_000 - 10 * 60_000);
    expect(theSession().params.expires_at).toBe(String(end.getTime() / 1000));
  });

  it.each([
    ['the shortest session that Stripe takes, with a minute to spare', 31 * 60_000, 1],
    ['a millisecond less', 31 * 60_000 - 1, 0],
  ])('stripePayment opens a session only if enough time is left: %s', async (_, lasts, sessions) => {
    const placed = await place(where().db);
    const at = later(24 * 60 * 60_000 - 10 * 60_000 - lasts);
    fake.now = at;
    const opening = await openPayment(where().db, stripe(at), placed, at);
    expect(opening).toMatchObject(sessions === 1 ? { value: { kind: 'redirect' } } : rejected('order-over'));
    expect(fake.sessions.size).toBe(sessions);
  });

  it.each([
    ['US', 'express', 2995],
    ['DE', 'standard-international', 0],
    ['AR', 'express-international', 4995],
  ])('the session’s items add up with shipping to %s and a discount', async (country, service, cents) => {
    const { code } = await paidOrder(where().db);
    const address = { ...body.address, country };
    const three = [{ ...body.lines[0], quantity: 3 }];
    const subtotal = (totalCents / 2) * 3;
    const shownTotal = subtotal - Math.round(subtotal / 5) + cents;
    const sent = { ...body, lines: three, address, service, promoCode: code, shownTotal };
    expect(await order(sent)).toMatchObject({ status: 200 });
    expect(theSession().amount_total).toBe(shownTotal);
  });

  it('twenty parallel checkouts create one order, one coupon and one session', async () => {
    const { code } = await paidOrder(where().db);
    const sent = { ...body, promoCode: code, shownTotal: totalCents - Math.round(totalCents / 5) };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(sent, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { next: { url: theSession().url } } });
    expect(fake.coupons.size).toBe(1);
    expect(await listOrders(where().db, 'pending')).toHaveLength(1);
  });

  it('a repeated checkout returns the open session, "done" or "order-over" by its status', async () => {
    const key = randomUUID();
    const first = await order(body, key);
    expect(await order(body, key)).toEqual(first);
    fake.complete(theSession().id);
    expect(await order(body, key)).toMatchObject({ body: { order: { state: 'pending' }, next: { kind: 'done' } } });
    Object.assign(theSession(), { status: 'expired' });
    expect(await order(body, key)).toMatchObject({ status: 409, body: { error: { code: 'order-over' } } });
  });

  it.each<['hang-up' | number]>([['hang-up'], [500], [429], [401]])(
    'a checkout keeps the order and succeeds later if Stripe is unreachable (%s)',
    async (problem) => {
      const key = randomUUID();
      fake.failure = problem;
      const unreachable = { status: 503, body: { error: { code: 'payment-unreachable' } } };
      expect(await order(body, key)).toMatchObject(unreachable);
      expect(await listOrders(where().db, 'pending')).toHaveLength(1);
      fake.failure = 'none';
      const again = await order(body, key, later(60_000));
      expect(again).toMatchObject({ status: 200, body: { next: { kind: 'redirect' } } });
      expect(await listOrders(where().db)).toHaveLength(1);
      expect(logged().join('\n')).toMatch(/"what":"stripe".*"error":"Stripe\w+Error"/);
      expect(logged().join('\n')).not.toMatch(/ada@|Odd Street|sk_test/);
    },
  );

  it.each([1, 2])('stripePayment recovers from an error that Stripe replays for call %i', async (call) => {
    const { code } = await paidOrder(where().db);
    const sent = { ...body, promoCode: code, shownTotal: totalCents - Math.round(totalCents / 5) };
    const provider = stripe();
    const open: typeof provider.open = (details) => {
      fake.failCall(call);
      return provider.open(details);
    };
    const key = randomUUID();
    const context = contextAt(where().db, { payment: { ...provider, open } });
    const answer = await askOrder(context, postOrder(sent, key));
    expect(answer).toMatchObject({ status: 200, body: { next: { url: theSession().url } } });
    expect(await order(sent, key, later(60_000))).toEqual(answer);
    expect(fake.coupons.size).toBe(1);
  });

  it('stripePayment recovers from an error that Stripe replays for a refund', async () => {
    const { number } = await paidByStripe();
    fake.failure = 500;
    await expect(refundOrder(where().db, number, [stripe()], now)).rejects.toThrow('Trouble at Stripe');
    fake.failure = 'none';
    expect(await refundOrder(where().db, number, [stripe(later(60_000))], now)).toEqual(accept('refunded'));
    expect(fake.refunds.size).toBe(1);
  });

  it('stripePayment finds the session that a killed process did not save', async () => {
    const placed = await place(where().db);
    const details = await findOrderByNumber(where().db, placed.number);
    const { id } = details ? valueOf(await stripe().open(details)) : { id: '' };
    expect(await openPayment(where().db, stripe(), placed, later(60_000))).toEqual(
      accept({ kind: 'redirect', url: fake.sessionOf(id).url }),
    );
    expect(fake.sessions.size).toBe(1);
  });

  it('stripePayment returns "order-over" if too little time is left and "email-refused" for a rejected address', async () => {
    const placed = await place(where().db);
    const late = later(23.5 * 60 * 60 * 1000);
    expect(await openPayment(where().db, stripe(late), placed, late)).toEqual(rejected('order-over'));
    const contact = { ...body.contact, email: 'ada@example.invalid' };
    expect(await order({ ...body, contact })).toMatchObject({
      status: 422,
      body: { error: { code: 'email-refused', field: 'contact.email' } },
    });
    expect(fake.sessions.size).toBe(0);
  });

  it.each<[string, (number: OrderNumber) => Promise<unknown>]>([
    ['the shopper', (number) => cancelOrder(where().db, number, 'shopper', now)],
    ['the clock', () => expireOrders(where().db, [], later(24 * 60 * 60 * 1000))],
  ])('openPayment ends the session of an order closed during the call by %s', async (_, endOrder) => {
    const placed = await place(where().db);
    const provider = stripe();
    const slow = {
      ...provider,
      open: async (...args: Parameters<typeof provider.open>) => {
        const session = await provider.open(...args);
        await endOrder(placed.number);
        return session;
      },
    };
    expect(await openPayment(where().db, slow, placed, now)).toEqual(rejected('order-over'));
    expect(theSession().status).toBe('expired');
  });

  it('replaceOrder ends the session of the replaced order unless it is being paid', async () => {
    const first = (await order()).body.order?.token;
    expect(await order({ ...body, supersedes: first })).toMatchObject({ status: 200 });
    expect([...fake.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
    const second = (await listOrders(where().db, 'pending'))[0]?.token;
    fake.complete('cs_test_2');
    expect(await order({ ...body, supersedes: second })).toMatchObject({
      status: 409,
      body: { error: { code: 'already-paid', order: second } },
    });
    expect(await listOrders(where().db)).toHaveLength(2);
  });

  it.each([
    ['Stripe could not be reached', 500, 'ada@example.com', 503],
    ['Stripe did not take the address', 'none', 'ada@example.invalid', 422],
  ] as const)(
    'a checkout replaces an order by its idempotency key and reuses its code after an error: %s',
    async (_, problem, email, status) => {
      const { code } = await paidOrder(where().db);
      const discounted = { ...body, promoCode: code, shownTotal: totalCents - Math.round(totalCents / 5) };
      const key = randomUUID();
      fake.failure = problem;
      expect((await order({ ...discounted, contact: { ...body.contact, email } }, key)).status).toBe(status);
      fake.failure = 'none';
      expect((await order(discounted)).status).toBe(422);
      expect((await order({ ...discounted, supersedes: key })).status).toBe(200);
      expect(await listOrders(where().db, 'pending')).toHaveLength(1);
      expect(await listOrders(where().db, 'cancelled')).toHaveLength(1);
      expect([...fake.sessions.values()].filter((one) => one.status === 'open')).toHaveLength(1);
    },
  );

  it('replaceOrder returns "already-paid" for an expired order that is paid', async () => {
    const first = (await order()).body.order?.token;
    fake.complete(theSession().id);
    await expireOrders(where().db, [], later(24 * 60 * 60 * 1000));
    expect(await order({ ...body, supersedes: first })).toMatchObject({
      status: 409,
      body: { error: { code: 'already-paid', order: first } },
    });
    expect(await listOrders(where().db)).toHaveLength(1);
  });

  it('replaceOrder cancels nothing while Stripe is unreachable', async () => {
    const first = (await order()).body.order?.token ?? '';
    fake.failure = 500;
    expect((await order({ ...body, supersedes: first })).status).toBe(503);
    expect((await findOrderByToken(where().db, first))?.state).toBe('pending');
    expect(await listOrders(where().db)).toHaveLength(1);
  });

  it('stripePayment refunds once, also after an interrupted call', async () => {
    const paid = await paidByStripe();
    const wanted = { key: 'rf_1', amountCents: 100 };
    const first = await stripe().refund(paid, wanted);
    expect(first).toMatchObject({ state: 'succeeded' });
    // Stripe forgets idempotency keys after a day; the refund's metadata has the key.
    fake.forgetKeys();
    expect(await stripe().refund(paid, wanted)).toEqual(first);
    const given = { ...wanted, key: 'rf_2' };
    const rejecting = (change: object) => stripe().refund({ ...paid, ...change }, given);
    await expect(rejecting({ payment_reference: 'pi_nothing' })).rejects.toThrow('No such');
    await expect(rejecting({ payment_reference: null })).rejects.toThrow('has named no payment');
    expect(fake.refunds.get(paid.payment_reference)).toHaveLength(1);
  });

  it('a rejected checkout makes no call to Stripe', async () => {
    await askQuote(contextAt(where().db, { payment: stripe() }), post({ lines, country: 'US' }));
    expect((await order({ ...body, shownTotal: 1 })).status).toBe(409);
    expect(fake.calls).toEqual([]);
  });

  it('stripePayment uses the system clock by default', async () => {
    const placed = await detailsOf(await place(where().db));
    const over = { ...placed, expires_at: '2000-01-01T00:00:00.000Z' };
    expect(await stripePayment(settingsOf(fake)).open(over)).toEqual(rejected('order-over'));
  });

  it('stripePayment uses idempotency keys with the order number', async () => {
    const placed = await discounted();
    valueOf(await stripe().open(placed));
    expect(fake.keys).toEqual([`coupon:${placed.number}`, `session:${placed.number}`]);
  });

  it('stripePayment reuses the coupon of an earlier attempt', async () => {
    const placed = await discounted();
    fake.coupons.set(`order-${placed.number}`, { amountOff: placed.discount_cents, currency: 'usd' });
    expect(valueOf(await stripe().open(placed)).next).toMatchObject({ kind: 'redirect' });
    expect(theSession().amount_total).toBe(placed.total_cents);
  });

  it('stripePayment throws if Stripe rejects a request for another reason than the email address', async () => {
    const placed = await discounted();
    await expect(stripe().open({ ...placed, promo_code: `X-X-X-${'X'.repeat(35)}` })).rejects.toThrow('Invalid coupon');
    expect(fake.calls).toEqual(['POST /v1/coupons']);
    await expect(stripe().open({ ...placed, discount_cents: 0, lines: [] })).rejects.toThrow('Invalid amount');
  });

  it('find returns no next step for a missing, expired or URL-less session', async () => {
    expect(await stripe().find('cs_unknown')).toStrictEqual(accept({ id: 'cs_unknown', next: undefined }));
    await order();
    const session = theSession();
    const found = async (change: Partial<typeof session>) => {
      Object.assign(session, change);
      return valueOf(await stripe().find(session.id)).next;
    };
    const { url } = session;
    expect(await found({})).toEqual({ kind: 'redirect', url });
    expect(await found({ url: null })).toBeUndefined();
    expect(await found({ url, status: 'expired' })).toBeUndefined();
  });

  it('find returns amount 0 for a payment without amount and currency', async () => {
    await order();
    const session = fake.complete(theSession().id);
    Object.assign(session, { amount_total: null, currency: null });
    expect(valueOf(await stripe().find(session.id)).paid).toMatchObject({ amountCents: 0, currency: '' });
  });

  it('end returns if the session has ended, and "payment-unreachable" during an outage', async () => {
    await order();
    const { id } = theSession();
    fake.failCall(1);
    expect(await stripe().end(id)).toEqual(rejected('payment-unreachable'));
    expect(await stripe().end(id)).toEqual(accept(true));
    expect(await stripe().end(id)).toEqual(accept(true));
    expect(await stripe().end('cs_unknown')).toEqual(accept(true));
    const paid = await place(where().db);
    const session = valueOf(await stripe().open(await detailsOf(paid))).id;
    fake.complete(session);
    expect(await stripe().end(session)).toEqual(accept(false));
  });

  describe('callStripe', () => {
    const { StripeAPIError, StripeCardError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
    const after = (problem: Error) => callStripe(() => Promise.reject(problem));

    it('logs type, code and status of an outage', async () => {
      const busy = { type: 'api_error', code: 'rate_limit', statusCode: 429 } as const;
      expect(await after(new StripeAPIError(busy))).toEqual(rejected('payment-unreachable'));
      expect(await after(new StripeConnectionError({ type: 'api_error' }))).toEqual(rejected('payment-unreachable'));
      expect(logged()).toEqual([
        expect.stringContaining('"what":"stripe","error":"StripeAPIError","code":"rate_limit","status":429'),
        expect.stringContaining('"what":"stripe","error":"StripeConnectionError","code":"","status":0'),
      ]);
    });

    it('logs a clock difference with advice', async () => {
      const problem = { type: 'invalid_request_error', param: 'expires_at', statusCode: 400 } as const;
      expect(await after(new StripeInvalidRequestError(problem))).toEqual(rejected('payment-unreachable'));
      expect(logged()).toEqual([
        expect.stringContaining(
          '"what":"stripe rejected the session duration: set the clock of this machine","status":400',
        ),
      ]);
    });

    it('throws a rejected email address and internal errors', async () => {
      const address = new StripeCardError({ type: 'card_error', code: 'email_invalid' });
      await expect(after(address)).rejects.toBe(address);
      const ours = new Error('ours');
      await expect(after(ours)).rejects.toBe(ours);
      expect(logged()).toEqual([]);
    });
  });
});
