// Verifies docs/product.md 37.4, 37.5.
import { accept, reject } from '@/domain/result';
import { cancellationAlerts } from '@/server/alerts/payment-alerts';
import { fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { packOrder } from '@/server/orders/progress';
import { findKnownOrder, historyOf, refundsOf } from '@/server/orders/read';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { shipOrder } from '@/server/orders/ship';
import { disputeUpdate, later, now, paidOrder, paymentEvent, place, refundUpdate } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { cancelByShopper, finishCancellations } from './cancel-order';
import { openPayment } from './open';
import { type PaymentProvider } from './provider';
import { refundOrder } from './refund';
import { testPayment } from './test-payment';

const MINUTE = 60_000;
const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };

onSqliteFirst((where) => {
  const log = collectLog();
  const test = (change: Partial<PaymentProvider> = {}) => [{ ...testPayment(where().db), ...change }];
  const cancel = ({ token }: { token: string }, providers = test(), ms = 0) =>
    cancelByShopper(where().db, token, providers, later(ms));
  const mails = async () =>
    (await where().db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
  const available = async () =>
    (await where().db.selectFrom('stock').select('available').where('watch', '=', 'xerix/1').executeTakeFirst())
      ?.available;

  it('cancelByShopper refunds a paid order in full, returns its units and voids the code that it earned', async () => {
    const { db } = where();
    const before = await place(db).then(({ number }) => findKnownOrder(db, number));
    const left = await available();
    const { order } = await paidOrder(db);
    expect(await cancel(order)).toEqual(accept(undefined));
    const found = await findKnownOrder(db, order.number);
    expect(found).toMatchObject({ state: 'refunded', refunded_cents: order.total_cents, earnedCode: undefined });
    expect(await available()).toBe(left);
    expect((await historyOf(db, order.number)).map(({ event, source }) => `${event} ${source}`)).toEqual([
      'placed shopper',
      'payment-succeeded test',
      'cancel-requested shopper',
      'payment-refunded test',
    ]);
    expect(await mails()).toEqual(
      expect.arrayContaining([`order-cancelled:${order.number}`, `refund:${order.number}`]),
    );
    expect((await findKnownOrder(db, before.number)).state).toBe('pending');
  });

  it('cancelByShopper refunds once when two tabs cancel at once and again later', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const refund = jest.fn(testPayment(db).refund);
    await Promise.all([cancel(order, test({ refund })), cancel(order, test({ refund }))]);
    expect(await cancel(order, test({ refund }), MINUTE)).toEqual(accept(undefined));
    expect(new Set(refund.mock.calls.map(([, { key }]) => key)).size).toBe(1);
    expect((await findKnownOrder(db, order.number)).refunded_cents).toBe(order.total_cents);
    expect(await refundsOf(db, order.number)).toHaveLength(1);
    expect((await mails()).filter((id) => /^(?:order-cancelled|refund):/.test(id))).toHaveLength(2);
  });

  it('an order is either packed or cancelled when both happen at once', async () => {
    const { db } = where();
    for (const isPackedFirst of [true, false, true, false]) {
      const { order } = await paidOrder(db);
      const both = [() => packOrder(db, order.number, now), () => cancel(order)];
      const [packed, cancelled] = isPackedFirst
        ? await Promise.all(both.map((act) => act()))
        : (await Promise.all(both.toReversed().map((act) => act()))).toReversed();
      expect([packed?.ok, cancelled?.ok].filter(Boolean)).toHaveLength(1);
      const found = await findKnownOrder(db, order.number);
      expect([found.packed_at !== null, found.state]).toEqual(packed?.ok ? [true, 'paid'] : [false, 'refunded']);
    }
  });

  it('cancelByShopper rejects an order that is packed, sent, refunded, expired, in dispute or unknown', async () => {
    const { db } = where();
    const [packed, sent, refunded, disputed] = [
      (await paidOrder(db)).order,
      (await paidOrder(db)).order,
      (await paidOrder(db)).order,
      (await paidOrder(db)).order,
    ];
    await packOrder(db, packed.number, now);
    await fulfilOrder(db, sent.number, now);
    await recordRefund(db, refundUpdate(refunded), now);
    await recordDispute(db, disputeUpdate(disputed), now);
    expect(await cancel(packed)).toEqual(rejected('order-packed'));
    expect(await cancel(sent)).toEqual(rejected('order-packed'));
    expect(await cancel(refunded)).toEqual(rejected('order-closed'));
    expect(await cancel(disputed)).toEqual(rejected('order-disputed', { dispute: 'dispute' }));
    expect(await cancel({ token: 'x'.repeat(32) })).toEqual(rejected('unknown-order'));
    expect((await mails()).filter((id) => id.startsWith('order-cancelled'))).toEqual([]);
  });

  it('cancelByShopper ends the payment of an unpaid order, and cancels it without a refund', async () => {
    const { db } = where();
    const order = await place(db);
    valueOf(await openPayment(db, testPayment(db), order, now));
    expect(await cancel(order)).toEqual(accept(undefined));
    expect(await cancel(order)).toEqual(accept(undefined));
    expect((await findKnownOrder(db, order.number)).state).toBe('cancelled');
    expect(await db.selectFrom('test_payments').select('state').execute()).toEqual([{ state: 'ended' }]);
    expect(await refundsOf(db, order.number)).toEqual([]);
  });

  it('cancelByShopper refunds an order that was paid while its payment was ended, and rejects a processing payment', async () => {
    const { db } = where();
    const [paid, processing] = [await place(db), await place(db)];
    for (const order of [paid, processing]) valueOf(await openPayment(db, testPayment(db), order, now));
    const isPaidMeanwhile = async () => {
      await recordPaymentEvent(db, paymentEvent(paid), now);
      return accept(false);
    };
    expect(await cancel(paid, test({ end: isPaidMeanwhile }))).toEqual(accept(undefined));
    expect((await findKnownOrder(db, paid.number)).state).toBe('refunded');
    const busy = test({ end: async () => accept(false) });
    expect(await cancel(processing, busy)).toEqual(rejected('payment-processing'));
    expect((await findKnownOrder(db, processing.number)).state).toBe('pending');
  });

  it('a cancelled order whose refund is interrupted cannot be sent, and the job refunds it with the same key', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const keys: string[] = [];
    const unreachable = test({
      refund: async (_, { key }) => {
        keys.push(key);
        throw new Error('no answer');
      },
    });
    expect(await cancel(order, unreachable)).toEqual(accept(undefined));
    expect(log().join()).toContain(`"what":"cancellation","order":"${order.number}"`);
    expect(await packOrder(db, order.number, now)).toEqual(rejected('order-cancelled'));
    expect(await shipOrder(db, order.number, parcel, now)).toEqual(rejected('order-cancelled'));
    await finishCancellations(db, test(), later(MINUTE - 1));
    expect((await findKnownOrder(db, order.number)).state).toBe('paid');
    expect(await cancellationAlerts(db, later(61 * MINUTE))).toMatchObject([{ cause: `cancellation:${order.number}` }]);
    const refund = jest.fn(testPayment(db).refund);
    await finishCancellations(db, test({ refund }), later(MINUTE));
    expect(refund.mock.calls.map(([, { key }]) => key)).toEqual(keys);
    expect((await findKnownOrder(db, order.number)).state).toBe('refunded');
    expect(await cancellationAlerts(db, later(61 * MINUTE))).toEqual([]);
  });

  it('a cancelled order is refunded after the owner’s unfinished partial refund, for what is left', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const fail = test({ refund: () => Promise.reject(new Error('no answer')) });
    await expect(refundOrder(db, order.number, fail, now, { kind: 'amount', cents: 100 })).rejects.toThrow('no answer');
    expect(await cancel(order)).toEqual(accept(undefined));
    expect((await findKnownOrder(db, order.number)).refunded_cents).toBe(0);
    valueOf(await refundOrder(db, order.number, test(), now, { kind: 'amount', cents: 100 }));
    await finishCancellations(db, test(), later(MINUTE));
    expect((await refundsOf(db, order.number)).map(({ amount_cents: cents }) => cents).sort()).toEqual(
      [100, order.total_cents - 100].sort(),
    );
    expect((await findKnownOrder(db, order.number)).state).toBe('refunded');
  });

  it('a dispute that opens while the refund runs holds the refund until the bank decides for the shop', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await cancel(order, []);
    await recordDispute(db, disputeUpdate(order), now);
    await finishCancellations(db, test(), later(MINUTE));
    expect(await refundsOf(db, order.number)).toEqual([]);
    const won = disputeUpdate(order, { state: 'won', reportedAt: later(1000).toISOString() });
    await recordDispute(db, won, later(1000));
    await finishCancellations(db, test(), later(MINUTE));
    expect((await findKnownOrder(db, order.number)).state).toBe('refunded');
  });

  it('an inquiry of the bank holds neither a cancellation nor its refund by the job', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(order, { state: 'warning_needs_response' }), now);
    expect(await cancel(order, [])).toEqual(accept(undefined));
    await finishCancellations(db, test(), later(MINUTE));
    expect((await findKnownOrder(db, order.number)).state).toBe('refunded');
  });

  it('an unpaid order whose payment cannot be ended, because its provider is unreachable, is not cancelled', async () => {
    const { db } = where();
    const { token, number } = await place(db);
    await openPayment(db, testPayment(db), await findKnownOrder(db, number), now);
    const end = async () => reject({ code: 'payment-unreachable' } as const);
    expect(await cancel({ token }, test({ end }))).toEqual(rejected('payment-unreachable'));
    expect((await findKnownOrder(db, number)).state).toBe('pending');
    expect(await cancel({ token })).toEqual(accept(undefined));
    expect((await findKnownOrder(db, number)).state).toBe('cancelled');
  });

  it('finishCancellations refunds the other orders when one fails, and then throws its error', async () => {
    const { db } = where();
    const orders = [(await paidOrder(db)).order, (await paidOrder(db)).order];
    const refund = async () => {
      throw new Error('The provider is unreachable.');
    };
    for (const order of orders) await cancel(order, test({ refund }));
    let calls = 0;
    const once = async (...params: Parameters<PaymentProvider['refund']>) => {
      calls += 1;
      return calls === 1 ? refund() : testPayment(db).refund(...params);
    };
    const finished = finishCancellations(db, test({ refund: once }), later(10 * MINUTE));
    await expect(finished).rejects.toThrow('unreachable');
    const states = await Promise.all(orders.map(async ({ number }) => (await findKnownOrder(db, number)).state));
    expect(states.toSorted()).toEqual(['paid', 'refunded']);
  });

  it('finishCancellations leaves an order whose refund failed to the owner', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const failing = jest.fn(async () => ({ id: 're_1', state: 'failed' as const }));
    await cancel(order, test({ refund: failing }));
    await finishCancellations(db, test({ refund: failing }), later(MINUTE));
    expect(failing).toHaveBeenCalledTimes(1);
    expect(await cancellationAlerts(db, later(61 * MINUTE))).toHaveLength(1);
  });
});
