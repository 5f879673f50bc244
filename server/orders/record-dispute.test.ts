// Verifies docs/product.md 14.15.
import { attachPaymentSession, fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { type OrderRow } from '@/server/database/schema';
import { findOrderByNumber } from '@/server/orders/read';
import { disputeAlerts } from '@/server/alerts/payment-alerts';
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
import { onSqliteFirst, onSqlite } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { findConfirmedOrder } from './order-view';
import { recordDispute } from './record-dispute';
import { recordRefund } from './record-refund';

const DAY = 24 * 60 * 60_000;

onSqliteFirst((where) => {
  withOwnerEmail();

  const found = async ({ number }: OrderRow) => {
    const order = await findOrderByNumber(where().db, number);
    if (!order) throw new Error(`Order ${number} does not exist.`);
    return order;
  };
  const report = (order: OrderRow, state: string, at = now) =>
    recordDispute(where().db, disputeUpdate(order, { state, reportedAt: at.toISOString() }), at);
  /** Returns the causes of the owner's notifications. */
  const notifiedCauses = async () => {
    const rows = await where()
      .db.selectFrom('owner_notifications')
      .select('cause')
      .orderBy('notified_at')
      .orderBy('cause')
      .execute();
    return rows.map(({ cause }) => cause).filter((cause) => /^(?:dispute|inquiry|spent-code):/.test(cause));
  };
  const mailOf = (cause: string) =>
    where()
      .db.selectFrom('outbox')
      .select(['recipient', 'subject', 'text_body'])
      .where('id', '=', `owner:${cause}`)
      .executeTakeFirstOrThrow();
  const discounted = (code: string) => ({ promoCode: code, shownTotal: 318_40 });

  // Verifies docs/product.md 14.15 (dispute, won dispute).
  it('an open dispute blocks fulfilment and voids the earned code until it is won', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    await report(order, 'needs_response');
    expect(await fulfilOrder(db, order.number, now)).toEqual(rejected('order-disputed', { dispute: 'dispute' }));
    expect(await tryToPlace(db, discounted(code))).toEqual(rejected('promo-code'));
    expect((await findConfirmedOrder(db, order.token))?.earnedCode).toBeUndefined();
    await report(order, 'under_review', later(DAY));
    expect((await found(order)).open_dispute).toBe('dispute');
    await report(order, 'won', later(2 * DAY));
    expect(await found(order)).toMatchObject({
      state: 'paid',
      open_dispute: null,
      lost_dispute_cents: 0,
      earnedCode: code,
    });
    expect(valueOf(await fulfilOrder(db, order.number, now))).toBe('fulfilled');
    expect(await place(db, discounted(code))).toMatchObject({ total_cents: 318_40 });
  });

  // Verifies docs/product.md 14.15 (lost dispute).
  it('a lost dispute of the total makes the order refunded', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    await fulfilOrder(db, order.number, now);
    await report(order, 'needs_response');
    await report(order, 'lost', later(DAY));
    expect(await found(order)).toMatchObject({ state: 'refunded', lost_dispute_cents: 398_00, refunded_cents: 0 });
    expect(await tryToPlace(db, discounted(code))).toEqual(rejected('promo-code'));
    // No refund email reports money that a dispute took.
    const mails = await db.selectFrom('outbox').select('id').where('id', 'like', 'refund:%').execute();
    expect(mails).toEqual([]);
    // An appeal reopens the dispute (docs.stripe.com/disputes).
    await report(order, 'appeal_under_review', later(2 * DAY));
    expect(await found(order)).toMatchObject({ state: 'fulfilled', lost_dispute_cents: 0, open_dispute: 'dispute' });
    await report(order, 'won', later(3 * DAY));
    expect(await found(order)).toMatchObject({ state: 'fulfilled', open_dispute: null });
  });

  it('a partly lost dispute keeps the order paid and adds to later refunds', async () => {
    const { order } = await paidOrder(where().db);
    await recordDispute(where().db, disputeUpdate(order, { state: 'lost', amountCents: 98_00 }), now);
    expect(await found(order)).toMatchObject({ state: 'paid', lost_dispute_cents: 98_00 });
    await recordRefund(where().db, refundUpdate(order, { amountCents: 300_00 }), now);
    expect(await found(order)).toMatchObject({ state: 'refunded', lost_dispute_cents: 98_00, refunded_cents: 300_00 });
  });

  // Verifies docs/product.md 14.15 (inquiry).
  it('an inquiry blocks fulfilment and keeps money and code', async () => {
    const { order, code } = await paidOrder(where().db);
    await report(order, 'warning_needs_response');
    expect(await fulfilOrder(where().db, order.number, now)).toEqual(
      rejected('order-disputed', { dispute: 'inquiry' }),
    );
    expect(await found(order)).toMatchObject({ state: 'paid', lost_dispute_cents: 0, earnedCode: code });
    await report(order, 'warning_closed', later(DAY));
    expect(valueOf(await fulfilOrder(where().db, order.number, now))).toBe('fulfilled');
  });

  it('the owner is notified of a new dispute with its deadline and of its end only', async () => {
    const { order } = await paidOrder(where().db);
    const id = `dp_${order.number}`;
    for (let time = 0; time < 3; time += 1) await report(order, 'needs_response');
    expect(await notifiedCauses()).toEqual([`dispute:${id}`]);
    const mail = await mailOf(`dispute:${id}`);
    expect(mail.subject).toBe(`A dispute of order ${order.number}: answer by 2026-11-27 12:00 UTC`);
    expect(mail.text_body).toContain("The shopper's bank has taken $398.00");
    expect(await disputeAlerts(where().db, now)).toEqual([
      {
        cause: `dispute:${id}`,
        since: now.toISOString(),
        text: `Order ${order.number}: dispute of $398.00 (fraudulent), needs_response: answer by 2026-11-27 12:00 UTC.`,
      },
    ]);
    await report(order, 'under_review', later(DAY));
    for (let time = 0; time < 3; time += 1) await report(order, 'lost', later(2 * DAY));
    expect(await notifiedCauses()).toEqual([`dispute:${id}`, `dispute:${id}:lost`]);
    expect((await mailOf(`dispute:${id}:lost`)).text_body).toContain('$398.00 is lost.');
    expect(await disputeAlerts(where().db, now)).toEqual([]);
  });

  it('an inquiry that becomes a dispute notifies the owner of the new deadline', async () => {
    const { order } = await paidOrder(where().db);
    await report(order, 'warning_needs_response');
    await report(order, 'needs_response', later(DAY));
    expect(await notifiedCauses()).toEqual([`inquiry:dp_${order.number}`, `dispute:dp_${order.number}`]);
  });

  it('a code used before a dispute notifies the owner once; a code held by a checkout does when that is paid', async () => {
    const { db } = where();
    const [first, second] = [await paidOrder(db), await paidOrder(db)];
    const spent = await place(db, discounted(first.code));
    await recordPaymentEvent(db, paymentEvent(spent), now);
    await report(first.order, 'needs_response');
    await report(first.order, 'lost', later(DAY));
    expect(await notifiedCauses()).toContain(`spent-code:${first.order.number}`);
    expect((await mailOf(`spent-code:${first.order.number}`)).text_body).toContain(
      `Order ${spent.number} has used that promo code: $79.60 off.`,
    );
    const holder = await place(db, discounted(second.code));
    await recordRefund(db, refundUpdate(second.order), now);
    expect(await notifiedCauses()).not.toContain(`spent-code:${second.order.number}`);
    await recordPaymentEvent(db, paymentEvent(holder), now);
    expect(await notifiedCauses()).toContain(`spent-code:${second.order.number}`);
  });

  it('a dispute before its payment event waits for it and notifies the owner at once', async () => {
    const { db } = where();
    const order = await place(db);
    await attachPaymentSession(db, order.number, 'test', 'session');
    const early = disputeUpdate(order, { orderNumber: undefined, payment: 'pi_1' });
    expect(await recordDispute(db, early, now)).toBe('unknown-order');
    expect((await mailOf(`dispute:dp_${order.number}`)).subject).toContain('the payment pi_1');
    await recordPaymentEvent(db, paymentEvent(order, { reference: 'pi_1' }), now);
    expect(await found(order)).toMatchObject({ state: 'paid', open_dispute: 'dispute', earnedCode: undefined });
    const { text_body: text } = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('id', '=', `order-confirmation:${order.number}`)
      .executeTakeFirstOrThrow();
    expect(text).not.toContain('with the code');
  });
});

onSqlite((where) => {
  it('a dispute of an unknown payment is linked by a later update, and a repeated update changes nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const named = disputeUpdate(order, { payment: 'pi_1' });
    const report = (change: object = {}) => recordDispute(db, { ...named, ...change }, now);
    const standing = async () => (await findOrderByNumber(db, order.number))?.open_dispute;
    expect(await report({ orderNumber: undefined })).toBe('unknown-order');
    expect(await standing()).toBeNull();
    expect(await report()).toBe('applied');
    expect(await standing()).toBe('dispute');
    expect(await report()).toBe('no-change');
    expect(await report({ state: 'won', reportedAt: later(1).toISOString() })).toBe('applied');
    expect(await standing()).toBeNull();
  });
});
