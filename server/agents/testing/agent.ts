import { type FindProfile } from '@/server/agents/agent-profile';
import { type AgentContext } from '@/server/agents/agent-request';
import { type AgentCall, answerAgent } from '@/server/agents/operations';
import { shopProfile } from '@/server/agents/shop-profile';
import type { ProtocolVersion } from '@/server/agents/capabilities';
import { hashOf } from '@/server/platform/tokens';
import { type Database } from '@/server/database/database';
import { accept, reject } from '@/domain/result';
import { now } from '@/server/testing/checkout';
import { valueOf } from '@/server/testing/results';

/** Profile URL of every agent in these tests; it is never fetched. */
export const agentAddress = 'https://agent.example/profile.json';

/** Creates a profile with the shop's capabilities, except those in `without`. */
export const profileOf = (version: ProtocolVersion | string = '2026-08-25', without: readonly string[] = []) => ({
  agent: 'agent.example',
  version,
  capabilities: Object.fromEntries(
    Object.entries(shopProfile('2026-08-25').ucp.capabilities).filter(([name]) => !without.includes(name)),
  ),
});

/** Finds only the profile above. */
const findOnly: FindProfile = async (address) =>
  address === agentAddress ? accept(profileOf()) : reject({ code: 'profile-unreachable' });

/** Context of a request with the profile above. */
export const agentsAt = (db: Database, change: Partial<AgentContext> = {}): AgentContext => ({
  db,
  findProfile: findOnly,
  now,
  ...change,
});

/** Sends a request as an agent and returns the response. @throws if it is rejected. */
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
  // oxlint-disable-next-line typescript/no-explicit-any -- the protocol's schemas validate it
  return valueOf(answered).body as any;
}

/** A destination in New York, in the protocol's form. */
export const newYork = {
  first_name: 'Ada',
  last_name: 'Byron',
  street_address: '1 Odd Street',
  address_locality: 'New York',
  address_region: 'NY',
  postal_code: '10001',
  address_country: 'US',
};

/** The same destination as an answer shows it. */
export const maskedNewYork = {
  ...Object.fromEntries(Object.keys(newYork).map((field) => [field, '***'])),
  address_country: 'US',
};

/** A buyer, in the protocol's form. */
export const buyer = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };

/** Returns the token of a session's page from its URL. */
export const linkTokenIn = (continueUrl: string) => continueUrl.split('/').at(-1) ?? '';

/** A line of a watch by its id, `xerix-1`. */
export const line = (id: string, quantity = 1) => ({ item: { id }, quantity });

/** Payment data that an agent may send; the shop accepts none. */
export const payment = { payment: { instruments: [{ id: 'i', handler_id: 'h', type: 'card' }] } };
