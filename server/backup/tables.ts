import { type Schema } from '@/server/database/schema';

/** Tables that no backup includes: the last success of each job, and lists that are kept for ten minutes. */
export const excludedTables = ['job_runs', 'handed_lists'] as const satisfies readonly (keyof Schema)[];

export type BackupTable = Exclude<keyof Schema, (typeof excludedTables)[number]>;

/** Primary key of every table in a backup. A table follows those that it references. */
export const tableKeys = {
  orders: ['number'],
  order_lines: ['order_number', 'position'],
  order_history: ['order_number', 'sequence'],
  payment_events: ['provider', 'id'],
  promo_codes: ['code'],
  outbox: ['id'],
  subscribers: ['email'],
  contact_messages: ['id'],
  rate_limits: ['bucket', 'window_start'],
  test_payments: ['session'],
  owner_notifications: ['cause'],
  payment_event_cursors: ['list'],
  unmatched_payments: ['provider', 'id'],
  stock: ['watch'],
  stock_reservations: ['order_number', 'watch'],
  back_in_stock_subscriptions: ['watch', 'email'],
  parcels: ['order_number', 'revision'],
  resolved_alerts: ['cause'],
  refunds: ['key'],
  disputes: ['provider', 'id'],
  address_books: ['user_id'],
  saved_addresses: ['user_id', 'id'],
  account_lists: ['user_id'],
  agent_sessions: ['id'],
  agent_requests: ['key_hash'],
  invoices: ['number'],
  invoice_counters: ['year'],
  invoice_files: ['number'],
  return_requests: ['number'],
  return_lines: ['return_number', 'line'],
  return_history: ['return_number', 'sequence'],
  withdrawal_declarations: ['token_hash'],
  passports: ['order_number', 'line', 'unit'],
  passport_entries: ['order_number', 'line', 'unit', 'sequence'],
  desk_invitations: ['token_hash'],
  desk_passkeys: ['id'],
  desk_sessions: ['token_hash'],
  desk_devices: ['token_hash'],
  desk_challenges: ['challenge'],
  desk_requests: ['key'],
  audit_log: ['id'],
  order_notes: ['id'],
  watch_records: ['watch'],
  price_lists: ['id'],
} as const satisfies { readonly [Table in BackupTable]: readonly (keyof Schema[Table])[] };

/** Every table of a backup, referenced tables first. */
export const tables: readonly BackupTable[] = Object.keys(tableKeys).filter(isTable);

/** True if a backup includes the table. */
export function isTable(name: string): name is BackupTable {
  return Object.hasOwn(tableKeys, name);
}
