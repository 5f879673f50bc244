import 'server-only';
import { hasBeenPaid, isGivenUp } from '@/domain/order-states';
import { accept, refuse, type Result } from '@/domain/result';
import { type Database, type Records } from '@/server/database/database';
import { lockRow } from './sessions';

/** The token of a session's order that still waits for its payment, unless it was placed with this idempotency key. */
export async function unpaidOrderOf(db: Database, session: string, besides: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('token')
    .where('agent_session', '=', session)
    .where('state', '=', 'pending')
    .where('idempotency_key', '!=', besides)
    .executeTakeFirst();
  return order?.token;
}

/**
 * Makes room for a session's order: it has one at most, so one that was given up is the session's no more.
 *
 * @param idempotencyKey of the order that is being placed.
 * @returns the session to write into the order, undefined where an earlier one has been paid: then this is another order.
 */
export async function claimSession(
  records: Records,
  session: string,
  idempotencyKey: string,
): Promise<Result<string | undefined, 'idempotency-conflict'>> {
  // Against another order of the same session.
  await lockRow(records, session);
  const order = await records
    .selectFrom('orders')
    .select(['number', 'state'])
    .where('agent_session', '=', session)
    .where('idempotency_key', '!=', idempotencyKey)
    .executeTakeFirst();
  if (!order) return accept(session);
  if (hasBeenPaid(order.state)) return accept(undefined);
  if (!isGivenUp(order.state)) return refuse({ code: 'idempotency-conflict' });
  await records.updateTable('orders').set({ agent_session: null }).where('number', '=', order.number).execute();
  return accept(session);
}
