import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { accept, reject, type Result } from '@/domain/result';
import { shippingOptions } from '@/domain/shipping';
import { type DatabaseTransaction } from '@/server/database/database';
import { limitTries } from '@/server/abuse/rate-limit';
import { shippingTermsIn } from '@/server/catalogue/price-source';
import { askedCurrency } from './asked-currency';
import { relevantTo } from './capabilities';
import { errorResponse, type Message, type Problem, problem } from './messages';
import { isRepeated, runOnce } from './idempotency';
import { type AgentResponse, type AgentRequest } from './agent-request';
import { productId } from './product';
import { type Extensions, METHOD, readCheckout, type SentCheckout, type SentPayment } from './read-checkout';
import {
  type AgentSession,
  cancelSession,
  countOpenSessions,
  openSession,
  type PreparedCheckout,
  readSession,
  replacePrepared,
  type SessionCode,
} from './sessions';
import { showCheckout } from './show-checkout';

const CAPABILITY = 'dev.ucp.shopping.checkout';

/** Limits per network address in ten minutes: sessions created, and promo codes tried. */
const LIMITS = { sessions: 60, codes: 100 } as const;

const TEN_MINUTES = 10 * 60_000;

/** Maximum sessions created per network address during the life of a session: a fiftieth of the total below. */
const OPEN_SESSIONS = { action: 'agent-session-open', limit: 200, windowMs: 6 * 60 * 60_000 };

/** Maximum number of open sessions of all agents. Further ones are rejected until earlier sessions expire. */
const maxOpenSessions = 10_000;

type Answer = Promise<Result<AgentResponse, AgentCode>>;

/** Creates a session from an agent's request. A request with anything that the shop does not sell creates none. */
export async function createCheckout(sent: SentCheckout, agentRequest: AgentRequest): Answer {
  const limited = await limitWriting(sent, agentRequest, 'agent-session');
  if (!limited.ok) return limited;
  return onceFor(agentRequest, async (records) => {
    if ((await countOpenSessions(records, agentRequest.now)) >= maxOpenSessions)
      return reject({ code: 'busy', retryAfter: 600 });
    const read = await readSold(sent, agentRequest);
    if (!read.ok) return accept({ status: 200, body: noCheckoutCreated(agentRequest, read.message) });
    const prepared = isOffered(read.value) ? read.value : { ...read.value, service: '' };
    const contents = { agent: agentRequest.agent, prepared, currency: askedCurrency(sent.context) };
    const session = await openSession(records, contents, agentRequest.now);
    return shown(records, session, agentRequest, { status: 201, messages: warningsOf(sent) });
  });
}

/** Returns the current state of a session. */
export async function getCheckout({ id }: { id: string }, agentRequest: AgentRequest): Answer {
  const session = await ownSession(agentRequest.db, id, agentRequest);
  return session ? shown(agentRequest.db, session, agentRequest) : unknown(agentRequest);
}

/** Replaces the contents of a session. An invalid selection changes nothing. */
export async function updateCheckout(id: string, sent: SentCheckout, agentRequest: AgentRequest): Answer {
  const limited = await limitWriting(sent, agentRequest);
  if (!limited.ok) return limited;
  return onceWith(id, agentRequest, async (records, session) => {
    const read = await readSold(sent, agentRequest, session.prepared);
    const message = !read.ok ? read.message : isOffered(read.value) ? undefined : optionNotOffered;
    if (!read.ok || message) return shown(records, session, agentRequest, { messages: message ? [message] : [] });
    const contents = { prepared: read.value, currency: askedCurrency(sent.context) };
    const changed = await replacePrepared(records, id, contents, agentRequest.now);
    if (!changed.ok) return shown(records, session, agentRequest, { messages: [closed(changed.rejection.code)] });
    return shown(records, changed.value, agentRequest, { messages: warningsOf(sent) });
  });
}

/**
 * Always requires escalation: the shopper pays in the shop. It creates no order and no charge, and neither stores nor
 * returns the payment data.
 */
export async function completeCheckout(id: string, sent: SentPayment, agentRequest: AgentRequest): Answer {
  return onceWith(id, agentRequest, async (records, session) => {
    const isOne = sent.payment?.instruments?.length === 1;
    const messages = session.state === 'open' && !isOne ? [onePayment] : [];
    return shown(records, session, agentRequest, { messages: isClosed(session) ? [closed('session-over')] : messages });
  });
}

/** Cancels a session without a payment under way. */
export async function cancelCheckout(id: string, agentRequest: AgentRequest): Answer {
  return onceWith(id, agentRequest, async (records, session) => {
    const cancelled = await cancelSession(records, id, agentRequest.now);
    if (cancelled.ok) return shown(records, cancelled.value, agentRequest);
    return shown(records, session, agentRequest, { messages: [closed(cancelled.rejection.code)] });
  });
}

const onceFor = ({ db, attempt, agent, now }: AgentRequest, work: (records: DatabaseTransaction) => Answer) =>
  runOnce(db, { ...attempt, agent }, now, work);

/** Runs like `once`, with the session that the agent names, if it exists. */
const onceWith = (
  id: string,
  agentRequest: AgentRequest,
  work: (records: DatabaseTransaction, session: AgentSession) => Answer,
) =>
  onceFor(agentRequest, async (records) => {
    const session = await ownSession(records, id, agentRequest);
    return session ? work(records, session) : unknown(agentRequest);
  });

const isClosed = ({ state }: AgentSession) => state === 'completed' || state === 'cancelled' || state === 'expired';

/** Counts a request in the limits of its caller. A repeated request creates and tries nothing. */
async function limitWriting(
  sent: SentCheckout,
  { db, caller, agent, attempt, now }: AgentRequest,
  what?: 'agent-session',
) {
  if (await isRepeated(db, { ...attempt, agent })) return accept(undefined);
  if (what) {
    const begun = await limitTries(
      db,
      { action: what, subject: caller, limit: LIMITS.sessions, windowMs: TEN_MINUTES },
      now,
    );
    if (!begun.ok) return begun;
    const open = await limitTries(db, { ...OPEN_SESSIONS, subject: caller }, now);
    if (!open.ok) return open;
  }
  if (!sent.discounts?.codes?.length) return accept(undefined);
  return limitTries(
    db,
    { action: 'agent-promo-code', subject: caller, limit: LIMITS.codes, windowMs: TEN_MINUTES },
    now,
  );
}

/** Finds a session of this agent. Sessions of other agents are not found. */
async function ownSession(db: DatabaseTransaction | AgentRequest['db'], id: string, { agent, now }: AgentRequest) {
  const session = await readSession(db, id, now);
  return session?.agent === agent ? session : undefined;
}

const extensionsOf = ({ negotiated }: AgentRequest): Extensions => ({
  fulfillment: negotiated.has('dev.ucp.shopping.fulfillment'),
  discount: negotiated.has('dev.ucp.shopping.discount'),
});

/** Reads a request if the shop sells every watch in it. */
async function readSold(sent: SentCheckout, agentRequest: AgentRequest, before?: PreparedCheckout) {
  const read = readCheckout(sent, extensionsOf(agentRequest), before);
  if (!read.ok) return read;
  for (const line of read.value.lines) {
    if (!(await catalogue.findWatch(line))) return { ok: false as const, message: notSold(line) };
  }
  return read;
}

/** True if the service ships to the address; the default service always does. */
function isOffered({ address, service }: PreparedCheckout): boolean {
  if (!service || !address) return !service || !address;
  const { services, zoneOf } = shippingTermsIn('usd');
  const options = shippingOptions(services, zoneOf(address.country), 0);
  return options.length === 0 || options.some(({ id }) => id === service);
}

async function shown(
  db: AgentRequest['db'],
  session: AgentSession,
  agentRequest: AgentRequest,
  { status = 200, messages = [] }: { status?: 200 | 201; messages?: readonly Message[] } = {},
): Answer {
  const { version, negotiated, now } = agentRequest;
  const ucp = { version, status: 'success', capabilities: relevantTo(negotiated, CAPABILITY), payment_handlers: {} };
  const checkout = await showCheckout(db, session, extensionsOf(agentRequest), now);
  return accept({ status, body: { ucp, ...checkout, messages: [...messages, ...checkout.messages] } });
}

const unknown = ({ version }: AgentRequest) =>
  accept({
    status: 200 as const,
    body: errorResponse(version, {
      code: 'not_found',
      content: 'The checkout does not exist.',
      severity: 'unrecoverable',
    }),
  });

const noCheckoutCreated = ({ version }: AgentRequest, { code, content }: { code: string; content: string }) =>
  errorResponse(version, { code, content, severity: 'unrecoverable' }, '/all');

const notSold = (line: PreparedCheckout['lines'][number]) =>
  problem('item_unavailable', `The shop sells no product with the id "${productId(line)}".`);

const optionNotOffered = problem(
  'fulfillment_option_not_offered',
  'This shipping service does not ship to this address. Nothing was changed.',
  `${METHOD}.groups[0].selected_option_id`,
);

const onePayment = problem(
  'payment_failed',
  'Send exactly one payment instrument. The shop accepts no payment from agents.',
);

function closed(code: SessionCode): Problem {
  const isTaken = code === 'session-taken';
  return {
    type: 'error',
    code: isTaken ? 'buyer_in_control' : 'checkout_closed',
    content: isTaken
      ? 'The buyer continues this checkout in the shop. Nothing was changed.'
      : 'This checkout is completed, canceled or expired. Nothing was changed.',
    severity: isTaken ? 'requires_buyer_review' : 'unrecoverable',
  };
}

/** The shop supports no benefit claims; a claim causes a warning only. */
function warningsOf({ context }: SentCheckout): Message[] {
  if (!context?.eligibility?.length) return [];
  const content = 'The shop has no benefits that an agent can claim.';
  return [{ type: 'warning', code: 'eligibility_not_accepted', content }];
}
