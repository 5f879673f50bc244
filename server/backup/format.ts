import { z } from 'zod';

/*
 * A backup is gzip over lines of JSON. The first says what it is; then each table's columns, its rows as arrays in the
 * order of these, and in the end how many rows each table has, with their digest: a file that has been cut off has no end.
 *
 *   {"format":"odd-hours-backup","version":2,"migrations":7,"at":"2026-11-22T03:00:00.000Z"}
 *   {"table":"orders","columns":["number","token",…]}
 *   ["OH-7K3M9QX2","…"]
 *   {"end":{"orders":{"rows":1,"digest":"…"},…}}
 *
 * Version 1 was one JSON document without `version`, its rows objects under the names of their tables.
 */

const value = z.union([z.string(), z.number(), z.null()]);
export type Value = z.output<typeof value>;

const common = {
  format: z.literal('odd-hours-backup'),
  /** How many migrations the database had. */
  migrations: z.int().min(1),
  at: z.iso.datetime(),
};

/** The names of tables and columns become SQL. */
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const header = z.object({ ...common, version: z.literal(2) });
export type Header = z.output<typeof header>;

export const tableLine = z.object({ table: name, columns: z.array(name) });

export const rowLine = z.array(value);

export const endLine = z.object({ end: z.record(name, z.object({ rows: z.int().min(0), digest: z.string() })) });

export const firstVersion = z.object({ ...common, tables: z.record(name, z.array(z.record(name, value))) });

/** A backup that cannot be made or restored, and why. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
