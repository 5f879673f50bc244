import 'server-only';
import { randomUUID } from 'node:crypto';
import { site } from '@/data/site';
import { type Database } from '@/server/database/database';
import { hashOf, isToken, newToken } from '@/server/platform/tokens';
import { type Actor, CONFIRMED_MS } from './actor';
import { ownersOf } from './owners';

const HOUR_MS = 60 * 60_000;

/** How long a sign-in lasts, in ms. */
const SESSION_MS = 12 * HOUR_MS;

/** How long a browser that has opened an invitation sees the sign-in page, in ms. */
const DEVICE_MS = 400 * 24 * HOUR_MS;

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/**
 * Names of the desk's cookies. A browser takes a `__Host-` cookie from no other host and over https only. A shop without
 * https is one on the developer's own machine: its cookies have no prefix, because Safari rejects them there.
 */
export const cookieNames = (siteUrl: string = site.url) => {
  const prefix = isSecure(siteUrl) ? '__Host-' : '';
  return { session: `${prefix}desk`, device: `${prefix}desk-device` };
};

/** Returns a `Set-Cookie` value; an empty token deletes the cookie. */
export function cookieOf(kind: 'session' | 'device', token: string, siteUrl: string = site.url): string {
  const seconds = token === '' ? 0 : (kind === 'session' ? SESSION_MS : DEVICE_MS) / 1000;
  // A link in a mail leads to the sign-in page; the session itself is never sent by another site's link.
  const sameSite = kind === 'session' ? 'Strict' : 'Lax';
  return [
    `${cookieNames(siteUrl)[kind]}=${token}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure(siteUrl) ? ['Secure'] : []),
  ].join('; ');
}

/** Returns a cookie of a request; undefined if it was not sent. */
export function readCookie({ headers }: { headers: Headers }, kind: 'session' | 'device'): string | undefined {
  const name = cookieNames()[kind];
  const found = (headers.get('cookie') ?? '').split(/; */).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** A signed-in owner's session. */
export type Session = { id: string; email: string; passkey: string; confirmedAt: string; expiresAt: string };

/** Finds the session of a cookie, unless it has expired or its owner is no longer in OWNERS. */
export async function findSession(db: Database, token: string | undefined, now: Date): Promise<Session | undefined> {
  if (token === undefined || !isToken(token)) return undefined;
  const row = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row || !ownersOf().includes(row.email)) return undefined;
  return {
    id: row.id,
    email: row.email,
    passkey: row.passkey,
    confirmedAt: row.confirmed_at,
    expiresAt: row.expires_at,
  };
}

/** Returns who holds a session's cookie: an owner, or a guest. */
export async function actorOf(db: Database, token: string | undefined, now: Date): Promise<Actor> {
  const session = await findSession(db, token, now);
  if (!session) return { role: 'guest' };
  const isConfirmed = Date.parse(session.confirmedAt) + CONFIRMED_MS > now.getTime();
  return { role: 'owner', name: session.email, isConfirmed };
}

/** Signs an owner in and returns the token of the cookie. */
export async function createSession(
  records: Database,
  { email, passkey, device }: { email: string; passkey: string; device: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await records
    .insertInto('desk_sessions')
    .values({
      token_hash: hashOf(token),
      id: randomUUID(),
      email,
      passkey,
      device,
      created_at: at,
      confirmed_at: at,
      expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
    })
    .execute();
  return token;
}

/** Signs out. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Lets a browser see the sign-in page, and returns the token of its cookie. */
export async function createDevice(records: Database, email: string, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + DEVICE_MS).toISOString();
  await records
    .insertInto('desk_devices')
    .values({ token_hash: hashOf(token), email, created_at: now.toISOString(), expires_at: expires })
    .execute();
  return token;
}

/** True if a browser may see the sign-in page: it has opened an invitation of an owner. */
export async function isKnownDevice(db: Database, token: string | undefined, now: Date): Promise<boolean> {
  return (await ownerOfDevice(db, token, now)) !== undefined;
}

/** Returns the email address of the owner whose invitation a browser has opened; undefined if there is none. */
export async function ownerOfDevice(db: Database, token: string | undefined, now: Date): Promise<string | undefined> {
  if (token === undefined || !isToken(token)) return undefined;
  const row = await db
    .selectFrom('desk_devices')
    .select('email')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && ownersOf().includes(row.email) ? row.email : undefined;
}
