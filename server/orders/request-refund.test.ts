// Verifies docs/product.md 14.12.
import { type OrderNumber } from '@/domain/order-number';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import { previewRefund, requestRefund, type RefundRequest } from './request-refund';
import { recordPaymentEvent } from './change';
import { recordDispute } from './record-dispute';
import { recordRefund, type RefundUpdate } from './record-refund';

const all: RefundRequest = { kind: 'all' };
const cents = (sum: number): RefundRequest => ({ kind: 'amount', cents: sum });
const line = (units?: number): RefundRequest => ({ kind: 'line', line: 1, units });

onSqlite((where) => {
  const makeRequest = (number: OrderNumber, request: RefundRequest, provider = 'test', ms = 0) =>
    requestRefund(where().db, number, request, provider, later(ms));
  /** Requests a refund and records the provider's result. */
  const send = async (number: OrderNumber, request: RefundRequest, state: RefundUpdate['state'] = 'succeeded') => {
    const { order, refund } = valueOf(await makeRequest(number, request));
    const { key, amount_cents: amountCents } = refund;
    await recordRefund(where().db, refundUpdate(order, { id: `re_${key}`, key, amountCents, state }), now);
    return amountCents;
  };
  /** Two watches and $29.95 for shipping. */
  const express = async () => {
    const order = await place(where().db, { service: 'express', shownTotal: 427_95 });
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    return order;
  };

  // Verifies docs/product.md 14.12 (whole order, sum, line, units of a line).
  it.each<[string, RefundRequest]>([
    ['', all],
    ['--amount 12.50', cents(12_50)],
    ['--line 1', line()],
    ['--line 1 --units 1', line(1)],
  ])('a requested refund stores its command arguments: %j', async (args, request) => {
    const { order } = await paidOrder(where().db);
    const { refund } = valueOf(await makeRequest(order.number, request));
    expect(refund).toMatchObject({ request: args, state: 'asked' });
    expect(valueOf(await makeRequest(order.number, request)).refund).toEqual(refund);
    const unfinished = rejected('refund-unfinished', { request: args });
    expect(await makeRequest(order.number, request, 'owner')).toEqual(unfinished);
    expect(await makeRequest(order.number, cents(1))).toEqual(unfinished);
  });

  // Verifies docs/product.md 41.4 (sum).
  it.each([all, cents(12_50), line(), line(2)])(
    'an unfinished refund is shown with its own sum, and is finished by a form that shows this sum: %j',
    async (request) => {
      const { db } = where();
      const { order } = await paidOrder(db);
      const { refund } = valueOf(await makeRequest(order.number, request));
      const { cents: shown, leftCents } = valueOf(await previewRefund(db, order.number, request));
      expect([shown, leftCents]).toEqual([refund.amount_cents, order.total_cents - refund.amount_cents]);
      const form = (shownCents: number) =>
        requestRefund(db, order.number, request, 'test', now, { key: crypto.randomUUID(), shownCents });
      expect(await form(shown - 1)).toEqual(rejected('sum-changed'));
      expect(valueOf(await form(shown)).refund).toEqual(refund);
    },
  );

  it('requestRefund returns "unknown-order" for a missing order', async () => {
    expect(await makeRequest('OH-1', all)).toEqual(rejected('unknown-order'));
  });

  it('requestRefund and its preview refuse an unknown order, an unpaid one and one in dispute', async () => {
    const { db } = where();
    const unpaid = await place(db);
    const { order: disputed } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(disputed), now);
    for (const [number, code, more] of [
      ['OH-00000000', 'unknown-order', {}],
      [unpaid.number, 'order-state', { state: 'pending' }],
      [disputed.number, 'order-disputed', { dispute: 'dispute' }],
    ] as const) {
      const refused = { ok: false, rejection: { code, ...more } };
      expect(await requestRefund(db, number, { kind: 'all' }, 'test', now)).toEqual(refused);
      expect(await previewRefund(db, number, { kind: 'all' })).toEqual(refused);
    }
    expect(await db.selectFrom('refunds').select('key').execute()).toEqual([]);
  });

  it('requestRefund accepts one cent and rejects zero', async () => {
    const { order } = await paidOrder(where().db);
    const tooMuch = rejected('refund-too-much', { leftCents: 398_00 });
    expect(await makeRequest(order.number, cents(0))).toEqual(tooMuch);
    expect(await makeRequest(order.number, cents(-1))).toEqual(tooMuch);
    expect(await makeRequest(order.number, line(0))).toEqual(rejected('no-such-line'));
    expect(await makeRequest(order.number, line(-1))).toEqual(rejected('no-such-line'));
    expect(await send(order.number, cents(1))).toBe(1);
  });

  it('a failed refund can be repeated at once', async () => {
    const { order } = await paidOrder(where().db);
    await send(order.number, cents(20_00), 'failed');
    expect(await send(order.number, cents(20_00))).toBe(20_00);
    expect(await makeRequest(order.number, cents(20_00))).toEqual(rejected('refund-just-made'));
  });

  it.each([cents(20_00), line(1)])(
    'a refund that is pending at the bank cannot be repeated within a minute: %j',
    async (part) => {
      const { order } = await paidOrder(where().db);
      await send(order.number, part, 'pending');
      expect(await makeRequest(order.number, part, 'test', 59_999)).toEqual(rejected('refund-just-made'));
      expect(await makeRequest(order.number, part, 'test', 60_000)).toMatchObject({ ok: true });
    },
  );

  it('units of a failed refund can be refunded again; refunded units cannot', async () => {
    const { number } = await express();
    expect(await send(number, line(2), 'failed')).toBe(398_00);
    expect(await send(number, line())).toBe(398_00);
    expect(await makeRequest(number, line(1))).toEqual(rejected('no-such-line'));
    expect(await makeRequest(number, line(), 'test', 60_000)).toEqual(rejected('no-such-line'));
  });

  it('a lost dispute reduces the refundable sum until it is won', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(order, { state: 'lost', amountCents: 98_00 }), now);
    expect(await send(order.number, all)).toBe(300_00);
    await recordDispute(db, disputeUpdate(order, { state: 'won', reportedAt: later(1).toISOString() }), now);
    // The remaining sum differs from the first refund's, so this is not a repeated command.
    expect(await send(order.number, all)).toBe(98_00);
  });
});
