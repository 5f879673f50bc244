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

/** Reads the lines of a backup. */
export function linesOf(path: string): string[] {
  return gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
}

/** Writes lines as a backup. */
export function writeLines(path: string, lines: readonly string[]): void {
  writeFileSync(path, gzipSync(`${lines.join('\n')}\n`));
}
