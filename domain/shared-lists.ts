import { clampQuantity, minQuantity, type LineItem } from './line-items';
import { applyValue, noValues, type SharedValues, type ValueOperation } from './shared-values';
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
export type SharedLists = Readonly<Record<ListName, readonly SharedLine[]>> & { readonly values?: SharedValues };

type LineOperation = { readonly list: ListName } & (
  | { readonly type: 'add'; readonly key: WatchKey; readonly quantity: number; readonly index: number }
  /** Adds a line of a list from before the sign-in: the higher quantity counts, never the sum. */
  | { readonly type: 'join'; readonly key: WatchKey; readonly quantity: number }
  /** Removes the additions that the shopper saw, of one line or of a whole list. */
  | { readonly type: 'remove'; readonly lines: readonly Pick<SharedLine, 'key' | 'added'>[] }
  | { readonly type: 'set-quantity'; readonly key: WatchKey; readonly quantity: number }
);

/** The `n`-th change of a browser. Within a browser `n` ascends from 1. */
export type SharedOperation = { readonly n: number } & (LineOperation | ValueOperation);

/** An operation without its number. */
export type ListChange = SharedOperation extends infer Each ? (Each extends unknown ? Omit<Each, 'n'> : never) : never;

export const emptyLists: SharedLists = { cart: [], wishlist: [] };

/** Applies a browser's operations in order. Server and browsers use it alike. Returns the same lists without a change. */
export function applyShared(lists: SharedLists, browser: string, operations: readonly SharedOperation[]): SharedLists {
  return operations.reduce((before, operation) => {
    if (!('list' in operation)) {
      const values = applyValue(before.values ?? noValues, operation);
      return values === (before.values ?? noValues) ? before : { ...before, values };
    }
    const lines = before[operation.list];
    const after = applyOne(lines, `${browser}:${operation.n}`, operation);
    return after === lines ? before : { ...before, [operation.list]: after };
  }, lists);
}

function applyOne(lines: readonly SharedLine[], id: string, operation: LineOperation): readonly SharedLine[] {
  if (operation.type === 'remove') return removeSeen(lines, operation.lines);
  const { key } = operation;
  const quantity = clampQuantity(operation.quantity);
  const line = lines.find((each) => each.key === key);
  const replace = (changed: SharedLine) => lines.map((each) => (each === line ? changed : each));
  if (operation.type === 'set-quantity')
    return line && line.quantity !== quantity ? replace({ ...line, quantity }) : lines;
  if (line?.added.includes(id)) return lines;
  if (line) {
    const added = [...line.added, id].slice(-maxAdditions);
    return replace({
      ...line,
      added,
      quantity: operation.type === 'join' ? Math.max(line.quantity, quantity) : line.quantity,
    });
  }
  if (lines.length >= maxSharedLines) return lines;
  const index = operation.type === 'add' ? Math.max(0, operation.index) : lines.length;
  return lines.toSpliced(index, 0, { key, quantity, added: [id] });
}

function removeSeen(lines: readonly SharedLine[], seen: readonly Pick<SharedLine, 'key' | 'added'>[]) {
  const seenOf = new Map(seen.map(({ key, added }) => [key, new Set(added)]));
  const left = lines.flatMap((line) => {
    const added = line.added.filter((id) => !seenOf.get(line.key)?.has(id));
    return added.length === line.added.length ? line : added.length > 0 ? { ...line, added } : [];
  });
  return left.length === lines.length && left.every((line, index) => line === lines[index]) ? lines : left;
}

/** Limits the joined lines to the units that can be ordered, before the operations are stored. */
export const limitJoins = (operations: readonly SharedOperation[], unitsOf: (key: WatchKey) => number) =>
  operations.map((operation) =>
    operation.type === 'join'
      ? { ...operation, quantity: Math.min(operation.quantity, Math.max(unitsOf(operation.key), minQuantity)) }
      : operation,
  );

/** A stored operation, and the version of the lists that its request led to. */
export type LoggedOperation = {
  readonly version: number;
  readonly browser: string;
  readonly operation: SharedOperation;
};

/** Maximum number of operations in an account's log. A browser that is further behind gets the whole lists. */
const maxLogged = 200;

/** Maximum length of the log as JSON text. A longer log is emptied. */
const maxLogLength = 60_000;

/**
 * Appends a request's operations to the log of an account. A request with values empties the log instead, so that a
 * deleted text does not survive in it. Other browsers then get the whole lists once.
 */
export function appendToLog(
  log: readonly LoggedOperation[],
  version: number,
  browser: string,
  operations: readonly SharedOperation[],
): readonly LoggedOperation[] {
  if (operations.some((operation) => !('list' in operation))) return [];
  const next = [...log, ...operations.map((operation) => ({ version, browser, operation }))].slice(-maxLogged);
  return JSON.stringify(next).length > maxLogLength ? [] : next;
}

/** The operations since a version, in the order of receipt; undefined if the log does not reach back to it. */
export function loggedSince(log: readonly LoggedOperation[], version: number): readonly LoggedOperation[] | undefined {
  // Operations of the oldest version may be cut off.
  return log[0] && log[0].version <= version ? log.filter((each) => each.version > version) : undefined;
}

/** Applies the logged operations that are newer than `version`, the version of `lists`. */
export const applyLogged = (lists: SharedLists, version: number, log: readonly LoggedOperation[]): SharedLists =>
  log.reduce(
    (before, each) => (each.version > version ? applyShared(before, each.browser, [each.operation]) : before),
    lists,
  );

/** The key and quantity of a stored line. */
export type KeyedLine = Pick<SharedLine, 'key' | 'quantity'>;

/** Reduces lines to watch keys and quantities. */
export const keyedLines = (lines: readonly LineItem[]): KeyedLine[] =>
  lines.map((line) => ({ key: watchKey(line), quantity: line.quantity }));

/**
 * Returns the changes that lead from a shared list to a browser's own. It compares the lists, so it
 * also finds changes by other tabs, by pages without this code and by offline visits.
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
