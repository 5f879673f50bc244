import 'server-only';
import { csv, parseCsv } from '@/domain/csv';
import { type RejectedLine } from '@/domain/result';
import { isWatchKey, type WatchKey } from '@/domain/watch-key';
import { type StockLine } from '@/server/stock/stock-lines';

/** Largest number of units of a watch. */
export const MAX_UNITS = 9_999_999;

/** A line of a stock file that changes the stock. */
type StockChange = { line: number; watch: WatchKey; name: string; from: number; to: number };

/** Preview of a stock file. Every line of the file is in one of the three parts. */
export type StockPlan = {
  changes: readonly StockChange[];
  /** Number of lines whose watch has this count already. */
  unchanged: number;
  rejected: readonly RejectedLine[];
};

/** Returns the stock as CSV. An owner counts and edits `units`; the other columns are for information. */
export const stockCsv = (lines: readonly StockLine[]): string =>
  csv<StockLine>(
    {
      watch: ({ watch }) => watch,
      name: ({ name }) => name,
      units: ({ available }) => String(available),
      reserved: ({ reserved }) => String(reserved),
      sold: ({ sold }) => String(sold),
    },
    lines,
  );

/**
 * Compares a stock file with the stock. The first line names the columns; `watch` and `units` count. `units` is a count,
 * or a difference such as `+3` or `-1`. Cells are separated by commas, semicolons or tabs, as spreadsheets write them.
 */
export function planStock(text: string, stock: readonly StockLine[]): StockPlan {
  const known = new Map<string, StockLine>(stock.map((line) => [line.watch, line]));
  const rejected: RejectedLine[] = [];
  const changes: StockChange[] = [];
  const seen = new Map<string, number>();
  let unchanged = 0;
  const parsed = parseCsv(text);
  if ('why' in parsed) return { changes, unchanged, rejected: [parsed] };
  const [head, ...rows] = parsed.records;
  const names = head?.record.map((name) => name.toLowerCase()) ?? [];
  const [watchColumn, unitsColumn] = [names.indexOf('watch'), names.indexOf('units')];
  if (watchColumn < 0 || unitsColumn < 0)
    return {
      changes,
      unchanged,
      rejected: [{ line: 1, why: 'The first line must name the columns watch and units.' }],
    };
  for (const { record, line } of rows) {
    const [key = '', typed = ''] = [record[watchColumn], record[unitsColumn]];
    const found = isWatchKey(key) ? known.get(key) : undefined;
    const to = found && unitsOf(typed, found.available);
    const earlier = seen.get(key);
    if (!found) rejected.push({ line, why: `There is no watch “${key}”.` });
    else if (earlier !== undefined) rejected.push({ line, why: `${key} is in line ${earlier} already.` });
    else if (to === undefined) rejected.push({ line, why: `“${typed}” is not a number of units of ${key}.` });
    else if (to < 0)
      rejected.push({ line, why: `${key} has ${found.available}; “${typed}” would leave less than none.` });
    else if (to === found.available) unchanged += 1;
    else changes.push({ line, watch: found.watch, name: found.name, from: found.available, to });
    if (found && earlier === undefined) seen.set(key, line);
  }
  return { changes, unchanged, rejected };
}

/** Returns a file with the opposite differences of changes. */
export const oppositeFile = (changes: StockPlan['changes']): string =>
  ['watch,units', ...changes.map(({ watch, from, to }) => `${watch},${to > from ? '' : '+'}${from - to}`)].join('\n');

/** Parses `12`, `+3` and `-1`. The shop's own export writes an apostrophe before a sign, against formulas. */
function unitsOf(typed: string, available: number): number | undefined {
  const number = /^'?([+-]?)(\d{1,7})$/.exec(typed);
  if (!number) return undefined;
  const [, sign = '', digits = ''] = number;
  const to = sign === '' ? Number(digits) : available + Number(`${sign}${digits}`);
  return to > MAX_UNITS ? undefined : to;
}
