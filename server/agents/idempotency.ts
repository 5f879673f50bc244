import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { hashOf } from '@/server/platform/tokens';
import { type AgentAnswer } from './asking';

type Asked = {
  /** Who asks, the host of its profile: keys of two agents have nothing to do with each other. */
  agent: string;
  operation: string;
  /** The agent's idempotency key; undefined where it has sent none. */
  key: string | undefined;
  /** SHA-256 of what was sent. */
  digest: string;
};

/**
 * Does what an agent asks once for its key, wholly or not at all: asked again with the same bytes it is answered with the
 * same bytes, however often and however many at once; with other bytes it is refused. An answer is kept for 48 hours
 * (docs/product.md 33.13). What is refused leaves no trace, so that the same key may be sent again.
 */
export function once(
  db: Database,
  { agent, operation, key, digest }: Asked,
  now: Date,
  work: (records: DatabaseTransaction) => Promise<Result<AgentAnswer, AgentCode>>,
): Promise<Result<AgentAnswer, AgentCode>> {
  if (key === undefined) return transact(db, work);
  const keyHash = hashOf([agent, operation, key].join('\0'));
  return transact(db, async (records) => {
    // Written first: whoever comes with the same key waits here until the answer is there.
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
    if (!placed) return answerBefore(records, keyHash, digest);
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

async function answerBefore(
  records: DatabaseTransaction,
  keyHash: string,
  digest: string,
): Promise<Result<AgentAnswer, 'idempotency-conflict'>> {
  const {
    request_hash: before,
    status,
    response,
  } = await records.selectFrom('agent_requests').selectAll().where('key_hash', '=', keyHash).executeTakeFirstOrThrow();
  if (before !== digest) return reject({ code: 'idempotency-conflict' });
  if (status === null || response === null) throw new Error('A request is under way that was not waited for.');
  return accept({ status: status === 201 ? 201 : 200, body: JSON.parse(response) as AgentAnswer['body'] });
}
