import { randomBytes } from 'node:crypto';
import { deliveryAddress } from './orders';
import { queryDatabase } from './database';
import type { Currency } from '@/domain/currency';
import { type StoredWatch, today } from './shop';

/** Shopper details that an agent has prepared. */
export const agentCheckout = {
  buyer: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' },
  address: { fullName: 'Grace Hopper', line2: '', ...deliveryAddress, line1: '7 Nanosecond Lane' },
};

type Change = {
  state?: 'open' | 'cancelled';
  /** In ms from now. */
  expiresIn?: number;
  service?: string;
  currency?: Currency;
};

/** Inserts an agent session into the database of the shop under test. @returns the token of its page */
export async function openSession(watches: readonly StoredWatch[], change: Change = {}): Promise<string> {
  const { state = 'open', expiresIn = 60 * 60_000, service = '', currency = 'usd' } = change;
  const [id, linkToken] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  const at = today();
  const lines = watches.map(({ catalogue, id: number, quantity }) => ({ catalogue, id: number, quantity }));
  const columns = {
    id,
    link_token: linkToken,
    agent: 'agent.example',
    state,
    prepared: JSON.stringify({ lines, ...agentCheckout, service, promoCodes: [] }),
    currency,
    email: agentCheckout.buyer.email,
    revision: 0,
    created_at: at.toISOString(),
    changed_at: at.toISOString(),
    expires_at: new Date(at.getTime() + expiresIn).toISOString(),
  };
  const names = Object.keys(columns);
  await queryDatabase(
    `insert into agent_sessions (${names.join()}) values (${names.map(() => '?').join()})`,
    Object.values(columns),
  );
  return linkToken;
}

/** States of the orders of an agent session, by the token of its page. */
export async function statesOfOrders(linkToken: string): Promise<unknown[]> {
  const rows = await queryDatabase(
    'select state from orders where agent_session = (select id from agent_sessions where link_token = ?)',
    [linkToken],
  );
  return rows.map(({ state }) => state);
}
