import { clampQuantity, maxQuantity, minQuantity, type LineItem } from './line-items';
import { watchKey, type WatchKey } from './watch-key';

/** The lists that follow an account (docs/product.md 40). */
export const listNames = ['cart', 'wishlist'] as const;
export type ListName = (typeof listNames)[number];

/** Most lines of a shared list. */
export const maxSharedLines = 200;

/** Most addition ids of a line: a browser adds one only for a watch that it does not see in the list. */
const maxAdditions = 50;

/**
 * A line of a shared list. `added` has the ids, `browser:n`, of the additions that no removal has named: the line stays
 * while it has one (an observed-remove set). It has no price: each browser and each order read the current one.
 */
export type SharedLine = { readonly key: WatchKey; readonly quantity: number; readonly added: readonly string[] };
export type SharedLists = Readonly<Record<ListName, readonly SharedLine[]>>;

/** The `n`-th change of a browser. Within a browser `n` ascends from 1. */
export type SharedOperation = { readonly n: number; readonly list: ListName } & (
  | { readonly type: 'add'; readonly key: WatchKey; readonly quantity: number; readonly index: number }
  /** Adds a line of a list from before the sign-in: the higher quantity counts, never the sum. */
  | { readonly type: 'join'; readonly key: WatchKey; readonly quantity: number }
  /** Removes the additions that the shopper saw, of one line or of a whole list. */
  | { readonly type: 'remove'; readonly lines: readonly Pick<SharedLine, 'key' | 'added'>[] }
  | { readonly type: 'set-quantity'; readonly key: WatchKey; readonly quantity: number }
);

/** An operation without its number. */
export type ListChange = SharedOperation extends infer Each ? (Each extends unknown ? Omit<Each, 'n'> : never) : never;

export const emptyLists: SharedLists = { cart: [], wishlist: [] };

/** Applies a browser's operations in order. Server and browsers use it alike. Returns the same lists without a change. */
export function applyShared(
  lists: SharedLists,
  browser: string,
  operations: readonly SharedOperation[],
  /** Units that a line may have at most, from the stock; 10 if unknown. */
  unitsOf: (key: WatchKey) => number = () => maxQuantity,
): SharedLists {
  return operations.reduce((before, operation) => {
    const lines = before[operation.list];
    const after = applyOne(lines, `${browser}:${operation.n}`, operation, unitsOf);
    return after === lines ? before : { ...before, [operation.list]: after };
  }, lists);
}

function applyOne(
  lines: readonly SharedLine[],
  id: string,
  operation: SharedOperation,
  unitsOf: (key: WatchKey) => number,
): readonly SharedLine[] {
  if (operation.type === 'remove') return removeSeen(lines, operation.lines);
  const { key } = operation;
  const quantity = clampQuantity(operation.quantity);
  const line = lines.find((each) => each.key === key);
  const replace = (changed: SharedLine) => lines.map((each) => (each === line ? changed : each));
  if (operation.type === 'set-quantity')
    return line && line.quantity !== quantity ? replace({ ...line, quantity }) : lines;
  if (line?.added.includes(id)) return lines;
  const joined = operation.type === 'join' ? Math.min(quantity, Math.max(unitsOf(key), minQuantity)) : quantity;
  if (line) {
    const added = [...line.added, id].slice(-maxAdditions);
    return replace({
      ...line,
      added,
      quantity: operation.type === 'join' ? Math.max(line.quantity, joined) : line.quantity,
    });
  }
  if (lines.length >= maxSharedLines) return lines;
  const index = operation.type === 'add' ? Math.max(0, operation.index) : lines.length;
  return lines.toSpliced(index, 0, { key, quantity: joined, added: [id] });
}

function removeSeen(lines: readonly SharedLine[], seen: readonly Pick<SharedLine, 'key' | 'added'>[]) {
  const seenOf = new Map(seen.map(({ key, added }) => [key, new Set(added)]));
  const left = lines.flatMap((line) => {
    const added = line.added.filter((id) => !seenOf.get(line.key)?.has(id));
    return added.length === line.added.length ? line : added.length > 0 ? { ...line, added } : [];
  });
  return left.length === lines.length && left.every((line, index) => line === lines[index]) ? lines : left;
}

/** The key and quantity of a stored line. */
export type KeyedLine = Pick<SharedLine, 'key' | 'quantity'>;

export const keyedLines = (lines: readonly LineItem[]): KeyedLine[] =>
  lines.map((line) => ({ key: watchKey(line), quantity: line.quantity }));

/**
 * Returns the changes that lead from a shared list to a browser's own. They come from the lists, not from the code that
 * changed them, so a change of any tab, of a page without this code or of an offline visit counts.
 */
export function changesOf(list: ListName, shared: readonly SharedLine[], own: readonly KeyedLine[]): ListChange[] {
  const gone = shared.filter(({ key }) => !own.some((line) => line.key === key));
  const removed = gone.map(({ key, added }) => ({ key, added }));
  return [
    ...(removed.length > 0 ? [{ list, type: 'remove' as const, lines: removed }] : []),
    ...own.flatMap(({ key, quantity }, index): ListChange[] => {
      const line = shared.find((each) => each.key === key);
      if (!line) return [{ list, type: 'add', key, quantity, index }];
      return line.quantity === quantity ? [] : [{ list, type: 'set-quantity', key, quantity }];
    }),
  ];
}

/** Numbers changes as a browser's next operations. */
export const numbered = (changes: readonly ListChange[], last: number): SharedOperation[] =>
  changes.map((change, index) => ({ ...change, n: last + 1 + index }));
