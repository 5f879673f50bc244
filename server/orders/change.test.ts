// Verifies docs/product.md 14.5.
import fc from 'fast-check';
import { type OrderNumber } from '@/domain/order-number';
import {
  disputeUpdate,
  later,
  now,
  paidOrder,
  place,
  refundUpdate,
  tryToPlace,
  paymentEvent,
} from '@/server/testing/checkout';
import { rejected } from '@/server/testing/results';
import { accept } from '@/domain/result';
import { isLongRun } from '@/domain/testing/long-tests';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { expireOrders } from '@/server/payments/expire';
import {
  attachPaymentSession,
  cancelOrder,
  expireOrder,
  fulfilOrder,
  markPaymentBegun,
  markPaymentSubmitted,
  type PaymentEvent,
  recordPaymentEvent,
} from './change';
import { findOrderByNumber, historyOf, listOrders, ordersOf } from './read';
import { recordDispute } from './record-dispute';
import { recordRefund } from './record-refund';

const DAY = 24 * 60 * 60 * 1000;

onEachEngine((where) => {
  const stateOf = async (number: OrderNumber) => (await findOrderByNumber(where().db, number))?.state;
  const mailIds = async () =>
    (await where().db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);

  itOnce('a repeated payment event marks an order paid once, with one code and one email', async () => {
    const { db } = where();
    const order = await place(db);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => recordPaymentEvent(db, paymentEvent(order, { reference: 'pi_1' }), now)),
    );
    expect(outcomes.sort()).toEqual(['applied', ...Array(19).fill('duplicate')]);
    expect(await recordPaymentEvent(db, paymentEvent(order, { id: 'other' }), now)).toBe('no-change');
    expect(await historyOf(db, order.number)).toMatchObject([
      { event: 'placed' },
      { sequence: 1, event: 'payment-succeeded', from_state: 'pending', to_state: 'paid', source: 'test' },
    ]);
    const found = await findOrderByNumber(db, order.number);
    expect(found).toMatchObject({ state: 'paid', payment_reference: 'pi_1' });
    expect(found?.earnedCode).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(await mailIds()).toEqual([`order-confirmation:${order.number}`]);
  });

  itOnce.each<[string, Partial<PaymentEvent>, string]>([
    ['another amount', { amountCents: 1 }, 'wrong-amount'],
    ['another currency', { currency: 'eur' }, 'wrong-amount'],
    ['an unknown order', { orderNumber: 'OH-00000000' }, 'unknown-order'],
  ])('a payment of %s changes nothing', async (_, change, outcome) => {
    const { db } = where();
    const order = await place(db);
    expect(await recordPaymentEvent(db, paymentEvent(order, change), now)).toBe(outcome);
    expect(await stateOf(order.number)).toBe('pending');
    expect(await mailIds()).toEqual([]);
  });

  itOnce('a failed payment applies to its order even if its session names another one', async () => {
    const { db } = where();
    const order = await place(db);
    const failed = paymentEvent(order, { event: 'payment-failed', sessionOrder: 'OH-00000000' });
    expect(await recordPaymentEvent(db, failed, now)).toBe('applied');
  });

  itOnce('an order accepts payments of one provider only', async () => {
    const { db } = where();
    const order = await place(db);
    const sessions = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attachPaymentSession(db, order.number, 'stripe', `cs_${index}`)),
    );
    expect(new Set(sessions).size).toBe(1);
    expect(await recordPaymentEvent(db, paymentEvent(order), now)).toBe('wrong-provider');
    await expect(attachPaymentSession(db, 'OH-1', 'stripe', 'cs')).rejects.toThrow('OH-1');
  });

  // Verifies docs/product.md 14.10 (late payment).
  itOnce('an expired order releases its code and claims it again when paid late', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const discounted = { promoCode: code, shownTotal: 318_40 };
    const order = await place(db, discounted);
    await expireOrders(db, [], later(DAY - 1));
    expect(await stateOf(order.number)).toBe('pending');
    await expireOrders(db, [], later(DAY));
    expect(await stateOf(order.number)).toBe('expired');
    const second = await place(db, discounted);
    await cancelOrder(db, second.number, 'shopper', now);
    expect(await recordPaymentEvent(db, paymentEvent(order), now)).toBe('applied');
    expect(await stateOf(order.number)).toBe('paid');
    expect(await tryToPlace(db, discounted)).toEqual(rejected('promo-code'));
  });

  it('delivery dates are recalculated only if the payment arrives on a later day', async () => {
    const { db } = where();
    const [prompt, late] = [await place(db), await place(db)];
    await recordPaymentEvent(db, paymentEvent(prompt), later(DAY / 2 - 1));
    // Paid on Monday instead of Friday: three to five business days from Monday, without Thanksgiving.
    await recordPaymentEvent(db, paymentEvent(late), later(3 * DAY));
    for (const [{ number }, dates] of [
      [prompt, ['2026-11-25', '2026-11-30', '2026-12-03']],
      [late, ['2026-11-27', '2026-12-01', '2026-12-04']],
    ] as const) {
      const found = await findOrderByNumber(db, number);
      expect([found?.earliest_delivery, found?.latest_delivery, found?.latest_delivery_if_delayed]).toEqual(dates);
    }
    const mail = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('id', '=', `order-confirmation:${late.number}`)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain(
      'Expected delivery: Fri, Nov 27 to Tue, Dec 1. Delays are possible: by Fri, Dec 4 at the latest.',
    );
    expect(mail.text_body).toContain('Deliver to:\nAda <Byron>\n1 Odd Street\nNew York, NY 10001\nUnited States\n');
  });

  itOnce('fulfilOrder accepts paid orders only', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const pending = await place(db);
    expect(await fulfilOrder(db, order.number, now)).toEqual(accept('fulfilled'));
    const still = (state: string) => rejected('order-state', { state });
    expect(await fulfilOrder(db, order.number, now)).toEqual(still('fulfilled'));
    expect(await fulfilOrder(db, pending.number, now)).toEqual(still('pending'));
    expect(await cancelOrder(db, order.number, 'shopper', now)).toEqual(still('fulfilled'));
    expect(await fulfilOrder(db, 'OH-1', now)).toEqual(rejected('unknown-order'));
    expect((await listOrders(db, 'fulfilled')).map(({ number }) => number)).toEqual([order.number]);
    expect(await listOrders(db)).toHaveLength(2);
  });

  itOnce('a refund is emailed once', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const refund = refundUpdate(order, { delivery: 'evt_1' });
    expect(await recordRefund(db, refund, now)).toBe('applied');
    expect(await recordRefund(db, refund, now)).toBe('duplicate');
    expect(await mailIds()).toEqual([`order-confirmation:${order.number}`, `refund:${order.number}`]);
  });

  const mailOf = (id: string) =>
    where()
      .db.selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body', 'html_body'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  itOnce('the confirmation email shows quantities, totals and the discount', async () => {
    const { db } = where();
    const { code: used } = await paidOrder(db);
    const order = await place(db, { promoCode: used, service: 'express', shownTotal: 348_35 });
    await recordPaymentEvent(db, paymentEvent(order), now);
    const mail = await mailOf(`order-confirmation:${order.number}`);
    expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: `Order ${order.number}: thank you` });
    expect(mail.text_body).toContain(
      '\n\n2 × Late Comet: $398.00\nYour code: −$79.60\nUSPS Priority Mail Express: $29.95\nTotal: $348.35\n\n',
    );
    expect(mail.html_body).toMatch(/>2 × Late Comet<\/td><td[^>]*>\$398\.00</);
    expect(mail.html_body).toMatch(/>Your code<\/td><td[^>]*>−\$79\.60</);
    expect(mail.text_body).toContain(`See your order:\nhttp://localhost:3000/thanks?order=${order.token}\n`);
  });

  it('the confirmation email without a code shows no discount, free shipping and the earned code', async () => {
    const { order, code } = await paidOrder(where().db);
    const { text_body: text } = await mailOf(`order-confirmation:${order.number}`);
    expect(text).toContain('\n\n2 × Late Comet: $398.00\nUSPS First Class: Free\nTotal: $398.00\n\n');
    expect(text).toContain(`20% off your next order, once, with the code ${code}.`);
  });

  itOnce('the confirmation email offers the earned code, not the used one', async () => {
    const { db } = where();
    const { code: used } = await paidOrder(db);
    const order = await place(db, { promoCode: used, shownTotal: 318_40 });
    await recordPaymentEvent(db, paymentEvent(order), now);
    const { earnedCode } = (await findOrderByNumber(db, order.number)) ?? {};
    const { text_body: text, html_body: html } = await mailOf(`order-confirmation:${order.number}`);
    // As read: an element keeps the code on one line.
    for (const body of [text, html.replaceAll(/<\/?span[^>]*>/g, '')]) {
      expect(body).toContain(`20% off your next order, once, with the code ${earnedCode}.`);
      expect(body).not.toContain(used);
    }
  });

  itOnce('the refund email goes to the order’s address with the paid sum', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const contact = { email: 'grace@example.com', fullName: 'Grace Hopper', phone: '' };
    const order = await place(db, { contact, promoCode: code, shownTotal: 318_40 });
    await recordPaymentEvent(db, paymentEvent(order), now);
    await recordRefund(db, refundUpdate(order), now);
    const mail = await mailOf(`refund:${order.number}`);
    expect(mail).toMatchObject({ recipient: 'grace@example.com', subject: `Refund for order ${order.number}` });
    expect(mail.text_body).toContain('We have refunded $318.40 to your original payment method.');
    expect(mail.text_body).toContain(`See your order:\nhttp://localhost:3000/thanks?order=${order.token}\n`);
  });

  // Verifies docs/product.md 14.10 (failed order, expired order).
  itOnce.each(['payment-failed', 'expire'] as const)(
    'a code can be used again after its order ended by %s',
    async (event) => {
      const { db } = where();
      const { code } = await paidOrder(db);
      const discounted = { promoCode: code, shownTotal: 318_40 };
      const order = await place(db, discounted);
      expect(await tryToPlace(db, discounted)).toEqual(rejected('promo-code-held'));
      expect(await recordPaymentEvent(db, paymentEvent(order, { event }), now)).toBe('applied');
      expect(await place(db, discounted)).toMatchObject({ discount_cents: 7960, total_cents: 31840 });
    },
  );

  it('a code used by another order stays with it when the first order is paid late', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const discounted = { promoCode: code, shownTotal: 318_40 };
    const first = await place(db, discounted);
    await recordPaymentEvent(db, paymentEvent(first, { event: 'payment-failed' }), now);
    const second = await place(db, discounted);
    expect(await recordPaymentEvent(db, paymentEvent(first), now)).toBe('applied');
    const holder = await db
      .selectFrom('promo_codes')
      .select('redeemed_by')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(holder.redeemed_by).toBe(second.number);
  });

  itOnce.each([
    ['in another currency', { currency: 'eur' }],
    ['of more than was paid', { amountCents: 398_01 }],
  ])('a refund %s does not count as refunded', async (_, change) => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect(await recordRefund(db, refundUpdate(order, change), now)).toBe('wrong-amount');
    expect(await findOrderByNumber(db, order.number)).toMatchObject({ state: 'paid', refunded_cents: 0 });
  });

  itOnce('ordersOf returns the account’s orders and guest orders of the verified address', async () => {
    const { db } = where();
    const mine = await place(db, {}, { userId: 'me' });
    const guest = await place(db, { contact: { email: 'Me@Example.com', fullName: 'Me', phone: '' } });
    await place(db, { contact: { email: 'me@example.com', fullName: 'Other', phone: '' } }, { userId: 'other' });
    const numbers = async (verifiedEmail?: string) =>
      (await ordersOf(db, { userId: 'me', verifiedEmail })).map(({ number }) => number).sort();
    expect(await numbers()).toEqual([mine.number]);
    expect(await numbers('me@example.com')).toEqual([mine.number, guest.number].sort());
  });

  itOnce('payment events lead to the same order in any sequence and number', async () => {
    const { db } = where();
    const kinds = ['payment-succeeded', 'payment-failed', 'payment-refunded', 'expire'] as const;
    const deliveries = fc
      .array(fc.constantFrom(...kinds), { maxLength: 6 })
      .chain((events) =>
        fc.tuple(
          fc.shuffledSubarray(events, { minLength: events.length }),
          fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(deliveries, async ([once, twice]) => {
        const ends = [];
        for (const events of [once, twice]) {
          const order = await place(db);
          for (const event of events) {
            if (event === 'payment-refunded') await recordRefund(db, refundUpdate(order), now);
            else await recordPaymentEvent(db, paymentEvent(order, { event }), now);
          }
          const changes = await historyOf(db, order.number);
          expect(changes.at(-1)?.to_state).toBe(await stateOf(order.number));
          ends.push(await stateOf(order.number));
        }
        expect(ends[1]).toBe(ends[0]);
      }),
      { numRuns: isLongRun ? 15 : 6 },
    );
  });
});

onSqlite((where) => {
  const found = ({ number }: { number: OrderNumber }) => findOrderByNumber(where().db, number);
  const lastChange = async ({ number }: { number: OrderNumber }) => (await historyOf(where().db, number)).at(-1);

  it('the history of a fulfilled order names the owner', async () => {
    const { order } = await paidOrder(where().db);
    await fulfilOrder(where().db, order.number, now);
    expect(await lastChange(order)).toMatchObject({ event: 'fulfil', source: 'owner' });
  });

  it('expireOrder expires unpaid orders past their expiry time only', async () => {
    const { db } = where();
    const order = await place(db);
    const { order: paid } = await paidOrder(db);
    await expireOrder(db, order.number, later(DAY - 1));
    expect(await found(order)).toMatchObject({ state: 'pending' });
    for (const { number } of [order, paid, { number: 'OH-1' as const }]) await expireOrder(db, number, later(DAY));
    expect(await lastChange(order)).toMatchObject({ event: 'expire', to_state: 'expired', source: 'clock' });
    expect(await found(paid)).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['tried', 0, 30],
    ['tried', 20, 30],
    ['under-way', 21, 31],
    ['under-way', 90, 100],
  ] as const)(
    'a payment that is %s after %i minutes keeps the units until %i minutes',
    async (progress, after, until) => {
      const { number } = await place(where().db);
      expect(await markPaymentBegun(where().db, number, progress, later(after * 60_000))).toBe(true);
      expect(await found({ number })).toMatchObject({ reserved_until: later(until * 60_000).toISOString() });
    },
  );

  it('a payment event without a payment id and mode keeps those of an earlier event', async () => {
    const order = await place(where().db);
    const failed = paymentEvent(order, { event: 'payment-failed', reference: 'pi_1', isLive: true });
    await recordPaymentEvent(where().db, failed, now);
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    expect(await found(order)).toMatchObject({ state: 'paid', payment_reference: 'pi_1', payment_livemode: 1 });
  });

  it('a payment belongs to another order by the session of that order, and not by its payment id at another provider', async () => {
    const { db } = where();
    const [first, second, third] = [await place(db), await place(db), await place(db)];
    await attachPaymentSession(db, first.number, 'test', 'session-1');
    await recordPaymentEvent(db, paymentEvent(second, { provider: 'stripe', reference: 'pi_1' }), now);
    const report = (change: Partial<PaymentEvent>) => recordPaymentEvent(db, paymentEvent(third, change), now);
    expect(await report({ id: 'a', session: 'session-1' })).toBe('other-order');
    expect(await report({ id: 'b', session: 'session-2', reference: 'pi_1' })).toBe('applied');
  });

  it('a payment that fails after its order was refunded issues no document', async () => {
    const { db } = where();
    const order = await place(db);
    await recordRefund(db, refundUpdate(order), now);
    expect(await recordPaymentEvent(db, paymentEvent(order, { event: 'payment-failed' }), now)).toBe('applied');
    expect(await found(order)).toMatchObject({ state: 'refunded', state_before_refund: 'failed' });
    expect(await db.selectFrom('invoices').select('number').execute()).toEqual([]);
  });

  it('markPaymentSubmitted marks a pending order only', async () => {
    const { db } = where();
    const [{ order: paid }, pending] = [await paidOrder(db), await place(db)];
    for (const { number } of [paid, pending]) await markPaymentSubmitted(db, number, later(1));
    expect(await found(paid)).toMatchObject({ payment_submitted_at: null, expires_at: paid.expires_at });
    expect(await found(pending)).toMatchObject({ payment_submitted_at: later(1).toISOString() });
  });

  it('cancelOrder accepts an unpaid order with an open dispute', async () => {
    const order = await place(where().db);
    await recordDispute(where().db, disputeUpdate(order), now);
    expect(await cancelOrder(where().db, order.number, 'shopper', now)).toEqual(accept('cancelled'));
  });

  it('a failed payment is recorded without a check of its amount', async () => {
    const order = await place(where().db);
    const failed = paymentEvent(order, { event: 'payment-failed', amountCents: 0 });
    expect(await recordPaymentEvent(where().db, failed, now)).toBe('applied');
    expect(await found(order)).toMatchObject({ state: 'failed' });
  });

  it.each([
    [undefined, null],
    [true, 1],
    [false, 0],
  ])('payment_livemode stores the event’s isLive value: %s', async (isLive, kept) => {
    const order = await place(where().db);
    await recordPaymentEvent(where().db, paymentEvent(order, { isLive }), now);
    expect(await found(order)).toMatchObject({ payment_livemode: kept });
  });
});
