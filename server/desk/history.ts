import 'server-only';
import { type Database } from '@/server/database/database';

/** A change by an owner. `at` is ISO 8601 in UTC. */
export type OwnerChange = { at: string; by: string; text: string };

/** Most changes that a page shows. */
const MAX_CHANGES = 50;

/** Lists the changes of a record by owners, the newest first. @param actions names of the use cases that count */
export async function ownerChanges(db: Database, subject: string, actions: readonly string[]): Promise<OwnerChange[]> {
  return db
    .selectFrom('audit_log')
    .select(['at', 'actor as by', 'details as text'])
    .where('subject', '=', subject)
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .limit(MAX_CHANGES)
    .execute();
}
