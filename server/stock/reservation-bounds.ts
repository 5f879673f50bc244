import 'server-only';
import { type WatchKey, watchKey, type WatchReference } from '@/domain/watch-key';
import { countUnits, readUnits } from '@/server/abuse/rate-limit';
import { type Database, type DatabaseTransaction } from '@/server/database/database';

/** How long an unpaid order keeps its units, in ms. */
export const RESERVED_MS = 10 * 60_000;

/** How long an unpaid order keeps its units from its placing once a payment was tried, in ms. */
export const RESERVED_PAYING_MS = 30 * 60_000;

/** Largest number of units that one order keeps while it is unpaid. */
const MAX_ORDER_UNITS = 20;

/** Maximum units that the unpaid orders of one caller reserve in a day. */
const MAX_CALLER_UNITS = 40;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Maximum units of one watch that the unpaid orders of one caller reserve in a day: half of the units, but at least
 * two.
 *
 * @param units available units, and units reserved by unpaid orders.
 */
export const shareOf = (units: number): number => Math.max(2, Math.ceil(units / 2));

/** A caller that orders, by network address, and the units of the whole order. */
export type Claim = { caller: string; units: number };

/** Returns the claim of an order; undefined if its caller is unknown. */
export function claimOf(caller: string | undefined, lines: readonly { quantity: number }[]): Claim | undefined {
  return caller === undefined ? undefined : { caller, units: unitsOf(lines) };
}

/** A quantity of a watch in the catalogue. */
export type OrderedUnits = WatchReference & { quantity: number };

const unitsOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns which orders can take the units of an unpaid order. `reserved`: none. `free`: any order. `over-bounds`: an
 * order within its own bounds.
 */
export function reservationState(
  order: { created_at: string; reserved_until: string },
  now: Date,
): 'reserved' | 'free' | 'over-bounds' {
  if (order.reserved_until > now.toISOString()) return 'reserved';
  return Date.parse(order.created_at) + RESERVED_MS <= now.getTime() ? 'free' : 'over-bounds';
}

const OF_CALLER = 'reserved-units';
const ofWatch = (watch: WatchKey) => `reserved-units:${watch}`;

/**
 * Counts an order's units for its caller and for each watch. The counts last for a day, whatever becomes of the order:
 * a caller cannot renew a reservation forever.
 *
 * @param there units of each watch, available or of unpaid orders.
 * @returns true if the order is within the bounds of docs/product.md 25.12.
 */
export async function countReservation(
  records: DatabaseTransaction,
  caller: string,
  lines: readonly OrderedUnits[],
  there: ReadonlyMap<WatchKey, number>,
  now: Date,
): Promise<boolean> {
  const units = unitsOf(lines);
  const entries = lines.map((line) => ({ action: ofWatch(watchKey(line)), subject: caller, units: line.quantity }));
  const counts = await countUnits(records, [{ action: OF_CALLER, subject: caller, units }, ...entries], DAY_MS, now);
  const [ofCaller = 0, ...ofWatches] = counts;
  return (
    units <= MAX_ORDER_UNITS &&
    ofCaller <= MAX_CALLER_UNITS &&
    lines.every((line, index) => (ofWatches[index] ?? 0) <= shareOf(there.get(watchKey(line)) ?? 0))
  );
}

/**
 * Returns the units of each watch that a caller has ordered today, or undefined beyond the bounds of caller or order.
 * Without a claim it answers for a new caller.
 */
export async function unitsOrderedToday(
  db: Database,
  claim: Claim | undefined,
  watches: readonly WatchKey[],
  now: Date,
): Promise<((watch: WatchKey) => number) | undefined> {
  if (!claim) return () => 0;
  const { caller, units } = claim;
  const entries = [OF_CALLER, ...watches.map(ofWatch)].map((action) => ({ action, subject: caller }));
  const [ofCaller = 0, ...ofWatches] = await readUnits(db, entries, DAY_MS, now);
  if (units > MAX_ORDER_UNITS || ofCaller + units > MAX_CALLER_UNITS) return undefined;
  const counts = new Map(watches.map((watch, index) => [watch, ofWatches[index] ?? 0]));
  return (watch) => counts.get(watch) ?? 0;
}
