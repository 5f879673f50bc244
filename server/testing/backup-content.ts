import { createDecipheriv } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

type Row = readonly (string | number | null)[];
export type Content = { header: object; tables: Record<string, { columns: string[]; rows: Row[] }>; end: object };

/** Reads a backup. Rows are sorted, because each engine has its own order. */
export function contentOf(path: string): Content {
  const content: Content = { header: {}, tables: {}, end: {} };
  let rows: Row[] = [];
  for (const line of linesOf(path)) {
    const parsed = JSON.parse(line);
    if (Array.isArray(parsed)) rows.push(parsed);
    else if ('table' in parsed) content.tables[parsed.table] = { columns: parsed.columns, rows: (rows = []) };
    else if ('end' in parsed) content.end = parsed.end;
    else content.header = parsed;
  }
  for (const table of Object.values(content.tables)) {
    table.rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return content;
}

/** Reads the lines of a backup; BACKUP_KEY decrypts an encrypted one. */
export function linesOf(path: string): string[] {
  const bytes = readFileSync(path);
  const isEncrypted = bytes.subarray(0, 15).toString() === 'odd-hours-aes-1';
  return gunzipSync(isEncrypted ? decrypted(bytes) : bytes)
    .toString()
    .trimEnd()
    .split('\n');
}

function decrypted(bytes: Buffer): Buffer {
  const key = Buffer.from(process.env.BACKUP_KEY ?? '', 'hex');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(24, 36))
    .setAAD(bytes.subarray(0, 36))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(36, -16)), decipher.final()]);
}

/** Writes lines as a backup. */
export function writeLines(path: string, lines: readonly string[]): void {
  writeFileSync(path, gzipSync(`${lines.join('\n')}\n`));
}
