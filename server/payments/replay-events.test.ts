import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { now } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { asStripes, withFakeStripe, orderAt, orderedAtStripe, settingsOf } from '@/server/testing/stripe-shop';
import { replayStripeEvents } from './replay-events';
import { processStripeEvent } from './process-stripe-event';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

onEachEngine((where) => {
  const logged = collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const never = new AbortController().signal;
  const replay = (at = fake.now, signal = never) => replayStripeEvents(where().db, settingsOf(fake), at, signal);
  const pass = (ms: number) => (fake.now = new Date(fake.now.getTime() + ms));
  const ordered = () => orderedAtStripe(where().db, fake);
  const stateOf = async ({ number }: { number: OrderNumber }) => (await orderAt(where().db, number)).state;
  const cursors = () => where().db.selectFrom('payment_event_cursors').selectAll().execute();
  const listings = () => fake.calls.filter((call) => call === 'GET /v1/events').length;
  /** Adds sales of another business on the same account. */
  const others = (count: number) => {
    for (let one = 0; one < count; one += 1) {
      pass(SECOND);
      fake.events.emit('checkout.session.completed', { id: 'cs_of_others', client_reference_id: null, metadata: {} });
    }
  };

  itOnce('replayStripeEvents processes undelivered events on every page of the list', async () => {
    const order = await ordered();
    fake.complete(order.session);
    others(250);
    expect(await replay()).toEqual(accept(undefined));
    expect(await stateOf(order)).toBe('paid');
    expect(await cursors()).toEqual([{ list: 'stripe:test', newest_at: fake.now.toISOString() }]);
  });

  itOnce('replayStripeEvents starts one hour before its last position', async () => {
    const [order, late] = [await ordered(), await ordered()];
    fake.complete(order.session);
    others(150);
    await replay();
    const before = listings();
    fake.now = new Date(fake.now.getTime() - 60 * SECOND);
    fake.complete(late.session);
    pass(120 * SECOND);
    await replay();
    expect(await stateOf(late)).toBe('paid');
    expect(listings() - before).toBe(2); // two pages of one day, not 31 days
    expect(logged().filter((line) => line.includes(order.number))).toHaveLength(1);
  });

  itOnce('replayStripeEvents and webhooks in several processes apply each event once', async () => {
    const [delivered, replayed] = [await ordered(), await ordered()];
    fake.complete(delivered.session);
    const deliver = () =>
      Promise.all(fake.events.all.map((one) => processStripeEvent(where().db, asStripes(one), settingsOf(fake), now)));
    await deliver();
    fake.complete(replayed.session);
    expect(await Promise.all([replay(), replay(), replay()])).toEqual(Array(3).fill(accept(undefined)));
    await deliver();
    expect([await stateOf(delivered), await stateOf(replayed)]).toEqual(['paid', 'paid']);
    expect(await where().db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    expect(await where().db.selectFrom('payment_events').select('outcome').execute()).toEqual([
      { outcome: 'applied' },
      { outcome: 'applied' },
    ]);
  });

  itOnce('replayStripeEvents processes the other events after an error and retries the failed one', async () => {
    const [before, after] = [await ordered(), await ordered()];
    fake.complete(before.session);
    const broken = fake.events.emit('charge.refunded', {});
    pass(2 * DAY);
    fake.complete(after.session);
    await expect(replay()).rejects.toThrow();
    expect([await stateOf(before), await stateOf(after)]).toEqual(['paid', 'paid']);
    expect(await cursors()).toEqual([]);
    broken.data.object = { metadata: {} };
    await replay();
    expect(await cursors()).toMatchObject([{ newest_at: fake.now.toISOString() }]);
  });

  itOnce('replayStripeEvents saves its position for each completed day', async () => {
    const order = await ordered();
    fake.complete(order.session);
    pass(3 * DAY);
    others(1);
    fake.failCall(31); // the first run begins 31 days back
    expect(await replay()).toEqual(rejected('payment-unreachable'));
    expect(await stateOf(order)).toBe('paid');
    expect(await cursors()).toMatchObject([{ newest_at: now.toISOString() }]);
  });

  it.each([
    ['a day behind', -DAY],
    ['a day ahead', DAY],
  ])('replayStripeEvents loses no event while the shop’s clock is %s', async (_, ms) => {
    const wrong = () => new Date(fake.now.getTime() + ms);
    const [first, second] = [await ordered(), await ordered()];
    fake.complete(first.session);
    await replay(wrong());
    expect(await stateOf(first)).toBe('paid');
    pass(3600 * SECOND);
    fake.complete(second.session);
    await replay(fake.now);
    expect(await stateOf(second)).toBe('paid');
  });

  itOnce('replayStripeEvents stops when its signal is aborted', async () => {
    const stopped = AbortSignal.abort(new Error('enough'));
    others(1);
    await expect(replay(fake.now, stopped)).rejects.toThrow('enough');
    expect(await cursors()).toEqual([]);
  });

  itOnce('replayStripeEvents saves the newest event’s time per mode', async () => {
    fake.secretKey = 'sk_live_of_the_tests';
    others(3);
    const newest_at = fake.now.toISOString();
    pass(3600 * SECOND);
    const settings = { ...settingsOf(fake), secretKey: fake.secretKey };
    expect(await replayStripeEvents(where().db, settings, fake.now, never)).toEqual(accept(undefined));
    expect(await cursors()).toEqual([{ list: 'stripe:live', newest_at }]);
  });

  itOnce('replayStripeEvents logs processed events and omits foreign and unsupported ones', async () => {
    const order = await ordered();
    fake.complete(order.session);
    const foreign = { id: 'cs_1', client_reference_id: 'OH-00000000', currency: 'usd' };
    fake.events.emit('checkout.session.completed', { ...foreign, payment_intent: 'pi_1', amount_total: 100 });
    fake.events.emit('invoice.paid', {});
    others(1);
    await replay();
    const [paid, ...rest] = logged();
    expect(paid).toContain('"what":"stripe replay","event":"evt_000001","type":"checkout.session.completed"');
    expect(paid).toContain(`"order":"${order.number}","outcome":"applied"`);
    expect(rest).toEqual([expect.stringContaining('"level":"warn","what":"stripe replay","event":"evt_000002"')]);
    expect(rest.join()).toContain('"order":"","outcome":"unmatched"');
  });
});
