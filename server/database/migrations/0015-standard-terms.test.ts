// Verifies docs/product.md 27.7.
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '@/server/database/database';
import { dropEveryTable, onEachEngine, tableNames } from '@/server/testing/engines';

type Row = Record<string, unknown>;

const tables: Record<string, string> = {
  chore_runs: 'job_runs',
  orphan_events: 'unmatched_payments',
  owner_news: 'owner_notifications',
  replayed_events: 'payment_event_cursors',
  settled_troubles: 'resolved_alerts',
  stock_waits: 'back_in_stock_subscriptions',
  taken_pieces: 'stock_reservations',
};

/** Renamed columns, under the new name of their table. */
const columns: Record<string, Record<string, string>> = {
  address_books: { first_address: 'default_address' },
  agent_requests: { answer: 'response' },
  disputes: { told_at: 'reported_at' },
  orders: {
    payment_asked_at: 'payment_polled_at',
    told_refunded_cents: 'provider_refunded_cents',
    returned_cents: 'failed_refund_cents',
    lost_cents: 'lost_dispute_cents',
    unrefunded_state: 'state_before_refund',
  },
  outbox: { gave_up_at: 'abandoned_at' },
  owner_notifications: { told_at: 'notified_at' },
  parcels: { noted_at: 'recorded_at' },
  promo_codes: { void_since: 'voided_at' },
  refunds: { wish: 'request', pieces: 'units' },
  resolved_alerts: { settled_at: 'resolved_at' },
  stock: { in_hand: 'available' },
  unmatched_payments: { word: 'event', settled_at: 'matched_at' },
};

/** Columns that later migrations add, with their values in a migrated row. */
const addedToOrders = {
  reserved_until: '',
  phone: '',
  packed_at: null,
  delivered_on: null,
  cancel_requested_at: null,
  language: 'en',
};

/** Adds what the migration of product.md 37 derives: an order that was sent had been packed by then. */
function withPacking(rows: Row[], history: Row[]): Row[] {
  return rows.map((row) => {
    const sent = history.find(({ order_number: order, event }) => order === row.number && event === 'fulfil');
    const isSent = row.state === 'fulfilled' || row.state_before_refund === 'fulfilled';
    return isSent ? { ...row, packed_at: sent?.at ?? null } : row;
  });
}

/** Rewrites a row of the old database as migrations 15 and 16 should leave it. */
function renamed(table: string, row: Row): Row {
  const names = columns[table] ?? {};
  const renamedRow: Row = Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));
  if (table === 'owner_notifications' || table === 'resolved_alerts')
    return { ...renamedRow, cause: String(renamedRow.cause).replace(/^orphan:/, 'unmatched-payment:') };
  if (table === 'orders') return { ...renamedRow, ...addedToOrders };
  if (table === 'back_in_stock_subscriptions') return { ...renamedRow, language: 'en' };
  if (table === 'outbox') return { ...renamedRow, attached_invoices: '' };
  if (table === 'order_history') return { ...renamedRow, note: '' };
  if (table === 'refunds') {
    const { request } = renamedRow;
    const renamedRequest = typeof request === 'string' ? request.replace('--pieces', '--units') : null;
    return { ...renamedRow, request: renamedRequest, return_number: null };
  }
  if (table !== 'unmatched_payments') return renamedRow;
  const event = String(renamedRow.event).replace('"says":', '"type":').replace('"toldAt":', '"reportedAt":');
  return { ...renamedRow, event };
}

/** Tables of later migrations, which start empty. */
const addedTables = ['return_requests', 'return_lines', 'return_history', 'withdrawal_declarations'];

const sorted = (rows: Row[]): Row[] =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

const rowsOf = async (db: Database, table: string): Promise<Row[]> =>
  sorted((await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows);

onEachEngine((place) => {
  async function loadOldDatabase(): Promise<void> {
    await dropEveryTable(place());
    const dump = readFileSync(join(__dirname, '0015-before.sql'), 'utf8');
    for (const statement of dump.split(/;\n/).filter((text) => text.trim())) {
      await sql.raw(statement).execute(place().db);
    }
  }

  async function recordsByTable(): Promise<Map<string, Row[]>> {
    const names = (await tableNames(place())).filter((name) => name !== 'migrations');
    const found = new Map<string, Row[]>();
    for (const name of names.sort()) found.set(name, await rowsOf(place().db, name));
    return found;
  }

  const migrateByOpening = async () => (await openDatabase(place().url)).destroy();

  it('migrations 15 and 16 keep every row of a database of commit 5b1e455 under the new names', async () => {
    await loadOldDatabase();
    const before = await recordsByTable();
    const expected = new Map(
      [...before].map(([table, rows]) => {
        const name = tables[table] ?? table;
        const migrated = rows.map((row) => renamed(name, row));
        return [name, sorted(name === 'orders' ? withPacking(migrated, before.get('order_history') ?? []) : migrated)];
      }),
    );
    for (const name of [...Object.values(tables), ...Object.keys(columns)]) {
      expect([name, expected.get(name)?.length]).not.toEqual([name, 0]);
    }
    for (const added of ['invoices', 'invoice_counters', 'invoice_files']) expected.set(added, []);
    for (const name of addedTables) expected.set(name, []);
    await migrateByOpening();
    const migrated = await recordsByTable();
    // Tables of later migrations are empty.
    for (const name of migrated.keys()) if (!expected.has(name)) expected.set(name, []);
    expect(migrated).toEqual(expected);
  });

  it('migration 15 leaves no index or column under an old name', async () => {
    await loadOldDatabase();
    await migrateByOpening();
    const { db, engine } = place();
    const { rows } =
      engine === 'sqlite'
        ? await sql<{ name: string }>`
            select name from sqlite_master where name not like 'sqlite_%'
            union select c.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`.execute(db)
        : await sql<{ name: string }>`
            select indexname as name from pg_indexes where schemaname = current_schema()
            union select column_name from information_schema.columns where table_schema = current_schema()`.execute(db);
    const names = rows.map(({ name }) => name).filter((name) => !name.endsWith('_pkey'));
    const old = /taken_pieces|orphan|stock_waits|chore|news|troubles|in_hand|told_|asked_at|wish|gave_up|given_up/;
    expect(names.filter((name) => old.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'back_in_stock_subscriptions_by_email',
        'outbox_abandoned',
        'stock_reservations_by_watch',
        'stock_reservations_oversold',
        'unmatched_payments_by_payment',
      ]),
    );
  });
});
