// Verifies docs/product.md 27.9, 27.10.
import { type OrderNumber } from '@/domain/order-number';
import { openSession } from '@/server/agents/sessions';
import { shopper } from '@/cli/shopper-command';
import { keepContactMessage } from '@/server/messages/messages';
import { subscribe } from '@/server/newsletter/newsletter';
import { cancelOrder, recordPaymentEvent } from '@/server/orders/change';
import { changeAddress } from '@/server/orders/shopper-changes';
import { recordDispute } from '@/server/orders/record-dispute';
import { lockKnownOrder } from '@/server/orders/history';
import { recordRefund } from '@/server/orders/record-refund';
import { shipOrder } from '@/server/orders/ship';
import { stepReturn } from '@/server/returns/change-return';
import { requestReturn } from '@/server/returns/request-return';
import { transact } from '@/server/database/transact';
import { saveAddress } from '@/server/accounts/change-book';
import { readBook } from '@/server/accounts/read-book';
import { enqueueMail } from '@/server/notifications/outbox';
import { setStock } from '@/server/stock/set-stock';
import { subscribeToBackInStock } from '@/server/stock/back-in-stock-subscriptions';
import { disputeUpdate, now, paidOrder, place, refundUpdate, request, paymentEvent } from '@/server/testing/checkout';
import { savedAddress } from '@/server/testing/member';
import { findInvoice } from '@/server/invoices/read';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { valueOf } from '@/server/testing/results';
import { exportShopper } from './export-shopper';
import { forgetShopper } from './forget-shopper';

const ADA = 'ADA@Example.com';
const person = { website: '', filledForMs: 5000 };
const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };
const grace = { ...request.contact, email: 'grace@example.com' };
const nothing = {
  messages: 0,
  subscriptions: 0,
  backInStockSubscriptions: 0,
  declarations: 0,
  sessions: 0,
  addresses: 0,
  passports: 0,
  lists: 0,
  mails: 0,
  orders: [],
  emptied: [],
  invoices: [],
};

onEachEngine((where) => {
  withOwnerEmail();

  const row = (number: OrderNumber) =>
    where().db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  const mailIds = async () =>
    (await where().db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);

  /** Stores one record of each kind for an address, except an order. */
  async function leaveTraces(email: string): Promise<void> {
    const { db } = where();
    await keepContactMessage(db, { name: 'A', email, subject: 'A strap', body: 'Does it fit?' }, person, now);
    await subscribe(db, email, person, now);
    await setStock(db, 'xerix/4', { to: 0 }, now);
    await subscribeToBackInStock(db, { watch: 'xerix/4', email }, person, now);
  }

  // Verifies docs/product.md 27.9 (orders, parcels, refunds, disputes, messages, newsletter, back-in-stock subscriptions, email).
  // Verifies docs/product.md 45.13 (export).
  it('exportShopper returns everything under an address in any case, and nothing of other people', async () => {
    const { db } = where();
    await leaveTraces('ada@example.com');
    await leaveTraces('grace@example.com');
    const { order } = await paidOrder(db);
    await place(db, { contact: grace });
    await shipOrder(db, order.number, parcel, now);
    await recordRefund(db, refundUpdate(order, { amountCents: 100 }), now);
    await recordDispute(db, disputeUpdate(order), now);
    await db.updateTable('orders').set({ language: 'de' }).where('number', '=', order.number).execute();
    const found = await exportShopper(db, ADA);
    expect(found).toMatchObject({
      orders: [
        {
          language: 'de',
          number: order.number,
          full_name: 'Ada <Byron>',
          address_line1: '1 Odd Street',
          lines: [{ name: 'Late Comet', quantity: 2, unit_cents: 199_00 }],
          parcels: [{ carrier: 'USPS', tracking_number: parcel.trackingNumber }],
          refunds: [{ amount_cents: 100, state: 'succeeded' }],
          disputes: [{ state: 'needs_response' }],
        },
      ],
      messages: [{ email: 'ada@example.com', body: 'Does it fit?' }],
      newsletter: [{ state: 'pending' }],
      waitsFor: [{ watch: 'xerix/4', language: 'en' }],
    });
    expect(found.orders[0]?.history.map(({ event }) => event).slice(0, 2)).toEqual(['placed', 'payment-succeeded']);
    expect(found.mail.map(({ subject }) => subject)).toContain(`Order ${order.number} is on its way`);
    const text = JSON.stringify(found);
    expect(text).not.toContain('grace');
    expect(text).not.toContain(order.token);
    expect(text).not.toMatch(/token|idempotency|http/);
  });

  // Verifies docs/product.md 27.10 (messages, newsletter, back-in-stock subscriptions, email, cancelled order).
  it('forgetShopper deletes what bookkeeping does not need, of that address only', async () => {
    const { db } = where();
    await setStock(db, 'xerix/4', { to: 0 }, now);
    await db.deleteFrom('outbox').execute();
    await leaveTraces('Ada@example.COM');
    const given = await place(db, { contact: { ...request.contact, email: 'Ada@example.COM' } });
    await cancelOrder(db, given.number, 'shopper', now);
    const ids = await mailIds();
    await leaveTraces('grace@example.com');
    const graces = (await mailIds()).filter((id) => !ids.includes(id));
    expect(ids).toHaveLength(3);
    expect(await forgetShopper(db, ADA)).toEqual({
      ...nothing,
      messages: 1,
      subscriptions: 1,
      backInStockSubscriptions: 1,
      mails: 3,
      orders: [given.number],
      kept: [],
    });
    expect(await row(given.number)).toBeUndefined();
    expect(await mailIds()).toEqual(graces);
    for (const table of ['contact_messages', 'subscribers', 'back_in_stock_subscriptions'] as const) {
      expect(await db.selectFrom(table).select('email').execute()).toEqual([{ email: 'grace@example.com' }]);
    }
    expect(await forgetShopper(db, ADA)).toEqual({ ...nothing, kept: [] });
  });

  // Verifies docs/product.md 27.10 (finished order).
  it('forgetShopper keeps the invoice data of a closed order, about which no mail is sent', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await db.updateTable('orders').set({ user_id: 'ada' }).execute();
    await shipOrder(db, order.number, parcel, now);
    const other = await place(db, { contact: grace });
    // Verifies docs/product.md 35.11.
    const invoices = [{ number: '2026-000001', kind: 'invoice' }];
    expect(await forgetShopper(db, ADA)).toMatchObject({ emptied: [order.number], invoices, kept: [], orders: [] });
    expect(await findInvoice(db, order.token)).toMatchObject({ buyer: { name: 'Ada <Byron>' } });
    expect(await row(order.number)).toMatchObject({
      email: '',
      user_id: null,
      full_name: 'Ada <Byron>',
      address_line1: '1 Odd Street',
      total_cents: order.total_cents,
    });
    expect(await db.selectFrom('order_lines').select('order_number').execute()).toHaveLength(2);
    expect(await row(other.number)).toMatchObject({ email: 'grace@example.com' });
    const notified = await mailIds();
    await recordRefund(db, refundUpdate(order), now);
    expect(await row(order.number)).toMatchObject({ state: 'refunded' });
    expect(await mailIds()).toEqual(notified);
    expect(await forgetShopper(db, ADA)).toEqual({ ...nothing, kept: [] });
  });

  // Verifies docs/product.md 13.24 (export, deletion).
  it('exportShopper returns a phone number, and forgetShopper leaves no table with it or the email address', async () => {
    const { db } = where();
    const [phone, later] = ['+44 20 7946 0001', '+44 20 7946 0002'];
    const order = await place(db, { contact: { ...request.contact, phone } });
    await recordPaymentEvent(db, paymentEvent(order), now);
    const contact = { fullName: request.contact.fullName, phone: later };
    valueOf(await changeAddress(db, order.number, { ...request.address, ...contact }, now));
    await shipOrder(db, order.number, parcel, now);
    expect((await exportShopper(db, ADA)).orders).toMatchObject([{ phone: later }]);
    const tables = await db.introspection.getTables();
    const traces = async () => {
      const found = [];
      for (const { name } of tables) {
        const rows = JSON.stringify(
          await db
            .selectFrom(name as 'orders')
            .selectAll()
            .execute(),
        );
        if ([phone, later, 'ada@example.com'].some((text) => rows.includes(text))) found.push(name);
      }
      return found;
    };
    expect(await traces()).toContain('orders');
    await forgetShopper(db, ADA);
    expect(await traces()).toEqual([]);
  });

  it('forgetShopper deletes unsent mail to the owner that has what the order does not keep', async () => {
    const { db } = where();
    const orders = [await place(db), await place(db, { contact: grace })];
    for (const order of orders) {
      await recordPaymentEvent(db, paymentEvent(order), now);
      const contact = { fullName: request.contact.fullName, phone: '' };
      for (const line1 of ['2 Former Lane', '3 Odd Street'])
        valueOf(await changeAddress(db, order.number, { ...request.address, ...contact, line1 }, now));
      await shipOrder(db, order.number, parcel, now);
      const asked = await transact(db, async (records) =>
        requestReturn(
          records,
          await lockKnownOrder(records, order.number),
          { kind: 'return', items: 'all', reason: 'Too small for my wrist.' },
          now,
        ),
      );
      valueOf(await stepReturn(db, 'return', valueOf(asked), { event: 'refuse', answer: 'It is worn.' }, now));
    }
    const owners = async () => {
      const mails = await db.selectFrom('outbox').select(['id', 'text_body']).where('id', 'like', 'owner:%').execute();
      return mails.filter(({ text_body: text }) => /Former Lane|my wrist/.test(text)).map(({ id }) => id.split(':')[1]);
    };
    expect((await owners()).sort()).toEqual(['address', 'address', 'return', 'return']);
    expect((await forgetShopper(db, ADA)).emptied).toEqual([orders[0]?.number]);
    expect((await owners()).sort()).toEqual(['address', 'return']);
  });

  // Verifies docs/product.md 27.10 (order in progress).
  itOnce('forgetShopper keeps an open order complete with its mail, and returns the reason', async () => {
    const { db } = where();
    const [waits, failed] = [await place(db), await place(db)];
    await recordPaymentEvent(db, paymentEvent(failed, { event: 'payment-failed' }), now);
    const { order: paid } = await paidOrder(db);
    const { order: disputed } = await paidOrder(db);
    await shipOrder(db, disputed.number, parcel, now);
    await recordDispute(db, disputeUpdate(disputed), now);
    const { order: refunding } = await paidOrder(db);
    await shipOrder(db, refunding.number, parcel, now);
    await recordRefund(db, refundUpdate(refunding, { amountCents: 100, state: 'pending' }), now);
    const notified = await mailIds();
    const why = [
      [waits, 'it can still be paid'],
      [failed, 'it can still be paid'],
      [paid, 'it is paid and not sent yet'],
      [disputed, 'it is in dispute'],
      [refunding, 'a refund is on its way'],
    ] as const;
    const { kept, ...rest } = await forgetShopper(db, ADA);
    expect(rest).toEqual(nothing);
    const expected = why.map(([{ number }, reason]) => ({ number, why: reason }));
    expect(kept).toEqual(expected.sort((one, other) => (one.number < other.number ? -1 : 1)));
    expect(await mailIds()).toEqual(notified);
    expect(await row(paid.number)).toMatchObject({ email: 'ada@example.com' });
  });

  itOnce(
    'forgetShopper deletes a mail together with the owner’s notification of its failure, and keeps other notifications',
    async () => {
      const { db } = where();
      const message = { to: 'ada@example.com', subject: 'A', text: 'a', html: 'a' };
      const toOwner = { ...message, to: 'owner@example.com' };
      await enqueueMail(db, 'newsletter:1', message, now);
      await enqueueMail(db, 'owner:mail:newsletter:1', toOwner, now);
      await enqueueMail(db, 'owner:summary:2026-11-20', toOwner, now);
      expect(await forgetShopper(db, ADA)).toMatchObject({ mails: 2 });
      expect(await forgetShopper(db, 'owner@example.com')).toMatchObject({ mails: 0 });
      expect(await mailIds()).toEqual(['owner:summary:2026-11-20']);
    },
  );

  // Verifies docs/product.md 27.9 (saved addresses), 27.10 (saved addresses).
  itOnce(
    'exportShopper and forgetShopper cover the account’s addresses, but not an unconfirmed account’s',
    async () => {
      const { db } = where();
      const save = (userId: string, email: string, isConfirmed: boolean) =>
        saveAddress(
          db,
          { userId, email, ...(isConfirmed && { verifiedEmail: email }) },
          { ...savedAddress, isFirst: false },
          now,
        );
      await save('ada', 'ada@example.com', true);
      await save('eve', 'Ada@example.com', false);
      await save('grace', 'grace@example.com', true);
      expect((await exportShopper(db, ADA)).savedAddresses).toEqual([
        { ...savedAddress, id: expect.any(String), countryName: 'United States', isFirst: true },
      ]);
      expect(await shopper(db, ['forget', ADA])).toContain('  saved addresses: 2\n');
      expect([await readBook(db, 'ada'), await readBook(db, 'eve')]).toEqual([[], []]);
      expect(await db.selectFrom('address_books').select('user_id').execute()).toEqual([{ user_id: 'grace' }]);
      expect(await readBook(db, 'grace')).toHaveLength(1);
      expect(await forgetShopper(db, ADA)).toEqual({ ...nothing, kept: [] });
    },
  );

  it('exportShopper and forgetShopper cover checkouts prepared by agents, with the stored responses', async () => {
    const { db } = where();
    const prepared = { lines: [], address: null, service: '', promoCodes: [] };
    for (const email of [ADA.toUpperCase(), 'grace@example.com']) {
      const buyer = { firstName: 'Ada', lastName: '', email, phone: '' };
      const { id } = await openSession(db, { agent: 'agent.example', prepared: { ...prepared, buyer } }, now);
      await db
        .insertInto('agent_requests')
        .values({
          key_hash: id,
          request_hash: '',
          session: id,
          status: 201,
          response: email,
          created_at: now.toISOString(),
        })
        .execute();
    }
    const { preparedByAgents } = await exportShopper(db, ADA);
    expect(preparedByAgents).toEqual([
      expect.objectContaining({ agent: 'agent.example', prepared: expect.objectContaining({ service: '' }) }),
    ]);
    expect(await forgetShopper(db, ADA)).toEqual({ ...nothing, sessions: 1, kept: [] });
    expect(await db.selectFrom('agent_sessions').select('email').execute()).toEqual([{ email: 'grace@example.com' }]);
    expect(await db.selectFrom('agent_requests').select('response').execute()).toEqual([
      { response: 'grace@example.com' },
    ]);
  });

  itOnce('the shopper command prints what was removed and what stays', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect(await shopper(db, ['forget', ADA])).toContain(
      `Kept in full for now: order ${order.number}, because it is paid and not sent yet.`,
    );
    await shipOrder(db, order.number, parcel, now);
    expect(JSON.parse(await shopper(db, ['export', ADA]))).toMatchObject({
      orders: [{ number: order.number, invoices: [{ number: '2026-000001', buyer: { name: 'Ada <Byron>' } }] }],
    });
    const report = await shopper(db, ['forget', ADA]);
    expect(report).toContain(`email address and account in closed orders: ${order.number}\n`);
    expect(report).toContain('  messages: 0\n');
    expect(report).toContain('  unpaid orders: none\n');
    expect(report).toContain(
      'Kept for ten years, for bookkeeping: name, address, lines and amounts of the closed orders.',
    );
    expect(report).toContain(
      'Kept to the end of the tenth year after their year, for bookkeeping: invoices and credit notes 2026-000001.',
    );
  });

  it.each([
    [['forget', 'ada'], '"ada" is not an email address.'],
    [['forget', ''], '"" is not an email address.'],
    [['export'], 'npm run shopper -- export <email address>'],
    [['delete', 'ada@example.com'], 'npm run shopper -- export <email address>'],
    [['forget', 'ada@example.com', 'grace@example.com'], 'npm run shopper -- export <email address>'],
    [[], 'npm run shopper -- export <email address>'],
  ])('the shopper command prints its usage for %j', async (args, sentence) => {
    await expect(shopper(where().db, args)).rejects.toThrow(sentence);
  });
});
