import { keepContactMessage } from '@/server/messages/messages';
import { confirmSubscription, subscribe } from '@/server/newsletter/newsletter';
import { shipOrder } from '@/server/orders/ship';
import { forgetShopper } from '@/server/retention/forget-shopper';
import { later, now, paidOrder, place } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { addNote } from '../orders/notes';
import { answerMessage } from '../messages/messages';
import { submit } from '../submit';
import { type AnyUseCase } from '../use-case';
import { exportNewsletter, exportShopperData, forget, shoppersPage } from './shoppers';

const person = { website: '', filledForMs: 9000 };
const reader = 'Bob@Example.com';

onEachEngine((where) => {
  // Verifies docs/product.md 27.10 (desk).
  it('forgetShopper empties the desk’s forms about that address and its closed orders, and a repeated one does nothing', async () => {
    const { db } = where();
    const email = 'ADA@Example.com';
    const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };
    const { order } = await paidOrder(db);
    await shipOrder(db, order.number, parcel, now);
    const other = await place(db, { contact: { fullName: 'Grace', email: 'grace@example.com', phone: '' } });
    await keepContactMessage(db, { name: 'Ada', email, subject: 'A strap', body: 'Blue?' }, person, now);
    const { id = '' } = (await db.selectFrom('contact_messages').select('id').executeTakeFirst()) ?? {};
    const key = crypto.randomUUID();
    const note = { number: order.number, text: 'Ada calls back.' };
    const forms: { useCase: AnyUseCase; fields: Record<string, string>; key: string }[] = [
      { useCase: addNote, fields: note, key },
      { useCase: addNote, fields: { number: other.number, text: 'Grace calls back.' }, key: crypto.randomUUID() },
      { useCase: answerMessage, fields: { id, text: 'Yes, Ada.' }, key: crypto.randomUUID() },
      { useCase: forget, fields: { email: 'ADA@example.com', again: 'no' }, key: crypto.randomUUID() },
    ];
    for (const { useCase, ...form } of forms) await submit(db, owner, useCase, form, now);
    await forgetShopper(db, email);
    const left = await db.selectFrom('desk_requests').select(['action', 'fields', 'outcome']).execute();
    expect(JSON.stringify(left)).not.toMatch(/ada/i);
    expect(left.map(({ action }) => action).toSorted()).toEqual(['add-note', 'add-note', 'answer-message']);
    expect(left.filter(({ fields }) => fields.includes('Grace calls back.'))).toHaveLength(1);
    expect(valueOf(await submit(db, owner, addNote, { key, fields: note }, now))).toEqual({
      ok: true,
      sentence: 'This form was done. Its content is deleted.',
    });
    expect(await db.selectFrom('order_notes').select('text').execute()).toEqual([{ text: 'Grace calls back.' }]);
  });

  const subscribed = async () => {
    const { db } = where();
    await subscribe(db, reader, person, now);
    const mail = await db.selectFrom('outbox').select('text_body').where('recipient', '=', reader).executeTakeFirst();
    expect(await confirmSubscription(db, /token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '', now)).toBe(true);
  };

  // Verifies docs/product.md 42.5 (find).
  itOnce('persons are found by name and address in any case, with orders, messages and newsletter', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await subscribed();
    await keepContactMessage(db, { name: 'Bob', email: reader, subject: 'A', body: 'B' }, person, now);
    const found = async (find?: string) => (await shoppersPage(db, owner, find ? { find } : {}, now)).rows;
    expect(await found(order.full_name.toUpperCase())).toMatchObject([{ email: order.email, orders: 1, messages: 0 }]);
    expect(await found('bob@')).toMatchObject([{ email: 'bob@example.com', newsletter: 'confirmed', messages: 1 }]);
    expect(await found('nothing like it')).toEqual([]);
    const { count, newsletter } = await shoppersPage(db, owner, {}, now);
    expect([count, newsletter]).toEqual([2, { confirmed: 1, pending: 0, unsubscribed: 0 }]);
  });

  // Verifies docs/product.md 42.5 (export).
  it('exports have the data, and the audit log names no address', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await subscribed();
    const data = valueOf(await exportShopperData.perform(db, owner, { email: order.email }, { now }));
    expect(JSON.parse(data)).toMatchObject({ email: order.email, orders: [{ number: order.number }] });
    expect(valueOf(await exportNewsletter.perform(db, owner, {}, { now })).split('\r\n')[1]).toContain(reader);
    const stale = { ...owner, isConfirmed: false };
    for (const exported of [
      exportShopperData.perform(db, stale, { email: order.email }, { now }),
      exportNewsletter.perform(db, stale, {}, { now }),
    ])
      expect(await exported).toMatchObject({ rejection: { code: 'passkey-needed' } });
    const audit = await db.selectFrom('audit_log').select(['action', 'subject', 'details']).execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['export-newsletter', 'export-shopper']);
    expect(JSON.stringify(audit)).not.toContain('@');
  });

  // Verifies docs/product.md 42.5 (forget).
  it('a shopper is deleted only after the owner has retyped the address', async () => {
    const { db } = where();
    await keepContactMessage(db, { name: 'Bob', email: reader, subject: 'A', body: 'B' }, person, now);
    const input = { email: reader, again: 'bob' };
    expect(await forget.perform(db, owner, input, { now })).toMatchObject({ rejection: { code: 'not-typed' } });
    expect((await shoppersPage(db, owner, {}, now)).count).toBe(1);
    const done = valueOf(await forget.perform(db, owner, { ...input, again: 'bob@example.com' }, { now }));
    expect(done.messages).toBe(1);
    expect((await shoppersPage(db, owner, {}, now)).count).toBe(0);
    const audit = await db.selectFrom('audit_log').selectAll().execute();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain('bob');
    expect(JSON.stringify(audit).toLowerCase()).not.toContain(reader.toLowerCase());
  });
});

onSqlite((where) => {
  it('orders and messages under one address in any case are one person; spam and deleted addresses are none', async () => {
    const { db } = where();
    for (const email of [reader, 'bob@example.com', ''])
      await place(db, { contact: { email, fullName: email && 'Bob', phone: '' } });
    const message = { name: 'Robert', subject: 'A', body: 'B' };
    const program = { website: 'https://spam.example', filledForMs: 10 };
    for (const email of [reader, 'bob@example.com']) {
      await keepContactMessage(db, { ...message, email }, person, now);
      await keepContactMessage(db, { ...message, email }, program, now);
    }
    await keepContactMessage(db, { ...message, email: 'spam@example.com' }, program, now);
    await subscribe(db, 'ada@example.com', person, now);
    const { rows, newsletter } = await shoppersPage(db, owner, {}, now);
    expect(rows).toEqual([
      { email: 'ada@example.com', name: '', orders: 0, messages: 0, newsletter: 'pending' },
      { email: 'bob@example.com', name: 'Bob', orders: 2, messages: 2, newsletter: '' },
    ]);
    expect(newsletter).toEqual({ confirmed: 0, pending: 1, unsubscribed: 0 });
    expect(valueOf(await exportNewsletter.perform(db, owner, {}, { now })).trimEnd()).toBe('email,asked,confirmed');
  });

  it('the newsletter file has one row for each confirmed address, with the time of the request and of the click', async () => {
    const { db } = where();
    for (const email of ['zoe@example.com', 'ada@example.com', 'gone@example.com']) {
      await subscribe(db, email, person, now);
      await db
        .updateTable('subscribers')
        .set({ state: 'confirmed', changed_at: later(60_000).toISOString() })
        .execute();
    }
    await db.updateTable('subscribers').set({ state: 'unsubscribed' }).where('email', 'like', 'gone%').execute();
    const times = `${now.toISOString()},${later(60_000).toISOString()}`;
    const rows = valueOf(await exportNewsletter.perform(db, owner, {}, { now }))
      .trimEnd()
      .split('\r\n');
    expect(rows).toEqual(['email,asked,confirmed', `ada@example.com,${times}`, `zoe@example.com,${times}`]);
    const { newsletter } = await shoppersPage(db, owner, {}, now);
    expect(newsletter).toEqual({ confirmed: 2, pending: 0, unsubscribed: 1 });
  });

  it('the audit log has one pseudonym for an address in any case, and a retyped address may have spaces around it', async () => {
    const { db } = where();
    for (const email of [reader, reader.toUpperCase()]) await exportShopperData.perform(db, owner, { email }, { now });
    const subjects = await db.selectFrom('audit_log').select('subject').distinct().execute();
    expect(subjects).toEqual([{ subject: expect.stringMatching(/^shopper [0-9a-f]{12}$/) }]);
    expect(forget.schema.parse({ email: reader, again: ` ${reader}\n` })).toEqual({ email: reader, again: reader });
  });
});
