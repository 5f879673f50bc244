// Verifies docs/product.md 25.6, 45.13 (subscription).
import { publishedRecords, sharePublishedRecords } from '@/data/catalogue/published-records';
import { inLanguage } from '@/domain/testing/in-language';
import { cancelOrder, recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { now, later, paymentEvent, place, refundUpdate } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { announceStock } from './announce-stock';
import { setAvailableUnits } from './lock';
import { RESERVED_MS } from './reservation-bounds';
import { setStock } from './set-stock';
import { stockLines } from './stock-lines';
import {
  notifyOfAvailableWatches,
  subscribeToBackInStock,
  unsubscribeFromBackInStock,
} from './back-in-stock-subscriptions';

const watch = 'xerix/1';
const person = { website: '', filledForMs: 5000 };

onEachEngine((where) => {
  afterEach(() => sharePublishedRecords(undefined));

  const subscribe = (email: string, traces = person, at = now) =>
    subscribeToBackInStock(where().db, { watch, email }, traces, at);
  const put = (to: number) => setStock(where().db, watch, { to }, now);
  const subscriptions = () => where().db.selectFrom('back_in_stock_subscriptions').selectAll().execute();
  const mails = async () =>
    where()
      .db.selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .where('id', 'like', 'back-in-stock:%')
      .orderBy('recipient')
      .execute();

  itOnce('a restocked watch emails each subscriber once and deletes the subscriptions', async () => {
    await put(0);
    await subscribe('Ada@example.com');
    await subscribe('ada@example.com', person, later(60_000));
    await subscribe('grace@example.com');
    expect(await mails()).toEqual([]);
    expect((await subscriptions()).map((one) => one.created_at)).toEqual(Array(2).fill(now.toISOString()));
    expect(await stockLines(where().db, watch)).toMatchObject([{ available: 0, subscriptions: 2 }]);
    await put(2);
    await put(0);
    await put(3);
    const [ada, grace, ...others] = await mails();
    expect([ada?.recipient, grace?.recipient, others]).toEqual(['ada@example.com', 'grace@example.com', []]);
    expect(ada?.subject).toBe('Xeric Slow Meridian is back in stock');
    expect(ada?.text_body).toContain('See the watch:\nhttp://localhost:3000/all/xerix/1\n');
    expect(ada?.text_body).toContain('http://localhost:3000/back-in-stock?watch=xerix/1');
    expect(await subscriptions()).toEqual([]);
  });

  itOnce('a repeated subscription takes the language of its last form', async () => {
    await put(0);
    await subscribe('ada@example.com');
    const german = await inLanguage('de', () => import('./back-in-stock-subscriptions'));
    await german.subscribeToBackInStock(where().db, { watch, email: 'ada@example.com' }, person, later(60_000));
    expect(await subscriptions()).toMatchObject([{ language: 'de', created_at: now.toISOString() }]);
  });

  itOnce('a new subscription after the email leads to another email', async () => {
    for (const at of [now, later(60_000)]) {
      await put(0);
      await subscribe('ada@example.com', person, at);
      await put(1);
    }
    expect(await mails()).toHaveLength(2);
  });

  itOnce('a refunded order notifies the subscribers of its watch', async () => {
    await put(2);
    const order = await place(where().db);
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    await subscribe('ada@example.com');
    expect(await mails()).toEqual([]);
    await recordRefund(where().db, refundUpdate(order), now);
    expect(await mails()).toHaveLength(1);
  });

  itOnce('a cancelled unpaid order sends no email itself; the job sends it once its units are available', async () => {
    const { db } = where();
    await put(2);
    const order = await place(db);
    await subscribe('ada@example.com');
    await notifyOfAvailableWatches(db, now);
    await cancelOrder(db, order.number, 'other checkout', now);
    const next = await place(db);
    await notifyOfAvailableWatches(db, now);
    expect(await mails()).toEqual([]);
    expect(await subscriptions()).toHaveLength(1);
    await cancelOrder(db, next.number, 'shopper', now);
    expect(await mails()).toEqual([]);
    await notifyOfAvailableWatches(db, now);
    await notifyOfAvailableWatches(db, now);
    expect(await mails()).toHaveLength(1);
    expect(await subscriptions()).toEqual([]);
  });

  // Verifies docs/product.md 25.5.
  it('the subscribers get their email once an unpaid order gives its units away, and not while its payment is on its way', async () => {
    const { db } = where();
    await put(2);
    const { number } = await place(db);
    await subscribe('ada@example.com');
    await notifyOfAvailableWatches(db, later(RESERVED_MS - 1));
    expect(await mails()).toEqual([]);
    const setSubmitted = (at: string | null) =>
      db.updateTable('orders').set({ payment_submitted_at: at }).where('number', '=', number).execute();
    await setSubmitted(now.toISOString());
    await notifyOfAvailableWatches(db, later(RESERVED_MS));
    expect([await mails(), (await subscriptions()).length]).toEqual([[], 1]);
    await setSubmitted(null);
    await notifyOfAvailableWatches(db, later(RESERVED_MS));
    expect([(await mails()).length, await subscriptions()]).toEqual([1, []]);
  });

  itOnce('a delivery while an unpaid order has the last units notifies the subscribers', async () => {
    await put(2);
    await place(where().db);
    await subscribe('ada@example.com');
    await setStock(where().db, watch, { by: 1 }, now);
    expect(await mails()).toHaveLength(1);
  });

  // Verifies docs/product.md 42.8.
  itOnce('the subscribers of a hidden watch get their email once it is shown again', async () => {
    await put(0);
    await subscribe('ada@example.com');
    sharePublishedRecords({ ...publishedRecords(), revision: 'hidden', hidden: new Set([watch]) });
    await put(2);
    await notifyOfAvailableWatches(where().db, now);
    expect([await mails(), (await subscriptions()).length]).toEqual([[], 1]);
    sharePublishedRecords(undefined);
    await notifyOfAvailableWatches(where().db, now);
    expect([(await mails()).length, await subscriptions()]).toEqual([1, []]);
  });

  itOnce('a subscription to an available watch is emailed at once', async () => {
    await put(1);
    await subscribe('ada@example.com');
    expect(await mails()).toHaveLength(1);
    expect(await subscriptions()).toEqual([]);
  });

  itOnce('unsubscribeFromBackInStock removes an address from the emails about every watch', async () => {
    await put(0);
    await setStock(where().db, 'xerix/2', { to: 0 }, now);
    await subscribe('ada@example.com');
    await subscribe('grace@example.com');
    const other = { watch: 'xerix/2', email: 'ada@example.com' } as const;
    await subscribeToBackInStock(where().db, other, person, now);
    await unsubscribeFromBackInStock(where().db, 'Ada@example.com');
    expect((await subscriptions()).map(({ email }) => email)).toEqual(['grace@example.com']);
  });

  itOnce('subscribeToBackInStock ignores bots and more than five requests per address', async () => {
    await put(0);
    await subscribe('bot@example.com', { website: 'x', filledForMs: 5000 });
    await subscribe('bot@example.com', { website: '', filledForMs: 10 });
    expect(await subscriptions()).toEqual([]);
    for (let time = 0; time < 5; time += 1) {
      await subscribe('ada@example.com');
      await unsubscribeFromBackInStock(where().db, 'ada@example.com');
    }
    await subscribe('ada@example.com');
    expect(await subscriptions()).toEqual([]);
  });

  it('an unsubscribed address gets no email', async () => {
    await put(0);
    await subscribe('ada@example.com');
    await unsubscribeFromBackInStock(where().db, 'ADA@example.com');
    await put(1);
    expect(await mails()).toEqual([]);
  });

  itOnce('a rolled-back stock change sends no email and keeps the subscription', async () => {
    await put(0);
    await subscribe('ada@example.com');
    const undone = where()
      .db.transaction()
      .execute(async (records) => {
        await announceStock(records, [watch], now, () => setAvailableUnits(records, watch, { from: 0, to: 5 }, now));
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    expect(await mails()).toEqual([]);
    expect(await subscriptions()).toHaveLength(1);
  });
});
