// Verifies docs/product.md 12.4 (one click in the email program), 17.6.
import { subscribe } from '@/server/newsletter/newsletter';
import { now } from '@/server/testing/checkout';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { POST as confirm } from './newsletter/confirm/route';
import { GET, POST } from './newsletter/unsubscribe/route';

const multipart = new FormData();
multipart.set('List-Unsubscribe', 'One-Click');

onSqliteFirst((where) => {
  shareWithRoutes(where);

  // RFC 8058, section 3.1: the body is a form of either encoding; a mail program sends no `Origin` and no cookie.
  it.each([
    ['a URL-encoded form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['a multipart form', multipart],
  ])('one click in a mail program ends the subscription when it posts %s', async (_, body) => {
    const { db } = where();
    await subscribe(db, 'ada@example.com', { website: '', filledForMs: 2000 }, now);
    const { unsubscribe_url: link } = await db.selectFrom('outbox').select('unsubscribe_url').executeTakeFirstOrThrow();
    const { pathname, search } = new URL(link ?? '');
    const answer = await POST(new Request(`http://localhost:3000${pathname}${search}`, { method: 'POST', body }));
    expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
    expect(await db.selectFrom('subscribers').select('state').execute()).toEqual([{ state: 'unsubscribed' }]);
  });

  /** Posts a form of a page and returns the path of the page that follows. */
  const press = async (handler: typeof POST, fields: Record<string, string>, query = '') => {
    const answer = await handler(
      new Request(`http://localhost:3000/api/newsletter${query}`, {
        method: 'POST',
        headers: { origin: 'http://localhost:3000' },
        body: new URLSearchParams(fields),
      }),
    );
    return [answer.status, answer.headers.get('location')];
  };

  it('a confirmation works once, the page ends a subscription as often as it is pressed, and unknown links say so', async () => {
    const { db } = where();
    await subscribe(db, 'ada@example.com', { website: '', filledForMs: 2000 }, now);
    const mail = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const [token] = /(?<=newsletter\/confirm\?token=)[\w-]{32}/.exec(mail.text_body) ?? [''];
    const end = new URL(mail.unsubscribe_url ?? '').searchParams.get('token') ?? '';
    const stateNow = async () => (await db.selectFrom('subscribers').select('state').executeTakeFirst())?.state;
    expect(await press(confirm, { token })).toEqual([303, '/newsletter/confirmed']);
    expect(await stateNow()).toBe('confirmed');
    expect(await press(confirm, { token })).toEqual([303, '/newsletter/used']);
    for (let time = 0; time < 2; time += 1)
      expect(await press(POST, { token: end })).toEqual([303, '/newsletter/ended']);
    expect(await stateNow()).toBe('unsubscribed');
    expect(await press(POST, { token: 'x'.repeat(32) })).toEqual([303, '/newsletter/unknown']);
  });

  it('a form that is posted to the address of a mail program ends nothing, and a browser there is sent to the page', async () => {
    const { db } = where();
    await subscribe(db, 'ada@example.com', { website: '', filledForMs: 2000 }, now);
    const { unsubscribe_url: link } = await db.selectFrom('outbox').select('unsubscribe_url').executeTakeFirstOrThrow();
    const { search } = new URL(link ?? '');
    expect((await press(POST, { token: 'x'.repeat(32) }, search))[0]).toBe(400);
    expect((await db.selectFrom('subscribers').select('state').executeTakeFirst())?.state).toBe('pending');
    const page = await GET(new Request(`http://localhost:3000/api/newsletter/unsubscribe${search}`));
    expect([page.status, page.headers.get('location')]).toEqual([303, `/newsletter/unsubscribe${search}`]);
  });
});
