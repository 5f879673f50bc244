// Verifies docs/product.md 18.2.
import { keepContactMessage } from '@/server/messages/messages';
import { subscribe } from '@/server/newsletter/newsletter';
import { requestOrderLink } from '@/server/orders/request-link';
import { setStock } from '@/server/stock/set-stock';
import { subscribeToBackInStock } from '@/server/stock/back-in-stock-subscriptions';
import { later, now, place } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { mailboxOf } from './mail-budget';

const person = { website: '', filledForMs: 9000 };

// Verifies docs/product.md 18.2 (letter case, +tag, dots of Gmail).
it.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+shop@example.com', 'ada@example.com'],
  ['a.d.a+1@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
])('mailboxOf(%j) returns %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

onSqliteFirst((where) => {
  const recipients = async () =>
    (await where().db.selectFrom('outbox').select('recipient').execute())
      .map(({ recipient }) => recipient)
      .filter((recipient) => recipient.endsWith('@gmail.com'));

  /** Requests an email from each form, with another spelling of one mailbox each time. */
  const askEveryForm = async (spelling: string, at: Date, caller: string) => {
    const { db } = where();
    const message = { name: 'Ada', email: spelling, subject: 'A strap', body: 'Does it fit?' };
    await subscribe(db, spelling, person, at, caller);
    await keepContactMessage(db, message, person, at, caller);
    await subscribeToBackInStock(db, { watch: 'xerix/1', email: spelling }, person, at, caller);
    const contact = { email: spelling, fullName: 'Ada', phone: '' };
    const { number } = await place(db, { contact }, { now: at });
    await requestOrderLink(db, { number, email: spelling }, person, at, caller);
  };

  it('newsletter, contact, back-in-stock and order link send one mailbox five emails a day together', async () => {
    await setStock(where().db, 'xerix/1', { to: 100 }, now);
    const spellings = ['ada@gmail.com', 'a.da@gmail.com', 'ada+1@gmail.com', 'a.d.a+2@gmail.com', 'ADA@gmail.com'];
    for (const [index, spelling] of spellings.entries()) {
      await askEveryForm(spelling, later(index * 20 * 60_000), `192.0.2.${index}`);
    }
    expect(await recipients()).toHaveLength(5);
    await askEveryForm('ad.a@gmail.com', later(24 * 60 * 60_000), '192.0.2.1');
    expect((await recipients()).length).toBeGreaterThan(5);
  });

  it('the forms of one caller cause fifty emails a day together, whatever the addresses', async () => {
    const { db } = where();
    for (let count = 0; count < 60; count += 1) {
      const [email, at] = [`person${count}@gmail.com`, later(count * 1000)];
      await (count % 2 === 0
        ? subscribe(db, email, person, at, '192.0.2.1')
        : subscribeToBackInStock(db, { watch: 'xerix/1', email }, person, at, '192.0.2.1'));
    }
    expect(await recipients()).toHaveLength(50);
    await subscribe(db, 'other@gmail.com', person, later(0), '192.0.2.2');
    expect(await recipients()).toHaveLength(51);
  });

  it('a message over the budget is kept and reaches the owner, without an acknowledgement', async () => {
    const { db } = where();
    const message = { name: 'Ada', email: 'ada@gmail.com', subject: 'A strap', body: 'Does it fit?' };
    for (let count = 0; count < 5; count += 1) await subscribe(db, 'ada@gmail.com', person, later(count * 20 * 60_000));
    await keepContactMessage(db, message, person, now);
    expect(await recipients()).toHaveLength(5);
    expect(await db.selectFrom('contact_messages').select(['body', 'suspected']).execute()).toEqual([
      { body: 'Does it fit?', suspected: 0 },
    ]);
  });
});
