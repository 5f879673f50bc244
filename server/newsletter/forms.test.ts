// Verifies docs/product.md 12.5, 12.7.
import { contactMessage, newsletterAddress } from '@/contract/forms.schema';
import { findMessage, keepContactMessage, keepIfSuspected, listMessages, noteAnswer } from '@/server/messages/messages';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter';
import { countTry } from '@/server/abuse/rate-limit';
import { later, now } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';

const person = { website: '', filledForMs: 2000 };
const bots = [
  { website: 'https://spam.example', filledForMs: 9000 },
  { website: '', filledForMs: 1999 },
  { website: '', filledForMs: NaN },
];
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Does it fit?\nThank you.' };

onSqliteFirst((where) => {
  const mails = () =>
    where()
      .db.selectFrom('outbox')
      .select(['recipient', 'text_body', 'unsubscribe_url'])
      .orderBy('created_at')
      .execute();
  const tokensOf = (mail: Awaited<ReturnType<typeof mails>>[number] | undefined) => ({
    confirm: /confirm\?token=([\w-]{32})$/m.exec(mail?.text_body ?? '')?.[1] ?? '',
    unsubscribe: /unsubscribe\?token=([\w-]{32})$/.exec(mail?.unsubscribe_url ?? '')?.[1] ?? '',
  });
  const subscribers = () => where().db.selectFrom('subscribers').select(['email', 'state']).execute();

  it('keepContactMessage stores every message and acknowledges an address once a day', async () => {
    const { db } = where();
    const answers = [];
    for (let index = 0; index < 2; index += 1) answers.push(await keepContactMessage(db, message, person, now));
    for (const bot of bots) answers.push(await keepContactMessage(db, message, bot, now));
    expect(answers).toEqual(Array(5).fill(undefined));
    const kept = await listMessages(db);
    expect(kept.map(({ suspected }) => suspected)).toEqual([0, 0, 1, 1, 1]);
    for (const each of kept) expect(each).toMatchObject(message);
    expect(kept[0]).toMatchObject({ ...message, created_at: now.toISOString() });
    expect(await mails()).toMatchObject([{ recipient: 'ada@example.com', unsubscribe_url: null }]);
    expect((await mails())[0]?.text_body).not.toContain('strap');
    const spelled = { ...message, email: 'ADA+watches@example.com' };
    await keepContactMessage(db, spelled, person, later(1));
    expect(await mails()).toHaveLength(1);
    await keepContactMessage(db, spelled, person, later(24 * 60 * 60_000));
    expect(await mails()).toHaveLength(2);
  });

  it('listMessages has suspected messages last, and the first answer and a prefix of four characters count', async () => {
    const { db } = where();
    await keepContactMessage(db, { ...message, subject: 'Spam' }, bots[0] ?? person, now);
    await keepContactMessage(db, message, person, later(1));
    const [first, second] = await listMessages(db);
    expect([first?.subject, second?.subject]).toEqual([message.subject, 'Spam']);
    const id = first?.id ?? '';
    for (const ms of [2, 3]) await noteAnswer(db, id, later(ms));
    expect(await findMessage(db, id.slice(0, 4))).toMatchObject({ value: { answered_at: later(2).toISOString() } });
    expect(await findMessage(db, id.slice(0, 3))).toMatchObject({ rejection: { code: 'unknown-message' } });
  });

  it('keepIfSuspected stores a suspected request apart and sends no email', async () => {
    const { db } = where();
    const wish = { email: 'ada@example.com', wish: 'Newsletter' };
    for (const traces of [person, ...bots]) await keepIfSuspected(db, wish, traces, now);
    const kept = { email: 'ada@example.com', subject: 'Newsletter', suspected: 1, answered_at: null };
    expect(await listMessages(db)).toMatchObject([kept, kept, kept]);
    expect(await mails()).toEqual([]);
  });

  // Verifies docs/product.md 12.4 (one subscription for each link).
  it('subscribe sends a confirmation mail first, whose link works once', async () => {
    const { db } = where();
    await subscribe(db, 'ada@example.com', person, now);
    expect(await subscribers()).toEqual([{ email: 'ada@example.com', state: 'pending' }]);
    const { confirm } = tokensOf((await mails())[0]);
    const uses = await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(db, confirm, now)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await confirmSubscription(db, '', now)).toBe(false);
    expect(await subscribers()).toEqual([{ email: 'ada@example.com', state: 'confirmed' }]);
    const rows = JSON.stringify(await db.selectFrom('subscribers').selectAll().execute());
    expect(rows).not.toContain(confirm);
  });

  it('subscribe writes to an address at most five times a day, from any caller', async () => {
    const { db } = where();
    for (let count = 0; count < 20; count += 1) {
      await subscribe(db, 'ada@example.com', person, later(count * 10 * 60_000));
    }
    expect(await mails()).toHaveLength(5);
    await subscribe(db, 'ada@example.com', person, later(24 * 60 * 60_000));
    expect(await mails()).toHaveLength(6);
  });

  it('the newsletter route answers alike for a new, a pending and a subscribed address, and mails only the first two', async () => {
    const { db } = where();
    const answers = [await subscribe(db, 'ada@example.com', person, now)];
    answers.push(await subscribe(db, 'ada@example.com', person, later(10 * 60_000 - 1)));
    expect(await mails()).toHaveLength(1);
    answers.push(await subscribe(db, 'ada@example.com', person, later(10 * 60_000)));
    expect(await mails()).toHaveLength(2);
    const [first, second] = (await mails()).map(tokensOf);
    expect(await confirmSubscription(db, first?.confirm ?? '', now)).toBe(false);
    expect(await confirmSubscription(db, second?.confirm ?? '', now)).toBe(true);
    answers.push(await subscribe(db, 'ada@example.com', person, later(60 * 60_000)));
    for (const bot of bots) answers.push(await subscribe(db, 'bot@example.com', bot, now));
    expect(answers).toEqual(Array(answers.length).fill(undefined));
    expect(await mails()).toHaveLength(2);
    expect(await subscribers()).toEqual([{ email: 'ada@example.com', state: 'confirmed' }]);
  });

  it('unsubscribe ends a subscription by the link of its mail, confirmed or not', async () => {
    const { db } = where();
    await subscribe(db, 'ada@example.com', person, now);
    const tokens = tokensOf((await mails())[0]);
    expect(await unsubscribe(db, tokens.confirm, now)).toBe(false);
    expect(await unsubscribe(db, tokens.unsubscribe, now)).toBe(true);
    expect(await unsubscribe(db, tokens.unsubscribe, now)).toBe(true);
    expect(await confirmSubscription(db, tokens.confirm, now)).toBe(false);
    expect(await subscribers()).toEqual([{ email: 'ada@example.com', state: 'unsubscribed' }]);
  });

  // Verifies docs/product.md 12.4.
  it('subscribe sends a new confirmation mail to an address that has unsubscribed', async () => {
    const { db } = where();
    await subscribe(db, 'ada@example.com', person, now);
    const [first] = (await mails()).map(tokensOf);
    await confirmSubscription(db, first?.confirm ?? '', now);
    await unsubscribe(db, first?.unsubscribe ?? '', now);
    await subscribe(db, 'ada@example.com', person, later(10 * 60_000));
    const second = tokensOf((await mails())[1]);
    expect(await confirmSubscription(db, second.confirm, later(10 * 60_000))).toBe(true);
    expect(await subscribers()).toEqual([{ email: 'ada@example.com', state: 'confirmed' }]);
  });

  // Verifies docs/product.md 12.4, 18.2.
  it('subscribe sends a confirmation mail to an address that unsubscribed a minute ago, but none within ten minutes of the last one', async () => {
    const { db } = where();
    const minutes = (count: number) => later(count * 60_000);
    await subscribe(db, 'ada@example.com', person, now);
    const [first] = (await mails()).map(tokensOf);
    await confirmSubscription(db, first?.confirm ?? '', now);
    await unsubscribe(db, first?.unsubscribe ?? '', minutes(8));
    await subscribe(db, 'ada@example.com', person, minutes(9));
    expect(await mails()).toHaveLength(1);
    await Promise.all([10, 10].map((at) => subscribe(db, 'ada@example.com', person, minutes(at))));
    expect(await mails()).toHaveLength(2);
    const second = tokensOf((await mails())[1]);
    expect(await confirmSubscription(db, second.confirm, minutes(11))).toBe(true);
  });

  // Verifies docs/product.md 18.2.
  it('subscribe sends one confirmation mail in ten minutes to all spellings of a mailbox', async () => {
    const { db } = where();
    for (const email of ['ada@example.com', 'ada+watches@example.com']) await subscribe(db, email, person, now);
    expect(await mails()).toHaveLength(1);
    await subscribe(db, 'ada+watches@example.com', person, later(10 * 60_000));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'ada+watches@example.com']);
  });

  it('the newsletter route counts tries of an address in the database and returns Retry-After', async () => {
    const { db } = where();
    const limit = { action: 'contact', subject: '192.0.2.1', limit: 5, windowMs: 60_000 };
    const tries = await Promise.all(Array.from({ length: 20 }, () => countTry(db, limit, later(15_500))));
    expect(tries.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect(await countTry(db, limit, later(15_500))).toEqual({ allowed: false, retryAfter: 45 });
    expect(await countTry(db, { ...limit, subject: '192.0.2.2' }, later(15_500))).toEqual({ allowed: true });
    expect(await countTry(db, { ...limit, action: 'newsletter' }, later(15_500))).toEqual({ allowed: true });
    expect(await countTry(db, limit, later(60_000))).toEqual({ allowed: true });
    const rows = await db.selectFrom('rate_limits').select('bucket').execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});

it.each<[string, object]>([
  ['a second header in the name', { name: 'Ada\r\nBcc: x@example.com' }],
  ['a second header in the subject', { subject: 'Hello\nBcc: x@example.com' }],
  ['a second header in the address', { email: 'ada@example.com\nBcc: x@example.com' }],
  ['an empty message', { body: ' \n ' }],
  ['a message too long', { body: 'a'.repeat(5001) }],
  ['a NUL', { body: 'a\0b' }],
  ['another field', { admin: true }],
])('the contact route rejects a message with %s', (_, change) => {
  expect(contactMessage().safeParse({ ...message, ...change }).success).toBe(false);
  expect(contactMessage().parse(message)).toEqual(message);
});

it.each(['Ada@example.com', 'ada@example', 'ada@example.com\nBcc: x@y.com', `${'a'.repeat(250)}@b.com`, ''])(
  'the newsletter route rejects %j',
  (address) => expect(newsletterAddress().safeParse(address).success).toBe(false),
);
