// Verifies docs/product.md 16.5.
import { isLongRun } from '@/domain/testing/long-tests';
import fc from 'fast-check';
import Stripe from 'stripe';
import { attachPaymentSession, cancelOrder } from '@/server/orders/change';
import { type OrderRow } from '@/server/database/schema';
import { findOrderByNumber, historyOf, listOrders, eventsToReview } from '@/server/orders/read';
import { orderText } from '@/cli/orders/report';
import { later, now, paidOrder, place } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { stripeWebhookRoute } from '@/contract/checkout';
import { serve } from '@/server/http/serve';
import { answerOf } from '@/server/testing/requests';
import { expireOrders } from './expire';
import { handleStripeWebhook } from './stripe-webhook';

const DAY = 24 * 60 * 60 * 1000;
const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_of_the_tests', apiBase: undefined };

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** A Stripe event about an order, with the fields that the shop reads. */
type TestEvent = { id: string; type: string; object: object; isLive?: boolean };

const ofSession = (order: OrderRow, type: string, change: object = {}): TestEvent => ({
  id: `evt_${type}_${order.number}`,
  type: `checkout.session.${type}`,
  object: {
    id: `cs_${order.number}`,
    client_reference_id: order.number,
    payment_status: 'paid',
    payment_intent: `pi_${order.number}`,
    amount_total: order.total_cents,
    currency: 'usd',
    customer_details: { email: 'ada@example.com' },
    ...change,
  },
});

const ofCharge = (order: OrderRow, cents: number, id: string): TestEvent => ({
  id: `evt_${id}_${order.number}`,
  type: 'charge.refunded',
  object: {
    id: 'ch_1',
    payment_intent: `pi_${order.number}`,
    metadata: { order: order.number },
    amount: order.total_cents,
    amount_refunded: cents,
    currency: 'usd',
  },
});

const ofRefund = (order: OrderRow, status: string, change: object = {}): TestEvent => ({
  id: `evt_refund_${status}_${order.number}`,
  type: status === 'failed' ? 'refund.failed' : 'refund.updated',
  object: {
    id: `re_${order.number}`,
    created: seconds(now),
    status,
    payment_intent: { id: `pi_${order.number}` },
    metadata: { order: order.number },
    amount: order.total_cents,
    currency: 'usd',
    ...change,
  },
});

/** Every kind of event about one order. */
const kinds = {
  paid: (order) => ofSession(order, 'completed'),
  processing: (order) => ofSession(order, 'completed', { payment_status: 'unpaid' }),
  paidLater: (order) => ofSession(order, 'async_payment_succeeded'),
  failedLater: (order) => ofSession(order, 'async_payment_failed', { payment_status: 'unpaid' }),
  expired: (order) => ofSession(order, 'expired', { payment_status: 'unpaid' }),
  otherExpired: (order) => ({ ...ofSession(order, 'expired', { id: 'cs_other' }), id: `evt_other_${order.number}` }),
  tooLittle: (order) => ({ ...ofSession(order, 'completed', { amount_total: 1 }), id: `evt_little_${order.number}` }),
  euros: (order) => ({ ...ofSession(order, 'completed', { currency: 'eur' }), id: `evt_euros_${order.number}` }),
  partlyBack: (order) => ofCharge(order, 100, 'part'),
  back: (order) => ofCharge(order, order.total_cents, 'whole'),
  refundDone: (order) => ofRefund(order, 'succeeded'),
  refundWaits: (order) => ofRefund(order, 'pending'),
  unheardOf: (order) => ({ ...ofSession(order, 'completed'), id: `evt_new_${order.number}`, type: 'invoice.paid' }),
} satisfies Record<string, (order: OrderRow) => TestEvent>;

type Kind = keyof typeof kinds;

/** Pending refunds count too: such an order must not be packed. */
const isOfRefund: readonly Kind[] = ['partlyBack', 'back', 'refundDone', 'refundWaits'];

/** Expected state after a set of events in any sequence: the strongest one decides. */
function expectedState(occurred: readonly Kind[]): string {
  const has = (...some: Kind[]) => some.some((kind) => occurred.includes(kind));
  if (has('back', 'refundDone', 'refundWaits')) return 'refunded';
  if (has('paid', 'paidLater')) return 'paid';
  if (has('expired')) return 'expired';
  return has('failedLater') ? 'failed' : 'pending';
}

onEachEngine((where) => {
  const logged = collectLog();

  const sign = (payload: string, at = now, secret = settings.webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(at) });
  const webhook = (keys: typeof settings | undefined, at = now) =>
    serve(stripeWebhookRoute, (sent) => handleStripeWebhook(where().db, keys, sent, at));
  const send = (payload: string, signature: string, at = now) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const request = new Request('http://localhost:3000/api/stripe/webhook', { method: 'POST', headers, body: payload });
    return answerOf(webhook(settings, at), request);
  };
  const payloadOf = ({ id, type, object, isLive = false }: TestEvent) =>
    JSON.stringify({ id, object: 'event', type, created: seconds(now), livemode: isLive, data: { object } });
  const deliver = (occurred: TestEvent, at = now) => send(payloadOf(occurred), sign(payloadOf(occurred), at), at);

  const placed = async () => {
    const order = await place(where().db);
    await attachPaymentSession(where().db, order.number, 'stripe', `cs_${order.number}`);
    return order;
  };
  const stateOf = async ({ number }: OrderRow) => (await findOrderByNumber(where().db, number))?.state;
  const mailsOf = async ({ number }: OrderRow) => {
    const all = await where().db.selectFrom('outbox').select('id').where('id', 'like', `%${number}`).execute();
    return all.map(({ id }) => id.split(':')[0]).sort();
  };

  itOnce('the webhook marks an order paid and saves the payment id', async () => {
    const order = await placed();
    expect(await deliver(kinds.paid(order))).toEqual({ status: 200, body: { received: true } });
    expect(await findOrderByNumber(where().db, order.number)).toMatchObject({
      state: 'paid',
      payment_provider: 'stripe',
      payment_reference: `pi_${order.number}`,
    });
    expect(logged()).toEqual([expect.stringContaining(`"order":"${order.number}","outcome":"applied"`)]);
    expect(logged().join()).not.toContain('ada@');
  });

  it('the webhook reaches the same state for events in any sequence, repeated or parallel', async () => {
    const occurred = fc.subarray(Object.keys(kinds) as Kind[]);
    const deliveries = occurred.chain((some) => {
      const doubled = [...some, ...some];
      return fc.record({
        some: fc.constant(some),
        events: fc.shuffledSubarray(doubled, { minLength: doubled.length }),
        atOnce: fc.boolean(),
      });
    });
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ some, events, atOnce }) => {
        const order = await placed();
        const work = events.map((kind) => () => deliver(kinds[kind](order)));
        const answers = [];
        if (atOnce) answers.push(...(await Promise.all(work.map((one) => one()))));
        else for (const one of work) answers.push(await one());
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        expect(await stateOf(order)).toBe(expectedState(some));
        const reached = (await historyOf(where().db, order.number)).map(({ to_state: to }) => to);
        const once = (state: string) => reached.filter((one) => one === state);
        expect(once('paid').length).toBeLessThanOrEqual(1);
        expect(await mailsOf(order)).toEqual([
          ...once('paid').map(() => 'order-confirmation'),
          ...(some.some((kind) => isOfRefund.includes(kind)) ? ['refund'] : []),
        ]);
        const silent: Kind[] = ['processing', 'otherExpired', 'unheardOf'];
        const rows = where().db.selectFrom('payment_events').select('id').where('order_number', '=', order.number);
        expect(await rows.execute()).toHaveLength(some.filter((kind) => !silent.includes(kind)).length);
      }),
      { numRuns: isLongRun ? 15 : 6 },
    );
  });

  itOnce.each<[string, (order: OrderRow) => TestEvent, string]>([
    ['another amount', kinds.tooLittle, 'wrong-amount'],
    ['another currency', kinds.euros, 'wrong-amount'],
    ['the end of a replaced session', kinds.otherExpired, 'other-session'],
    [
      'a late decline of a replaced session',
      (order) => ofSession(order, 'async_payment_failed', { id: 'cs_other', payment_status: 'unpaid' }),
      'other-session',
    ],
    ['an unknown order', (order) => ofSession(order, 'completed', { client_reference_id: 'OH-00000000' }), 'unmatched'],
    ['a failed refund', (order) => ofRefund(order, 'failed'), 'refund-failed'],
  ])('the webhook accepts %s, changes nothing and logs a warning', async (_, makeEvent, outcome) => {
    const order = await placed();
    const occurred = makeEvent(order);
    for (let time = 0; time < 2; time += 1) expect((await deliver(occurred)).status).toBe(200);
    expect(await stateOf(order)).toBe('pending');
    expect(await historyOf(where().db, order.number)).toHaveLength(1);
    expect(logged()[0]).toContain(`"level":"warn","what":"stripe webhook","event":"${occurred.id}"`);
    expect(logged()[0]).toContain(`"outcome":"${outcome}"`);
  });

  it('the webhook accepts a payment of a replaced session', async () => {
    const order = await placed();
    await deliver(ofSession(order, 'completed', { id: 'cs_other' }));
    expect(await stateOf(order)).toBe('paid');
    expect(logged()[0]).toContain('"outcome":"applied"');
  });

  itOnce('the webhook accepts any session for an order without one', async () => {
    const order = await place(where().db);
    await deliver(kinds.expired(order));
    expect(await stateOf(order)).toBe('expired');
  });

  itOnce('the webhook records a failed refund once', async () => {
    const order = await placed();
    for (const makeEvent of [kinds.paid, kinds.refundDone]) await deliver(makeEvent(order));
    for (let time = 0; time < 2; time += 1) await deliver(ofRefund(order, 'failed'), later(1000));
    expect(await stateOf(order)).toBe('paid');
    const toReview = await eventsToReview(where().db, order.number);
    expect(toReview).toMatchObject([{ event: 'refund-failed', outcome: 'refund-failed', amount_cents: 39800 }]);
    const details = await findOrderByNumber(where().db, order.number);
    expect(details && orderText(details, [], toReview)).toContain(
      '2026-11-20 12:00Z  refund-failed (stripe): check this, refund-failed, 398.00 usd',
    );
  });

  itOnce('the webhook finds the order of a refund made in Stripe’s dashboard', async () => {
    const order = await placed();
    await deliver(kinds.paid(order));
    await deliver(ofRefund(order, 'succeeded', { metadata: {} }));
    expect(await stateOf(order)).toBe('refunded');
  });

  itOnce('the webhook does not expire an order with a delayed payment', async () => {
    const [waiting, silent] = [await placed(), await placed()];
    await deliver(kinds.processing(waiting));
    await deliver({ ...kinds.processing(waiting), id: 'evt_told_again' }, later(DAY));
    expect(await findOrderByNumber(where().db, waiting.number)).toMatchObject({
      payment_submitted_at: now.toISOString(),
    });
    await expireOrders(where().db, [], later(2 * DAY));
    expect([await stateOf(waiting), await stateOf(silent)]).toEqual(['pending', 'expired']);
    await deliver(kinds.processing(silent));
    expect(await stateOf(silent)).toBe('expired');
    await deliver(kinds.paidLater(waiting));
    expect(await stateOf(waiting)).toBe('paid');
  });

  itOnce.each(['expired', 'failedLater'] as const)(
    'the webhook releases the code of an order that ended: %s',
    async (kind) => {
      const { db } = where();
      const { code } = await paidOrder(db);
      const discounted = { promoCode: code, shownTotal: 318_40 };
      const order = await place(db, discounted);
      await attachPaymentSession(db, order.number, 'stripe', `cs_${order.number}`);
      expect((await deliver(kinds[kind](order))).status).toBe(200);
      expect(await stateOf(order)).toBe(kind === 'expired' ? 'expired' : 'failed');
      expect(logged().join()).toContain('"outcome":"applied"');
      expect(await place(db, discounted)).toMatchObject({ state: 'pending', total_cents: 31840 });
    },
  );

  itOnce('the webhook accepts an event of the other mode and changes nothing', async () => {
    const order = await placed();
    for (const makeEvent of Object.values(kinds)) {
      expect((await deliver({ ...makeEvent(order), isLive: true })).status).toBe(200);
    }
    expect(await findOrderByNumber(where().db, order.number)).toMatchObject({
      state: 'pending',
      payment_submitted_at: null,
      payment_reference: null,
    });
    expect(logged().join()).toContain('"outcome":"other-mode"');
  });

  itOnce('the webhook accepts a payment for a cancelled order', async () => {
    const order = await placed();
    await cancelOrder(where().db, order.number, 'shopper', now);
    await deliver(kinds.paid(order));
    expect(await stateOf(order)).toBe('paid');
  });

  describe('status 400 and no change for a delivery that', () => {
    const forged: [string, (payload: string) => [payload: string, signature: string, at?: Date]][] = [
      ['is not signed', (payload) => [payload, '']],
      ['is signed with another secret', (payload) => [payload, sign(payload, now, 'whsec_other')]],
      ['was changed on its way', (payload) => [payload.replace('pi_', 'pj_'), sign(payload)]],
      ['was signed as a re-written text', (payload) => [`${payload} `, sign(payload)]],
      ['is replayed six minutes later', (payload) => [payload, sign(payload), later(360_000)]],
      ['is six minutes ahead', (payload) => [payload, sign(payload, later(360_000))]],
      ['is a year ahead', (payload) => [payload, sign(payload, later(365 * DAY))]],
      ['has no timestamp', (payload) => [payload, sign(payload).replace(/t=\d+,/, '')]],
      ['has two timestamps', (payload) => [payload, `t=${seconds(now)},${sign(payload, later(360_000))}`]],
      ['has a timestamp in words', (payload) => [payload, sign(payload).replace(/t=\d+/, 't=now')]],
      ['carries no JSON', () => ['{"id":', sign('{"id":')]],
      ['is empty', () => ['', sign('')]],
    ];

    itOnce.each(forged)('%s', async (_, forge) => {
      const order = await placed();
      const answer = await send(...forge(payloadOf(kinds.paid(order))));
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-signature' } } });
      expect(await stateOf(order)).toBe('pending');
    });
  });

  itOnce.each([
    ['300 s old', 300_000, 200],
    ['301 s old', 301_000, 400],
    ['300 s ahead', -300_000, 200],
    ['301 s ahead', -301_000, 400],
  ])('the webhook accepts timestamps within five minutes only: %s', async (_, ms, status) => {
    const order = await placed();
    const payload = payloadOf(kinds.paid(order));
    expect((await send(payload, sign(payload), later(ms))).status).toBe(status);
    expect(await stateOf(order)).toBe(status === 200 ? 'paid' : 'pending');
  });

  itOnce('the webhook notifies the owner of a refund that Stripe cancelled', async () => {
    const order = await placed();
    await deliver(kinds.paid(order));
    await deliver(ofRefund(order, 'canceled'));
    expect(logged().at(-1)).toContain('"outcome":"refund-failed"');
    expect(await eventsToReview(where().db, order.number)).toMatchObject([{ event: 'refund-failed' }]);
  });

  itOnce('the webhook treats a replayed delivery as a duplicate', async () => {
    const order = await placed();
    const payload = payloadOf(kinds.paid(order));
    const signature = sign(payload);
    for (const ms of [0, 1000, 299_000]) expect((await send(payload, signature, later(ms))).status).toBe(200);
    expect(await mailsOf(order)).toEqual(['order-confirmation']);
    expect(logged().map((line) => /"outcome":"([^"]*)"/.exec(line)?.[1])).toEqual([
      'applied',
      'duplicate',
      'duplicate',
    ]);
  });

  itOnce('the webhook does not read the body without a current signature', async () => {
    for (const signature of ['', 'v1=a', 't=1,v1=a', `t=${seconds(later(DAY))},v1=a`]) {
      const pull = jest.fn();
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const init = { method: 'POST', body, duplex: 'half', headers: { 'stripe-signature': signature } };
      const request = new Request('http://localhost:3000/', init);
      expect(await handleStripeWebhook(where().db, settings, request, now)).toEqual(rejected('bad-signature'));
      expect(pull).not.toHaveBeenCalled();
    }
  });

  itOnce('the webhook reads at most 64 KB, and nothing without keys', async () => {
    expect((await send('x'.repeat(10_000_000), `t=${seconds(now)},v1=a`)).status).toBe(413);
    const request = new Request('http://localhost:3000/', { method: 'POST', body: '{}' });
    const answer = await answerOf(webhook(undefined), request);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'payment-off' } } });
    expect(await listOrders(where().db)).toEqual([]);
  });

  itOnce('the webhook rejects missing signatures, missing timestamps and long bodies', async () => {
    const answer = (headers: Record<string, string>, body = '{}') => {
      const request = new Request('http://localhost:3000/', { method: 'POST', headers, body });
      return handleStripeWebhook(where().db, settings, request, now);
    };
    expect(await answer({})).toEqual(rejected('bad-signature'));
    expect(await answer({ 'stripe-signature': 'v1=a' })).toEqual(rejected('bad-signature'));
    const ofNow = { 'stripe-signature': `t=${seconds(now)},v1=a` };
    expect(await answer(ofNow, 'x'.repeat(64 * 1024 + 1))).toEqual(rejected('too-large'));
  });

  it('the webhook does not log unrelated events and logs an empty order if none is found', async () => {
    const order = await placed();
    expect(await deliver(kinds.unheardOf(order))).toEqual({ status: 200, body: { received: true } });
    expect(logged()).toEqual([]);
    await deliver(ofSession(order, 'completed', { client_reference_id: 'OH-00000000' }));
    expect(logged()).toEqual([expect.stringContaining('"order":"","outcome":"unmatched"')]);
  });
});
