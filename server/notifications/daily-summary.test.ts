// Verifies docs/product.md 26.5.
import { keepContactMessage } from '@/server/messages/messages';
import { openDatabase } from '@/server/database/database';
import { sendDueMail } from './send-due-mail';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordDispute } from '@/server/orders/record-dispute';
import { requestCancellation } from '@/server/orders/shopper-changes';
import { recordRefund } from '@/server/orders/record-refund';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate, paymentEvent } from '@/server/testing/checkout';
import { onSqliteFirst, onSqlite } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { sendSummary } from './daily-summary';

const DAY = 24 * 60 * 60_000;
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Does it fit?' };

withOwnerEmail();

onSqliteFirst((where) => {
  const summaries = () =>
    where().db.selectFrom('outbox').selectAll().where('id', 'like', 'owner:summary:%').orderBy('id').execute();

  it('sendSummary writes once a day, across restarts and with two processes', async () => {
    const { db, url } = where();
    const other = await openDatabase(url);
    await Promise.all([db, other, db, other].map((one) => sendSummary(one, now)));
    await other.destroy();
    const restarted = await openDatabase(url);
    await sendSummary(restarted, later(11 * 60 * 60_000));
    await restarted.destroy();
    expect(await summaries()).toMatchObject([{ id: 'owner:summary:2026-11-20', subject: 'The shop on 2026-11-19' }]);
    await sendSummary(db, later(12 * 60 * 60_000));
    expect(await summaries()).toHaveLength(2);
  });

  it('sendSummary lists the day’s figures and open work on one page', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await place(db, {}, { now: later(-DAY) });
    await place(db);
    await keepContactMessage(db, message, { website: '', filledForMs: 5000 }, now);
    await sendDueMail(
      db,
      async () => {},
      () => now,
    );
    await recordRefund(db, refundUpdate(order), later(1));
    for (let index = 0; index < 30; index += 1) {
      await recordPaymentEvent(db, paymentEvent(order, { id: `odd-${index}`, amountCents: 1 }), later(2));
    }
    for (const [watch, left] of [
      ['xerix/2', 3],
      ['timex/1', 0],
      ['xerix/3', 4],
      ['xerix/4', 1],
    ] as const) {
      await db.insertInto('stock').values({ watch, available: left, changed_at: now.toISOString() }).execute();
    }
    await sendSummary(db, later(DAY));
    const text = (await summaries())[0]?.text_body ?? '';
    expect(text).toContain('Orders placed: 2\nOrders paid: 1 ($398.00)\n');
    expect(text).toContain('Orders refunded: 1 ($398.00)\nPaid orders to send: 0\n');
    expect(text).toContain('New messages: 1; unanswered: 1 (the oldest since 2026-11-20 12:00Z)\n');
    expect(text).toContain('Emails sent: 4\nUnsent emails: 1 (the oldest since 2026-11-20 12:00Z); expired: 0\n');
    expect(text).toContain('Low stock: timex/1 (0), xerix/4 (1), xerix/2 (3)\n');
    expect(text).toContain('Alerts: 30\n2026-11-20: Order');
    expect(text).toContain('\nAnd 10 more: npm run orders -- alerts\n');
    expect(text.split('\n').length).toBeLessThan(60);
  });

  it('sendSummary counts a refund that is pending at the bank, and no failed one', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordRefund(db, refundUpdate(order, { id: 're_1', amountCents: 20_00, state: 'pending' }), now);
    await recordRefund(db, refundUpdate(order, { id: 're_2', amountCents: 30_00, state: 'failed' }), now);
    await sendSummary(db, later(DAY));
    expect((await summaries())[0]?.text_body).toContain('Orders refunded: 1 ($20.00)\n');
  });

  it('sendSummary counts a refund at midnight in the report of the day that begins', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const createdAt = '2026-11-21T00:00:00.000Z';
    await recordRefund(db, refundUpdate(order, { amountCents: 20_00, createdAt }), later(DAY));
    await sendSummary(db, later(DAY));
    await sendSummary(db, later(2 * DAY));
    const counts = (await summaries()).map(({ subject, text_body: text }) => [
      subject,
      /Orders refunded: .*/.exec(text)?.[0],
    ]);
    expect(counts).toEqual([
      ['The shop on 2026-11-20', 'Orders refunded: 0 ($0.00)'],
      ['The shop on 2026-11-21', 'Orders refunded: 1 ($20.00)'],
    ]);
  });

  it('sendSummary writes nothing when OWNER_EMAIL is not set', async () => {
    delete process.env.OWNER_EMAIL;
    await sendSummary(where().db, now);
    expect(await summaries()).toEqual([]);
  });
});

onSqlite((where) => {
  const summary = async (at: Date) => {
    await sendSummary(where().db, at);
    const id = `owner:summary:${at.toISOString().slice(0, 10)}`;
    const row = where().db.selectFrom('outbox').select('text_body').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).text_body;
  };

  it('sendSummary counts an event at midnight once, in the report of the day that begins', async () => {
    const { db } = where();
    for (const day of ['2026-11-20', '2026-11-21']) {
      const at = new Date(`${day}T00:00:00.000Z`);
      await recordPaymentEvent(db, paymentEvent(await place(db, {}, { now: at })), at);
      await keepContactMessage(db, message, { website: '', filledForMs: 5000 }, at);
      await sendDueMail(
        db,
        async () => {},
        () => at,
      );
    }
    for (const days of [1, 2]) {
      const text = await summary(later(days * DAY));
      expect(text).toContain('Orders placed: 1\nOrders paid: 1 ($398.00)\n');
      expect(text).toContain(`New messages: 1; unanswered: 2 (`);
      expect(text).toContain('Emails sent: 4\n');
    }
  });

  it('sendSummary lists twenty alerts and watches, and the number of the others', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const add = async (index: number) => {
      const watch = `timex/${100 + index}` as const;
      await db.insertInto('stock').values({ watch, available: 1, changed_at: now.toISOString() }).execute();
      await recordPaymentEvent(db, paymentEvent(order, { id: `odd-${index}`, amountCents: 100 + index }), later(index));
    };
    for (let index = 0; index < 20; index += 1) await add(index);
    const whole = await summary(later(DAY));
    expect(whole).toContain('Alerts: 20\n');
    expect([...whole.matchAll(/timex\/\d+ \(1\)/g)]).toHaveLength(20);
    expect(whole).not.toMatch(/and \d+ more/i);
    await add(20);
    const cut = await summary(later(2 * DAY));
    expect(cut).toContain('timex/119 (1), and 1 more\n');
    expect(cut).toMatch(/Alerts: 21\n[^]*of \$1\.19 [^]*\nAnd 1 more: npm run orders -- alerts/);
    expect(cut).not.toContain('$1.20');
  });

  it('sendSummary counts suspected messages apart, until they are answered', async () => {
    const { db } = where();
    const keep = () => keepContactMessage(db, message, { website: 'https://spam.example', filledForMs: 5000 }, now);
    await keep();
    await db.updateTable('contact_messages').set({ answered_at: now.toISOString() }).execute();
    expect(await summary(now)).toContain('unanswered: 0\n');
    for (let count = 0; count < 2; count += 1) await keep();
    expect(await summary(later(DAY))).toContain('New messages: 3; unanswered: 0; suspected as spam: 2\n');
  });

  it('sendSummary counts two refunds of one order as one refunded order, and a disputed or cancelled order as not to send', async () => {
    const { db } = where();
    const [{ order }, { order: disputed }, { order: cancelled }] = [
      await paidOrder(db),
      await paidOrder(db),
      await paidOrder(db),
    ];
    for (const id of ['re_1', 're_2']) await recordRefund(db, refundUpdate(order, { id, amountCents: 20_00 }), now);
    await recordDispute(db, disputeUpdate(disputed), now);
    await requestCancellation(db, cancelled.number, now);
    expect(await summary(later(DAY))).toContain('Orders refunded: 1 ($40.00)\nPaid orders to send: 1\n');
  });
});
