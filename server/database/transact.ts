import 'server-only';
import { type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from './database';
import { repeatConflicts } from './retry-conflicts';

/** Rolls a transaction back with a rejection. Thrown and caught in this file only. */
class Rollback<T> extends Error {
  constructor(readonly rejected: T) {
    super();
  }
}

/**
 * Runs work in a transaction. A rejection rolls it back, like an exception, and is returned. Within an open transaction
 * the work joins it, and the outer function must pass the rejection on.
 */
export async function transact<T, Code extends string>(
  db: Database,
  work: (records: DatabaseTransaction) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  if (isOpen(db)) return work(db);
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
 * Runs work in a transaction and retries it after a conflict. Every writing transaction goes through this function (a
 * lint rule enforces it). Within an open transaction the work joins it.
 *
 * @param work may run several times, so it must change nothing but the database.
 * @throws what `work` throws, after a rollback.
 */
export function atomically<T>(db: Database, work: (records: DatabaseTransaction) => Promise<T>): Promise<T> {
  return isOpen(db) ? work(db) : repeatConflicts(() => db.transaction().execute(work));
}

const isOpen = (db: Database): db is DatabaseTransaction => db.isTransaction;

/** Runs work on a read-only snapshot of the database, while other transactions change it. */
export function inSnapshot<T>(db: Database, work: (records: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
