import { parseArgs } from 'node:util';
import { type Database } from '@/server/database/database';
import { deliver, pack as packing } from '@/server/desk/orders/steps';
import { ReportedError } from '@/domain/reported-error';
import { changeError } from './change';
import { atTerminal, type Command, orderNumberOf } from './command';

export const pack: Command = {
  name: 'pack',
  usage: ['<number>'],
  run: (db, [typed, ...more]) => (typed && more.length === 0 ? packAndReport(db, typed) : undefined),
};

export const delivered: Command = {
  name: 'delivered',
  usage: ['<number> [--on 2026-11-25]'],
  run: (db, args) => {
    try {
      const options = { on: { type: 'string' } } as const;
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
      const [typed, ...more] = positionals;
      const day = values.on ?? new Date().toISOString().slice(0, 10);
      return typed && more.length === 0 ? deliverAndReport(db, typed, day) : undefined;
    } catch {
      return undefined; // an unknown option, or one without its value
    }
  },
};

async function packAndReport(db: Database, typed: string): Promise<string> {
  const number = orderNumberOf(typed);
  const packed = await atTerminal(packing, db, { number });
  if (!packed.ok) throw changeError(number, packed.rejection, 'it cannot be packed');
  if (packed.value === 'same') return `Order ${number} was packed already. Nothing has changed.`;
  return `Order ${number} is packed. The shopper can no longer cancel it or change its address.`;
}

async function deliverAndReport(db: Database, typed: string, day: string): Promise<string> {
  if (!isDay(day)) throw new ReportedError(`"${day}" is not a date. Write it like 2026-11-25.`);
  const number = orderNumberOf(typed);
  const recorded = await atTerminal(deliver, db, { number, day });
  if (recorded.ok) {
    const done = { first: 'was delivered on', corrected: 'is corrected: it was delivered on', same: 'has already' };
    return recorded.value === 'same'
      ? `Order ${number} ${done.same} ${day} as its day of delivery. Nothing has changed.`
      : `Order ${number} ${done[recorded.value]} ${day}.`;
  }
  if (recorded.rejection.code === 'delivery-day')
    throw new ReportedError(
      `Order ${number} cannot have arrived on ${day}: the day is in the future, or before it was sent.`,
    );
  throw changeError(number, recorded.rejection, 'it was not sent');
}

/** True for a day of the calendar, `2026-11-25`. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
