import { disputeUpdate, later, now, paidOrder, place, refundUpdate } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { orderAt } from '@/server/testing/stripe-shop';
import { markPaymentSubmitted } from './change';
import { deliveryDatesAfterPayment, findConfirmedOrder } from './order-view';
import { recordDispute } from './record-dispute';
import { recordRefund } from './record-refund';

onSqlite((where) => {
  it('findConfirmedOrder returns all parts of an order', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    await recordRefund(db, refundUpdate(order, { amountCents: 1 }), now);
    await recordDispute(db, disputeUpdate(order, { state: 'lost', amountCents: 2 }), now);
    await recordDispute(db, disputeUpdate(order, { id: 'dp_2', state: 'warning_needs_response' }), now);
    expect(await findConfirmedOrder(db, order.token)).toEqual({
      number: order.number,
      token: order.token,
      state: 'paid',
      isSubmitted: false,
      email: 'ada@example.com',
      address: ['Ada <Byron>', '1 Odd Street', 'New York, NY 10001', 'United States'],
      country: 'US',
      lines: [{ catalogue: 'xerix', id: 1, name: 'Late Comet', unitCents: 199_00, quantity: 2 }],
      currency: 'usd',
      subtotalCents: 398_00,
      discountCents: 0,
      totalCents: 398_00,
      shipping: { label: order.shipping_label, cents: 0 },
      dates: { earliest: '2026-11-25', latest: '2026-11-30', latestIfDelayed: '2026-12-03' },
      earnedCode: code,
      refunds: { refundedCents: 1, lostCents: 2, returnedCents: 0, openDispute: 'inquiry' },
      timeline: [
        { kind: 'placed', on: '2026-11-20' },
        { kind: 'paid', on: '2026-11-20' },
        { kind: 'refunded', on: '2026-11-20', cents: 1 },
        { kind: 'returned', on: '2026-11-20', cents: 2 },
        { kind: 'packed' },
        { kind: 'shipped' },
        { kind: 'delivered' },
      ],
      isCancellable: true,
      isChangeable: true,
      isCancelled: false,
      invoices: [
        { number: '2026-000001', kind: 'invoice' },
        { number: '2026-000002', kind: 'credit-note' },
      ],
    });
    expect(await findConfirmedOrder(db, 'x'.repeat(32))).toBeUndefined();
  });

  // Verifies docs/product.md 14.12.
  it('findConfirmedOrder shows a refund that is pending at the bank, and no failed one', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordRefund(db, refundUpdate(order, { id: 're_1', amountCents: 20_00, state: 'pending' }), now);
    await recordRefund(db, refundUpdate(order, { id: 're_2', amountCents: 30_00, state: 'failed' }), now);
    const shown = await findConfirmedOrder(db, order.token);
    expect(shown?.refunds).toMatchObject({ refundedCents: 20_00, returnedCents: 30_00 });
    expect(shown?.timeline.flatMap((step) => ('cents' in step ? [step] : []))).toEqual([
      { kind: 'refunded', on: '2026-11-20', cents: 20_00 },
    ]);
  });

  it('findConfirmedOrder reports a delayed payment as submitted', async () => {
    const { number, token } = await place(where().db);
    await markPaymentSubmitted(where().db, number, now);
    expect(await findConfirmedOrder(where().db, token)).toMatchObject({ state: 'pending', isSubmitted: true });
  });

  it('deliveryDatesAfterPayment keeps the dates on the same day or without the shipping service', async () => {
    const order = { ...(await orderAt(where().db, (await place(where().db)).number)), earliest_delivery: '2027-01-01' };
    const promised = { earliest: '2027-01-01', latest: '2026-11-30', latestIfDelayed: '2026-12-03' };
    const [tonight, tomorrow] = [later(11 * 3_600_000), later(12 * 3_600_000)];
    expect(deliveryDatesAfterPayment(order, tonight)).toEqual(promised);
    expect(deliveryDatesAfterPayment(order, tomorrow).earliest).not.toBe('2027-01-01');
    expect(deliveryDatesAfterPayment({ ...order, shipping_service: 'pigeon' }, tomorrow)).toEqual(promised);
  });
});
