// Verifies docs/product.md 16.5, 16.11.
import { attachPaymentSession } from '@/server/orders/change';
import { type OrderRow } from '@/server/database/schema';
import { now, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { asStripes, orderAt } from '@/server/testing/stripe-shop';
import {
  isExpectedOutcome,
  matchUnmatchedPayments,
  type StripeOutcome,
  processStripeEvent,
} from './process-stripe-event';

const testKey = { secretKey: 'sk_test_of_the_tests' };
const liveKey = { secretKey: 'sk_live_of_the_tests' };
const created = now.getTime() / 1000;
const unknownNumber = 'OH-7K3M9QX2';

it.each<[StripeOutcome, boolean]>([
  ['applied', true],
  ['no-change', true],
  ['duplicate', true],
  ['waiting', true],
  ['not-read', true],
  ['not-ours', true],
  ['unmatched', false],
  ['unknown-order', false],
  ['other-mode', false],
  ['other-session', false],
  ['wrong-amount', false],
])('isExpectedOutcome of %s is %s', (outcome, isNormal) => {
  expect(isExpectedOutcome(outcome)).toBe(isNormal);
});

onSqlite((where) => {
  const logged = collectLog();
  let deliveries = 0;
  beforeEach(() => (deliveries = 0));

  const process = (type: string, object: object, { livemode = false, key = testKey } = {}) => {
    deliveries += 1;
    const event = { id: `evt_${deliveries}`, object: 'event', type, created, livemode, data: { object } } as const;
    return processStripeEvent(where().db, asStripes(event), key, now);
  };
  const placed = async () => {
    const order = await place(where().db);
    await attachPaymentSession(where().db, order.number, 'stripe', `cs_${order.number}`);
    return order;
  };
  const sessionOf = ({ number, total_cents }: Pick<OrderRow, 'number' | 'total_cents'>, change: object = {}) => ({
    id: `cs_${number}`,
    client_reference_id: number,
    payment_status: 'paid',
    payment_intent: `pi_${number}`,
    amount_total: total_cents,
    currency: 'usd',
    ...change,
  });
  const unknown = sessionOf({ number: unknownNumber, total_cents: 100 });
  const unmatched = () => where().db.selectFrom('unmatched_payments').select('id').execute();

  it('processStripeEvent ignores events that do not concern orders', async () => {
    expect(await process('invoice.paid', {})).toStrictEqual({ outcome: 'not-read', order: undefined });
  });

  it('processStripeEvent saves live money with a test key and ignores test money with a live key', async () => {
    const test = await process('checkout.session.completed', unknown, { key: liveKey });
    expect(test).toStrictEqual({ outcome: 'other-mode', order: undefined });
    expect(await unmatched()).toEqual([]);
    const real = await process('checkout.session.completed', unknown, { livemode: true });
    expect(real).toStrictEqual({ outcome: 'other-mode', order: undefined });
    expect(await unmatched()).toEqual([{ id: 'evt_2' }]);
  });

  it('processStripeEvent extends the expiry for a delayed payment', async () => {
    const order = await placed();
    const waits = sessionOf(order, { payment_status: 'unpaid' });
    expect(await process('checkout.session.completed', waits)).toEqual({ outcome: 'waiting', order: order.number });
    expect((await orderAt(where().db, order.number)).payment_submitted_at).toBe(now.toISOString());
  });

  it.each([
    ['the whole sum', {}, 'info', 'applied', 'paid'],
    ['another sum', { amount_total: 1 }, 'warn', 'wrong-amount', 'pending'],
  ])('matchUnmatchedPayments logs its outcome like any event: %s', async (_, change, level, outcome, state) => {
    const order = await placed();
    await process('checkout.session.completed', sessionOf(order, change), { livemode: true });
    await matchUnmatchedPayments(where().db, liveKey, now);
    expect((await orderAt(where().db, order.number)).state).toBe(state);
    expect(logged()).toEqual([
      expect.stringContaining(
        `"level":"${level}","what":"payment matched","event":"evt_1","order":"${order.number}","outcome":"${outcome}"`,
      ),
    ]);
    await matchUnmatchedPayments(where().db, liveKey, now);
    expect(logged()).toHaveLength(1);
  });

  it('processStripeEvent saves a dispute and a refund of an unknown payment', async () => {
    const { db } = where();
    const times = { created, payment_intent: 'pi_1', amount: 100, currency: 'usd' };
    const asked = {
      id: 'dp_1',
      status: 'needs_response',
      reason: 'general',
      evidence_details: { due_by: null },
      ...times,
    };
    expect((await process('charge.dispute.created', asked)).outcome).toBe('unknown-order');
    const back = { id: 're_1', status: 'succeeded', metadata: {}, ...times };
    expect((await process('refund.created', back)).outcome).toBe('not-ours');
    expect(await db.selectFrom('disputes').select('id').execute()).toEqual([{ id: 'dp_1' }]);
    expect(await db.selectFrom('refunds').select('id').execute()).toEqual([{ id: 're_1' }]);
  });

  it('processStripeEvent saves the refund total of an unknown payment as unmatched', async () => {
    const charge = {
      metadata: { order: unknownNumber },
      payment_intent: 'pi_1',
      amount_refunded: 100,
      currency: 'usd',
    };
    expect(await process('charge.refunded', charge)).toStrictEqual({ outcome: 'unmatched', order: undefined });
    expect(await unmatched()).toEqual([{ id: 'evt_1' }]);
  });

  it('processStripeEvent records the refund total of an order', async () => {
    const order = await placed();
    await process('checkout.session.completed', sessionOf(order));
    const charge = { payment_intent: `pi_${order.number}`, amount_refunded: 100, currency: 'usd' };
    const answer = await process('charge.refunded', { ...charge, metadata: { order: order.number } });
    expect(answer).toEqual({ outcome: 'applied', order: order.number });
    const rows = where().db.selectFrom('payment_events').select(['id', 'provider', 'outcome']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { id: 'evt_1', provider: 'stripe', outcome: 'applied' },
      { id: 'evt_2', provider: 'stripe', outcome: 'applied' },
    ]);
  });
});
