import 'server-only';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { site } from '@/data/site';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { renderMail } from '@/server/notifications/layout';
import { enqueueMail } from '@/server/notifications/outbox';
import { hashOf } from '@/server/platform/tokens';
import { ownersOf } from '../owners';
import { createDevice, createSession } from '../sessions';
import { useInvitation } from './invitations';
import { utcMinute } from '@/domain/local-date';
import { isLoopback } from '@/domain/caller-address';

/** The site that a passkey belongs to. */
export type Party = { id: string; origin: string };

/**
 * Returns the site of the passkeys: the shop's public one. A shop on the developer's own machine answers at any of its
 * local names and ports.
 */
export function partyOf(request: { headers: Headers }, siteUrl: string = site.url): Party {
  const local = `http://${request.headers.get('host') ?? ''}`;
  const { hostname: id, origin } = new URL(isLoopback(siteUrl) && isLoopback(local) ? local : siteUrl);
  return { id, origin };
}

/** How long a ceremony may take, in ms. */
const CEREMONY_MS = 5 * 60_000;

type Purpose = Schema['desk_challenges']['purpose'];

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const transportsOf = (text: string) => text.split(' ').filter(Boolean);

/** Returns the options with which the browser creates a passkey for an invited owner. */
export async function enrolOptions(db: Database, party: Party, email: string, now: Date) {
  const known = await db.selectFrom('desk_passkeys').selectAll().where('email', '=', email).execute();
  const options = await generateRegistrationOptions({
    rpName: `${site.name} desk`,
    rpID: party.id,
    userName: email,
    userID: new Uint8Array(Buffer.from(hashOf(email), 'hex')),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, 'enrol', email, now);
  return options;
}

/** Returns the options with which the browser uses a passkey. A sign-in names no owner, so that it reveals none. */
export async function useOptions(
  db: Database,
  party: Party,
  { purpose, email }: { purpose: 'sign-in' | 'confirm'; email: string },
  now: Date,
) {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await keepChallenge(db, options.challenge, purpose, email, now);
  return options;
}

async function keepChallenge(
  db: Database,
  challenge: string,
  purpose: Purpose,
  email: string,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + CEREMONY_MS).toISOString();
  await db.insertInto('desk_challenges').values({ challenge, purpose, email, expires_at: expires }).execute();
}

const clientData = z.object({ challenge: z.string() });

/** Removes the challenge of a response from the database. Each is valid once, for its purpose and owner only. */
async function takeChallenge(
  records: Database,
  answer: { response: { clientDataJSON: string } },
  { purpose, email }: { purpose: Purpose; email: string },
  now: Date,
): Promise<string | undefined> {
  const data = parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8'));
  if (!data) return undefined;
  const taken = await records
    .deleteFrom('desk_challenges')
    .where('challenge', '=', data.challenge)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
}

function parse(text: string): z.output<typeof clientData> | undefined {
  try {
    return clientData.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Browser = { party: Party; device: string; now: Date };

/** Tokens of the cookies to set. */
type SignedIn = { session: string; device?: string };

/**
 * Saves the passkey of an invited owner, uses the invitation up, signs the owner in, and mails all owners.
 *
 * @param device name of the browser and system.
 */
export function enrol(
  db: Database,
  { invitation, email, answer }: { invitation: string; email: string; answer: RegistrationResponseJSON },
  { party, device, now }: Browser,
): Promise<Result<SignedIn, 'bad-passkey'>> {
  return transact<SignedIn, 'bad-passkey'>(db, async (records) => {
    const expectedChallenge = await takeChallenge(records, answer, { purpose: 'enrol', email }, now);
    if (expectedChallenge === undefined || !(await useInvitation(records, invitation, now))) return badPasskey;
    const verified = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }).catch(() => undefined);
    if (!verified?.verified) return badPasskey;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const at = now.toISOString();
    const saved = await records
      .insertInto('desk_passkeys')
      .values({
        id,
        email,
        public_key: textOf(publicKey),
        counter,
        transports: transports.join(' '),
        label: device,
        created_at: at,
        used_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) return badPasskey;
    await mailOwners(records, `enrolled:${hashOf(id)}`, `${email} has a new passkey for the desk`, device, now);
    const session = await createSession(records, { email, passkey: id, device }, now);
    return accept({ session, device: await createDevice(records, email, now) });
  });
}

/** Signs an owner in by a passkey, and mails all owners. */
export function signIn(
  db: Database,
  answer: AuthenticationResponseJSON,
  browser: Browser,
): Promise<Result<SignedIn, 'bad-passkey'>> {
  const { device, now } = browser;
  return transact<SignedIn, 'bad-passkey'>(db, async (records) => {
    const found = await verify(records, answer, { purpose: 'sign-in', email: '' }, browser);
    if (!found) return badPasskey;
    const { email, id: passkey } = found;
    const session = await createSession(records, { email, passkey, device }, now);
    await mailOwners(records, `sign-in:${hashOf(session)}`, `${email} signed in to the desk`, device, now);
    return accept({ session });
  });
}

/** Records that a signed-in owner has used the passkey again. */
export function confirm(
  db: Database,
  { email, token, answer }: { email: string; token: string; answer: AuthenticationResponseJSON },
  browser: Browser,
): Promise<Result<void, 'bad-passkey'>> {
  return transact<void, 'bad-passkey'>(db, async (records) => {
    const found = await verify(records, answer, { purpose: 'confirm', email }, browser);
    if (found?.email !== email) return badPasskey;
    await records
      .updateTable('desk_sessions')
      .set({ confirmed_at: browser.now.toISOString() })
      .where('token_hash', '=', hashOf(token))
      .execute();
    return accept(undefined);
  });
}

const badPasskey = reject({ code: 'bad-passkey' });

/** Returns the passkey that signed a challenge, if its owner is still one. */
async function verify(
  records: Database,
  answer: AuthenticationResponseJSON,
  challenge: { purpose: Purpose; email: string },
  { party, now }: Browser,
) {
  const expectedChallenge = await takeChallenge(records, answer, challenge, now);
  const passkey = await records.selectFrom('desk_passkeys').selectAll().where('id', '=', answer.id).executeTakeFirst();
  if (expectedChallenge === undefined || !passkey || !ownersOf().includes(passkey.email)) return undefined;
  const { id, public_key: key, counter, transports } = passkey;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: bytesOf(key), counter, transports: transportsOf(transports) },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const used = { counter: verified.authenticationInfo.newCounter, used_at: now.toISOString() };
  await records.updateTable('desk_passkeys').set(used).where('id', '=', id).execute();
  return passkey;
}

/**
 * Emails every owner about a sign-in or a new passkey. An owner who does not recognise it revokes it at the terminal.
 */
async function mailOwners(records: Database, cause: string, title: string, device: string, now: Date): Promise<void> {
  const blocks = [
    { kind: 'text', text: `${device}, ${utcMinute(now.toISOString())} UTC.` },
    {
      kind: 'text',
      text: 'If you do not know of this, run on the shop’s machine: npm run owners -- revoke <email address>. It signs that owner out everywhere and deletes the passkeys.',
    },
  ] as const;
  for (const to of ownersOf())
    await enqueueMail(records, `owner:desk-${cause}:${to}`, { to, subject: title, ...renderMail(title, blocks) }, now);
}
