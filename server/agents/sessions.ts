import 'server-only';
import { type Selectable } from 'kysely';
import { z } from 'zod';
import { addressAnswer } from '@/contract/address.schema';
import { promoCode } from '@/contract/checkout.schema';
import { absoluteUrl } from '@/data/site';
import { type OrderNumber } from '@/domain/order-number';
import { agentSessionPath } from '@/domain/paths';
import { hasBeenPaid } from '@/domain/order-states';
import { accept, reject, type Result } from '@/domain/result';
import { catalogueNames } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { hashOf, isToken, newToken } from '@/server/platform/tokens';

/** How long a session is open, in ms: six hours, as the protocol has it where nothing is said. */
const OPEN_MS = 6 * 60 * 60 * 1000;

const text = z.string();

const line = z.strictObject({ catalogue: z.enum(catalogueNames), id: z.int(), quantity: z.int() });

const preparedCheckout = z.strictObject({
  lines: z.array(line).readonly(),
  buyer: z.strictObject({ firstName: text, lastName: text, email: text, phone: text }),
  /** Where the parcel goes, as far as the agent knows; null where it has said nothing. */
  address: addressAnswer().nullable(),
  /** What the agent calls that place. */
  destinationId: text.optional(),
  /** The id of a shipping service; empty for the usual one. */
  service: text,
  /** As the agent has sent them, the shop takes one. */
  promoCodes: z.array(text).readonly(),
});

/**
 * What an agent has prepared: the lines, who buys, where the parcel goes, how it is sent, with which promo codes. It is an
 * agent's word, held to form and length, and priced anew wherever it is shown; a text may be empty.
 */
export type PreparedCheckout = z.infer<typeof preparedCheckout>;

/** The promo code that counts of those an agent has sent, the first; null for one that cannot be the shop's. */
export const promoCodeOf = ({ promoCodes }: Pick<PreparedCheckout, 'promoCodes'>) =>
  promoCode().optional().parse(promoCodes[0]);

/**
 * Where a session stands. `open`: the agent may change it. `taken-over`: a shopper's browser has gone on with it.
 * `completed`: the payment provider has said that its order is paid. `cancelled` and `expired` are over.
 */
type SessionState = 'open' | 'taken-over' | 'completed' | 'cancelled' | 'expired';

export type AgentSession = {
  /** 192 random bits, base64url. */
  id: string;
  /** Where a shopper goes on with it: absolute, at the shop's public address. */
  continueUrl: string;
  /** The host of the agent's profile, `agent.example`. */
  agent: string;
  state: SessionState;
  prepared: PreparedCheckout;
  /** How often it has been changed. */
  revision: number;
  createdAt: Date;
  /** When the agent last said what it should be, or a browser took it over. */
  changedAt: Date;
  expiresAt: Date;
  /** The number of the order that a shopper has placed from it; it opens nothing. */
  orderNumber?: OrderNumber;
};

/** Opens a session for six hours. @param agent the host of its profile. */
export async function openSession(
  records: DatabaseTransaction | Database,
  { agent, prepared }: { agent: string; prepared: PreparedCheckout },
  now: Date,
): Promise<AgentSession> {
  const at = now.toISOString();
  const row = await records
    .insertInto('agent_sessions')
    .values({
      id: newToken(),
      agent,
      state: 'open',
      ...columnsOf(prepared),
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

/** The session of an id; undefined for one that is none, and for one that has been forgotten. */
export async function readSession(
  db: Database | DatabaseTransaction,
  id: string,
  now: Date,
): Promise<AgentSession | undefined> {
  if (!isToken(id)) return undefined;
  const row = await db.selectFrom('agent_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && sessionOf(row, await orderOf(db, id), now);
}

/** Why a session stays as it is. */
export type SessionCode = 'unknown-session' | 'session-over' | 'session-taken';

/**
 * Puts something else in a session's place. Refused is one that is over, and one that a shopper has taken over: what is
 * being paid does not change under the shopper's eyes.
 */
export async function replacePrepared(
  records: DatabaseTransaction,
  id: string,
  prepared: PreparedCheckout,
  now: Date,
): Promise<Result<AgentSession, SessionCode>> {
  const open = await lockOpen(records, id, now);
  return open.ok ? accept(await change(records, open.value, columnsOf(prepared), now)) : open;
}

/** Ends a session that nobody has paid; one whose order waits for its payment stays, and so does one that is over. */
export async function cancelSession(
  records: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<Result<AgentSession, SessionCode>> {
  const open = await lockOpen(records, id, now);
  return open.ok ? accept(await change(records, open.value, { state: 'cancelled' }, now)) : open;
}

/**
 * Gives what was prepared to the browser that goes on with it, and to no other browser afterwards: the address of a
 * session may have been passed on, and what is in it may name a person (docs/product.md 33.3).
 *
 * @param key a UUID that the browser has made for this session; with the same one it gets the same again.
 */
export function takeOver(
  db: Database,
  { id, key }: { id: string; key: string },
  now: Date,
): Promise<Result<PreparedCheckout, SessionCode>> {
  return transact(db, async (records) => {
    const found = await lock(records, id, now);
    if (!found.ok) return found;
    const { row, session } = found.value;
    if (row.hand_off_hash === handOffHash(key) && session.state === 'taken-over') return accept(session.prepared);
    const rejected = rejectionOf(session.state);
    if (rejected) return rejected;
    if (await rowTakenWith(records, key)) return reject({ code: 'session-taken' });
    const taken = await change(records, row, { hand_off_hash: handOffHash(key) }, now);
    return accept(taken.prepared);
  });
}

/** How many sessions are neither expired nor cancelled. */
export async function countOpen(records: DatabaseTransaction, now: Date): Promise<number> {
  const { count } = await records
    .selectFrom('agent_sessions')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('expires_at', '>', now.toISOString())
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id of the session that a browser has taken over with this key; undefined once it is over. */
export async function sessionTakenWith(db: Database, key: string, now: Date): Promise<string | undefined> {
  const row = await rowTakenWith(db, key);
  return row && stateOf(row, await orderOf(db, row.id), now) === 'taken-over' ? row.id : undefined;
}

/** A key goes with one session: by it an order is known to be that one's. */
function rowTakenWith(db: Database | DatabaseTransaction, key: string): Promise<SessionRow | undefined> {
  return db.selectFrom('agent_sessions').selectAll().where('hand_off_hash', '=', handOffHash(key)).executeTakeFirst();
}

const handOffHash = (key: string) => hashOf(`hand-off\0${key.toLowerCase()}`);

type SessionRow = Selectable<Schema['agent_sessions']>;

/** Reads a session's row and keeps it from changing until the transaction ends: it is written to. */
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
    continueUrl: absoluteUrl(agentSessionPath(row.id)),
    agent: row.agent,
    state: stateOf(row, order, now),
    prepared: preparedCheckout.parse(JSON.parse(row.prepared)),
    revision: row.revision,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    expiresAt: new Date(row.expires_at),
    ...(order && { orderNumber: order.number }),
  };
}

/** Money that has come counts before anything else, and a session does not expire while it is being paid. */
function stateOf(row: SessionRow, order: SessionOrder | undefined, now: Date): SessionState {
  if (order && hasBeenPaid(order.state)) return 'completed';
  if (row.state === 'cancelled') return 'cancelled';
  if (order?.state === 'pending') return 'taken-over';
  if (row.expires_at <= now.toISOString()) return 'expired';
  return row.hand_off_hash === null ? 'open' : 'taken-over';
}
