import { type FindProfile } from '@/server/agents/agent-profile';
import { type AgentContext } from '@/server/agents/asking';
import { type AgentCall, answerAgent } from '@/server/agents/operations';
import { shopProfile } from '@/server/agents/shop-profile';
import { type ProtocolVersion } from '@/server/agents/versions';
import { hashOf } from '@/server/platform/tokens';
import { type Database } from '@/server/database/database';
import { accept, reject } from '@/domain/result';
import { now } from '@/server/testing/checkout';
import { valueOf } from '@/server/testing/results';

/** The address of a profile that every agent of these tests has, and that is fetched from nowhere. */
export const agentAddress = 'https://agent.example/profile.json';

/** A profile that can do all that the shop can, but for these capabilities. */
export const profileOf = (version: ProtocolVersion | string = '2026-08-25', without: readonly string[] = []) => ({
  agent: 'agent.example',
  version,
  capabilities: Object.fromEntries(
    Object.entries(shopProfile('2026-08-25').ucp.capabilities).filter(([name]) => !without.includes(name)),
  ),
});

/** Finds the one profile above. */
const findOnly: FindProfile = async (address) =>
  address === agentAddress ? accept(profileOf()) : reject({ code: 'profile-unreachable' });

/** Where agents are answered, with the profile above. */
export const agentsAt = (db: Database, change: Partial<AgentContext> = {}): AgentContext => ({
  db,
  findProfile: findOnly,
  now,
  ...change,
});

/** What an agent is answered; its JSON, of whatever form. @throws where it is refused. */
export async function ask(
  context: AgentContext,
  operation: AgentCall['operation'],
  payload: unknown,
  more: Partial<AgentCall> = {},
) {
  const answered = await answerAgent(context, {
    operation,
    payload,
    profile: agentAddress,
    caller: '192.0.2.1',
    id: '',
    idempotencyKey: undefined,
    digest: hashOf(JSON.stringify(payload) ?? ''),
    ...more,
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the protocol's schemas judge it
  return valueOf(answered).body as any;
}

/** A place in New York, as an agent names it. */
export const newYork = {
  first_name: 'Ada',
  last_name: 'Byron',
  street_address: '1 Odd Street',
  address_locality: 'New York',
  address_region: 'NY',
  postal_code: '10001',
  address_country: 'US',
};

/** Who buys, as an agent names them. */
export const buyer = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };

/** Pieces of a watch, as an agent asks for them by its id, `xerix-1`. */
export const line = (id: string, quantity = 1) => ({ item: { id }, quantity });

/** What an agent that would pay sends along; no shop of this protocol is paid by it here. */
export const payment = { payment: { instruments: [{ id: 'i', handler_id: 'h', type: 'card' }] } };
