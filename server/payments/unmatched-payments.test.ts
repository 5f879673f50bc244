// Verifies docs/product.md 16.10.
import { openDatabase } from '@/server/database/database';
import { backUp } from '@/server/backup/back-up';
import { restore } from '@/server/backup/restore';
import { findAlerts } from '@/server/alerts/alerts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { later, now } from '@/server/testing/checkout';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { withOwnerEmail, collectLog } from '@/server/testing/log';
import { FakeStripe } from '@/server/testing/stripe-server';
import { asStripes, environmentOf, orderAt, orderedAtStripe, settingsOf } from '@/server/testing/stripe-shop';
import { recordUnmatchedPayment } from './unmatched-payments';
import { reconcile } from './reconcile';
import { type StripePaymentEvent } from './stripe-events';
import { matchUnmatchedPayments, processStripeEvent } from './process-stripe-event';

onEachEngine((where) => {
  const logged = collectLog();
  let fake: FakeStripe;
  let folder: string;
  withOwnerEmail();
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'odd-hours-unmatched-'));
    fake = new FakeStripe();
    fake.now = now;
    await fake.open();
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await fake.close();
  });

  const liveSettings = () => ({ ...settingsOf(fake), secretKey: 'sk_live_of_the_tests' });
  const round = () => reconcile(where().db, fake.now, new AbortController().signal, environmentOf(fake));
  const deliver = async () => {
    for (const event of fake.events.all) await processStripeEvent(where().db, asStripes(event), settingsOf(fake), now);
  };
  const mails = () =>
    where().db.selectFrom('outbox').selectAll().where('recipient', '=', 'owner@example.com').execute();
  const openAlerts = async () => (await findAlerts(where().db, now)).map(({ cause }) => cause);

  /** Pays an order and then restores a backup from before it. */
  async function payAndRestore() {
    const { db } = where();
    await backUp(db, join(folder, 'before.json.gz'), now);
    const { number, session } = await orderedAtStripe(db, fake);
    await backUp(db, join(folder, 'with-order.json.gz'), now);
    fake.complete(session);
    await restore(db, join(folder, 'before.json.gz'), 'newer', now);
    return { number, session, payment: `pi_${session}` };
  }

  it('recordUnmatchedPayment saves money without an order and notifies the owner once', async () => {
    const { number, payment } = await payAndRestore();
    await round();
    await Promise.all([deliver(), deliver(), round()]);
    expect(await where().db.selectFrom('unmatched_payments').select(['payment', 'livemode']).execute()).toEqual([
      { payment, livemode: 0 },
    ]);
    const record = await mails();
    expect(record.map(({ id }) => id)).toEqual([`owner:unmatched-payment:${payment}`]);
    expect(record[0]?.text_body).toContain(`${payment}: payment-succeeded of $398.00 (usd, Stripe’s test mode)`);
    expect(record[0]?.text_body).toContain(`order ${number}`);
    expect(await openAlerts()).toEqual([`unmatched-payment:${payment}`]);
    expect(logged().join()).toContain('"outcome":"unmatched"');
  });

  it('an unmatched payment is applied after its order is restored, by webhook, event list or saved event', async () => {
    const { number, payment } = await payAndRestore();
    await deliver();
    const savedIds = await where().db.selectFrom('unmatched_payments').selectAll().execute();
    await restore(where().db, join(folder, 'with-order.json.gz'), 'newer', now);
    await where().db.insertInto('unmatched_payments').values(savedIds).execute();
    await Promise.all([
      matchUnmatchedPayments(where().db, settingsOf(fake), now),
      matchUnmatchedPayments(where().db, settingsOf(fake), now),
    ]);
    expect(await orderAt(where().db, number)).toMatchObject({
      state: 'paid',
      payment_reference: payment,
      payment_livemode: 0,
    });
    expect(await openAlerts()).toEqual([]);
    await round();
    await deliver();
    const confirmations = where().db.selectFrom('outbox').select('id').where('id', '=', `order-confirmation:${number}`);
    expect(await confirmations.execute()).toHaveLength(1);
    expect(await where().db.selectFrom('payment_events').select('outcome').execute()).toEqual([{ outcome: 'applied' }]);
  });

  itOnce('reconcile finds the payment of a restored order without a saved event', async () => {
    const { number } = await payAndRestore();
    const db = await openDatabase(`file:${join(folder, 'other.db')}`);
    await restore(db, join(folder, 'with-order.json.gz'), 'nothing', now);
    await reconcile(db, later(1000), new AbortController().signal, environmentOf(fake));
    expect((await orderAt(db, number)).state).toBe('paid');
    await db.destroy();
  });

  itOnce('an unmatched payment raises no alert after a full refund', async () => {
    const { payment, session } = await payAndRestore();
    await deliver();
    expect(await openAlerts()).toEqual([`unmatched-payment:${payment}`]);
    fake.refundInDashboard(session);
    await deliver();
    expect(await openAlerts()).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  itOnce('an unmatched payment raises its alert again after its refund has failed', async () => {
    const { payment, session } = await payAndRestore();
    const refund = fake.refundInDashboard(session);
    await deliver();
    expect(await openAlerts()).toEqual([]);
    fake.failRefund(refund);
    await deliver();
    expect(await openAlerts()).toEqual([`unmatched-payment:${payment}`]);
  });

  itOnce('recordUnmatchedPayment returns "not-ours" for sales of another business', async () => {
    for (const reference of [null, '', '1234', 'OH-1', 'oh-7k3m9qx2', 'OH-7K3M9QX2-1', 'OH-7K3M9QXU']) {
      fake.events.emit('checkout.session.completed', {
        id: `cs_${reference}`,
        client_reference_id: reference,
        payment_status: 'paid',
        payment_intent: `pi_${reference}`,
        amount_total: 100,
        currency: 'usd',
      });
    }
    fake.events.emit('charge.refunded', { payment_intent: 'pi_x', metadata: {}, amount_refunded: 1, currency: 'usd' });
    fake.events.emit('refund.updated', {
      id: 're_x',
      payment_intent: 'pi_x',
      status: 'succeeded',
      amount: 1,
      currency: 'usd',
      created: 1,
    });
    await deliver();
    await round();
    expect(await where().db.selectFrom('unmatched_payments').selectAll().execute()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await openAlerts()).toEqual([]);
  });

  it('recordUnmatchedPayment saves no event without money', async () => {
    fake.events.emit('checkout.session.expired', { id: 'cs_1', client_reference_id: 'OH-7K3M9QX2' });
    await deliver();
    expect(await mails()).toEqual([]);
    expect(await where().db.selectFrom('unmatched_payments').selectAll().execute()).toEqual([]);
  });

  it('live money with a test key is unmatched until the live key is back', async () => {
    const { db } = where();
    const { number, session } = await orderedAtStripe(db, fake);
    fake.events.emit('checkout.session.completed', fake.complete(session), true);
    const [, live] = fake.events.all;
    for (let time = 0; time < 2; time += 1) {
      await processStripeEvent(db, asStripes(live ?? fail()), settingsOf(fake), now);
      await matchUnmatchedPayments(db, settingsOf(fake), now);
    }
    expect((await orderAt(db, number)).state).toBe('pending');
    expect(await openAlerts()).toEqual([`unmatched-payment:pi_${session}`]);
    expect(await mails()).toHaveLength(1);
    await matchUnmatchedPayments(db, liveSettings(), now);
    expect(await orderAt(db, number)).toMatchObject({ state: 'paid', payment_livemode: 1 });
    expect(await openAlerts()).toEqual([]);
  });

  it('a paid test-mode order raises an alert in a live shop', async () => {
    const { db } = where();
    const { number, session } = await orderedAtStripe(db, fake);
    fake.complete(session);
    await round();
    expect(await openAlerts()).toEqual([]);
    process.env.STRIPE_SECRET_KEY = 'sk_live_1';
    process.env.STRIPE_WEBHOOK_SECRET = 'whsec_1';
    expect(await findAlerts(db, now)).toMatchObject([{ cause: `test-mode:${number}` }]);
    delete process.env.STRIPE_SECRET_KEY;
    delete process.env.STRIPE_WEBHOOK_SECRET;
  });
});

onSqlite((where) => {
  const paid: StripePaymentEvent = {
    type: 'payment-succeeded',
    order: 'OH-7K3M9QX2',
    payment: 'pi_1',
    session: 'cs_1',
    amountCents: 100,
    currency: 'usd',
  };
  const record = (id: string, change: Partial<StripePaymentEvent> = {}) =>
    recordUnmatchedPayment(where().db, { id, isLive: true, event: { ...paid, ...change } }, now);
  const savedIds = async () => {
    const rows = await where().db.selectFrom('unmatched_payments').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  it.each(['processing', 'payment-failed', 'expire'] as const)(
    'recordUnmatchedPayment returns "unknown-order" for %s',
    async (type) => {
      expect(await record('evt_1', { type })).toBe('unknown-order');
      expect(await savedIds()).toEqual([]);
    },
  );

  it('recordUnmatchedPayment returns "duplicate" for a repeated event', async () => {
    expect([await record('evt_1'), await record('evt_1')]).toEqual(['unmatched', 'duplicate']);
    expect(await savedIds()).toEqual(['evt_1']);
  });

  it('recordUnmatchedPayment accepts an event without an order number if its payment is saved', async () => {
    const back: Partial<StripePaymentEvent> = { type: 'payment-refunded', order: undefined };
    expect(await record('evt_0', back)).toBe('not-ours');
    await record('evt_1');
    expect(await record('evt_2', back)).toBe('unmatched');
    expect(await record('evt_3', { ...back, payment: 'pi_2' })).toBe('not-ours');
    expect(await savedIds()).toEqual(['evt_1', 'evt_2']);
  });
});

function fail(): never {
  throw new Error('Stripe has kept no event.');
}
