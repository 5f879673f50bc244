import { POST as postForm } from './desk/[action]/route';
import { POST } from './desk/passkey/route';
import { owners } from '@/cli/owners-command';
import { terminal } from '@/server/desk/actor';
import { cookieOf } from '@/server/desk/sessions';
import { deskAccessOf } from '@/server/desk/sign-in/gate';
import { listOwners } from '@/server/desk/sign-in/owners-list';
import { findSubmitted } from '@/server/desk/submit';
import { createAuthenticator } from '@/server/testing/authenticator';
import { paidOrder } from '@/server/testing/checkout';
import { owner, ownerEmail, postToDesk, withOwner } from '@/server/testing/desk';
import { itOnce, onEachEngine, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';

const site = { id: 'localhost', origin: 'http://localhost:3000' };
type Cookies = Record<string, string>;
type Sent = { status: number; challenge: string; cookies: Cookies };

onEachEngine((where) => {
  collectLog();
  withOwner();
  shareWithRoutes(where);

  async function send(body: object, cookies: Cookies = {}, invitation = ''): Promise<Sent> {
    const response = await POST(
      new Request(`http://localhost:3000/api/desk/passkey?invitation=${invitation}`, {
        method: 'POST',
        headers: {
          origin: site.origin,
          host: 'localhost:3000',
          'content-type': 'application/json',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
          cookie: Object.entries(cookies)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        },
        body: JSON.stringify(body),
      }),
    );
    const set = response.headers.getSetCookie().map((one) => (one.split(';')[0] ?? '').split('='));
    const { options } = await response.json();
    return { status: response.status, challenge: options?.challenge, cookies: Object.fromEntries(set) };
  }

  const invite = async (email = ownerEmail) => (await owners(where().db, ['invite', email])).split('/').at(-1) ?? '';
  const enrol = async (key = createAuthenticator(), at = site) => {
    const invitation = await invite();
    const { challenge } = await send({ purpose: 'enrol' }, {}, invitation);
    const done = await send({ purpose: 'enrol', answer: key.create(challenge, at) }, {}, invitation);
    return { ...done, key, invitation };
  };
  const passage = (path: string, cookies: Cookies = {}) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const request = { url: `http://localhost:3000${path}`, headers: new Headers({ cookie: cookie.join('; ') }) };
    return deskAccessOf(request, async () => where().db, new Date());
  };
  const mails = async () =>
    (await where().db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('created_at').execute()).map(
      ({ recipient, subject }) => `${recipient}: ${subject}`,
    );

  // Verifies docs/product.md 41.2 (invitation, mail).
  itOnce('an invitation makes one passkey and one session, once, and mails every owner', async () => {
    process.env.OWNERS = `${ownerEmail}, bob@example.com`;
    const { status, cookies, invitation, key } = await enrol();
    expect([status, Object.keys(cookies)]).toEqual([200, ['desk', 'desk-device']]);
    expect(await passage('/desk', cookies)).toBe('open');
    expect(await passage(`/desk/invite/${invitation}`)).toBe('missing');
    expect((await send({ purpose: 'enrol' }, {}, invitation)).status).toBe(404);
    expect(await mails()).toEqual([
      `${ownerEmail}: ${ownerEmail} has a new passkey for the desk`,
      `bob@example.com: ${ownerEmail} has a new passkey for the desk`,
    ]);
    const [found] = await listOwners(where().db, terminal, undefined, new Date());
    expect(found).toMatchObject({ passkeys: [{ id: key.id, label: 'Firefox on Linux' }], sessions: [{}] });
  });

  // Verifies docs/product.md 41.2 (sign-in).
  it('a known device signs in with the passkey; a challenge counts once, and every owner gets a mail', async () => {
    const { key, cookies } = await enrol();
    const device = { 'desk-device': cookies['desk-device'] ?? '' };
    expect(await passage('/desk', device)).toBe('sign-in');
    const { challenge } = await send({ purpose: 'sign-in' }, device);
    const answer = key.get(challenge, site);
    const first = await send({ purpose: 'sign-in', answer }, device);
    expect([first.status, await passage('/desk', first.cookies)]).toEqual([200, 'open']);
    expect((await send({ purpose: 'sign-in', answer }, device)).status).toBe(403);
    expect((await mails()).at(-1)).toBe(`${ownerEmail}: ${ownerEmail} signed in to the desk`);
  });

  // Verifies docs/product.md 41.2 (foreign passkey).
  itOnce(
    'a passkey of another site or person, without user verification or for another purpose signs no owner in',
    async () => {
      const { key, cookies } = await enrol();
      const device = { 'desk-device': cookies['desk-device'] ?? '' };
      const challenge = async (purpose = 'sign-in', jar = device) => (await send({ purpose }, jar)).challenge;
      const evil = { id: 'localhost', origin: 'https://evil.example' };
      const answers = [
        key.get(await challenge(), evil),
        key.get(await challenge(), { id: 'evil.example', origin: site.origin }),
        createAuthenticator().get(await challenge(), site),
        key.get(await challenge('confirm', { ...device, ...cookies }), site),
        key.get('a-challenge-never-made', site),
      ];
      for (const answer of answers) expect((await send({ purpose: 'sign-in', answer }, device)).status).toBe(403);
      const unverified = await enrol(createAuthenticator({ isUserVerified: false }));
      const foreign = await enrol(createAuthenticator(), evil);
      expect([unverified.status, foreign.status]).toEqual([403, 403]);
    },
  );

  // Verifies docs/product.md 41.2 (missing page).
  it('the desk is a missing page without a cookie, with an invented one, after 12 hours, and without OWNERS', async () => {
    const { cookies } = await enrol();
    const later = new Date(Date.now() + 60_000).toISOString();
    const invented = { desk: 'a'.repeat(32), 'desk-device': 'b'.repeat(32) };
    expect([await passage('/desk'), await passage('/desk/sign-in'), await passage('/desk/orders', invented)]).toEqual([
      'missing',
      'missing',
      'missing',
    ]);
    expect((await send({ purpose: 'sign-in' }, invented)).status).toBe(404);
    await where().db.updateTable('desk_sessions').set({ expires_at: new Date().toISOString() }).execute();
    expect(await passage('/desk', cookies)).toBe('sign-in');
    expect(await passage('/desk/sign-in', cookies)).toBe('open');
    await where().db.updateTable('desk_sessions').set({ expires_at: later }).execute();
    process.env.OWNERS = 'bob@example.com';
    expect([await passage('/desk', cookies), await passage('/desk/sign-in', cookies)]).toEqual(['missing', 'missing']);
    delete process.env.OWNERS;
    expect([await passage('/desk', cookies), await passage('/desk/sign-in', cookies)]).toEqual(['missing', 'missing']);
    await expect(owners(where().db, ['invite', ownerEmail])).rejects.toThrow(`${ownerEmail} is not in OWNERS.`);
  });

  it('the terminal revokes an owner whose address is typed in capital letters', async () => {
    const { cookies } = await enrol();
    const typed = ownerEmail.toUpperCase();
    expect(await owners(where().db, ['revoke', typed])).toBe(`${typed} is signed out everywhere. Deleted passkeys: 1.`);
    expect(await passage('/desk', cookies)).toBe('missing');
  });

  // Verifies docs/product.md 41.2 (recovery).
  it('the terminal signs an owner out everywhere and deletes the passkeys, and invites again', async () => {
    const { key, cookies } = await enrol();
    expect(await owners(where().db, [])).toMatch(
      /^owner@example.com\n {2}passkey: Firefox on Linux, made [^]*signed in: /,
    );
    expect(await owners(where().db, ['revoke', ownerEmail])).toBe(
      `${ownerEmail} is signed out everywhere. Deleted passkeys: 1.`,
    );
    expect(await passage('/desk', cookies)).toBe('missing');
    const again = await enrol();
    const { challenge } = await send({ purpose: 'sign-in' }, again.cookies);
    expect((await send({ purpose: 'sign-in', answer: key.get(challenge, site) }, again.cookies)).status).toBe(403);
    const audit = await where().db.selectFrom('audit_log').select(['actor', 'action']).orderBy('at').execute();
    expect(audit.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'terminal invite-owner',
      'terminal revoke-owner',
      'terminal invite-owner',
    ]);
  });

  // Verifies docs/product.md 41.2 (passkey again).
  it('a refund asks for the passkey again after ten minutes, and the same form goes through afterwards', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { key, cookies } = await enrol();
    const old = new Date(Date.now() - 11 * 60_000).toISOString();
    await db.updateTable('desk_sessions').set({ confirmed_at: old }).execute();
    const form = { key: crypto.randomUUID(), number: order.number, kind: 'all', byHand: 'on' };
    const post = async () => {
      const response = await postForm(postToDesk('refund-order', form, { token: cookies.desk ?? '' }));
      return response.headers.get('location') ?? '';
    };
    expect(await post()).toBe(`/desk/confirm?form=${form.key}&back=%2Fdesk`);
    const { challenge } = await send({ purpose: 'confirm' }, cookies);
    expect((await send({ purpose: 'confirm', answer: key.get(challenge, site) }, cookies)).status).toBe(200);
    expect(await post()).toBe(`/desk?submitted=${form.key}`);
    const { state } = await db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('refunded');
  });

  // Verifies docs/product.md 41.4 (signed out).
  it('a form that is sent after the session has ended waits, with all that was typed, for the sign-in of its owner', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { key, cookies } = await enrol();
    await db.updateTable('desk_sessions').set({ expires_at: new Date().toISOString() }).execute();
    const form = { key: crypto.randomUUID(), back: '/desk/orders?q=ada', number: order.number, text: 'Call first.' };
    const device = cookies['desk-device'] ?? '';
    const post = async (jar: { token?: string; device?: string }) =>
      (await postForm(postToDesk('add-note', form, jar))).headers.get('location') ?? '';
    const waiting = `/desk/confirm?form=${form.key}&back=%2Fdesk%2Forders%3Fq%3Dada`;
    expect(await post({ token: cookies.desk ?? '', device })).toBe(`/desk/sign-in?to=${encodeURIComponent(waiting)}`);
    const found = { ...form, back: `/desk/orders?find=${encodeURIComponent('山'.repeat(90))}` };
    const long = await postForm(postToDesk('add-note', found, { device }));
    expect(long.headers.get('location')).toBe(
      `/desk/sign-in?to=${encodeURIComponent(`/desk/confirm?form=${form.key}&back=%2Fdesk`)}`,
    );
    expect(await db.selectFrom('order_notes').select('text').execute()).toEqual([]);
    const { challenge } = await send({ purpose: 'sign-in' }, cookies);
    const signedIn = await send({ purpose: 'sign-in', answer: key.get(challenge, site) }, cookies);
    const kept = await findSubmitted(db, owner, form.key);
    expect(kept).toMatchObject({ action: 'add-note', fields: { number: order.number, text: 'Call first.' } });
    expect(await post({ token: signedIn.cookies.desk ?? '', device })).toBe(`/desk/orders?q=ada&submitted=${form.key}`);
    expect(await db.selectFrom('order_notes').select('text').execute()).toEqual([{ text: 'Call first.' }]);
    expect((await postForm(postToDesk('add-note', form, { device: 'a'.repeat(32) }))).status).toBe(404);
  });

  // Verifies docs/product.md 41.2 (limit).
  itOnce('one caller gets 30 steps of a ceremony in ten minutes', async () => {
    const { cookies } = await enrol();
    const statuses = [];
    for (let step = 0; step < 30; step += 1) statuses.push((await send({ purpose: 'sign-in' }, cookies)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(28);
    expect(statuses.at(-1)).toBe(429);
  });
});

// Verifies docs/product.md 41.2 (cookie).
it('cookies over https have the prefix __Host-, and the session cookie is HttpOnly and SameSite', () => {
  expect(cookieOf('session', 'token', 'https://shop.example')).toBe(
    '__Host-desk=token; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure',
  );
  expect(cookieOf('session', 'token', 'http://localhost:3000')).toBe(
    'desk=token; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict',
  );
});
