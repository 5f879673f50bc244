import 'server-only';
import { type Selectable } from 'kysely';
import { z } from 'zod';
import { addressResponse } from '@/contract/address.schema';
import { promoCode } from '@/contract/checkout.schema';
import { absoluteUrl } from '@/data/site';
import { type Currency, pageCurrency } from '@/domain/currency';
import { type OrderNumber } from '@/domain/order-number';
import { agentSessionPath } from '@/domain/paths';
import { hasBeenPaid } from '@/domain/order-states';
import { accept, reject, type Result } from '@/domain/result';
import { catalogueNames } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { hashOf, isToken, newToken } from '@/server/platform/tokens';

/** Life of a session, in ms: six hours, the protocol's default. */
const OPEN_MS = 6 * 60 * 60 * 1000;

const text = z.string();

const line = z.strictObject({ catalogue: z.enum(catalogueNames), id: z.int(), quantity: z.int() });

const preparedCheckout = z.strictObject({
  lines: z.array(line).readonly(),
  buyer: z.strictObject({ firstName: text, lastName: text, email: text, phone: text }),
  /** Destination as far as the agent knows it; null if it gave none. */
  address: addressResponse().nullable(),
  /** The agent's id of that destination. */
  destinationId: text.optional(),
  /** Id of a shipping service; empty for the default one. */
  service: text,
  /** As sent by the agent; the shop applies one. */
  promoCodes: z.array(text).readonly(),
});

/**
 * A checkout that an agent prepared: lines, buyer, destination, service and promo codes. It is untrusted input, limited
 * in form and length, and priced whenever it is shown. Texts may be empty.
 */
export type PreparedCheckout = z.infer<typeof preparedCheckout>;

/** Returns the first promo code, which is the one that applies; null if it has no valid form. */
export const promoCodeOf = ({ promoCodes }: Pick<PreparedCheckout, 'promoCodes'>) =>
  promoCode().optional().parse(promoCodes[0]);

/**
 * State of a session. `open`: the agent may change it. `taken-over`: a shopper's browser continued it. `completed`: its
 * order is paid. `cancelled` and `expired` are final.
 */
type SessionState = 'open' | 'taken-over' | 'completed' | 'cancelled' | 'expired';

export type AgentSession = {
  /** 192 random bits, base64url. Only the agent knows it: it appears in no page, link or log. */
  id: string;
  /** Token of the session's page, 192 other random bits. It opens nothing in the agents' API. */
  linkToken: string;
  /** Absolute URL of the session's page at the shop's public address. */
  continueUrl: string;
  /** Host of the agent's profile, `agent.example`. */
  agent: string;
  state: SessionState;
  prepared: PreparedCheckout;
  /** Currency of its prices; if a watch has none in it, they are in US dollars (docs/product.md 44.14). */
  currency: Currency;
  /** Number of changes. */
  revision: number;
  createdAt: Date;
  /** Time of the last change or take-over. */
  changedAt: Date;
  expiresAt: Date;
  /** Number of the order placed from it; it grants no access. */
  orderNumber?: OrderNumber;
};

/** Contents of a session, and the currency that its agent asks for. */
type SessionContents = { prepared: PreparedCheckout; currency?: Currency };

/**
 * Creates a session for six hours. Without a currency it is in that of the language.
 *
 * @param agent host of its profile.
 */
export async function openSession(
  records: DatabaseTransaction | Database,
  { agent, prepared, currency = pageCurrency }: SessionContents & { agent: string },
  now: Date,
): Promise<AgentSession> {
  const at = now.toISOString();
  const row = await records
    .insertInto('agent_sessions')
    .values({
      id: newToken(),
      link_token: newToken(),
      agent,
      state: 'open',
      ...columnsOf(prepared),
      currency,
      revision: 0,
      hand_off_hash: null,
      created_at: at,
      changed_at: at,
      expires_at: new Date(now.getTime() + OPEN_MS).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return sessionOf(row, undefined, now);
}

/** Returns a session for its agent; undefined for an unknown or deleted id, and for the token of its page. */
export async function readSession(
  db: Database | DatabaseTransaction,
  id: string,
  now: Date,
): Promise<AgentSession | undefined> {
  if (!isToken(id)) return undefined;
  const row = await db.selectFrom('agent_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && sessionOf(row, await orderOf(db, id), now);
}

/** Returns the session of a page; undefined for an unknown or deleted token, and for the id that its agent knows. */
export async function readLinkedSession(db: Database, linkToken: string, now: Date): Promise<AgentSession | undefined> {
  const row = isToken(linkToken) ? await rowByLink(db, linkToken) : undefined;
  return row && sessionOf(row, await orderOf(db, row.id), now);
}

function rowByLink(db: Database | DatabaseTransaction, linkToken: string): Promise<SessionRow | undefined> {
  return db.selectFrom('agent_sessions').selectAll().where('link_token', '=', linkToken).executeTakeFirst();
}

/** Why a session was not changed. */
export type SessionCode = 'unknown-session' | 'session-over' | 'session-taken';

/**
 * Replaces the contents of a session; without a currency, its currency stays. Rejects a session that has ended or was
 * taken over: the contents do not change while the shopper pays.
 */
export async function replacePrepared(
  records: DatabaseTransaction,
  id: string,
  { prepared, currency }: SessionContents,
  now: Date,
): Promise<Result<AgentSession, SessionCode>> {
  const open = await lockOpen(records, id, now);
  if (!open.ok) return open;
  return accept(await change(records, open.value, { ...columnsOf(prepared), ...(currency && { currency }) }, now));
}

/** Cancels an unpaid session. A session that has ended, or whose order awaits payment, stays unchanged. */
export async function cancelSession(
  records: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<Result<AgentSession, SessionCode>> {
  const open = await lockOpen(records, id, now);
  return open.ok ? accept(await change(records, open.value, { state: 'cancelled' }, now)) : open;
}

/**
 * Returns the contents to the browser that takes the session over, and to no other one afterwards. The URL may have
 * been shared, and the contents may include personal data (docs/product.md 33.3).
 *
 * @param linkToken of the session's page.
 * @param key a UUID that the browser created for this session; the same key gets the contents again.
 */
export function takeOver(
  db: Database,
  { linkToken, key }: { linkToken: string; key: string },
  now: Date,
): Promise<Result<PreparedCheckout, SessionCode>> {
  return transact(db, async (records) => {
    const linked = await rowByLink(records, linkToken);
    if (!linked) return reject({ code: 'unknown-session' });
    const found = await lock(records, linked.id, now);
    if (!found.ok) return found;
    const { row, session } = found.value;
    if (row.hand_off_hash === handOffHash(key) && session.state === 'taken-over') return accept(session.prepared);
    const rejected = rejectionOf(session.state);
    if (rejected) return rejected;
    if (await rowByHandOffKey(records, key)) return reject({ code: 'session-taken' });
    const taken = await change(records, row, { hand_off_hash: handOffHash(key) }, now);
    return accept(taken.prepared);
  });
}

/** Counts the sessions that are neither expired nor cancelled. */
export async function countOpenSessions(records: DatabaseTransaction, now: Date): Promise<number> {
  const { count } = await records
    .selectFrom('agent_sessions')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('expires_at', '>', now.toISOString())
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the id of the session taken over with this key; undefined once it has ended. */
export async function sessionByHandOffKey(db: Database, key: string, now: Date): Promise<string | undefined> {
  const row = await rowByHandOffKey(db, key);
  return row && stateOf(row, await orderOf(db, row.id), now) === 'taken-over' ? row.id : undefined;
}

/** A key belongs to one session, so that an order with the key belongs to that session. */
function rowByHandOffKey(db: Database | DatabaseTransaction, key: string): Promise<SessionRow | undefined> {
  return db.selectFrom('agent_sessions').selectAll().where('hand_off_hash', '=', handOffHash(key)).executeTakeFirst();
}

const handOffHash = (key: string) => hashOf(`hand-off\0${key.toLowerCase()}`);

type SessionRow = Selectable<Schema['agent_sessions']>;

/** Reads a session's row and locks it until the transaction ends, by an update. */
export function lockRow(records: DatabaseTransaction, id: string): Promise<SessionRow | undefined> {
  return records
    .updateTable('agent_sessions')
    .set((columns) => ({ revision: columns.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function lock(records: DatabaseTransaction, id: string, now: Date) {
  const row = await lockRow(records, id);
  if (!row) return reject({ code: 'unknown-session' });
  return accept({ row, session: sessionOf(row, await orderOf(records, id), now) });
}

async function lockOpen(records: DatabaseTransaction, id: string, now: Date): Promise<Result<SessionRow, SessionCode>> {
  const found = await lock(records, id, now);
  if (!found.ok) return found;
  return rejectionOf(found.value.session.state) ?? accept(found.value.row);
}

function rejectionOf(state: SessionState) {
  if (state === 'open') return undefined;
  return reject({ code: state === 'taken-over' ? 'session-taken' : 'session-over' });
}

async function change(
  records: DatabaseTransaction,
  { id, revision }: SessionRow,
  columns: Partial<SessionRow>,
  now: Date,
): Promise<AgentSession> {
  const row = await records
    .updateTable('agent_sessions')
    .set({ ...columns, revision: revision + 1, changed_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return sessionOf(row, await orderOf(records, id), now);
}

const columnsOf = (prepared: PreparedCheckout) => ({
  prepared: JSON.stringify(prepared),
  email: prepared.buyer.email,
});

type SessionOrder = Pick<Selectable<Schema['orders']>, 'number' | 'state'>;

function orderOf(db: Database | DatabaseTransaction, id: string): Promise<SessionOrder | undefined> {
  return db.selectFrom('orders').select(['number', 'state']).where('agent_session', '=', id).executeTakeFirst();
}

function sessionOf(row: SessionRow, order: SessionOrder | undefined, now: Date): AgentSession {
  return {
    id: row.id,
    linkToken: row.link_token,
    continueUrl: absoluteUrl(agentSessionPath(row.link_token)),
    agent: row.agent,
    state: stateOf(row, order, now),
    prepared: preparedCheckout.parse(JSON.parse(row.prepared)),
    currency: row.currency,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    expiresAt: new Date(row.expires_at),
    ...(order && { orderNumber: order.number }),
  };
}

/** A payment takes precedence over every other state, and a session does not expire while it is being paid. */
function stateOf(row: SessionRow, order: SessionOrder | undefined, now: Date): SessionState {
  if (order && hasBeenPaid(order.state)) return 'completed';
  if (row.state === 'cancelled') return 'cancelled';
  if (order?.state === 'pending') return 'taken-over';
  if (row.expires_at <= now.toISOString()) return 'expired';
  return row.hand_off_hash === null ? 'open' : 'taken-over';
}
