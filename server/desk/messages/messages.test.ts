import { keepContactMessage } from '@/server/messages/messages';
import { later, now } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { itOnOneEngine, onEachEngine } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { submit } from '../submit';
import { answerMessage, closeMessage, messagePage, messagesPage, reopen } from './messages';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Does it fit?' };
const person = { website: '', filledForMs: 9000 };
const program = { website: 'https://spam.example', filledForMs: 10 };

onEachEngine((where) => {
  const kept = async () => {
    const { db } = where();
    await keepContactMessage(db, message, person, now);
    const [first] = (await messagesPage(db, owner, {}, now)).rows;
    if (!first) throw new Error('The message was not kept.');
    return first.id;
  };
  const answers = () => where().db.selectFrom('outbox').selectAll().where('id', 'like', 'message-answer:%').execute();

  // Verifies docs/product.md 42.4 (answer).
  it('an answer goes to its sender once, quotes the message, and closes it', async () => {
    const { db } = where();
    const id = await kept();
    const key = crypto.randomUUID();
    const fields = { id, text: 'It does.' };
    const sent = await Promise.all([1, 2, 3].map(() => submit(db, owner, answerMessage, { key, fields }, later(1))));
    expect(sent.map((one) => valueOf(one).ok)).toEqual([true, true, true]);
    const second = valueOf(await submit(db, owner, answerMessage, { key: crypto.randomUUID(), fields }, later(2)));
    expect(second).toEqual({ ok: false, sentence: 'This message was answered before.' });
    const mails = await answers();
    expect(mails).toMatchObject([{ recipient: message.email, subject: 'Re: A strap' }]);
    expect(mails[0]?.text_body).toMatch(/It does\.[^]*Ada wrote on 2026-11-20:\nDoes it fit\?/);
    expect((await messagesPage(db, owner, {}, now)).count).toBe(0);
    const { changes } = (await messagePage(db, owner, id, now)) ?? {};
    expect(changes?.map(({ by, text }) => `${by} ${text}`)).toEqual([`${owner.name} answer message`]);
  });

  // Verifies docs/product.md 42.4 (done, undo).
  it('a message is done without an email, and its undo opens it again', async () => {
    const { db } = where();
    const id = await kept();
    const done = valueOf(await submit(db, owner, closeMessage, { key: crypto.randomUUID(), fields: { id } }, later(1)));
    expect(done.undo).toMatchObject({ action: reopen.name, fields: { id } });
    expect(await answers()).toEqual([]);
    expect((await messagesPage(db, owner, { show: 'answered' }, now)).count).toBe(1);
    await reopen.perform(db, owner, { id }, { now: later(2) });
    expect((await messagesPage(db, owner, {}, now)).count).toBe(1);
    expect(await reopen.perform(db, owner, { id }, { now })).toMatchObject({ rejection: { code: 'open' } });
  });

  itOnOneEngine('the 51st answered message is on the second page', async () => {
    const { db } = where();
    for (let count = 0; count < 51; count++) await keepContactMessage(db, message, person, now);
    await db.updateTable('contact_messages').set({ answered_at: now.toISOString() }).execute();
    const pages = await Promise.all([1, 2].map((page) => messagesPage(db, owner, { show: 'answered', page }, now)));
    expect(pages.map(({ page, rows }) => [page, rows.length])).toEqual([
      [1, 50],
      [2, 1],
    ]);
  });

  // Verifies docs/product.md 42.4 (suspected).
  it('suspected messages are apart from the others', async () => {
    const { db } = where();
    await kept();
    await keepContactMessage(db, { ...message, subject: 'Cheap pills' }, program, now);
    const subjects = async (filter: Parameters<typeof messagesPage>[2]) =>
      (await messagesPage(db, owner, filter, now)).rows.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['A strap']);
    expect(await subjects({ show: 'suspected' })).toEqual(['Cheap pills']);
  });

  itOnOneEngine(
    'open messages come by age, and answered ones by the time of their answer, the newest first',
    async () => {
      const { db } = where();
      for (const [ms, subject] of ['A', 'B', 'C'].entries())
        await keepContactMessage(db, { ...message, subject }, person, later(ms));
      const found = async (filter: Parameters<typeof messagesPage>[2] = {}) =>
        (await messagesPage(db, owner, filter, now)).rows;
      const [first, second] = await found();
      const close = (id = '', ms = 0) => closeMessage.perform(db, owner, { id }, { now: later(ms) });
      await close(second?.id, 10);
      await close(first?.id, 20);
      const subjects = async (filter = {}) => (await found(filter)).map(({ subject }) => subject);
      expect([await subjects(), await subjects({ show: 'answered' })]).toEqual([['C'], ['A', 'B']]);
    },
  );

  // Verifies docs/product.md 42.4 (two owners).
  it('an answer to a message that another owner has answered since is not sent', async () => {
    const { db } = where();
    const id = await kept();
    const { version } = (await messagePage(db, owner, id, now)) ?? {};
    await closeMessage.perform(db, { ...owner, name: 'bob@example.com' }, { id }, { now: later(60_000) });
    const form = {
      key: crypto.randomUUID(),
      fields: { id, text: 'Yes.' },
      version: version?.text,
      seen: version?.seen,
    };
    const late = valueOf(await submit(db, owner, answerMessage, form, later(120_000)));
    expect(late).toMatchObject({ ok: false, changes: ['bob@example.com: close message, 12:01 UTC'] });
    expect(await answers()).toEqual([]);
  });
});
