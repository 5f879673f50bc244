import { type Command } from '@/cli/orders/command';
import { mail } from '@/cli/orders/mail';
import { messages } from '@/cli/orders/messages';
import { alertsCommand } from '@/cli/orders/alerts';
import { keepContactMessage } from '@/server/messages/messages';
import { sendDueMail } from '@/server/notifications/send-due-mail';
import { contactAcknowledgement } from '@/server/notifications/shopper-mail';
import { recordPaymentEvent } from '@/server/orders/change';
import { enqueueMail } from '@/server/notifications/outbox';
import { later, now, paidOrder, paymentEvent } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';

const DAY = 24 * 60 * 60_000;
const person = { website: '', filledForMs: 5000 };
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Does it fit?\nThank you.' };

onEachEngine((where) => {
  collectLog();
  const run = (command: Command, ...args: string[]) => command.run(where().db, args);

  // Verifies docs/product.md 12.9.
  it('the messages command lists messages suspected as spam apart, and shows them whole', async () => {
    const { db } = where();
    await keepContactMessage(db, message, { website: 'https://ada.example', filledForMs: 60_000 }, now);
    await keepContactMessage(db, { ...message, subject: 'A dial' }, { website: '', filledForMs: 60_000 }, now);
    const ids = await db.selectFrom('contact_messages').select('id').orderBy('suspected').execute();
    const [plain = '', suspected = ''] = ids.map(({ id }) => id.slice(0, 8));
    expect(String(await run(messages)).split('\n')).toEqual([
      `${plain}  2026-11-20 12:00Z  ada@example.com  A dial`,
      expect.stringMatching(/^Suspected as spam /),
      `${suspected}  2026-11-20 12:00Z  ada@example.com  A strap`,
    ]);
    expect(await run(messages, 'show', suspected)).toMatch(
      /waits for an answer, suspected as spam\n[^]*Does it fit\?\nThank you\.$/,
    );
  });

  it('the messages command lists and shows messages until they are answered', async () => {
    const { db } = where();
    expect(await run(messages)).toBe('No message waits for an answer.');
    await keepContactMessage(db, message, person, now);
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    const start = id.slice(0, 8);
    expect(await run(messages)).toBe(`${start}  2026-11-20 12:00Z  ada@example.com  A strap`);
    expect(await run(messages, 'show', start.toUpperCase())).toBe(
      `${id}  waits for an answer\n2026-11-20 12:00Z  Ada <ada@example.com>\nA strap\n\nDoes it fit?\nThank you.`,
    );
    expect(await run(messages, 'done', start)).toBe(`Message ${start} is answered.`);
    expect(await run(messages)).toBe('No message waits for an answer.');
    expect(await run(messages, '--all')).toMatch(/A strap {2}\(answered\)$/);
    await expect(run(messages, 'show', '%%%%')).rejects.toThrow('%%%% matches no message.');
    await expect(run(messages, 'done', '00000000')).rejects.toThrow('00000000 matches no message.');
    expect(run(messages, 'show')).toBeUndefined();
  });

  it('the messages command finds a message by a unique prefix of its id', async () => {
    const { db } = where();
    const row = { ...message, created_at: now.toISOString(), answered_at: null };
    const ids = ['aaaa1111-0000-4000-8000-000000000000', 'aaaa2222-0000-4000-8000-000000000000'];
    for (const id of ids)
      await db
        .insertInto('contact_messages')
        .values({ id, ...row })
        .execute();
    await expect(run(messages, 'show', 'aaaa')).rejects.toThrow('aaaa matches more than one message.');
    expect(await run(messages, 'show', 'aaaa2')).toContain(ids[1]);
  });

  it('the mail command lists late and expired mail, and requeues it for five days', async () => {
    const { db } = where();
    const dead = () => Promise.reject(new Error('no such mailbox'));
    const send = (at: Date, deliver: () => Promise<void> = dead) => sendDueMail(db, deliver, () => at);
    expect(await run(mail, 'list')).toBe('All mail is sent.');
    for (const id of ['lost', 'lost-too']) await enqueueMail(db, id, contactAcknowledgement('ada@example.com'), now);
    for (let day = 0; day < 30; day += 1) await send(later(day * DAY));
    await enqueueMail(db, 'late', contactAcknowledgement('ada@example.com'), now);
    await send(now);
    const lines = (await run(mail, 'list'))?.split('\n');
    expect(lines?.[0]).toMatch(/^lost(-too)? {2}ada@example.com {2}tries: 30, expired 2026-12-19 12:00Z$/);
    expect(lines?.[1]).toBe('  no such mailbox');
    expect(lines?.[4]).toBe('late  ada@example.com  tries: 1, next try 2026-11-20 12:00Z');
    expect(await run(mail, 'resend', 'late')).toBe('1 mail is queued again.');
    expect(await run(mail, 'resend', '--all')).toBe('2 mails are queued again.');
    expect(await run(alertsCommand)).toBe('No alerts.');
    expect(await send(new Date(), async () => {})).toBe(3);
    await expect(run(mail, 'resend', 'late')).rejects.toThrow('Mail late is not waiting');
    expect(run(mail, 'resend')).toBeUndefined();
  });

  it('the mail command leaves mail to the sender that leased it', async () => {
    const { db } = where();
    await enqueueMail(db, 'a', contactAcknowledgement('ada@example.com'), now);
    const resent = sendDueMail(db, () => expect(run(mail, 'resend', 'a')).rejects.toThrow('being sent'));
    expect(await resent).toBe(1);
  });

  it('the alerts command lists an alert until it is resolved, and again when it recurs', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordPaymentEvent(db, paymentEvent(order, { id: 'odd', amountCents: 1 }), now);
    expect(await run(alertsCommand)).toMatch(/^2026-11-20 12:00Z {2}payment-event:test:odd\n {2}Order OH-/);
    await expect(run(alertsCommand, 'resolve', 'odd')).rejects.toThrow('There is no alert odd.');
    expect(await run(alertsCommand, 'resolve', 'payment-event:test:odd')).toBe('payment-event:test:odd is resolved.');
    expect(await run(alertsCommand)).toBe('No alerts.');
    const anew = new Date(Date.now() + DAY).toISOString();
    await db.updateTable('payment_events').set({ received_at: anew }).where('id', '=', 'odd').execute();
    expect(await run(alertsCommand)).toContain('payment-event:test:odd');
  });
});
