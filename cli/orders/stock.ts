import { isWatchKey, type WatchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { setStock, type StockChange } from '@/server/stock/set-stock';
import { type StockLine, stockLines } from '@/server/stock/stock-lines';
import { ReportedError } from '../../runtime/reported-error';
import { type Command } from './command';

/** Shows the stock of watches, and changes the units on hand. */
export const stock: Command = {
  name: 'stock',
  usage: ['[<watch>]', '<watch> <number>|+<number>|-<number>'],
  run: (db, [key, typed, ...more]) => {
    const change = typed === undefined ? undefined : readChange(typed);
    if (more.length > 0 || (typed !== undefined && !change)) return undefined;
    if (key !== undefined && !isWatchKey(key)) return undefined;
    return key && change ? changeStock(db, key, change) : stockLines(db, key).then(tableOf);
  },
};

/** Parses `12` (units on hand), `+3` and `-3` (change); undefined for anything else. */
function readChange(typed: string): StockChange | undefined {
  if (!/^[+-]?\d{1,7}$/.test(typed)) return undefined;
  return /^\d/.test(typed) ? { to: Number(typed) } : { by: Number(typed) };
}

/** @throws {ReportedError} with the reason, in one sentence, if the stock did not change. */
async function changeStock(db: Database, watch: WatchKey, change: StockChange): Promise<string> {
  const changed = await setStock(db, watch, change, new Date());
  if (changed.ok) return `${watch}: ${changed.value.from} on hand before, ${changed.value.to} now.`;
  if (changed.rejection.code === 'unknown-watch') throw new ReportedError(`There is no watch ${watch}.`);
  throw new ReportedError(`The stock of ${watch} cannot go below 0.`);
}

function tableOf(lines: readonly StockLine[]): string {
  if (lines.length === 0) throw new ReportedError('There is no such watch.');
  const heads = ['watch', 'on hand', 'reserved', 'sold', 'subscriptions', 'name'];
  const rows = lines.map((line) =>
    [line.watch, line.available, line.reserved, line.sold, line.subscriptions, line.name].map(String),
  );
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [heads, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
