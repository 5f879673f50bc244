import 'server-only';
import { type Result } from '@/domain/result';
import { type Database, type Records } from './database';

/** Leaves a transaction so that nothing of it stays; it never leaves this file. */
class Rollback extends Error {}

/** Does something wholly or not at all: a refusal undoes it as a fault does, and comes back as the result that it is. */
export async function transact<T, Code extends string>(
  db: Database,
  work: (records: Records) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  let refused: Result<T, Code> | undefined;
  try {
    return await db.transaction().execute(async (records) => {
      const result = await work(records);
      if (result.ok) return result;
      refused = result;
      throw new Rollback();
    });
  } catch (error) {
    if (error instanceof Rollback && refused) return refused;
    throw error;
  }
}
