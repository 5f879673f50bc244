// Verifies docs/product.md 27.1.
import { deskRetentionDays, retentionDays } from '@/data/retention-days';
import { watchKey } from '@/domain/watch-key';
import { saveAddress } from '@/server/accounts/change-book';
import { findInvoice, invoicePdf, invoicesOf } from '@/server/invoices/read';
import { openBook } from '@/server/accounts/read-book';
import { keepContactMessage } from '@/server/messages/messages';
import { subscribe, unsubscribe } from '@/server/newsletter/newsletter';
import { attachPaymentSession, cancelOrder, expireOrder, recordPaymentEvent } from '@/server/orders/change';
import { recordDispute } from '@/server/orders/record-dispute';
import { enqueueMail } from '@/server/notifications/outbox';
import { disputeUpdate, now, paidOrder, place, paymentEvent } from '@/server/testing/checkout';
import { savedAddress } from '@/server/testing/member';
import { onEachEngine, onSqlite } from '@/server/testing/engines';
import { subscribeToBackInStock } from '@/server/stock/back-in-stock-subscriptions';
import { setStock } from '@/server/stock/set-stock';
import { forgetOldRecords } from './forget-old';

const DAY = 24 * 60 * 60_000;
const person = { website: '', filledForMs: 5000 };
const at = now.toISOString();

onEachEngine((where) => {
  const forget = (ms: number) =>
    forgetOldRecords(where().db, new Date(now.getTime() + ms), new AbortController().signal);
  const numbers = async () =>
    (await where().db.selectFrom('orders').select('number').execute()).map(({ number }) => number).sort();
  const count = async (
    table: 'outbox' | 'subscribers' | 'contact_messages' | 'back_in_stock_subscriptions' | 'saved_addresses',
  ) => (await where().db.selectFrom(table).selectAll().execute()).length;

  /** Expects no deletion a millisecond before the term ends, and `goes` deletions after it, once. */
  async function goesAfter(days: number, goes = 1): Promise<void> {
    expect(await forget(days * DAY - 1)).toBe(0);
    expect(await forget(days * DAY)).toBe(goes);
    expect(await forget(days * DAY)).toBe(0);
  }

  // Verifies docs/product.md 35.11.
  it('forgetOldRecords empties a document at the end of the tenth year after its year, and keeps number and sums', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const facts = await findInvoice(db, order.token);
    if (!facts) throw new Error('The order has no invoice.');
    await invoicePdf(db, facts, now);
    const forgetAt = (time: string) => forgetOldRecords(db, new Date(time), new AbortController().signal);
    await forgetAt('2036-12-31T23:59:59.999Z');
    expect(await findInvoice(db, order.token)).toEqual(facts);
    await forgetAt('2037-01-01T00:00:00.000Z');
    expect(await findInvoice(db, order.token)).toBeUndefined();
    expect((await invoicesOf(db, [order.number])).get(order.number)).toEqual([]);
    expect(await db.selectFrom('invoices').select(['number', 'country', 'total_cents', 'facts']).execute()).toEqual([
      { number: '2026-000001', country: 'US', total_cents: 398_00, facts: '' },
    ]);
    expect(await db.selectFrom('invoice_files').select('number').execute()).toEqual([]);
  });

  it('forgetOldRecords deletes every kind of unpaid order with all its parts', async () => {
    const { db } = where();
    const yesterday = new Date(now.getTime() - DAY);
    const placed = () => place(db, {}, { now: yesterday });
    const [cancelled, expired, failed, stillFailed] = [await placed(), await placed(), await placed(), await placed()];
    await attachPaymentSession(db, expired.number, 'test', 'session-1');
    await db
      .insertInto('test_payments')
      .values({ session: 'session-1', order_number: expired.number, state: 'ended', settles_at: null })
      .execute();
    await cancelOrder(db, cancelled.number, 'shopper', now);
    for (const order of [failed, stillFailed])
      await recordPaymentEvent(db, paymentEvent(order, { event: 'payment-failed' }), yesterday);
    for (const { number } of [expired, failed]) await expireOrder(db, number, now);
    await goesAfter(retentionDays.closedUnpaidOrders, 3);
    // The payment of the failed order has not expired yet.
    expect(await numbers()).toEqual([stillFailed.number]);
    for (const table of ['order_lines', 'order_history', 'payment_events', 'test_payments'] as const) {
      const left = await db.selectFrom(table).select('order_number').execute();
      expect(left.filter(({ order_number: number }) => number !== stillFailed.number)).toEqual([]);
    }
  });

  it('forgetOldRecords keeps open and paid orders, and orders that a payment refers to', async () => {
    const { db } = where();
    const pending = await place(db);
    const { order: paid } = await paidOrder(db);
    const held = [];
    for (let index = 0; index < 6; index += 1) held.push(await place(db));
    for (const { number } of held) await cancelOrder(db, number, 'shopper', now);
    const [wrong, refunded, disputed, sent, unmatched, code] = held.map(({ number }) => number);
    if (!wrong || !refunded || !disputed || !sent || !unmatched || !code) throw new Error('Expected six orders.');
    const money = { amount_cents: 1, currency: 'usd' };
    await db
      .insertInto('payment_events')
      .values({
        ...money,
        provider: 'test',
        id: 'e',
        order_number: wrong,
        event: 'payment-succeeded',
        outcome: 'wrong-amount',
        received_at: at,
      })
      .execute();
    const times = { created_at: at, changed_at: at };
    const none = { id: null, payment_reference: null, request: null, line: null, units: null };
    await db
      .insertInto('refunds')
      .values({ ...money, ...none, ...times, key: 'r', provider: 'test', order_number: refunded, state: 'succeeded' })
      .execute();
    await db
      .insertInto('disputes')
      .values({
        ...money,
        provider: 'test',
        id: 'd',
        order_number: disputed,
        payment_reference: null,
        state: 'lost',
        reason: 'fraudulent',
        evidence_due_by: null,
        created_at: at,
        reported_at: at,
      })
      .execute();
    await db
      .insertInto('parcels')
      .values({ order_number: sent, revision: 0, carrier: 'USPS', tracking_number: '1', recorded_at: at })
      .execute();
    await db
      .insertInto('unmatched_payments')
      .values({
        provider: 'stripe',
        id: 'o',
        payment: unmatched,
        livemode: 0,
        event: '{}',
        received_at: at,
        matched_at: at,
      })
      .execute();
    await db.updateTable('promo_codes').set({ redeemed_by: code }).where('earned_by', '=', paid.number).execute();
    await db.deleteFrom('outbox').execute();
    expect(await forget(retentionDays.closedUnpaidOrders * DAY)).toBe(0);
    expect(await numbers()).toEqual([pending, paid, ...held].map(({ number }) => number).sort());
  });

  it('forgetOldRecords removes personal data of a paid order after ten years, unless a dispute is open', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { order: disputed } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(disputed), now);
    await db.updateTable('orders').set({ phone: '+1 212 555 0142' }).execute();
    await db.deleteFrom('outbox').execute();
    await goesAfter(retentionDays.orders);
    const rows = await db.selectFrom('orders').selectAll().orderBy('number').execute();
    const [emptied, whole] = [order, disputed].map(({ number }) => rows.find((row) => row.number === number));
    expect(whole).toMatchObject({ full_name: 'Ada <Byron>', email: 'ada@example.com' });
    const empty = {
      email: '',
      user_id: null,
      full_name: '',
      phone: '',
      address_line1: '',
      city: '',
      region: '',
      postal_code: '',
    };
    expect(emptied).toMatchObject({ ...empty, country: 'US', total_cents: order.total_cents, state: 'paid' });
    expect(await db.selectFrom('order_lines').select('name').execute()).toHaveLength(2);
  });

  it('forgetOldRecords deletes sent and expired mail and keeps pending mail', async () => {
    const { db } = where();
    const message = { to: 'ada@example.com', subject: 'A', text: 'a', html: 'a' };
    for (const id of ['sent', 'abandoned', 'waits']) await enqueueMail(db, id, message, now);
    await db.updateTable('outbox').set({ sent_at: at }).where('id', '=', 'sent').execute();
    await db.updateTable('outbox').set({ abandoned_at: at }).where('id', '=', 'abandoned').execute();
    expect(retentionDays.sentMail).toBe(retentionDays.abandonedMail);
    await goesAfter(retentionDays.sentMail, 2);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'waits' }]);
  });

  it('forgetOldRecords deletes answered messages and keeps unanswered ones', async () => {
    const { db } = where();
    for (const name of ['Ada', 'Grace'])
      await keepContactMessage(
        db,
        { name, email: `${name}@example.com`, subject: 'A strap', body: 'Does it fit?' },
        person,
        now,
      );
    await db.updateTable('contact_messages').set({ answered_at: at }).where('name', '=', 'Ada').execute();
    await goesAfter(retentionDays.answeredMessages);
    expect(await db.selectFrom('contact_messages').select('name').execute()).toEqual([{ name: 'Grace' }]);
  });

  it('forgetOldRecords deletes unconfirmed and unsubscribed addresses and keeps subscribers', async () => {
    const { db } = where();
    for (const name of ['pending', 'confirmed', 'unsubscribed'])
      await subscribe(db, `${name}@example.com`, person, now);
    for (const state of ['confirmed', 'unsubscribed'] as const)
      await db.updateTable('subscribers').set({ state }).where('email', '=', `${state}@example.com`).execute();
    await unsubscribe(db, 'unknown', now);
    expect(retentionDays.unconfirmedSubscribers).toBe(retentionDays.endedSubscribers);
    await goesAfter(retentionDays.endedSubscribers, 2);
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([{ email: 'confirmed@example.com' }]);
  });

  it('forgetOldRecords deletes back-in-stock subscriptions after a year', async () => {
    const { db } = where();
    await setStock(db, 'xerix/1', { to: 0 }, now);
    await db.deleteFrom('outbox').execute();
    await subscribeToBackInStock(db, { watch: 'xerix/1', email: 'ada@example.com' }, person, now);
    await goesAfter(retentionDays.backInStockSubscriptions);
    expect(await count('back_in_stock_subscriptions')).toBe(0);
  });

  it('forgetOldRecords deletes an address book that was neither read nor changed for its term', async () => {
    const { db } = where();
    const save = (userId: string) => saveAddress(db, { userId }, { ...savedAddress, isFirst: false }, now);
    await save('ada');
    await save('grace');
    await openBook(db, { userId: 'grace' }, new Date(now.getTime() + DAY));
    await goesAfter(retentionDays.addressBooks);
    expect(await db.selectFrom('address_books').select('user_id').execute()).toEqual([{ user_id: 'grace' }]);
    expect(await count('saved_addresses')).toBe(1);
  });

  it('forgetOldRecords processes many batches, and stops between two when its signal aborts', async () => {
    const { db } = where();
    const waits = Array.from({ length: 450 }, (_, id) => ({
      watch: watchKey({ catalogue: 'xerix', id }),
      email: 'ada@example.com',
      created_at: at,
    }));
    await db.insertInto('back_in_stock_subscriptions').values(waits).execute();
    expect(await forgetOldRecords(db, new Date(now.getTime() + 366 * DAY), AbortSignal.abort())).toBe(0);
    expect(await count('back_in_stock_subscriptions')).toBe(450);
    expect(await forget(366 * DAY)).toBe(450);
    expect(await count('back_in_stock_subscriptions')).toBe(0);
  });
});

onSqlite((where) => {
  const email = 'owner@example.com';
  const ends = { created_at: at, expires_at: at };
  const request = { request_hash: 'a', session: null, status: null, response: null };
  const form = { actor: email, action: 'pack-order', request_hash: 'a', fields: '{}', outcome: null };

  it.each<[string, number, () => { execute: () => Promise<unknown> }]>([
    [
      'an invitation',
      deskRetentionDays.invitations,
      () =>
        where()
          .db.insertInto('desk_invitations')
          .values({ ...ends, token_hash: 'a', email, used_at: null }),
    ],
    [
      'a sign-in',
      deskRetentionDays.sessions,
      () =>
        where()
          .db.insertInto('desk_sessions')
          .values({ ...ends, token_hash: 'a', id: 'a', email, passkey: 'a', device: 'a', confirmed_at: at }),
    ],
    [
      'a device',
      deskRetentionDays.devices,
      () =>
        where()
          .db.insertInto('desk_devices')
          .values({ ...ends, token_hash: 'a', email }),
    ],
    [
      'a challenge',
      deskRetentionDays.challenges,
      () =>
        where().db.insertInto('desk_challenges').values({ challenge: 'a', purpose: 'enrol', email, expires_at: at }),
    ],
    [
      'a form',
      deskRetentionDays.requests,
      () =>
        where()
          .db.insertInto('desk_requests')
          .values({ ...form, key: 'a', created_at: at }),
    ],
    [
      'an audit row',
      deskRetentionDays.auditLog,
      () =>
        where()
          .db.insertInto('audit_log')
          .values({ id: 'a', at, actor: email, action: 'a', subject: 'a', details: '' }),
    ],
    [
      'a request of an agent',
      retentionDays.agentRequests,
      () =>
        where()
          .db.insertInto('agent_requests')
          .values({ ...request, key_hash: 'a', created_at: at }),
    ],
  ])('forgetOldRecords deletes %s after %i days, and not a millisecond before', async (_, days, row) => {
    await row().execute();
    const forget = (ms: number) =>
      forgetOldRecords(where().db, new Date(now.getTime() + ms), new AbortController().signal);
    expect([await forget(days * DAY - 1), await forget(days * DAY), await forget(days * DAY)]).toEqual([0, 1, 0]);
  });
});
