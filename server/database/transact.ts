import 'server-only';
import { type Result } from '@/domain/result';
import { type Database, type Records } from './database';
import { repeatConflicts } from './repeat';

/** Leaves a transaction so that nothing of it stays; it never leaves this file. */
class Rollback<T> extends Error {
  constructor(readonly rejected: T) {
    super();
  }
}

/** Does something wholly or not at all: a refusal undoes it as a fault does, and comes back as the result that it is. */
export async function transact<T, Code extends string>(
  db: Database,
  work: (records: Records) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  try {
    return await atomically(db, async (records) => {
      const result = await work(records);
      if (result.ok) return result;
      throw new Rollback(result);
    });
  } catch (error) {
    if (error instanceof Rollback) return error.rejected;
    throw error;
  }
}

/**
 * Does something wholly or not at all, where nothing is refused. All transactions that change records are this one (lint
 * holds that): one that the database undoes for being in another's way is done again from its beginning.
 *
 * @param work may be called several times, so it changes nothing but records.
 * @throws what the work throws, with nothing of it kept.
 */
export function atomically<T>(db: Database, work: (records: Records) => Promise<T>): Promise<T> {
  return repeatConflicts(() => db.transaction().execute(work));
}

/** Reads the records as they are at one moment, however long that takes, while others change them. */
export function atOneMoment<T>(db: Database, work: (records: Records) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
