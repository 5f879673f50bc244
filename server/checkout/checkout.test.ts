import { randomUUID } from 'node:crypto';
import { attachPaymentSession, recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber, listOrders } from '@/server/orders/read';
import { accept } from '@/domain/result';
import { testPayment } from '@/server/payments/test-payment';
import { later, now, place, paymentEvent } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import {
  askOrder,
  askQuote,
  askTestPayment,
  body,
  contextAt,
  lines,
  post,
  postOrder,
  totalCents,
} from '@/server/testing/requests';
import { limitCodeAttempts, limitOrders } from './context';

const DAY = 24 * 60 * 60 * 1000;

onEachEngine((where) => {
  const logged = collectLog();
  const context = () => contextAt(where().db);
  const quote = (sent: unknown) => askQuote(context(), post(sent));
  const order = (sent?: unknown, key?: string, at = now) =>
    askOrder(contextAt(where().db, { now: at }), postOrder(sent, key));
  const pay = (token: string | undefined, session: string | undefined, card: string, more = {}) =>
    askTestPayment(context(), post({ order: token, session, card, ...more }));
  const paidCode = async () => {
    const { body: placed } = await order();
    await pay(placed.order?.token, placed.next?.session, 'success');
    return (await findOrderByNumber(where().db, placed.order?.number ?? 'OH-'))?.earnedCode;
  };

  itOnce.each([
    ['ends', '2026-11-22T23:59:59.999-05:00', 202_30, '2026-11-23T00:00:00-05:00', 289_00],
    ['begins', '2026-11-20T23:59:59.999-05:00', 289_00, '2026-11-21T00:00:00-05:00', 202_30],
  ])(
    'a total quoted before a weekend %s is rejected with the new total and places no order',
    async (_, at, was, then, is) => {
      const [before, after] = [new Date(at), new Date(then)];
      const branchLine = [{ catalogue: 'timex', id: 2, quantity: 1 }];
      const quoted = await askQuote(contextAt(where().db, { now: before }), post({ lines: branchLine, country: 'US' }));
      expect(quoted.body.totals?.totalCents).toBe(was);
      const seen = { ...body, lines: branchLine, shownTotal: was };
      expect(await order(seen, randomUUID(), after)).toMatchObject({
        status: 409,
        body: { error: { code: 'price-changed', shownTotal: was, totals: { totalCents: is } } },
      });
      expect(await listOrders(where().db)).toEqual([]);
      const key = randomUUID();
      const { body: placed } = await order(seen, key, before);
      // A repeated request after the price change returns the order placed before it.
      expect((await order(seen, key, after)).body.order?.number).toBe(placed.order?.number);
      expect(await findOrderByNumber(where().db, placed.order?.number ?? 'OH-')).toMatchObject({ total_cents: was });
    },
  );

  itOnce('handleQuote returns shipping options and totals for the default or the requested service', async () => {
    const usual = await quote({ lines, country: 'US' });
    expect(usual).toMatchObject({
      status: 200,
      body: {
        options: [
          { id: 'first-class', cents: 0, earliest: '2026-11-25', latest: '2026-11-30', latestIfDelayed: '2026-12-03' },
          { id: 'priority', cents: 995 },
          { id: 'express', cents: 2995 },
        ],
        totals: { totalCents, shipping: { id: 'first-class' } },
      },
    });
    const express = await quote({ lines, country: 'US', service: 'express' });
    expect(express.body.totals?.totalCents).toBe(totalCents + 2995);
    expect(await quote({ lines, country: 'KP' })).toMatchObject({
      status: 422,
      body: { error: { code: 'country-not-served', field: 'country' } },
    });
    expect(await quote({ lines, country: 'US', service: 'standard-international' })).toMatchObject({
      status: 422,
      body: { error: { code: 'service-not-offered', field: 'service' } },
    });
    expect(await listOrders(where().db)).toEqual([]);
  });

  // Verifies docs/product.md 38.5.
  itOnce(
    'handleQuote and handleOrder do not serve the EU with live keys while a maker’s data are unknown',
    async () => {
      const berlin = { ...body.address, line1: 'Uhrweg 1', city: 'Berlin', region: '', postalCode: '10115' };
      const notServed = { status: 422, body: { error: { code: 'country-not-served', field: 'country' } } };
      process.env.STRIPE_SECRET_KEY = 'sk_live_1';
      process.env.STRIPE_WEBHOOK_SECRET = 'whsec_1';
      try {
        for (const country of ['DE', 'GP']) {
          expect(await quote({ lines, country })).toMatchObject(notServed);
          expect(await order({ ...body, address: { ...berlin, country } })).toMatchObject(notServed);
        }
        expect((await quote({ lines, country: 'US' })).status).toBe(200);
      } finally {
        delete process.env.STRIPE_SECRET_KEY;
        delete process.env.STRIPE_WEBHOOK_SECRET;
      }
      expect(await listOrders(where().db)).toEqual([]);
    },
  );

  itOnce('handleOrder returns the same order and payment for a repeated request', async () => {
    const key = randomUUID();
    const first = await order(body, key);
    expect(first).toEqual({
      status: 200,
      body: {
        order: { number: expect.stringMatching(/^OH-/), token: expect.any(String), state: 'pending' },
        next: { kind: 'card', session: expect.stringMatching(/^test_/) },
      },
    });
    expect(await order(body, key)).toEqual(first);
    expect(logged().join()).not.toMatch(/\bada\b|Odd Street|token/i);
    expect(await order(body, key.toUpperCase())).toEqual(first);
    expect(await order({ ...body, service: 'express', shownTotal: totalCents + 2995 }, key)).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency-conflict' } },
    });
  });

  it('handleOrder creates one order and one payment for twenty parallel requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(body, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await listOrders(where().db)).toHaveLength(1);
    expect(await where().db.selectFrom('test_payments').selectAll().execute()).toHaveLength(1);
  });

  itOnce('handleOrder rejects a changed price with the old and the new total', async () => {
    expect(await order({ ...body, shownTotal: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'price-changed', shownTotal: 1, totals: { totalCents, lines: [{ quantity: 2 }] } } },
    });
    expect(await listOrders(where().db)).toEqual([]);
  });

  itOnce('handleOrder returns "done" for a paid order and "order-over" for an expired one', async () => {
    const key = randomUUID();
    const { body: placed } = await order(body, key);
    await pay(placed.order?.token, placed.next?.session, 'success');
    expect(await order(body, key)).toMatchObject({ body: { order: { state: 'paid' }, next: { kind: 'done' } } });
    const late = randomUUID();
    await order(body, late);
    const over = { status: 409, body: { error: { code: 'order-over' } } };
    expect(await order(body, late, later(DAY))).toMatchObject(over);
    const failed = randomUUID();
    const { number = 'OH-' } = (await order(body, failed)).body.order ?? {};
    const row = await findOrderByNumber(where().db, number);
    if (row) await recordPaymentEvent(where().db, paymentEvent(row, { event: 'payment-failed' }), now);
    expect(await order(body, failed)).toMatchObject(over);
  });

  itOnce('handleOrder returns "payment-off" without a payment provider', async () => {
    const closed = contextAt(where().db, { payment: undefined });
    const off = { status: 503, body: { error: { code: 'payment-off' } } };
    expect(await askOrder(closed, postOrder())).toMatchObject(off);
    const attempt = post({ order: 'x', session: 'y', card: 'success' });
    expect(await askTestPayment(closed, attempt)).toMatchObject(off);
    expect(await listOrders(where().db)).toEqual([]);
  });

  // Verifies docs/product.md 14.10 (cancelled order).
  itOnce.each(['token', 'key'] as const)(
    'handleOrder cancels the replaced unpaid order and reuses its promo code, found by its %s',
    async (by) => {
      const promoCode = await paidCode();
      const discounted = { promoCode, shownTotal: totalCents - Math.round(totalCents / 5) };
      const olderKey = randomUUID();
      const older = await order({ ...body, ...discounted }, olderKey);
      const token = older.body.order?.token;
      const supersedes = by === 'token' ? token : olderKey.toUpperCase();
      const held = await quote({ lines, country: 'US', promoCode });
      expect(held).toMatchObject({ status: 422, body: { error: { code: 'promo-code-held' } } });
      const freed = await quote({ lines, country: 'US', promoCode, supersedes });
      expect(freed.body.totals?.totalCents).toBe(discounted.shownTotal);
      const request = { ...body, ...discounted, supersedes };
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => order(request, key)));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect((await listOrders(where().db)).map(({ state }) => state).sort()).toEqual(['cancelled', 'paid', 'pending']);
      expect(await pay(token, older.body.next?.session, 'success')).toMatchObject({
        status: 409,
        body: { error: { code: 'order-over' } },
      });
      expect(await order({ ...body, supersedes: 'nobody-has-this' })).toMatchObject({ status: 200 });
    },
  );

  // Verifies docs/product.md 13.9, 25.5.
  itOnce(
    'handleQuote counts code and last unit of a replacing order as free, although its answer was lost',
    async () => {
      const { db } = where();
      const promoCode = await paidCode();
      const discounted = { promoCode, shownTotal: totalCents - Math.round(totalCents / 5) };
      const token = (await order({ ...body, ...discounted })).body.order?.token;
      const lostKey = randomUUID();
      const contact = { ...body.contact, fullName: 'Ada Lovelace' };
      await order({ ...body, ...discounted, contact, supersedes: token }, lostKey);
      await db.updateTable('stock').set({ available: 0 }).execute();
      const quoted = (supersedes: string | undefined) => quote({ lines, country: 'US', promoCode, supersedes });
      expect((await quoted(token)).status).toBe(422);
      expect((await quoted(`${token},${lostKey}`)).body.totals?.totalCents).toBe(discounted.shownTotal);
      const unsent = `${token},${randomUUID()}`;
      expect((await quoted(unsent)).status).toBe(422);
    },
  );

  itOnce.each(['success', 'delayed'])(
    'handleOrder returns "already-paid" if the replaced order is paid (%s)',
    async (card) => {
      const key = randomUUID();
      const { body: older } = await order(body, key);
      await pay(older.order?.token, older.next?.session, card);
      for (const supersedes of [older.order?.token, key]) {
        expect(await order({ ...body, supersedes })).toMatchObject({
          status: 409,
          body: { error: { code: 'already-paid', order: older.order?.token } },
        });
      }
      expect(await listOrders(where().db)).toHaveLength(1);
    },
  );

  itOnce('handleOrder returns "already-paid" if the replaced order is paid during the cancellation', async () => {
    const { body: older } = await order();
    const placed = await findOrderByNumber(where().db, older.order?.number ?? 'OH-');
    const late = {
      ...testPayment(where().db),
      end: async () => {
        if (placed) await recordPaymentEvent(where().db, paymentEvent(placed), now);
        return accept(true);
      },
    };
    const request = postOrder({ ...body, supersedes: older.order?.token });
    expect(await askOrder(contextAt(where().db, { payment: late }), request)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-paid', order: older.order?.token } },
    });
    expect(await listOrders(where().db)).toHaveLength(1);
  });

  itOnce('handleQuote grants free shipping by the subtotal before the discount', async () => {
    const promoCode = await paidCode();
    const watch = { catalogue: 'timex', id: 1, quantity: 1 };
    expect((await quote({ lines: [watch], country: 'US', promoCode })).body).toMatchObject({
      options: [{ id: 'first-class', cents: 0 }, { cents: 995 }, { cents: 2995 }],
      totals: { subtotalCents: 119_00, discountCents: 23_80, totalCents: 95_20 },
    });
  });

  itOnce('handleOrder replaces an unpaid order of a provider that is no longer configured', async () => {
    const { db } = where();
    const older = await place(db);
    await attachPaymentSession(db, older.number, 'stripe', 'cs_1');
    expect((await order({ ...body, supersedes: older.token })).status).toBe(200);
    expect((await findOrderByNumber(db, older.number))?.state).toBe('cancelled');
  });

  // Verifies docs/product.md 18.2 (checks of a promo code).
  itOnce('handleQuote limits promo code attempts per address and not other quotes', async () => {
    const guess = () => quote({ lines, country: 'US', promoCode: 'ABCD' });
    const first = await guess();
    expect(first.status).toBe(422);
    for (let tries = 1; tries < 100; tries += 1) await guess();
    expect(await guess()).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-requests', retryAfter: expect.any(Number) } },
    });
    expect((await guess()).body.error?.retryAfter).toBe(600);
    expect((await quote({ lines, country: 'US' })).status).toBe(200);
  });

  itOnce('handleOrder limits promo code attempts per address', async () => {
    for (let tries = 0; tries < 99; tries += 1) await limitCodeAttempts(where().db, 'unknown', now);
    expect((await order({ ...body, promoCode: 'ABCD' })).status).toBe(422);
    expect((await order({ ...body, promoCode: 'ABCD' })).status).toBe(429);
    expect((await order()).status).toBe(200);
  });

  // Verifies docs/product.md 18.2 (orders).
  itOnce('handleOrder limits orders per address and saves no rejected order', async () => {
    for (let tries = 0; tries < 239; tries += 1) await limitOrders(where().db, 'unknown', now);
    expect((await order({ ...body, shownTotal: 1 })).status).toBe(409);
    expect(await order()).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
    expect(await listOrders(where().db)).toEqual([]);
    expect((await order(body, undefined, later(600_000))).status).toBe(200);
  });
});
