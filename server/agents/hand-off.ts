import 'server-only';
import { type HandedOff, type handOffRoute } from '@/contract/agent-hand-off';
import { handOffRequest } from '@/contract/agent-hand-off.schema';
import { type CodeOf } from '@/contract/route';
import { servesAgents } from '@/data/serves-agents';
import { accept, refuse, type Result } from '@/domain/result';
import { type Database } from '@/server/database';
import { callerAddress } from '@/server/http/caller-address';
import { readJson } from '@/server/http/read-request';
import { limitTries } from '@/server/rate-limit';
import { type PreparedCheckout, takeOver } from './sessions';

/** Tries of one network address within ten minutes. An id has 192 random bits: this keeps the trying itself down. */
const LIMIT = { what: 'agent-hand-off', limit: 100, windowMs: 10 * 60_000 };

/** Answers the browser that goes on with a session. Where agents are not served there is none. */
export async function answerHandOff(
  db: Database,
  request: Request,
  now: Date,
): Promise<Result<HandedOff, CodeOf<typeof handOffRoute>>> {
  const sent = await readJson(request, handOffRequest());
  if (!sent.ok) return sent;
  if (!servesAgents()) return refuse({ code: 'unknown-session' });
  const limited = await limitTries(db, { ...LIMIT, whom: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const taken = await takeOver(db, { id: sent.value.session, key: sent.value.key }, now);
  return taken.ok ? accept(handedOff(taken.value)) : taken;
}

const noAddress = { fullName: '', line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

function handedOff({ lines, buyer, address, service, promoCodes }: PreparedCheckout): HandedOff {
  const fullName = address?.fullName || `${buyer.firstName} ${buyer.lastName}`.trim();
  return {
    lines,
    email: buyer.email,
    address: { ...noAddress, ...address, fullName },
    service,
    promoCode: promoCodes[0] ?? '',
  };
}
