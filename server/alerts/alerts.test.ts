// Verifies docs/product.md 26.3.
import { contactAcknowledgement } from '@/server/notifications/shopper-mail';
import { findInvoice, invoicePdf } from '@/server/invoices/read';
import { sendDueMail } from '@/server/notifications/send-due-mail';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { requestCancellation } from '@/server/orders/shopper-changes';
import { enqueueMail } from '@/server/notifications/outbox';
import {
  disputeUpdate,
  later,
  now,
  paidOrder,
  place,
  refundUpdate,
  request,
  paymentEvent,
} from '@/server/testing/checkout';
import { onSqliteFirst, onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { resolveAlert } from './alert';
import { findAlerts } from './alerts';
import { cancellationAlerts, disputeAlerts } from './payment-alerts';

const DAY = 24 * 60 * 60_000;

onSqliteFirst((where) => {
  collectLog();

  it('findAlerts lists problem payments and failed emails, oldest first, and omits successful ones', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await sendDueMail(
      db,
      async () => {},
      () => now,
    );
    expect(await findAlerts(db, now)).toEqual([]);
    await enqueueMail(db, 'contact:1', contactAcknowledgement('ada@example.com'), now);
    const dead = () => Promise.reject(new Error('no such mailbox'));
    for (let day = 0; day < 40; day += 1) await sendDueMail(db, dead, () => later(day * DAY));
    await recordPaymentEvent(db, paymentEvent(order, { id: 'odd', amountCents: 1 }), later(DAY));
    await recordRefund(db, refundUpdate(order, { id: 're_1', state: 'failed' }), now);
    expect(await findAlerts(db, later(40 * DAY))).toEqual([
      {
        cause: 'refund-failed:re_1',
        since: now.toISOString(),
        text: `Order ${order.number}: a refund of $398.00 failed, so the shop still has the money. Refund it by other means.`,
      },
      {
        cause: 'payment-event:test:odd',
        since: later(DAY).toISOString(),
        text: `Order ${order.number}: payment-succeeded of $0.01 (usd, test) is wrong-amount.`,
      },
      {
        cause: 'mail:contact:1',
        since: expect.any(String),
        text: 'Mail contact:1 to ada@example.com could not be sent: no such mailbox',
      },
    ]);
  });

  // Verifies docs/product.md 35.9.
  it('findAlerts names the document and the characters that no typeface has, until the owner resolves it', async () => {
    const { db } = where();
    const order = await place(db, { contact: { ...request.contact, fullName: 'علي Ali' } });
    await recordPaymentEvent(db, paymentEvent(order), now);
    const facts = await findInvoice(db, order.token);
    if (!facts) throw new Error('The order has no invoice.');
    await invoicePdf(db, facts, now);
    const cause = 'missing-glyphs:2026-000001';
    expect(await findAlerts(db, now)).toEqual([
      {
        cause,
        since: now.toISOString(),
        text: `Document 2026-000001 of order ${order.number} has “?” for characters that no typeface of the shop has: علي`,
      },
    ]);
    await resolveAlert(db, cause, now);
    expect(await findAlerts(db, now)).toEqual([]);
  });
});

onSqlite((where) => {
  it('a cancelled order becomes an alert after an hour, with the money that is left, unless it is disputed', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordRefund(db, refundUpdate(order, { amountCents: 20_00 }), now);
    await requestCancellation(db, order.number, now);
    const alerts = async (ms: number) =>
      (await cancellationAlerts(db, later(ms))).map(({ since, text }) => [since, /waits for (\S+):/.exec(text)?.[1]]);
    expect([await alerts(3_599_999), await alerts(3_600_000)]).toEqual([[], [[now.toISOString(), '$378.00']]]);
    const inquiry = disputeUpdate(order, { id: 'dp_asked', state: 'warning_needs_response' });
    await recordDispute(db, inquiry, now);
    expect(await alerts(3_600_000)).toEqual([[now.toISOString(), '$378.00']]);
    await recordDispute(db, disputeUpdate(order, { id: 'dp_lost', state: 'lost', amountCents: 78_00 }), now);
    expect(await alerts(3_600_000)).toEqual([[now.toISOString(), '$300.00']]);
    await recordDispute(db, disputeUpdate(order), now);
    expect(await alerts(3_600_000)).toEqual([]);
  });

  it('an open dispute names the last day of an answer, or that the bank decides, and a payment without an order', async () => {
    const { db } = where();
    const [{ order: first }, { order: second }] = [await paidOrder(db), await paidOrder(db)];
    await recordDispute(db, disputeUpdate(first, { state: 'under_review' }), now);
    await recordDispute(db, disputeUpdate(second, { state: 'won' }), now);
    const stray = { id: 'dp_stray', orderNumber: undefined, payment: 'pi_9', state: 'warning_needs_response' };
    await recordDispute(db, disputeUpdate(second, stray), now);
    const alerts = (await disputeAlerts(db, now)).map(({ cause, text }) => [cause, text.replace(/\(.*\)/, '()')]);
    expect(alerts.toSorted()).toEqual([
      [`dispute:dp_${first.number}`, `Order ${first.number}: dispute of $398.00 (), under_review: the bank decides.`],
      [
        'inquiry:dp_stray',
        'A payment without an order: inquiry of $398.00 (), warning_needs_response: answer by 2026-11-27 12:00 UTC.',
      ],
    ]);
  });
});
