// Verifies docs/product.md 14.12.
import { type OrderNumber } from '@/domain/order-number';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import { requestRefund, type RefundRequest } from './request-refund';
import { recordPaymentEvent } from './change';
import { recordDispute } from './record-dispute';
import { recordRefund, type RefundUpdate } from './record-refund';

const all: RefundRequest = { kind: 'all' };
const cents = (sum: number): RefundRequest => ({ kind: 'amount', cents: sum });
const line = (pieces?: number): RefundRequest => ({ kind: 'line', line: 1, pieces });

onSqlite((where) => {
  const ask = (number: OrderNumber, request: RefundRequest, provider = 'test', ms = 0) =>
    requestRefund(where().db, number, request, provider, later(ms));
  /** Asks, and is told by the provider what has come of it. */
  const send = async (number: OrderNumber, request: RefundRequest, state: RefundUpdate['state'] = 'succeeded') => {
    const { order, refund } = valueOf(await ask(number, request));
    const { key, amount_cents: amountCents } = refund;
    await recordRefund(where().db, refundUpdate(order, { id: `re_${key}`, key, amountCents, state }), now);
    return amountCents;
  };
  /** Two watches and $29.95 for sending them. */
  const express = async () => {
    const order = await place(where().db, { service: 'express', shownTotal: 427_95 });
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    return order;
  };

  it.each<[string, RefundRequest]>([
    ['', all],
    ['--amount 12.50', cents(12_50)],
    ['--line 1', line()],
    ['--line 1 --pieces 1', line(1)],
  ])('is kept as the owner’s command: %j', async (words, request) => {
    const { order } = await paidOrder(where().db);
    const { refund } = valueOf(await ask(order.number, request));
    expect(refund).toMatchObject({ request: words, state: 'asked' });
    expect(valueOf(await ask(order.number, request)).refund).toEqual(refund);
    const unfinished = rejected('refund-unfinished', { request: words });
    expect(await ask(order.number, request, 'owner')).toEqual(unfinished);
    expect(await ask(order.number, cents(1))).toEqual(unfinished);
  });

  it('of an order that nobody knows nothing goes back', async () => {
    expect(await ask('OH-1', all)).toEqual(rejected('unknown-order'));
  });

  it('a cent can go back, and nothing cannot', async () => {
    const { order } = await paidOrder(where().db);
    const tooMuch = rejected('refund-too-much', { leftCents: 398_00 });
    expect(await ask(order.number, cents(0))).toEqual(tooMuch);
    expect(await ask(order.number, cents(-1))).toEqual(tooMuch);
    expect(await ask(order.number, line(0))).toEqual(rejected('no-such-line'));
    expect(await ask(order.number, line(-1))).toEqual(rejected('no-such-line'));
    expect(await send(order.number, cents(1))).toBe(1);
  });

  it('what has come back can be sent again at once', async () => {
    const { order } = await paidOrder(where().db);
    await send(order.number, cents(20_00), 'failed');
    expect(await send(order.number, cents(20_00))).toBe(20_00);
    expect(await ask(order.number, cents(20_00))).toEqual(rejected('refund-just-made'));
  });

  it('pieces whose money has come back can be sent the money for again, and others cannot', async () => {
    const { number } = await express();
    expect(await send(number, line(2), 'failed')).toBe(398_00);
    expect(await send(number, line())).toBe(398_00);
    expect(await ask(number, line(1))).toEqual(rejected('no-such-line'));
    expect(await ask(number, line(), 'test', 60_000)).toEqual(rejected('no-such-line'));
  });

  it('what a bank has taken for good is not there to be sent, and is once it is won back', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(order, { state: 'lost', amountCents: 98_00 }), now);
    expect(await send(order.number, all)).toBe(300_00);
    await recordDispute(db, disputeUpdate(order, { state: 'won', reportedAt: later(1).toISOString() }), now);
    // All that is left is another sum than a moment ago: this is no press too many.
    expect(await send(order.number, all)).toBe(98_00);
  });
});
