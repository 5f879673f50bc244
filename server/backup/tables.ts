import { type Schema } from '@/server/database/schema';

/** Tables that say something of the running shop only, and are in no backup: when each chore has last succeeded. */
type Unkept = 'job_runs';

type KeptTable = Exclude<keyof Schema, Unkept>;

/** The primary key of every table that is backed up; a table stands after those that it refers to. */
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
  agent_sessions: ['id'],
  agent_requests: ['key_hash'],
} as const satisfies { readonly [Table in KeptTable]: readonly (keyof Schema[Table])[] };

/** Every table of a backup, those that others refer to first. */
export const tables: readonly KeptTable[] = Object.keys(tableKeys).filter(isTable);

/** Whether a name is that of a table that is backed up. */
export function isTable(name: string): name is KeptTable {
  return Object.hasOwn(tableKeys, name);
}
