// Verifies docs/product.md 12.4 (one click in the email program), 17.6.
import { subscribe } from '@/server/newsletter/newsletter';
import { now } from '@/server/testing/checkout';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { POST } from './newsletter/unsubscribe/route';

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
});
