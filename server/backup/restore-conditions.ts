import 'server-only';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { BackupError } from './format';
import { type BackupTable, tables } from './tables';

/**
 * A running shop records a successful job at least once a minute. After this time without one, it is stopped; in ms.
 */
const STOPPED_AFTER_MS = 90_000;

/**
 * Columns with the times at which a row was made or changed. None for a table whose rows change with a row of another
 * table, such as the audit log, or that the shop recreates.
 */
const times: { readonly [Table in BackupTable]: readonly (keyof Schema[Table])[] } = {
  orders: ['changed_at'],
  order_lines: [],
  order_history: [],
  payment_events: ['received_at'],
  promo_codes: [],
  outbox: [],
  subscribers: ['changed_at'],
  contact_messages: ['created_at'],
  rate_limits: [],
  test_payments: [],
  owner_notifications: [],
  payment_event_cursors: [],
  unmatched_payments: ['received_at'],
  stock: [],
  stock_reservations: [],
  back_in_stock_subscriptions: ['created_at'],
  parcels: ['recorded_at'],
  resolved_alerts: [],
  refunds: ['changed_at'],
  disputes: ['reported_at'],
  address_books: ['used_at'],
  saved_addresses: [],
  account_lists: ['used_at'],
  agent_sessions: ['changed_at'],
  agent_requests: [],
  invoices: ['issued_at'],
  invoice_counters: [],
  invoice_files: [],
  return_requests: ['changed_at'],
  return_lines: [],
  return_history: [],
  withdrawal_declarations: ['created_at', 'confirmed_at'],
  passports: [],
  passport_entries: ['at'],
  desk_invitations: [],
  desk_passkeys: ['created_at'],
  desk_sessions: [],
  desk_devices: [],
  desk_challenges: [],
  desk_requests: [],
  audit_log: ['at'],
  order_notes: [],
  watch_records: [],
  price_lists: [],
};

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
  for (const [table, columns] of Object.entries<readonly string[]>(times)) {
    if (columns.length === 0) continue;
    const isNewer = sql.join(
      columns.map((column) => sql`${sql.ref(column)} > ${at}`),
      sql` or `,
    );
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)} where ${isNewer}`.execute(records);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) found.push(`${count} of ${table.replaceAll('_', ' ')}`);
  }
  if (found.length === 0) return;
  throw new BackupError(
    `Records are newer than this backup of ${at}: ${found.join(', ')}. ` + 'Add --replace-newer to delete those too.',
  );
}
