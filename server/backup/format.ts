import { z } from 'zod';
import { ReportedError } from '@/domain/reported-error';

/*
 * A backup is gzip over lines of JSON. The first line is the header. Then follow each table's columns and its rows, as
 * arrays in the order of the columns. The last line has the number of rows and the digest of each table, so that a
 * truncated file is detected.
 *
 * {"format":"odd-hours-backup","version":2,"migrations":7,"at":"2026-11-22T03:00:00.000Z"}
 * {"table":"orders","columns":["number","token",…]} ["OH-7K3M9QX2","…"] {"end":{"orders":{"rows":1,"digest":"…"},…}}
 *
 * The header of an unencrypted file has `"tokens":"replaced"`: its order tokens are not those of the shop
 * (`order-tokens.ts`). An encrypted file (`encryption.ts`) and one from before BACKUP_KEY have the shop's tokens.
 *
 * Version 1 was one JSON document without `version`, its rows objects under the names of their tables.
 */

const value = z.union([z.string(), z.number(), z.null()]);
export type Value = z.output<typeof value>;

const common = {
  format: z.literal('odd-hours-backup'),
  /** Number of applied migrations. */
  migrations: z.int().min(1),
  at: z.iso.datetime(),
};

/** Names of tables and columns become SQL, so they are restricted. */
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const header = z.object({ ...common, version: z.literal(2), tokens: z.literal('replaced').optional() });
export type Header = z.output<typeof header>;

export const tableLine = z.object({ table: name, columns: z.array(name) });

export const rowLine = z.array(value);

export const endLine = z.object({ end: z.record(name, z.object({ rows: z.int().min(0), digest: z.string() })) });

export const firstVersion = z.object({ ...common, tables: z.record(name, z.array(z.record(name, value))) });

/** A backup cannot be made or restored; the message has the reason. */
export class BackupError extends ReportedError {
  override name = 'BackupError';
}
