// Verifies docs/product.md 36.2 (promised day, country), 36.4, 36.6 (stock), 36.7 (unsent goods).
import { findInvoice, invoicesOf } from '@/server/invoices/read';
import { returnMailCopy } from '@/server/notifications/mail-copy';
import { fulfilOrder } from '@/server/orders/change';
import { returnsOf } from '@/server/orders/claimed-units';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { packOrder, recordDelivery } from '@/server/orders/progress';
import { findKnownOrder, refundsOf } from '@/server/orders/read';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { previewRefund } from '@/server/orders/request-refund';
import { disputeUpdate, later, now, refundUpdate } from '@/server/testing/checkout';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { askReturnAsGuest } from './ask-as-guest';
import { askFromOrderPage } from './ask-from-order-page';
import { returnHistoryOf } from './read';
import { type ReturnItems } from './request-return';
import { findOrderReturns, withdrawalDue } from './return-view';

const DAY = 24 * 60 * 60_000;
const one = { watch: 'xerix/1', units: 1 } as const;

onEachEngine((where) => {
  collectLog();
  const bank: { answers: 'pending' | 'succeeded' } = { answers: 'succeeded' };
  beforeEach(() => void (bank.answers = 'succeeded'));
  const { ask, step, refund, payBack, found, paid, sent } = returnsAt(where, undefined, () => bank.answers);

  itOnce(
    'a withdrawal from a whole unsent order is refunded with the standard shipping, and closes the order',
    async () => {
      const order = await paid([2]);
      const number = valueOf(await ask(order, 'withdrawal'));
      expect(await found(number)).toMatchObject({ state: 'requested', lines: [{ line: 0, units: 2 }] });
      expect(await fulfilOrder(where().db, order, now)).toEqual(rejected('order-withdrawn'));
      expect(valueOf(await payBack(order, number))).toBe('refunded');
      expect(await findKnownOrder(where().db, order)).toMatchObject({ refunded_cents: 66_66 + 19_95 });
      expect(await found(number)).toMatchObject({ state: 'refunded', value_cents: 66_66 + 19_95 });
      expect(await ask(order, 'withdrawal')).toMatchObject(rejected('order-state'));
    },
  );

  itOnce('an order whose shopper withdrew from all of it can neither be cancelled nor sent elsewhere', async () => {
    const order = await paid([2]);
    const shown = async () => findConfirmedOrder(where().db, (await findKnownOrder(where().db, order)).token);
    valueOf(await ask(order, 'withdrawal', [one]));
    expect(await shown()).toMatchObject({ isCancelled: false });
    valueOf(await ask(order, 'withdrawal'));
    expect(await shown()).toMatchObject({ isCancelled: true, isCancellable: false, isChangeable: false });
  });

  // Verifies docs/product.md 36.9, 37.3.
  itOnce('the timeline of an order has no step to come once its shopper withdrew from all of it', async () => {
    const order = await paid([2]);
    const { token } = await findKnownOrder(where().db, order);
    const kinds = async () => (await findConfirmedOrder(where().db, token))?.timeline.map(({ kind }) => kind);
    valueOf(await ask(order, 'withdrawal', [one]));
    expect(await kinds()).toEqual(['placed', 'paid', 'packed', 'shipped', 'delivered']);
    valueOf(await ask(order, 'withdrawal'));
    expect(await kinds()).toEqual(['placed', 'paid']);
  });

  itOnce('a withdrawal from a part is refunded without shipping, and the last one gets the shipping', async () => {
    const order = await paid([3]);
    const first = valueOf(await ask(order, 'withdrawal', [one]));
    expect(valueOf(await payBack(order, first))).toBe('paid');
    expect((await found(first)).value_cents).toBe(33_33);
    expect(await ask(order, 'withdrawal', [{ ...one, units: 3 }])).toEqual(rejected('no-units'));
    const rest = valueOf(await ask(order, 'withdrawal'));
    expect(valueOf(await payBack(order, rest))).toBe('refunded');
    expect((await found(rest)).value_cents).toBe(66_66 + 19_95);
  });

  // Verifies docs/product.md 35.3.
  it('the credit note of a withdrawal names its watches', async () => {
    const { db } = where();
    const order = await paid([2, 1, 1]);
    const two = { watch: 'xerix/2', units: 1 } as const;
    const number = valueOf(await ask(order, 'withdrawal', [{ ...one, units: 2 }, two]));
    valueOf(await payBack(order, number));
    const { token } = await findKnownOrder(db, order);
    const note = (await invoicesOf(db, [order])).get(order)?.find(({ kind }) => kind === 'credit-note');
    expect(note && (await findInvoice(db, token, note.number))).toMatchObject({
      lines: [{ name: '2 × Xeric Late Comet, 1 × Nixon Old Timer, refund', quantity: 1, unitCents: 4 * 33_33 }],
      totalCents: 4 * 33_33,
    });
  });

  it('parallel requests for the same units enter one', async () => {
    const order = await sent([1]);
    const all = await Promise.all([ask(order, 'withdrawal'), ask(order, 'withdrawal'), ask(order, 'withdrawal')]);
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await returnsOf(where().db, order)).toHaveLength(1);
  });

  itOnce('a country without the right gets "no-right", and can return after shipping for 30 days', async () => {
    const order = await paid([1], 'US');
    expect(await ask(order, 'withdrawal')).toEqual(rejected('no-right'));
    expect(await ask(order, 'return')).toEqual(rejected('not-sent'));
    valueOf(await fulfilOrder(where().db, order, now));
    expect(await ask(order, 'return', 'all', later(31.5 * DAY))).toEqual(rejected('too-late'));
    valueOf(await ask(order, 'return', 'all', later(31 * DAY - 1)));
  });

  itOnce('the right to withdraw ends after 14 days from the last promised day', async () => {
    const order = await sent([1]);
    const { latest_delivery_if_delayed: last } = await findKnownOrder(where().db, order);
    const end = Date.parse(last) + 15.5 * DAY;
    expect(new Date(last).getUTCDay()).toBe(5); // 14 days later is no weekend
    expect(await ask(order, 'withdrawal', [one], new Date(end))).toEqual(rejected('too-late'));
    valueOf(await ask(order, 'withdrawal', [one], new Date(end - 1)));
  });

  it('the right to withdraw does not end before the order is sent, and counts from that day after the promised one', async () => {
    const { db } = where();
    const order = await paid([2]);
    const { latest_delivery_if_delayed: promised } = await findKnownOrder(db, order);
    // A Wednesday, so that 14 days later is no weekend.
    const sentAt = new Date(Date.parse(promised) + 40 * DAY);
    expect(sentAt.getUTCDay()).toBe(3);
    valueOf(await ask(order, 'withdrawal', [one], sentAt));
    valueOf(await fulfilOrder(db, order, sentAt));
    const end = sentAt.getTime() + 15.5 * DAY;
    expect(await ask(order, 'withdrawal', [one], new Date(end))).toEqual(rejected('too-late'));
    valueOf(await ask(order, 'withdrawal', [one], new Date(end - 1)));
  });

  it('a withdrawal whose refund failed gets no shipping that another withdrawal has got since', async () => {
    const { db } = where();
    const order = await paid([2]);
    const { total_cents: total } = await findKnownOrder(db, order);
    // Express: $30.00 more than the standard service.
    const express = { shipping_cents: 49_95, total_cents: total + 30_00 };
    await db.updateTable('orders').set(express).where('number', '=', order).execute();
    bank.answers = 'pending';
    const first = valueOf(await ask(order, 'withdrawal', [one]));
    valueOf(await payBack(order, first));
    const [made] = await refundsOf(db, order);
    const last = valueOf(await ask(order, 'withdrawal', [one]));
    valueOf(await payBack(order, last));
    expect((await found(last)).value_cents).toBe(33_33 + 19_95);
    const failed = { id: made?.key, key: made?.key, provider: 'test', state: 'failed', amountCents: 33_33 } as const;
    await recordRefund(db, refundUpdate(await findKnownOrder(db, order), failed), later(DAY));
    valueOf(await payBack(order, first, undefined, later(2 * DAY)));
    expect((await found(first)).value_cents).toBe(33_33);
    expect(await findKnownOrder(db, order)).toMatchObject({ refunded_cents: 66_66 + 19_95 });
  });

  itOnce('the policy’s final sales are refused for a return, and open to a withdrawal', async () => {
    const order = await sent([1, 1]);
    expect(await ask(order, 'return', [{ watch: 'xerix/2', units: 1 }])).toEqual(rejected('no-units'));
    const other = valueOf(await ask(order, 'return'));
    expect((await found(other)).lines).toEqual([{ return_number: other, line: 0, units: 1 }]);
    valueOf(await step('return', other, { event: 'refuse', answer: 'It is worn.' }));
    expect(await ask(order, 'return')).toEqual(rejected('final-sale'));
    valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/2', units: 1 }]));
  });

  it('a return goes through its states, is refunded in part, then in full, and its units come back to the stock', async () => {
    const order = await sent([2], 'US');
    const stock = () =>
      where().db.selectFrom('stock').select('available').where('watch', '=', 'xerix/1').executeTakeFirstOrThrow();
    const { available } = await stock();
    const number = valueOf(await ask(order, 'return', [one]));
    expect(await payBack(order, number)).toEqual(rejected('return-state', { returnState: 'requested' }));
    expect(await step('withdrawal', number, { event: 'send' })).toEqual(rejected('no-such-return'));
    valueOf(await step('return', number, { event: 'accept', answer: 'Pack it well.' }));
    valueOf(await step('return', number, { event: 'send' }));
    valueOf(await step('return', number, { event: 'receive', saleable: true }));
    expect((await stock()).available).toBe(available + 1);
    expect(await step('return', number, { event: 'receive', saleable: true })).toMatchObject(rejected('return-state'));
    valueOf(await step('return', number, { event: 'inspect', answer: '' }));
    expect(await payBack(order, number, 33_34)).toEqual(rejected('refund-too-much', { leftCents: 33_33 }));
    expect(valueOf(await payBack(order, number, 10_00))).toBe('fulfilled');
    expect((await found(number)).state).toBe('refunded-in-part');
    expect(await refund(order, { kind: 'line', line: 1, units: 2 })).toEqual(rejected('no-such-line'));
    expect(valueOf(await payBack(order, number))).toBe('fulfilled');
    expect(await found(number)).toMatchObject({ state: 'refunded', answer: 'Pack it well.' });
    expect((await findKnownOrder(where().db, order)).refunded_cents).toBe(33_33);
    expect((await returnHistoryOf(where().db, number)).map(({ event }) => event)).toEqual([
      ...['request', 'accept', 'send', 'receive', 'inspect', 'refund-part', 'refund'],
    ]);
    expect(await ask(order, 'return', [{ ...one, units: 2 }])).toEqual(rejected('no-units'));
    valueOf(await ask(order, 'return', [one]));
  });

  itOnce(
    'the owner’s refund of a line pays no unit of an open request, and a later request no unit of that refund',
    async () => {
      const order = await sent([2]);
      valueOf(await ask(order, 'return', [one]));
      expect(await refund(order, { kind: 'line', line: 1, units: 2 })).toEqual(rejected('no-such-line'));
      valueOf(await refund(order, { kind: 'line', line: 1 }));
      expect((await findKnownOrder(where().db, order)).refunded_cents).toBe(33_33);
      expect(await ask(order, 'withdrawal', [{ ...one, units: 2 }])).toEqual(rejected('no-units'));
      valueOf(await ask(order, 'withdrawal', [one]));
    },
  );

  itOnce(
    'an order cannot be packed or sent when the owner refunded one unit and the shopper withdraws from the rest',
    async () => {
      const order = await paid([1, 1]);
      valueOf(await refund(order, { kind: 'line', line: 2 }));
      valueOf(await ask(order, 'withdrawal'));
      expect(await packOrder(where().db, order, now)).toEqual(rejected('order-withdrawn'));
      expect(await fulfilOrder(where().db, order, now)).toEqual(rejected('order-withdrawn'));
    },
  );

  it('a withdrawal takes over units of a return under way and cancels a return that keeps none', async () => {
    const order = await sent([2]);
    const back = valueOf(await ask(order, 'return', [{ ...one, units: 2 }]));
    valueOf(await ask(order, 'withdrawal', [one]));
    expect(await found(back)).toMatchObject({ state: 'requested', lines: [{ units: 1 }] });
    valueOf(await ask(order, 'withdrawal', [one]));
    expect((await found(back)).state).toBe('cancelled');
    expect(await ask(order, 'return', [one])).toEqual(rejected('no-units'));
  });

  itOnce('a refund that fails later gives a request its state back, and the refund can be repeated', async () => {
    const order = await sent([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    valueOf(await payBack(order, number));
    const [made] = await where().db.selectFrom('refunds').selectAll().where('order_number', '=', order).execute();
    const failed = { key: made?.key, id: made?.id ?? '', amountCents: made?.amount_cents, state: 'failed' } as const;
    await step('withdrawal', number, { event: 'receive', saleable: false });
    await recordRefund(where().db, refundUpdate(await findKnownOrder(where().db, order), failed), later(1000));
    expect(await found(number)).toMatchObject({ state: 'received', state_before_refund: null });
    expect(valueOf(await payBack(order, number, undefined, later(2 * 60_000)))).toBe('refunded');
    expect((await found(number)).state).toBe('refunded');
  });

  // Verifies docs/product.md 36.3, 36.4.
  it('a refund that is pending at the bank counts: a return pays its rest once, and no line or new return pays it again', async () => {
    const { db } = where();
    const order = await sent([3, 1, 1], 'US');
    const number = valueOf(await ask(order, 'return', [{ ...one, units: 2 }]));
    valueOf(await step('return', number, { event: 'accept', answer: '' }));
    valueOf(await step('return', number, { event: 'receive', saleable: false }));
    valueOf(await step('return', number, { event: 'inspect', answer: '' }));
    const { token } = await findKnownOrder(db, order);
    const shown = async () => (await findOrderReturns(db, token, now))?.requests.map((each) => each.refundedCents);
    bank.answers = 'pending';
    valueOf(await payBack(order, number, 10_00));
    expect([(await found(number)).state, await shown()]).toEqual(['refunded-in-part', [10_00]]);
    const rest = { kind: 'return', number } as const;
    expect(valueOf(await previewRefund(db, order, rest)).cents).toBe(56_66);
    expect(await payBack(order, number, 56_67)).toEqual(rejected('refund-too-much', { leftCents: 56_66 }));
    valueOf(await payBack(order, number));
    expect([(await found(number)).state, await shown()]).toEqual(['refunded', [66_66]]);
    expect(await payBack(order, number, undefined, later(61_000))).toMatchObject(rejected('return-state'));

    valueOf(await refund(order, { kind: 'line', line: 1 }));
    expect(await refund(order, { kind: 'line', line: 1 }, later(61_000))).toEqual(rejected('no-such-line'));
    expect(await ask(order, 'return', [one])).toEqual(rejected('no-units'));
    const made = await db
      .selectFrom('refunds')
      .selectAll()
      .where('order_number', '=', order)
      .orderBy('amount_cents')
      .execute();
    expect(made.map(({ amount_cents: cents, state }) => [cents, state])).toEqual([
      [10_00, 'pending'],
      [33_33, 'pending'],
      [56_66, 'pending'],
    ]);
    for (const { key, id, amount_cents: amountCents } of made)
      await recordRefund(
        db,
        refundUpdate(await findKnownOrder(db, order), { key, id: id ?? '', amountCents }),
        later(1000),
      );
    expect([(await found(number)).state, await shown()]).toEqual(['refunded', [66_66]]);
    expect(await findKnownOrder(db, order)).toMatchObject({ state: 'fulfilled', refunded_cents: 99_99 });
  });

  itOnce('an open dispute refuses returns and holds refunds, and a lost one settles what is open', async () => {
    const order = await sent([2]);
    const back = valueOf(await ask(order, 'return', [one]));
    const details = await findKnownOrder(where().db, order);
    await recordDispute(where().db, disputeUpdate(details), now);
    expect(await ask(order, 'return', [one])).toMatchObject(rejected('order-disputed'));
    const number = valueOf(await ask(order, 'withdrawal', [one]));
    expect(await payBack(order, number)).toMatchObject(rejected('order-disputed'));
    await recordDispute(
      where().db,
      disputeUpdate(details, { state: 'lost', reportedAt: later(1000).toISOString() }),
      later(1000),
    );
    expect([(await found(back)).state, (await found(number)).state]).toEqual(['refunded', 'refunded']);
    expect((await findKnownOrder(where().db, order)).refunded_cents).toBe(0);
  });
});

onSqlite((where) => {
  collectLog();
  const { ask, sent, paid, found, step } = returnsAt(where);
  const linesOf = async (number: Parameters<typeof found>[0]) => {
    const { state, lines } = await found(number);
    return [state, ...lines.map(({ line, units }) => [line, units])];
  };

  it('a withdrawal takes the units that no return has first, and then those of the newest return', async () => {
    const order = await sent([4]);
    const older = valueOf(await ask(order, 'return', [one]));
    const newer = valueOf(await ask(order, 'return', [{ ...one, units: 2 }], later(1)));
    valueOf(await ask(order, 'withdrawal', [one], later(2)));
    expect([await linesOf(older), await linesOf(newer)]).toEqual([
      ['requested', [0, 1]],
      ['requested', [0, 2]],
    ]);
    valueOf(await ask(order, 'withdrawal', [one], later(3)));
    expect([await linesOf(older), await linesOf(newer)]).toEqual([
      ['requested', [0, 1]],
      ['requested', [0, 1]],
    ]);
    valueOf(await ask(order, 'withdrawal', 'all', later(4)));
    expect([(await found(older)).state, (await found(newer)).state]).toEqual(['cancelled', 'cancelled']);
  });

  // Verifies docs/product.md 36.4, 36.7 (sending proven), 36.8 (acknowledgement).
  it('a withdrawal from goods that are on their way keeps their sending, and asks for no goods', async () => {
    const { db } = where();
    const order = await sent([2]);
    const back = valueOf(await ask(order, 'return', 'all'));
    valueOf(await step('return', back, { event: 'accept', answer: '' }));
    valueOf(await step('return', back, { event: 'send', tracking: '1Z 999' }));
    const number = valueOf(await ask(order, 'withdrawal', 'all', later(5)));
    const withdrawal = await found(number);
    expect(withdrawal).toMatchObject({ state: 'sent', tracking: '1Z 999', sent_at: now.toISOString() });
    expect(withdrawalDue(withdrawal)).toBe('2026-12-04');
    const { text_body: text } = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('id', '=', `return:${order}:${number}:request`)
      .executeTakeFirstOrThrow();
    expect(text).toContain(returnMailCopy.send.arrival);
    expect(text).toContain('1Z 999');
    expect(text).not.toContain('Please send');
  });

  // Verifies docs/product.md 36.4.
  it('a withdrawal of more units than are on their way has to be sent', async () => {
    const order = await sent([3]);
    const back = valueOf(await ask(order, 'return', [one]));
    valueOf(await step('return', back, { event: 'accept', answer: '' }));
    valueOf(await step('return', back, { event: 'send', tracking: '1Z 999' }));
    const rest = valueOf(await ask(order, 'withdrawal', [one]));
    expect(await found(rest)).toMatchObject({ state: 'requested', tracking: '', sent_at: null });
    const both = valueOf(await ask(order, 'withdrawal', [{ ...one, units: 2 }]));
    expect(await found(both)).toMatchObject({ state: 'requested', tracking: '', sent_at: null });
  });

  // Verifies docs/product.md 36.5.
  it('a return that is sent twice within a minute is entered once, and later again', async () => {
    const { db } = where();
    const order = await sent([3, 1], 'US');
    const { token } = await findKnownOrder(db, order);
    const press = async (at: Date, units = 1, reason = '') => {
      const items = [{ watch: 'xerix/1', units }] as const;
      return valueOf(await askFromOrderPage(db, { order: token, kind: 'return', items, reason }, at));
    };
    const first = await press(now);
    expect(await Promise.all([press(later(1)), press(later(59_999))])).toEqual([first, first]);
    expect(await returnsOf(db, order)).toHaveLength(1);
    expect(await press(later(2), 1, 'Too large.')).not.toBe(first);
    expect(await press(later(60_000))).not.toBe(first);
    expect(await returnsOf(db, order)).toHaveLength(3);
  });

  // Verifies docs/product.md 36.5.
  it('a guest’s return of all that is left is entered once, without a mail of rejection, and a part beside it', async () => {
    const { db } = where();
    const order = await sent([2, 1], 'US');
    const person = { website: '', filledForMs: Infinity };
    const press = (items: ReturnItems, at: Date) =>
      askReturnAsGuest(db, { number: order, email: 'ada@example.com', items, reason: '' }, person, at);
    await press([one], now);
    await press([one], later(1));
    await press('all', later(2));
    await press('all', later(3));
    expect((await returnsOf(db, order)).map(({ lines }) => lines.map(({ units }) => units))).toEqual([[1], [1]]);
    const rejections = db.selectFrom('outbox').select('id').where('id', 'like', 'return-rejected:%');
    expect(await rejections.execute()).toEqual([]);
    await press('all', later(60_002));
    expect(await rejections.execute()).toHaveLength(1);
  });

  it('an order whose withdrawal the owner has refused can be sent', async () => {
    const order = await paid([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    expect(await packOrder(where().db, order, now)).toEqual(rejected('order-withdrawn'));
    valueOf(await step('withdrawal', number, { event: 'refuse', answer: 'You asked to send it.' }));
    expect(valueOf(await packOrder(where().db, order, now))).toBe('first');
  });

  it('a withdrawal of one line leaves the other line of a return', async () => {
    const order = await sent([1, 1, 1], 'DE');
    const both = valueOf(await ask(order, 'return', [one, { watch: 'xerix/3', units: 1 }]));
    valueOf(await ask(order, 'withdrawal', [one]));
    expect(await linesOf(both)).toEqual(['requested', [2, 1]]);
  });

  it('units of one watch in two items add up, and an unknown watch or too many units enter nothing', async () => {
    const order = await sent([2, 1, 1]);
    const withdraw = (...items: { watch: 'xerix/1' | 'xerix/3' | 'timex/1'; units: number }[]) =>
      ask(order, 'withdrawal', items);
    expect(await withdraw(one, one, one)).toEqual(rejected('no-units'));
    expect(await withdraw(one, { watch: 'timex/1', units: 1 })).toEqual(rejected('no-units'));
    expect(await withdraw()).toEqual(rejected('no-units'));
    expect(await returnsOf(where().db, order)).toEqual([]);
    expect(await linesOf(valueOf(await withdraw(one, one, { watch: 'xerix/3', units: 1 })))).toEqual([
      'requested',
      [0, 2],
      [2, 1],
    ]);
  });

  it('the right to withdraw counts from the day of delivery, which the promised day does not shorten', async () => {
    const { db } = where();
    const order = await sent([1]);
    const { latest_delivery_if_delayed: promised } = await findKnownOrder(db, order);
    // A Tuesday a week after the promised Friday, so that the last day is no weekend.
    const delivered = new Date(Date.parse(promised) + 11 * DAY);
    valueOf(await recordDelivery(db, order, delivered.toISOString().slice(0, 10), delivered));
    const end = delivered.getTime() + 15.5 * DAY;
    expect(await ask(order, 'withdrawal', [one], new Date(end))).toEqual(rejected('too-late'));
    valueOf(await ask(order, 'withdrawal', [one], new Date(end - 1)));
  });

  it('a step keeps the answer of an earlier one, and a parcel’s number is that of the step', async () => {
    const order = await sent([1], 'US');
    const number = valueOf(await ask(order, 'return'));
    valueOf(await step('return', number, { event: 'accept', answer: 'Pack it well.' }));
    valueOf(await step('return', number, { event: 'send', tracking: 'A1' }));
    valueOf(await step('return', number, { event: 'receive', saleable: false }));
    valueOf(await step('return', number, { event: 'inspect', answer: '' }));
    expect(await found(number)).toMatchObject({ tracking: 'A1', answer: 'Pack it well.', restocked: 0 });
  });
});

it.each([
  ['never left', null, null, null, '2026-12-04'],
  ['left a millisecond later', '2026-11-20T12:00:00.001Z', null, null, '2026-12-04'],
  ['left at the same time', '2026-11-20T12:00:00.000Z', null, null, undefined],
  ['are sent back at once', '2026-11-19T12:00:00.000Z', '2026-11-20T13:00:00.000Z', null, '2026-12-04'],
  [
    'arrive after their proof',
    '2026-11-19T12:00:00.000Z',
    '2026-12-06T09:00:00.000Z',
    '2026-12-08T09:00:00.000Z',
    '2026-12-06',
  ],
  [
    'arrive before their proof',
    '2026-11-19T12:00:00.000Z',
    '2026-12-08T09:00:00.000Z',
    '2026-12-06T09:00:00.000Z',
    '2026-12-06',
  ],
] as const)('withdrawalDue of goods that %s', (_, order_sent_at, sent_at, received_at, due) => {
  expect(withdrawalDue({ created_at: '2026-11-20T12:00:00.000Z', order_sent_at, sent_at, received_at })).toBe(due);
});
