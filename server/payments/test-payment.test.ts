// Verifies docs/product.md 16.3.
import { testPaymentRoute } from '@/contract/checkout';
import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { placeOrder } from '@/server/orders/place';
import { findOrderByNumber, historyOf } from '@/server/orders/read';
import { openDatabase } from '@/server/database/database';
import { later, now, place, request, sources } from '@/server/testing/checkout';
import { rejected, valueOf } from '@/server/testing/results';
import { onSqliteFirst } from '@/server/testing/engines';
import { expireOrders } from './expire';
import { openPayment } from './open';
import { payWithTestCard, settleTestPayments, type TestCardPayment, testPayment } from './test-payment';

const DAY = 24 * 60 * 60 * 1000;

onSqliteFirst((where) => {
  const opened = async () => {
    const { db } = where();
    const order = await place(db);
    const next = valueOf(await openPayment(db, testPayment(db), order, now));
    if (next.kind !== 'card') throw new Error(`The payment is ${next.kind}.`);
    const attempt = { order: order.token, session: next.session };
    return {
      order,
      pay: (rest: Omit<TestCardPayment, 'order' | 'session'>, at = now) =>
        payWithTestCard(db, { ...attempt, ...rest }, at),
    };
  };
  /** Waits for a number of queries. */
  const passTime = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await where().db.selectFrom('orders').select('number').limit(1).execute();
    }
  };
  const statesOf = async (number: OrderNumber) => (await historyOf(where().db, number)).map(({ to_state: to }) => to);

  it('parallel attempts with different test cards pay an order once', async () => {
    const { order, pay } = await opened();
    const results = await Promise.all(Array.from({ length: 20 }, () => pay({ card: 'success' })));
    expect(results.map(valueOf).every((result) => result === 'paid' || result === 'processing')).toBe(true);
    expect(await pay({ card: 'declined' })).toEqual(accept('paid'));
    expect(await statesOf(order.number)).toEqual(['pending', 'paid']);
    expect(await findOrderByNumber(where().db, order.number)).toMatchObject({ payment_provider: 'test' });
  });

  it.each<[string, Omit<TestCardPayment, 'order' | 'session'>]>([
    ['card-declined', { card: 'declined' }],
    ['insufficient-funds', { card: 'insufficient-funds' }],
    ['authentication-failed', { card: '3-d-secure', authenticated: false }],
  ])('payWithTestCard returns %s and accepts another card afterwards', async (code, attempt) => {
    const { order, pay } = await opened();
    expect(await pay(attempt)).toEqual(rejected(code));
    expect(testPaymentRoute.rejections).toHaveProperty(code, 402);
    expect(await statesOf(order.number)).toEqual(['pending']);
    expect((await findOrderByNumber(where().db, order.number))?.payment_submitted_at).toBeNull();
    expect(await pay({ card: 'success' })).toEqual(accept('paid'));
  });

  it('payWithTestCard requires 3-D Secure before the payment', async () => {
    const { order, pay } = await opened();
    expect(await pay({ card: '3-d-secure' })).toEqual(accept('authentication-required'));
    expect(await statesOf(order.number)).toEqual(['pending']);
    expect(await pay({ card: '3-d-secure', authenticated: true })).toEqual(accept('paid'));
  });

  it('settleTestPayments settles a due delayed payment once, also after a restart', async () => {
    const { order, pay } = await opened();
    expect(await pay({ card: 'delayed' })).toEqual(accept('processing'));
    expect((await findOrderByNumber(where().db, order.number))?.payment_submitted_at).toBe(now.toISOString());
    expect(await pay({ card: 'success' })).toEqual(accept('processing'));
    await settleTestPayments(where().db, later(2999));
    expect(await statesOf(order.number)).toEqual(['pending']);
    const restarted = await openDatabase(where().url);
    await Promise.all([restarted, where().db].map((db) => settleTestPayments(db, later(3000))));
    await restarted.destroy();
    expect(await statesOf(order.number)).toEqual(['pending', 'paid']);
    expect(await pay({ card: 'success' })).toEqual(accept('paid'));
  });

  it('payWithTestCard accepts a payment until the last millisecond before the expiry time', async () => {
    const [prompt, late] = [await opened(), await opened()];
    expect(await prompt.pay({ card: 'success' }, later(DAY - 1))).toEqual(accept('paid'));
    expect(await late.pay({ card: 'success' }, later(DAY))).toEqual(rejected('order-over'));
  });

  it('settleTestPayments settles a payment that a killed process had submitted', async () => {
    const { order } = await opened();
    const { db } = where();
    await db.updateTable('test_payments').set({ state: 'submitted', settles_at: now.toISOString() }).execute();
    await settleTestPayments(db, now);
    expect(await statesOf(order.number)).toEqual(['pending', 'paid']);
  });

  it('payWithTestCard rejects expired orders and foreign or unknown sessions', async () => {
    const { order, pay } = await opened();
    const other = await opened();
    const { db } = where();
    const foreign = { order: other.order.token, session: `test_${order.token}`, card: 'success' } as const;
    const theirs = (await db.selectFrom('test_payments').selectAll().execute()).find(
      ({ order_number: number }) => number === order.number,
    );
    for (const session of [foreign.session, theirs?.session ?? '', '']) {
      expect(await payWithTestCard(db, { ...foreign, session }, now)).toEqual(rejected('unknown-payment'));
    }
    expect(await pay({ card: 'success' }, later(DAY))).toEqual(rejected('order-over'));
    await expireOrders(db, [testPayment(db)], later(DAY));
    expect(await pay({ card: 'success' })).toEqual(rejected('order-over'));
    expect(await statesOf(order.number)).toEqual(['pending', 'expired']);
  });

  it('payWithTestCard returns "paid" for a payment that settles at the same time', async () => {
    for (let later = 0; later < 16; later += 1) {
      const { pay } = await opened();
      const results = await Promise.all([
        pay({ card: 'success' }),
        passTime(later).then(() => pay({ card: 'success' })),
      ]);
      // The first one pays; the other returns paid or processing.
      expect(results.map(valueOf)).toContain('paid');
      expect(results.map(valueOf).every((result) => result === 'paid' || result === 'processing')).toBe(true);
    }
  });

  it('a concurrent end and payment never both succeed', async () => {
    const { db } = where();
    for (let later = 0; later < 10; later += 1) {
      const { order, pay } = await opened();
      const session = (await findOrderByNumber(db, order.number))?.payment_session ?? '';
      const end = async () => {
        await passTime(later);
        return valueOf(await testPayment(db).end(session));
      };
      const [result, isEnded] = await Promise.all([pay({ card: 'success' }), end()]);
      expect(isEnded).toBe(!result.ok);
      expect(await statesOf(order.number)).toEqual(isEnded ? ['pending'] : ['pending', 'paid']);
    }
  });

  it('testPayment opens one session for twenty parallel checkouts', async () => {
    const { db } = where();
    const checkout = async () => {
      const order = valueOf(await placeOrder(db, { request, idempotencyKey: 'one', now }, sources));
      return openPayment(db, testPayment(db), order, now);
    };
    const nexts = await Promise.all(Array.from({ length: 20 }, checkout));
    expect(new Set(nexts.map((next) => JSON.stringify(next))).size).toBe(1);
  });

  it('payWithTestCard returns "authentication-failed" for the 3-D Secure card only', async () => {
    const { pay } = await opened();
    expect(await pay({ card: 'success', authenticated: false })).toEqual(accept('paid'));
  });

  it('find returns open, paid or ended sessions and throws for a missing one', async () => {
    const { db } = where();
    const [paid, ended] = [await opened(), await opened()];
    const sessionOf = async ({ order }: typeof paid) =>
      (await findOrderByNumber(db, order.number))?.payment_session ?? '';
    const id = await sessionOf(paid);
    expect(await testPayment(db).find(id)).toStrictEqual(accept({ id, next: { kind: 'card', session: id } }));
    await paid.pay({ card: 'success' });
    expect(await testPayment(db).find(id)).toStrictEqual(accept({ id, next: { kind: 'done' } }));
    const over = await sessionOf(ended);
    expect(await testPayment(db).end(over)).toStrictEqual(accept(true));
    expect(await testPayment(db).end(over)).toStrictEqual(accept(true));
    expect(await testPayment(db).end(id)).toStrictEqual(accept(false));
    expect(await testPayment(db).find(over)).toStrictEqual(accept({ id: over, next: undefined }));
    await expect(testPayment(db).find('test_none')).rejects.toThrow('Test payment test_none does not exist.');
  });
});
