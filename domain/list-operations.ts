import {
  addLine,
  insertLine,
  refreshLines,
  removeLine,
  setQuantity,
  type CurrentOffer,
  type LineItem,
} from './line-items';
import { sameWatch, watchKey, type WatchKey } from './watch-key';

/**
 * Something that a shopper, or the catalogue, did to a list of lines. It is plain JSON, so that it can be kept and sent
 * (docs/decisions/0040-list-operations.md); doing it a second time alters nothing. `at` is when it was done, in ms since
 * 1970.
 */
export type ListOperation =
  | { type: 'add'; key: WatchKey; at: number; watch: LineItem }
  | { type: 'remove'; key: WatchKey; at: number }
  /** Puts a line back, with its quantity, as the one at `index`. */
  | { type: 'restore'; key: WatchKey; at: number; line: LineItem; index: number }
  | { type: 'set-quantity'; key: WatchKey; at: number; quantity: number }
  /** Takes over the catalogue's name and price. */
  | { type: 'refresh'; key: WatchKey; at: number; offer: CurrentOffer }
  | { type: 'clear'; at: number };

/** An operation, and how often it has been made: more than once where another tab went over it. */
type Made = { readonly operation: ListOperation; readonly times: number };

/** The operations of one tab that may have to be made again: on whatever is read, and where another tab goes over them. */
export type TabOperations = {
  /** Those that storage has not taken. */
  readonly waiting: readonly Made[];
  /** Those of the last second that it has. */
  readonly stored: readonly Made[];
};

/** A list before and after it was written. */
export type Write = { readonly before: readonly LineItem[]; readonly after: readonly LineItem[] };

export const noOperations: TabOperations = { waiting: [], stored: [] };

/**
 * For how long, in ms, an operation that another tab goes over unknowingly is made again, and how often it is made in
 * all. So two tabs that want opposite things at the same moment come to rest.
 */
const memoryMs = 1000;
const mostTimes = 5;

/** Applies operations in their order. The same array comes back where nothing changes. */
export function applyOperations(lines: readonly LineItem[], operations: readonly ListOperation[]): readonly LineItem[] {
  return operations.reduce(applyOperation, lines);
}

function applyOperation(lines: readonly LineItem[], operation: ListOperation): readonly LineItem[] {
  const held = operation.type !== 'clear' && lines.find((line) => watchKey(line) === operation.key);
  switch (operation.type) {
    case 'add':
      return addLine(lines, operation.watch);
    case 'remove':
      return held ? removeLine(lines, held) : lines;
    case 'restore':
      return insertLine(lines, operation.line, operation.index);
    case 'set-quantity':
      return held ? setQuantity(lines, held, operation.quantity) : lines;
    case 'refresh':
      return refreshLines(lines, { [operation.key]: operation.offer });
    case 'clear':
      return lines.length === 0 ? lines : [];
  }
}

/** The operations of a tab that does some more. */
export function addWaiting(tab: TabOperations, operations: readonly ListOperation[]): TabOperations {
  return { ...tab, waiting: [...tab.waiting, ...operations.map((operation) => ({ operation, times: 1 }))] };
}

/**
 * The operations of a tab that has just stored those that waited. What they have undone of its own is forgotten.
 *
 * @param now in ms since 1970.
 */
export function markStored(tab: TabOperations, write: Write, now: number): TabOperations {
  const isUndone = undoneBy(write);
  return { waiting: [], stored: [...recentOf(tab, now).filter((made) => !isUndone(made)), ...tab.waiting] };
}

/**
 * The operations of a tab that hears what another tab wrote. Those of the last second that this undid wait again, before
 * all others, where the other tab cannot have known of them, and are forgotten where it can.
 *
 * @param now in ms since 1970.
 */
export function mergeWrite(tab: TabOperations, write: Write, now: number): TabOperations {
  const isUndone = undoneBy(write);
  const recent = recentOf(tab, now);
  const stored = recent.filter((made) => !isUndone(made));
  const undone = wroteBlindly(write) ? recent.filter(isUndone) : [];
  const again = undone.map(({ operation, times }) => ({ operation, times: times + 1 }));
  return { stored, waiting: [...again, ...tab.waiting] };
}

function recentOf({ stored }: TabOperations, now: number): readonly Made[] {
  return stored.filter(({ operation, times }) => Math.abs(now - operation.at) < memoryMs && times < mostTimes);
}

/** Whether a write undid an operation: it was made before, and is not any more. */
function undoneBy({ before, after }: Write): (made: Made) => boolean {
  return ({ operation }) => isMade(operation, before) && !isMade(operation, after);
}

function isMade(operation: ListOperation, lines: readonly LineItem[]): boolean {
  return sameLines(applyOperation(lines, operation), lines);
}

/**
 * Whether a write went over something that its tab had not seen yet: browsers carry localStorage from tab to tab with a
 * delay (2 ms in Chromium, measured). One act of a shopper changes which watches there are, or how many, in one place
 * only, or empties the list: a write that does so in two places and leaves some lines is two acts, of which the later
 * knew nothing of the earlier.
 */
function wroteBlindly({ before, after }: Write): boolean {
  const differing = (from: readonly LineItem[], to: readonly LineItem[]) =>
    from.filter((line) => !to.some((other) => sameWatch(line, other) && line.quantity === other.quantity));
  const touched = [...differing(before, after), ...differing(after, before)];
  return after.length > 0 && touched.some((line) => touched.some((other) => !sameWatch(line, other)));
}

/** Whether two lists are the same, in every field and in their order. */
export function sameLines(a: readonly LineItem[], b: readonly LineItem[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
