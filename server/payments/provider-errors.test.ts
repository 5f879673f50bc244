import { randomUUID } from 'node:crypto';
import { type OrderNumber } from '@/domain/order-number';
import { paymentAlerts } from '@/server/alerts/payment-alerts';
import { recordPaymentEvent } from '@/server/orders/change';
import { listOrders } from '@/server/orders/read';
import { now } from '@/server/testing/checkout';
import { itOnce, itOnOneEngine, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, body, contextAt, postOrder } from '@/server/testing/requests';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { environmentOf, withFakeStripe, orderAt, orderedAtStripe, settingsOf } from '@/server/testing/stripe-shop';
import { pollPayment } from './poll-payment';
import { expireOrders } from './expire';
import { remoteProviders } from './providers';
import { stripePayment } from './stripe';

/** Stripe's package waits between retries. */
jest.setTimeout(30_000);

const DAY = 24 * 60 * 60_000;

onEachEngine((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const ordered = () => orderedAtStripe(where().db, fake);
  const stateOf = async (number: OrderNumber) => (await orderAt(where().db, number)).state;
  const alerts = async () => (await paymentAlerts(where().db, now)).map(({ text }) => text).join();

  /** Records a successful payment by payment id and session. */
  const success = async (number: OrderNumber, reference: string, session: string) => {
    const { total_cents: amountCents, currency } = await orderAt(where().db, number);
    const event = { provider: 'stripe', id: randomUUID(), orderNumber: number, amountCents, currency };
    return recordPaymentEvent(where().db, { ...event, event: 'payment-succeeded', reference, session }, now);
  };

  describe('wrong data from Stripe', () => {
    itOnce('one payment does not pay a second order', async () => {
      const [first, second] = [await ordered(), await ordered()];
      expect(await success(first.number, 'pi_1', first.session)).toBe('applied');
      expect(await success(second.number, 'pi_1', second.session)).toBe('other-order');
      expect(await stateOf(second.number)).toBe('pending');
      expect(await alerts()).toContain(`Order ${second.number}: payment-succeeded`);
    });

    itOnce('the session of another order pays nothing', async () => {
      const [first, second] = [await ordered(), await ordered()];
      expect(await success(second.number, 'pi_2', first.session)).toBe('other-order');
      expect(await stateOf(first.number)).toBe('pending');
      expect(await stateOf(second.number)).toBe('pending');
      expect(await success(second.number, 'pi_3', second.session)).toBe('applied');
    });

    itOnce.each<[string, object, string]>([
      ['another order', { client_reference_id: 'OH-00000000' }, 'other-order'],
      ['another amount', { amount_total: 1 }, 'wrong-amount'],
      ['another currency', { currency: 'eur' }, 'wrong-amount'],
    ])('a polled session of %s pays nothing', async (_, change, outcome) => {
      const { number, session } = await ordered();
      Object.assign(fake.complete(session), change);
      await pollPayment(where().db, number, remoteProviders(environmentOf(fake)), now);
      expect(await stateOf(number)).toBe('pending');
      expect(await alerts()).toContain(outcome);
    });
  });

  describe('a slow Stripe', () => {
    itOnOneEngine(
      'fails the checkout within the page’s timeout, keeps the order, and the retry opens its session',
      async () => {
        const patience = { timeout: 100, maxNetworkRetries: 2 };
        const payment = stripePayment(settingsOf(fake), () => fake.now, patience);
        const context = contextAt(where().db, { payment });
        const key = randomUUID();
        fake.workMs = 60_000;
        const slow = await askOrder(context, postOrder(body, key));
        expect(slow).toMatchObject({ status: 503, body: { error: { code: 'payment-unreachable' } } });
        // Three attempts of 10 s stay below the page's timeout of 75 s.
        expect(fake.calls).toHaveLength(3);
        expect(await listOrders(where().db)).toMatchObject([{ state: 'pending', payment_session: null }]);
        fake.finish();
        fake.workMs = 20;
        const again = await askOrder(context, postOrder(body, key));
        expect(again).toMatchObject({ status: 200, body: { next: { kind: 'redirect' } } });
        expect(fake.sessions.size).toBe(1);
        expect(await listOrders(where().db)).toHaveLength(1);
      },
    );
  });

  describe('a clock that is wrong by one day', () => {
    const at = (ms: number) => new Date(now.getTime() + ms);
    const orderBy = (shop: Date) => {
      const payment = stripePayment(settingsOf(fake), () => shop);
      return askOrder(contextAt(where().db, { payment, now: shop }), postOrder());
    };

    it.each([
      ['ahead', DAY],
      ['behind', -DAY],
    ])('(%s) opens no session, charges nothing and logs the cause', async (_, ms) => {
      const answer = await orderBy(at(ms));
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'payment-unreachable' } } });
      expect(fake.sessions.size).toBe(0);
      expect((await orderBy(now)).status).toBe(200);
    });

    it('(ahead) expires no paid order and ends the session of an expired one', async () => {
      const [paid, open] = [await ordered(), await ordered()];
      fake.complete(paid.session);
      const payment = stripePayment(settingsOf(fake), () => at(DAY));
      expect((await expireOrders(where().db, [payment], at(DAY))).ok).toBe(true);
      expect(await stateOf(paid.number)).toBe('paid');
      expect(await stateOf(open.number)).toBe('expired');
      expect(fake.sessionOf(open.session).status).toBe('expired');
    });
  });
});
