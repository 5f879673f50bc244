import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { type RefundRequest } from '@/server/orders/request-refund';
import { refundsOf } from '@/server/orders/read';
import { recordRefund } from '@/server/orders/record-refund';
import { recordDispute } from '@/server/orders/record-dispute';
import { refundAlerts } from '@/server/alerts/payment-alerts';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate, paymentEvent } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { withFakeStripe, orderAt, settingsOf } from '@/server/testing/stripe-shop';
import { openPayment } from './open';
import { RefundRejectedError } from './provider';
import { manualRefunds, refundOrder } from './refund';
import { stripePayment } from './stripe';
import { testPayment } from './test-payment';

const MINUTE = 60_000;

onEachEngine((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const send = (number: OrderNumber, request?: RefundRequest, at = now) =>
    refundOrder(where().db, number, [testPayment(where().db), stripe()], at, request);
  const cents = (sum: number): RefundRequest => ({ kind: 'amount', cents: sum });
  const found = (number: OrderNumber) => orderAt(where().db, number);
  /** $79.60 of $398.00 off. */
  const discounted = async () => {
    const { code } = await paidOrder(where().db);
    const order = await place(where().db, { promoCode: code, shownTotal: 318_40 });
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    return order;
  };
  const paidByStripe = async () => {
    const order = await place(where().db);
    valueOf(await openPayment(where().db, stripe(), order, now));
    const session = (await found(order.number)).payment_session ?? '';
    fake.complete(session);
    const reference = `pi_${session}`;
    await recordPaymentEvent(where().db, paymentEvent(order, { provider: 'stripe', reference }), now);
    return { number: order.number, sent: () => fake.refunds.get(reference)?.map(({ amount }) => amount) ?? [] };
  };

  itOnce('a partial refund keeps the order’s state', async () => {
    const { order } = await paidOrder(where().db);
    expect(await send(order.number, cents(20_00))).toEqual(accept('paid'));
    expect(await found(order.number)).toMatchObject({ state: 'paid', refunded_cents: 20_00 });
    expect(valueOf(await fulfilOrder(where().db, order.number, now))).toBe('fulfilled');
    expect(await send(order.number, cents(378_01))).toEqual(rejected('refund-too-much', { leftCents: 378_00 }));
    expect(await send(order.number)).toEqual(accept('refunded'));
    expect(await found(order.number)).toMatchObject({ state: 'refunded', refunded_cents: 398_00 });
    expect((await refundsOf(where().db, order.number)).map(({ amount_cents: sum }) => sum).sort()).toEqual([
      20_00, 378_00,
    ]);
  });

  itOnce('units of a line are refunded at their price minus their share of the discount', async () => {
    const { number } = await discounted();
    const one: RefundRequest = { kind: 'line', line: 1, units: 1 };
    expect(await send(number, one)).toEqual(accept('paid'));
    expect((await found(number)).refunded_cents).toBe(159_20);
    expect(await send(number, { kind: 'line', line: 1, units: 2 })).toEqual(rejected('no-such-line'));
    expect(await send(number, { kind: 'line', line: 2 })).toEqual(rejected('no-such-line'));
    expect(await send(number, { kind: 'line', line: 1 })).toEqual(accept('refunded'));
    expect((await found(number)).refunded_cents).toBe(318_40);
  });

  it('parallel and repeated commands make one refund', async () => {
    const { number, sent } = await paidByStripe();
    await Promise.all([send(number, cents(10_00)), send(number, cents(10_00)), send(number, cents(10_00))]);
    expect(sent()).toEqual([10_00]);
    expect(await send(number, cents(10_00), later(MINUTE - 1))).toEqual(rejected('refund-just-made'));
    expect(await send(number, cents(10_00), later(MINUTE))).toEqual(accept('paid'));
    expect(sent()).toEqual([10_00, 10_00]);
    expect(await found(number)).toMatchObject({ refunded_cents: 20_00 });
  });

  it('parallel refunds never exceed the paid sum', async () => {
    const { number, sent } = await paidByStripe();
    const wishes = [cents(200_00), cents(300_00), cents(398_00), { kind: 'all' } as const];
    await Promise.all(wishes.map((request) => send(number, request).catch(() => undefined)));
    const sum = sent().reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(398_00);
    expect((await found(number)).refunded_cents).toBe(sum);
  });

  itOnce('the same command finishes the refund of a killed process once, even days later', async () => {
    const { number, sent } = await paidByStripe();
    const real = stripe();
    const killed = {
      name: 'stripe',
      refund: async (...requested: Parameters<typeof real.refund>) => {
        await real.refund(...requested);
        throw new Error('killed');
      },
    };
    await expect(refundOrder(where().db, number, [killed], now, cents(10_00))).rejects.toThrow('killed');
    expect(await refundAlerts(where().db, now)).toMatchObject([
      { text: expect.stringContaining(`npm run orders -- refund ${number} --amount 10.00`) },
    ]);
    fake.forgetKeys();
    expect(await send(number, cents(30_00))).toEqual(rejected('refund-unfinished', { request: '--amount 10.00' }));
    expect(await send(number, cents(10_00), later(3 * 24 * 60 * MINUTE))).toEqual(accept('paid'));
    expect(sent()).toEqual([10_00]);
    expect(await found(number)).toMatchObject({ refunded_cents: 10_00 });
    expect(await refundAlerts(where().db, now)).toEqual([]);
  });

  it('a refund rejected by the provider leaves no requested refund', async () => {
    const { order } = await paidOrder(where().db);
    const rejecting = { name: 'test', refund: () => Promise.reject(new RefundRejectedError('no funds')) };
    await expect(refundOrder(where().db, order.number, [rejecting], now)).rejects.toThrow('no funds');
    expect(await refundsOf(where().db, order.number)).toEqual([]);
    expect(await send(order.number)).toEqual(accept('refunded'));
  });

  itOnce('a refund that fails later makes the order paid again, and a manual refund replaces it', async () => {
    const { order, code } = await paidOrder(where().db);
    await send(order.number);
    const [made] = await refundsOf(where().db, order.number);
    const failed = refundUpdate(order, { key: made?.key, id: made?.id ?? '', state: 'failed' });
    await recordRefund(where().db, failed, later(1000));
    expect(await found(order.number)).toMatchObject({
      state: 'paid',
      refunded_cents: 0,
      failed_refund_cents: 398_00,
      earnedCode: code,
    });
    // A late success event changes nothing.
    await recordRefund(where().db, { ...failed, state: 'succeeded' }, later(2000));
    expect(await found(order.number)).toMatchObject({ refunded_cents: 0 });
    expect(await refundAlerts(where().db, now)).toMatchObject([{ cause: `refund-failed:${made?.id}` }]);
    expect(await refundOrder(where().db, order.number, [], later(3000), { kind: 'all' }, manualRefunds)).toEqual(
      accept('refunded'),
    );
    expect(await found(order.number)).toMatchObject({
      failed_refund_cents: 0,
      refunded_cents: 398_00,
      earnedCode: undefined,
    });
    expect(await refundAlerts(where().db, now)).toEqual([]);
    const mails = await where()
      .db.selectFrom('outbox')
      .select('text_body')
      .where('id', 'like', `refund:${order.number}%`)
      .orderBy('id')
      .execute();
    expect(mails.map(({ text_body: text }) => text.split('\n\n')[1]?.split('\n')[0])).toEqual([
      'We have refunded $398.00 to your original payment method. Your bank may take 5 to 10 days to show it.',
      'We refunded $398.00, but your bank returned it to us.',
      'We have refunded $398.00 to you.',
    ]);
  });

  itOnce('refundOrder rejects an order with an open dispute and accepts one with an inquiry', async () => {
    const [{ order: disputed }, { order: requested }] = [await paidOrder(where().db), await paidOrder(where().db)];
    await recordDispute(where().db, disputeUpdate(disputed), now);
    expect(await send(disputed.number)).toEqual(rejected('order-disputed', { dispute: 'dispute' }));
    await recordDispute(where().db, disputeUpdate(requested, { state: 'warning_needs_response' }), now);
    expect(await send(requested.number)).toEqual(accept('refunded'));
  });
});
