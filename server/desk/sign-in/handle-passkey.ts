import 'server-only';
import { type PasskeyResponse, type passkeyRoute } from '@/contract/desk';
import { passkeyRequest } from '@/contract/desk.schema';
import { type CodeOf } from '@/contract/route';
import { accept, reject, type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readJson, callerAddress } from '@/server/http/read-request';
import { shopDate } from '@/domain/shop-date';
import { cookieOf, findSession, isKnownDevice, readCookie } from '../sessions';
import { deviceName } from './device-name';
import { findInvitation } from './invitations';
import { confirm, enrol, enrolOptions, signIn, useOptions, partyOf } from './passkeys';

/** Ceremonies of one caller, and of all callers together, in ten minutes: a passkey cannot be guessed, but costs work. */
const TEN_MINUTES = 10 * 60_000;
const OF_CALLER = { action: 'desk-passkey', limit: 30, windowMs: TEN_MINUTES };
const OF_ALL = { action: 'desk-passkeys', subject: 'all', limit: 300, windowMs: TEN_MINUTES };

type Code = CodeOf<typeof passkeyRoute>;

/**
 * One step of a ceremony with a passkey. Only a browser that knows of the desk gets an answer: by an invitation, as a known
 * device, or by its session.
 */
export async function handlePasskey(request: Request): Promise<Result<PasskeyResponse | Response, Code>> {
  const [db, now] = [await database(), shopDate()];
  const token = readCookie(request, 'session');
  const session = await findSession(db, token, now);
  const invitation = new URL(request.url).searchParams.get('invitation') ?? '';
  const invited = await findInvitation(db, invitation, now);
  const isKnown = session ?? invited ?? (await isKnownDevice(db, readCookie(request, 'device'), now));
  if (!isKnown) return reject({ code: 'no-desk' });
  const limited = await limitTries(db, { ...OF_CALLER, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const limitedAll = await limitTries(db, OF_ALL, now);
  if (!limitedAll.ok) return limitedAll;
  const sent = await readJson(request, passkeyRequest());
  if (!sent.ok) return sent;
  const { purpose } = sent.value;
  const party = partyOf(request);
  const browser = { party, device: deviceName(request.headers.get('user-agent') ?? ''), now };
  if (purpose === 'enrol') {
    if (invited === undefined) return reject({ code: 'no-desk' });
    const { answer } = sent.value;
    if (!answer) return accept({ options: await enrolOptions(db, party, invited, now) });
    return signedIn(await enrol(db, { invitation, email: invited, answer }, browser));
  }
  const { answer } = sent.value;
  if (purpose === 'sign-in') {
    if (!answer) return accept({ options: await useOptions(db, party, { purpose, email: '' }, now) });
    return signedIn(await signIn(db, answer, browser));
  }
  if (!session || token === undefined) return reject({ code: 'no-desk' });
  if (!answer) return accept({ options: await useOptions(db, party, { purpose, email: session.email }, now) });
  const confirmed = await confirm(db, { email: session.email, token, answer }, browser);
  return confirmed.ok ? accept({}) : confirmed;
}

function signedIn(
  result: Result<{ session: string; device?: string }, 'bad-passkey'>,
): Result<Response, 'bad-passkey'> {
  if (!result.ok) return result;
  const response = Response.json({});
  response.headers.append('Set-Cookie', cookieOf('session', result.value.session));
  if (result.value.device !== undefined) response.headers.append('Set-Cookie', cookieOf('device', result.value.device));
  return accept(response);
}
