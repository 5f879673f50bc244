import 'server-only';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type DatabaseTransaction } from '@/server/database/database';
import { BackupError, rowLine, type Value } from './format';

/** Rows per query. SQLite blocks the process while it reads them, for a few ms. */
const PAGE = 500;

const page = z.array(z.record(z.string(), z.unknown()));

export type RowPage = { columns: readonly string[]; rows: readonly (readonly Value[])[] };

/**
 * Reads a table page by page in the order of its primary key and yields to the event loop between two pages.
 *
 * @param key the columns of the primary key.
 * @param columns the columns to return; all by default.
 * @throws {BackupError} for a value that is neither text nor number.
 */
export async function* readRows(
  records: DatabaseTransaction,
  table: string,
  key: readonly string[],
  columns?: readonly string[],
): AsyncGenerator<RowPage> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const found = page.parse(
      (await sql`select * from ${sql.table(table)} ${after} order by ${keys} limit ${sql.lit(PAGE)}`.execute(records))
        .rows,
    );
    const last = found.at(-1);
    if (!last) return;
    const names = columns ?? Object.keys(last);
    yield { columns: names, rows: found.map((row) => valuesOf(table, names, row)) };
    if (found.length < PAGE) return;
    after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
    await setImmediate();
  }
}

function valuesOf(table: string, columns: readonly string[], row: Readonly<Record<string, unknown>>): Value[] {
  const values = rowLine.safeParse(columns.map((column) => row[column]));
  if (!values.success) throw new BackupError(`A row of ${table} has a value that is neither text nor a number.`);
  return values.data;
}
