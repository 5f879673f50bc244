import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { hashOf } from '@/server/platform/tokens';
import { type AgentResponse } from './agent-request';

type IdempotentRequest = {
  /** Host of the agent's profile. Keys of different agents are independent. */
  agent: string;
  operation: string;
  /** The idempotency key; undefined if the agent sent none. */
  key: string | undefined;
  /** SHA-256 of the request. */
  digest: string;
};

/**
 * Runs an operation once per idempotency key, in one transaction. A retry with the same bytes gets the same response,
 * also concurrently; other bytes are rejected. Responses are kept for 48 hours (docs/product.md 33.13). A rejection
 * leaves no row, so that the key can be used again.
 */
export function runOnce(
  db: Database,
  { agent, operation, key, digest }: IdempotentRequest,
  now: Date,
  work: (records: DatabaseTransaction) => Promise<Result<AgentResponse, AgentCode>>,
): Promise<Result<AgentResponse, AgentCode>> {
  if (key === undefined) return transact(db, work);
  const keyHash = keyHashOf({ agent, operation, key });
  return transact(db, async (records) => {
    // Inserted first: a concurrent request with the same key waits here for the response.
    const placed = await records
      .insertInto('agent_requests')
      .values({
        key_hash: keyHash,
        request_hash: digest,
        session: null,
        status: null,
        response: null,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .returning('key_hash')
      .executeTakeFirst();
    if (!placed) return storedResponse(records, keyHash, digest);
    const answered = await work(records);
    if (!answered.ok) return answered;
    const { status, body } = answered.value;
    await records
      .updateTable('agent_requests')
      .set({ status, response: JSON.stringify(body), session: 'id' in body ? String(body.id) : null })
      .where('key_hash', '=', keyHash)
      .execute();
    return answered;
  });
}

/** True if the key was used before, so that a request with it does nothing. */
export async function isRepeated(db: Database, { key, ...request }: Omit<IdempotentRequest, 'digest'>) {
  if (key === undefined) return false;
  const stored = await db
    .selectFrom('agent_requests')
    .select('key_hash')
    .where('key_hash', '=', keyHashOf({ key, ...request }))
    .executeTakeFirst();
  return stored !== undefined;
}

const keyHashOf = ({ agent, operation, key }: { agent: string; operation: string; key: string }) =>
  hashOf([agent, operation, key].join('\0'));

async function storedResponse(
  records: DatabaseTransaction,
  keyHash: string,
  digest: string,
): Promise<Result<AgentResponse, 'idempotency-conflict'>> {
  const {
    request_hash: before,
    status,
    response,
  } = await records.selectFrom('agent_requests').selectAll().where('key_hash', '=', keyHash).executeTakeFirstOrThrow();
  if (before !== digest) return reject({ code: 'idempotency-conflict' });
  if (status === null || response === null)
    throw new Error('The idempotency row has no response: the request that inserted it has not finished.');
  return accept({ status: status === 201 ? 201 : 200, body: JSON.parse(response) as AgentResponse['body'] });
}
