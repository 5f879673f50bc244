// Verifies docs/product.md 16.8.
import { setTimeout as delay } from 'node:timers/promises';
import { type OrderNumber } from '@/domain/order-number';
import { accept } from '@/domain/result';
import { later, now } from '@/server/testing/checkout';
import { itOnce, itOnOneEngine, onEachEngine, onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { environmentOf, withFakeStripe, orderAt, orderedAtStripe } from '@/server/testing/stripe-shop';
import { pollOpenPayments, pollPayment, pollPaymentForPage } from './poll-payment';
import { remoteProviders } from './providers';

const SECOND = 1000;

onEachEngine((where) => {
  const logged = collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const providers = () => remoteProviders(environmentOf(fake));
  const poll = (number: OrderNumber, ms = 0) => pollPayment(where().db, number, providers(), later(ms));
  const ordered = () => orderedAtStripe(where().db, fake);
  const stateOf = async (number: OrderNumber) => (await orderAt(where().db, number)).state;
  const polls = () => fake.calls.filter((call) => call.startsWith('GET /v1/checkout/sessions/')).length;

  itOnce('pollPayment saves an unreported payment with its id and live mode', async () => {
    const { number, session } = await ordered();
    expect(await poll(number)).toEqual(accept(undefined));
    expect(await stateOf(number)).toBe('pending');
    fake.complete(session);
    await poll(number, 10 * SECOND);
    expect(await orderAt(where().db, number)).toMatchObject({
      state: 'paid',
      payment_reference: `pi_${session}`,
      payment_livemode: 0,
    });
  });

  it('pollPayment polls an order once in ten seconds for parallel callers', async () => {
    const { number } = await ordered();
    await Promise.all(Array.from({ length: 20 }, (_, ms) => poll(number, ms)));
    await poll(number, 9 * SECOND);
    expect(polls()).toBe(1);
    await poll(number, 11 * SECOND);
    expect(polls()).toBe(2);
  });

  it('pollPayment polls although an earlier clock was a day ahead', async () => {
    const { number } = await ordered();
    await poll(number, 24 * 3600 * SECOND);
    await poll(number);
    expect(polls()).toBe(2);
  });

  it('pollPayment skips missing and settled orders and orders without a session', async () => {
    const { number, session } = await ordered();
    await poll('OH-00000000');
    fake.complete(session);
    await poll(number);
    await poll(number, 60 * SECOND);
    expect(polls()).toBe(1);
    await where().db.updateTable('orders').set({ state: 'pending', payment_session: null }).execute();
    await poll(number, 120 * SECOND);
    expect(polls()).toBe(1);
  });

  itOnce('pollPayment polls the order’s own provider only', async () => {
    const { number, session } = await ordered();
    fake.complete(session);
    const other = { name: 'other', find: () => Promise.reject(new Error('knows nothing of it')) };
    const pollWith = (polled: Parameters<typeof pollPayment>[2], seconds: number) =>
      pollPayment(where().db, number, polled, later(seconds * SECOND));
    expect(await pollWith([], 0)).toEqual(accept(undefined));
    expect((await orderAt(where().db, number)).payment_polled_at).toBeNull();
    expect(await pollWith([other], 0)).toEqual(accept(undefined));
    expect(await stateOf(number)).toBe('pending');
    expect(await pollWith([other, ...providers()], 20)).toEqual(accept(undefined));
    expect(await stateOf(number)).toBe('paid');
  });

  itOnce('pollPayment does not treat an open session as a delayed payment', async () => {
    const { number } = await ordered();
    await poll(number);
    expect((await orderAt(where().db, number)).payment_submitted_at).toBeNull();
  });

  itOnce('pollOpenPayments does nothing without providers', async () => {
    await ordered();
    expect(await pollOpenPayments(where().db, [], now, new AbortController().signal)).toEqual(accept(undefined));
  });

  itOnce('pollPayment treats a session missing at Stripe as unpaid', async () => {
    const { number, session } = await ordered();
    fake.sessions.delete(session);
    expect(await poll(number)).toEqual(accept(undefined));
    expect(await stateOf(number)).toBe('pending');
  });

  itOnOneEngine('pollPaymentForPage does not wait for a slow response and saves it later', async () => {
    const { number, session } = await ordered();
    fake.complete(session);
    const slow = providers().map(({ name, find }) => ({
      name,
      find: (id: string) => delay(2500).then(() => find(id)),
    }));
    const began = performance.now();
    await pollPaymentForPage(where().db, number, slow, now);
    expect(performance.now() - began).toBeLessThan(2300);
    expect(await stateOf(number)).toBe('pending');
    while ((await stateOf(number)) === 'pending') await delay(50);
    expect(await stateOf(number)).toBe('paid');
  });

  itOnce('pollPaymentForPage logs an error without personal data and resolves', async () => {
    const { number } = await ordered();
    const broken = [{ name: 'stripe', find: () => Promise.reject(new Error('of ada@example.com')) }];
    await pollPaymentForPage(where().db, number, broken, now);
    expect(logged().join()).toContain('"what":"payment poll"');
    expect(logged().join()).not.toContain('ada@');
  });

  itOnce('pollOpenPayments polls every open payment despite an error of one order', async () => {
    const orders = [await ordered(), await ordered(), await ordered()];
    for (const { session } of orders) fake.complete(session);
    const faulty = orders[0]?.session;
    const polled = providers().map(({ name, find }) => ({
      name,
      find: (id: string) => (id === faulty ? Promise.reject(new Error('a fault')) : find(id)),
    }));
    const all = (providing = polled, ms = 0) =>
      pollOpenPayments(where().db, providing, later(ms), new AbortController().signal);
    await expect(all()).rejects.toThrow('a fault');
    const states = () => Promise.all(orders.map(({ number }) => stateOf(number)));
    expect(await states()).toEqual(['pending', 'paid', 'paid']);
    fake.failure = 500;
    expect(await all(providers(), 60 * SECOND)).toEqual(rejected('payment-unreachable'));
    fake.failure = 'none';
    expect(await all(providers(), 120 * SECOND)).toEqual(accept(undefined));
    expect(await states()).toEqual(['paid', 'paid', 'paid']);
  });
});

onSqlite((where) => {
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  /** Returns the providers, and the sessions that they were asked for. */
  const recorded = () => {
    const asked: string[] = [];
    const providers = remoteProviders(environmentOf(fake)).map(({ name, find }) => ({
      name,
      find: (session: string) => {
        asked.push(session);
        return find(session);
      },
    }));
    return { asked, providers };
  };

  it('pollPayment polls again after exactly ten seconds, and not for a clock that is less than ten seconds ahead', async () => {
    const { asked, providers } = recorded();
    const { number } = await orderedAtStripe(where().db, fake);
    const polls = [];
    for (const ms of [0, 10 * SECOND - 1, 10 * SECOND, 1, 0, -1]) {
      await pollPayment(where().db, number, providers, later(ms));
      polls.push(asked.length);
    }
    expect(polls).toEqual([1, 1, 2, 2, 2, 3]);
  });

  it('pollOpenPayments polls the payment first that was polled least recently', async () => {
    const { asked, providers } = recorded();
    const ordered = () => orderedAtStripe(where().db, fake);
    const [latest, earlier, never] = [await ordered(), await ordered(), await ordered()];
    await pollPayment(where().db, latest.number, providers, later(60 * SECOND));
    await pollPayment(where().db, earlier.number, providers, later(30 * SECOND));
    asked.length = 0;
    await pollOpenPayments(where().db, providers, later(90 * SECOND), new AbortController().signal);
    expect(asked).toEqual([never, earlier, latest].map(({ session }) => session));
  });
});
