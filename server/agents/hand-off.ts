import 'server-only';
import { type HandOffResponse, type handOffRoute } from '@/contract/agent-hand-off';
import { handOffRequest } from '@/contract/agent-hand-off.schema';
import { phoneNumber } from '@/contract/fields.schema';
import { type CodeOf } from '@/contract/route';
import { servesAgents } from '@/data/site';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { readJson, callerAddress } from '@/server/http/read-request';
import { limitTries } from '@/server/abuse/rate-limit';
import { type PreparedCheckout, readLinkedSession, takeOver } from './sessions';

/** Tries per network address in ten minutes. A link has 192 random bits; this limits the load of guessing. */
const LIMIT = { action: 'agent-hand-off', limit: 100, windowMs: 10 * 60_000 };

/** Lets a browser take over a session; not found if agents are disabled. */
export async function answerHandOff(
  db: Database,
  request: Request,
  now: Date,
): Promise<Result<HandOffResponse, CodeOf<typeof handOffRoute>>> {
  const sent = await readJson(request, handOffRequest());
  if (!sent.ok) return sent;
  if (!servesAgents()) return reject({ code: 'unknown-session' });
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const { session: linkToken, key, email } = sent.value;
  const named = await judgeEmail(db, { linkToken, email }, now);
  if (!named.ok) return named;
  const taken = await takeOver(db, { linkToken, key }, now);
  return taken.ok ? accept(handOffResponseOf(taken.value, email)) : taken;
}

/** Rejects another email address than the agent's, before anything is taken over. */
async function judgeEmail(db: Database, { linkToken, email }: { linkToken: string; email: string }, now: Date) {
  if (email === '') return accept(undefined);
  const limited = await limitTries(db, { ...EMAIL_LIMIT, subject: linkToken }, now);
  if (!limited.ok) return limited;
  const session = await readLinkedSession(db, linkToken, now);
  if (!session || isSessionEmail(session.prepared, email)) return accept(undefined);
  return reject({ code: 'email-differs' });
}

/** True if it is the email address that the agent gave, compared without case. */
function isSessionEmail({ buyer }: PreparedCheckout, email: string): boolean {
  return email !== '' && buyer.email.toLowerCase() === email.toLowerCase();
}

/** Tries of an email address per session in ten minutes. */
const EMAIL_LIMIT = { action: 'agent-hand-off-email', limit: 10, windowMs: 10 * 60_000 };

const noAddress = { fullName: '', line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

/** A shopper with only the link gets the country, but no name, no phone number and no address. */
function handOffResponseOf(prepared: PreparedCheckout, email: string): HandOffResponse {
  const { lines, buyer, address, service, promoCodes } = prepared;
  const isKnown = isSessionEmail(prepared, email);
  const fullName = address?.fullName || `${buyer.firstName} ${buyer.lastName}`.trim();
  const phone = phoneNumber().safeParse(isKnown ? buyer.phone : '').data;
  return {
    lines,
    email: isKnown ? buyer.email : '',
    ...(phone && { phone }),
    address: isKnown ? { ...noAddress, ...address, fullName } : { ...noAddress, country: address?.country ?? '' },
    service,
    promoCode: promoCodes[0] ?? '',
  };
}
