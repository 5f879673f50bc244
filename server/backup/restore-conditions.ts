import 'server-only';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '@/server/database/database';
import { BackupError } from './format';
import { tables } from './tables';

/**
 * A running shop records a successful job at least once a minute. After this time without one, it is stopped; in ms.
 */
const STOPPED_AFTER_MS = 90_000;

/** Time of the last change of each table whose rows cannot be recreated. */
const newest = {
  orders: 'changed_at',
  payment_events: 'received_at',
  unmatched_payments: 'received_at',
  contact_messages: 'created_at',
  subscribers: 'changed_at',
  invoices: 'issued_at',
} as const;

/** @throws {BackupError} if a shop is running on the database: it would write during the restore. */
export async function requireStopped(records: DatabaseTransaction, now: Date): Promise<void> {
  const { last } = await records
    .selectFrom('job_runs')
    .select((row) => row.fn.max<string | null>('succeeded_at').as('last'))
    .executeTakeFirstOrThrow();
  const idleMs = last === null ? STOPPED_AFTER_MS : now.getTime() - Date.parse(last);
  if (idleMs >= STOPPED_AFTER_MS) return;
  throw new BackupError(
    `A shop is using this database, or was until ${last}. Stop it, wait two minutes, and restore again.`,
  );
}

/** @throws {BackupError} if the database has rows. */
export async function requireEmpty(records: DatabaseTransaction): Promise<void> {
  for (const table of tables) {
    const found = await records
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (found) throw new BackupError('The database is not empty. Add --replace to delete its records.');
  }
}

/** @param at time of the backup. @throws {BackupError} if the database has changes after the backup. */
export async function requireNothingNewer(records: DatabaseTransaction, at: string): Promise<void> {
  const found: string[] = [];
  for (const [table, column] of Object.entries(newest)) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} > ${at}`.execute(records);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) found.push(`${count} of ${table.replaceAll('_', ' ')}`);
  }
  if (found.length === 0) return;
  throw new BackupError(
    `Records are newer than this backup of ${at}: ${found.join(', ')}. ` + 'Add --replace-newer to delete those too.',
  );
}
