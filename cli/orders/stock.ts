import { isWatchKey, type WatchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { changeStock } from '@/server/desk/stock/stock';
import { type StockLine, stockLines } from '@/server/stock/stock-lines';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command } from './command';

/** Shows the stock of watches, and changes the units on hand. */
export const stock: Command = {
  name: 'stock',
  usage: ['[<watch>]', '<watch> <number>|+<number>|-<number>'],
  run: (db, [key, typed, ...more]) => {
    const change = typed === undefined ? undefined : readChange(typed);
    if (more.length > 0 || (typed !== undefined && !change)) return undefined;
    if (key !== undefined && !isWatchKey(key)) return undefined;
    return key && change ? changeUnits(db, key, change) : stockLines(db, key).then(tableOf);
  },
};

type Change = { how: 'to' | 'add' | 'remove'; units: number };

/** Parses `12` (units on hand), `+3` and `-3` (change); undefined for anything else. */
function readChange(typed: string): Change | undefined {
  const [, sign, digits] = /^([+-]?)(\d{1,7})$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  return { how: sign === '+' ? 'add' : sign === '-' ? 'remove' : 'to', units: Number(digits) };
}

/** @throws {ReportedError} with the reason, in one sentence, if the stock did not change. */
async function changeUnits(db: Database, watch: WatchKey, change: Change): Promise<string> {
  const input = { watch, ...change, reason: 'counted' } as const;
  const changed = await atTerminal(changeStock, db, input);
  if (changed.ok) return changeStock.successMessage(changed.value, input);
  throw new ReportedError(changeStock.rejectionMessage(changed.rejection, input));
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
