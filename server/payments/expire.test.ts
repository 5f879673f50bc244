import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { historyOf } from '@/server/orders/read';
import { recordPaymentEvent } from '@/server/orders/change';
import { later, now, place, paymentEvent } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { withFakeStripe, orderAt, settingsOf } from '@/server/testing/stripe-shop';
import { expireOrders } from './expire';
import { openPayment } from './open';
import { type PaymentProvider } from './provider';
import { stripePayment } from './stripe';
import { payWithTestCard, testPayment } from './test-payment';

const DAY = 24 * 60 * 60 * 1000;

onEachEngine((where) => {
  const logged = collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const found = (number: OrderNumber) => orderAt(where().db, number);
  const opened = async (provider = stripe()) => {
    const placed = await place(where().db);
    valueOf(await openPayment(where().db, provider, placed, now));
    const { number, payment_session: session } = await found(placed.number);
    return { number, session: session ?? '' };
  };
  const round = (days: number) => expireOrders(where().db, [stripe(), testPayment(where().db)], later(days * DAY));

  itOnce('expireOrders expires an unpaid order and ends its session', async () => {
    const { number, session } = await opened();
    await round(0.9);
    expect((await found(number)).state).toBe('pending');
    await round(1);
    expect((await found(number)).state).toBe('expired');
    expect(fake.sessionOf(session).status).toBe('expired');
  });

  itOnce('expireOrders finds an unreported payment, and the later event is a duplicate', async () => {
    const { number, session } = await opened();
    fake.complete(session);
    await round(1);
    const order = await found(number);
    expect(order).toMatchObject({ state: 'paid', payment_reference: `pi_${session}` });
    const event = paymentEvent(order, { provider: 'stripe', id: 'evt_1', reference: `pi_${session}` });
    expect(await recordPaymentEvent(where().db, event, later(DAY))).toBe('no-change');
    expect((await historyOf(where().db, number)).map(({ to_state: to }) => to)).toEqual(['pending', 'paid']);
  });

  itOnce('expireOrders keeps an order with a delayed payment for 30 days', async () => {
    const { number, session } = await opened();
    fake.complete(session, 'unpaid');
    await round(1);
    expect(await found(number)).toMatchObject({ state: 'pending', payment_submitted_at: later(DAY).toISOString() });
    await round(30);
    expect((await found(number)).state).toBe('pending');
    await expireOrders(where().db, [stripe()], later(31 * DAY - 1));
    expect((await found(number)).state).toBe('pending');
    await round(31);
    expect((await found(number)).state).toBe('expired');
  });

  it.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'eur' }],
  ])('expireOrders accepts no payment of another %s and leaves it for review', async (_, change) => {
    const { number, session } = await opened();
    Object.assign(fake.complete(session), change);
    await round(1);
    expect((await found(number)).state).toBe('pending');
    const events = where().db.selectFrom('payment_events').select('outcome').where('order_number', '=', number);
    expect(await events.execute()).toEqual([{ outcome: 'wrong-amount' }]);
    expect(logged().join()).toContain(`"level":"warn","what":"payment found","order":"${number}"`);
  });

  itOnce('expireOrders waits while Stripe is unreachable and expires the orders later', async () => {
    const { number } = await opened();
    fake.failure = 500;
    expect(await round(1)).toEqual(rejected('payment-unreachable'));
    expect((await found(number)).state).toBe('pending');
    fake.failure = 'none';
    await round(1);
    expect((await found(number)).state).toBe('expired');
  });

  itOnce('expireOrders continues after an error of one order', async () => {
    const [faulty, fine] = [await opened(), await opened()];
    const provider = stripe();
    const end = (session: string) =>
      session === faulty.session ? Promise.reject(new Error('a fault')) : provider.end(session);
    await expect(expireOrders(where().db, [{ ...provider, end }], later(DAY))).rejects.toThrow('a fault');
    expect((await found(faulty.number)).state).toBe('pending');
    expect((await found(fine.number)).state).toBe('expired');
  });

  itOnce('expireOrders stops at an unreachable provider and throws the earlier error', async () => {
    await Promise.all([opened(), opened(), opened()]);
    const unreachable = { ok: false, rejection: { code: 'payment-unreachable' } } as const;
    const end = jest.fn<ReturnType<PaymentProvider['end']>, [string]>(async () => unreachable);
    end.mockRejectedValueOnce(new Error('a fault'));
    await expect(expireOrders(where().db, [{ ...stripe(), end }], later(DAY))).rejects.toThrow('a fault');
    expect(end).toHaveBeenCalledTimes(2);
  });

  itOnce('expireOrders keeps an order whose session can be neither ended nor found', async () => {
    const { number } = await opened();
    const unreachable = { ok: false, rejection: { code: 'payment-unreachable' } } as const;
    const answers = async (change: Partial<PaymentProvider>) => {
      const answer = await expireOrders(where().db, [{ ...stripe(), ...change }], later(DAY));
      expect(await found(number)).toMatchObject({ state: 'pending', payment_submitted_at: null });
      return answer;
    };
    expect(await answers({ end: async () => unreachable })).toEqual(unreachable);
    expect(await answers({ end: async () => accept(false), find: async () => unreachable })).toEqual(unreachable);
  });

  it('expireOrders expires an order with a failed payment without a call', async () => {
    const { number } = await opened();
    await where().db.updateTable('orders').set({ state: 'failed' }).execute();
    fake.failure = 500;
    expect(await round(1)).toEqual(accept(undefined));
    expect((await found(number)).state).toBe('expired');
  });

  itOnce('expireOrders expires an order whose session is missing at Stripe', async () => {
    const { number, session } = await opened();
    fake.sessions.delete(session);
    await round(1);
    expect((await found(number)).state).toBe('expired');
  });

  it('expireOrders keeps an order that a test card is paying', async () => {
    const { number, session } = await opened(testPayment(where().db));
    const { token } = await found(number);
    const late = later(DAY - 1);
    expect(await payWithTestCard(where().db, { order: token, session, card: 'delayed' }, late)).toEqual(
      accept('processing'),
    );
    await where().db.updateTable('orders').set({ expires_at: late.toISOString() }).execute();
    await where().db.updateTable('orders').set({ payment_submitted_at: null }).execute();
    await round(1);
    expect((await found(number)).state).toBe('pending');
  });

  itOnce('openPayment returns "order-over" after the expiry time unless the order is paid', async () => {
    const [paid, unpaid] = [await opened(), await opened()];
    fake.complete(paid.session);
    const again = async (number: OrderNumber) => openPayment(where().db, stripe(), await found(number), later(DAY));
    expect(await again(paid.number)).toEqual(accept({ kind: 'done' }));
    expect(await again(unpaid.number)).toEqual(rejected('order-over'));
    await expireOrders(where().db, [], later(DAY));
    expect((await found(paid.number)).state).toBe('expired');
    expect(await again(paid.number)).toEqual(accept({ kind: 'done' }));
  });
});
