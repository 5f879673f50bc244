import 'server-only';
import { hasBeenPaid, isClosedUnpaid } from '@/domain/order-states';
import { accept, reject } from '@/domain/result';
import { type Feature, type OrderOrigin } from '@/server/events/registry';
import { lockRow, sessionByHandOffKey } from './sessions';

/** Agents prepare checkouts that shoppers take over and pay (docs/agents.md). */
export const agents: Feature = {
  findOrigin: async (db, handOff, now) => {
    const session = await sessionByHandOffKey(db, handOff, now);
    return session === undefined ? undefined : originOf(session);
  },
};

/** Represents a session as the origin of an order. */
export function originOf(session: string): OrderOrigin {
  return {
    unpaidOrder: async (db, idempotencyKey) => {
      const order = await db
        .selectFrom('orders')
        .select('token')
        .where('agent_session', '=', session)
        .where('state', '=', 'pending')
        .where('idempotency_key', '!=', idempotencyKey)
        .executeTakeFirst();
      return order?.token;
    },
    claim: async (records, idempotencyKey) => {
      // Prevents a second order of the same session.
      await lockRow(records, session);
      const order = await records
        .selectFrom('orders')
        .select(['number', 'state'])
        .where('agent_session', '=', session)
        .where('idempotency_key', '!=', idempotencyKey)
        .executeTakeFirst();
      if (!order) return accept(session);
      if (hasBeenPaid(order.state)) return accept(undefined);
      if (!isClosedUnpaid(order.state)) return reject({ code: 'idempotency-conflict' });
      // A cancelled or expired order frees its session.
      await records.updateTable('orders').set({ agent_session: null }).where('number', '=', order.number).execute();
      return accept(session);
    },
  };
}
