// Verifies docs/product.md 41.2.
import { terminal } from '@/server/desk/actor';
import { ownersOf } from '@/server/desk/owners';
import { actorOf, cookieOf, createDevice, findSession, isKnownDevice } from '@/server/desk/sessions';
import { createAuthenticator } from '@/server/testing/authenticator';
import { later, now } from '@/server/testing/checkout';
import { owner, ownerEmail, signInOwner, withOwner } from '@/server/testing/desk';
import { onSqlite } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import { deviceName } from './device-name';
import { findInvitation, invite } from './invitations';
import { endSignIn, listOwners, removePasskey, revoke } from './owners-list';
import { confirm, enrol, enrolOptions, signIn, useOptions } from './passkeys';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const bob = 'bob@example.com';
const party = { id: 'localhost', origin: 'http://localhost:3000' };
const browser = (ms = 0) => ({ party, device: 'Test', now: later(ms) });

onSqlite((where) => {
  withOwner();
  beforeEach(() => (process.env.OWNERS = `${ownerEmail} ${bob}`));

  const invitationOf = async (email: string) =>
    valueOf(await invite.perform(where().db, terminal, { email }, { now }))
      .split('/')
      .at(-1) ?? '';
  const enrolled = async (email: string, ms = 0) => {
    const [key, invitation] = [createAuthenticator(), await invitationOf(email)];
    const { challenge } = await enrolOptions(where().db, party, email, now);
    const answer = key.create(challenge, party);
    return { key, made: await enrol(where().db, { invitation, email, answer }, browser(ms)) };
  };
  const signedIn = async (key: ReturnType<typeof createAuthenticator>) => {
    const { challenge } = await useOptions(where().db, party, { purpose: 'sign-in', email: '' }, now);
    return signIn(where().db, key.get(challenge, party), browser());
  };
  const confirmedAt = async (token: string) => (await findSession(where().db, token, now))?.confirmedAt;
  const sessionsOf = async (at = now) =>
    (await listOwners(where().db, owner, undefined, at)).flatMap(({ sessions }) => sessions);

  it.each<[string, number, () => Promise<(at: Date) => Promise<unknown>>]>([
    [
      'A sign-in',
      DAY / 2,
      async () => {
        const token = await signInOwner(where().db, now);
        return async (at) => (await findSession(where().db, token, at))?.email;
      },
    ],
    [
      'The list of sign-ins',
      DAY / 2,
      async () => {
        await signInOwner(where().db, now);
        return async (at) => (await sessionsOf(at)).length > 0;
      },
    ],
    [
      'The use of a passkey',
      10 * MINUTE,
      async () => {
        const token = await signInOwner(where().db, now);
        return async (at) => {
          const actor = await actorOf(where().db, token, at);
          return actor.role === 'owner' && actor.isConfirmed;
        };
      },
    ],
    [
      'A known device',
      400 * DAY,
      async () => {
        const token = await createDevice(where().db, ownerEmail, now);
        return (at) => isKnownDevice(where().db, token, at);
      },
    ],
    [
      'An invitation',
      DAY,
      async () => {
        const token = await invitationOf(ownerEmail);
        return (at) => findInvitation(where().db, token, at);
      },
    ],
  ])('%s is valid until %i ms later, and not at that time', async (_, ms, made) => {
    const isValid = await made();
    expect(await isValid(later(ms - 1))).toBeTruthy();
    expect(await isValid(later(ms))).toBeFalsy();
  });

  it('a challenge can be answered for five minutes', async () => {
    expect((await enrolled(ownerEmail, 5 * MINUTE - 1)).made).toMatchObject({ ok: true });
    expect((await enrolled(ownerEmail, 5 * MINUTE)).made).toEqual(rejected('bad-passkey'));
  });

  it('an owner at the desk invites another one by mail and does not see the link', async () => {
    const { db } = where();
    expect(valueOf(await invite.perform(db, owner, { email: 'Bob@Example.com' }, { now }))).toBe('');
    const [mail, ...more] = await db.selectFrom('outbox').select(['recipient', 'text_body']).execute();
    expect([mail?.recipient, more]).toEqual([bob, []]);
    const token = /\/desk\/invite\/([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    expect(await findInvitation(db, token, now)).toBe(bob);
    expect(await invite.perform(db, owner, { email: 'eve@example.com' }, { now })).toEqual(rejected('no-owner'));
  });

  it('a passkey confirms the sign-in of its own owner on this browser alone', async () => {
    const { db } = where();
    const [own, others] = [await enrolled(ownerEmail), await enrolled(bob)];
    const tokens = [await signInOwner(db, now), await signInOwner(db, now)] as const;
    const [token, elsewhere] = tokens;
    const answerOf = async ({ key }: typeof own, email: string) => {
      const { challenge } = await useOptions(db, party, { purpose: 'confirm', email }, now);
      return confirm(db, { email: ownerEmail, token, answer: key.get(challenge, party) }, browser(MINUTE));
    };
    expect(await answerOf(others, ownerEmail)).toEqual(rejected('bad-passkey'));
    expect(await answerOf(own, bob)).toEqual(rejected('bad-passkey'));
    expect(await confirmedAt(token)).toBe(now.toISOString());
    expect(await answerOf(own, ownerEmail)).toMatchObject({ ok: true });
    expect(await confirmedAt(token)).toBe(later(MINUTE).toISOString());
    expect(await confirmedAt(elsewhere)).toBe(now.toISOString());
  });

  it('the passkey of a former owner signs no owner in', async () => {
    const { key } = await enrolled(bob);
    expect(await signedIn(key)).toMatchObject({ ok: true });
    process.env.OWNERS = ownerEmail;
    expect(await signedIn(key)).toEqual(rejected('bad-passkey'));
  });

  it('deleting one passkey, ending one sign-in and revoking one owner leave the others signed in', async () => {
    const { db } = where();
    const [lost, kept, others] = [await enrolled(ownerEmail), await enrolled(ownerEmail), await enrolled(bob)];
    const open = async () => {
      const found = [lost, kept, others].map(({ made }) => findSession(db, valueOf(made).session, now));
      return (await Promise.all(found)).map((session) => session !== undefined);
    };
    expect(await open()).toEqual([true, true, true]);
    valueOf(await removePasskey.perform(db, owner, { passkey: lost.key.id }, { now }));
    expect(await open()).toEqual([false, true, true]);
    expect(await signedIn(lost.key)).toEqual(rejected('bad-passkey'));
    const { id = '' } = (await findSession(db, valueOf(kept.made).session, now)) ?? {};
    expect(valueOf(await endSignIn.perform(db, owner, { session: id }, { now }))).toBe(ownerEmail);
    expect(await open()).toEqual([false, false, true]);
    valueOf(await revoke.perform(db, owner, { email: ownerEmail }, { now }));
    expect(await open()).toEqual([false, false, true]);
    expect(await signedIn(others.key)).toMatchObject({ ok: true });
    expect(await signedIn(kept.key)).toEqual(rejected('bad-passkey'));
  });

  it('revoking an owner closes the open invitation, so that no lost mailbox enrols a passkey', async () => {
    const { db } = where();
    const [own, others] = [await invitationOf(ownerEmail), await invitationOf(bob)];
    valueOf(await revoke.perform(db, owner, { email: ownerEmail }, { now }));
    expect(await findInvitation(db, own, now)).toBeUndefined();
    expect(await findInvitation(db, others, now)).toBe(bob);
  });
});

it('the cookie of a known device comes with a link from a mail, and an empty token deletes a cookie', () => {
  expect(cookieOf('device', 'token', 'https://shop.example')).toBe(
    '__Host-desk-device=token; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(cookieOf('session', '', 'https://shop.example')).toMatch(/^__Host-desk=; Path=\/; Max-Age=0; /);
});

it('ownersOf reads addresses between commas, spaces and line ends, each once and in lower case', () => {
  expect(ownersOf({ OWNERS: ' Ada@Example.com,bob@example.com\nada@example.com ' })).toEqual(['ada@example.com', bob]);
  expect([ownersOf({}), ownersOf({ OWNERS: ' , ' })]).toEqual([[], []]);
  expect(() => ownersOf({ OWNERS: 'Ada' })).toThrow('not "Ada"');
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome on iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari/605.1', 'Safari on macOS'],
  ['curl/8.0', 'a browser on an unknown system'],
])('deviceName names the browser and system of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
