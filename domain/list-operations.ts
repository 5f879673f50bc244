import {
  addLine,
  insertLine,
  refreshLines,
  removeLine,
  setQuantity,
  type CurrentOffer,
  type LineItem,
} from './line-items';
import { watchKey, type WatchKey } from './watch-key';

/** An idempotent change of a list, as plain JSON (docs/decisions/0016-lists-in-local-storage.md). */
export type ListOperation =
  | { type: 'add'; key: WatchKey; watch: LineItem }
  | { type: 'remove'; key: WatchKey }
  /** Reinserts a line with its quantity at `index`. */
  | { type: 'restore'; key: WatchKey; line: LineItem; index: number }
  | { type: 'set-quantity'; key: WatchKey; quantity: number }
  /** Updates name and price from the catalogue. */
  | { type: 'refresh'; key: WatchKey; offer: CurrentOffer }
  | { type: 'clear' };

/** Applies operations in order. Returns the same array if nothing changes. */
export function applyOperations(lines: readonly LineItem[], operations: readonly ListOperation[]): readonly LineItem[] {
  return operations.reduce(applyOperation, lines);
}

function applyOperation(lines: readonly LineItem[], operation: ListOperation): readonly LineItem[] {
  const existing = operation.type !== 'clear' && lines.find((line) => watchKey(line) === operation.key);
  switch (operation.type) {
    case 'add':
      return addLine(lines, operation.watch);
    case 'remove':
      return existing ? removeLine(lines, existing) : lines;
    case 'restore':
      return insertLine(lines, operation.line, operation.index);
    case 'set-quantity':
      return existing ? setQuantity(lines, existing, operation.quantity) : lines;
    case 'refresh':
      return refreshLines(lines, { [operation.key]: operation.offer });
    case 'clear':
      return lines.length === 0 ? lines : [];
  }
}

/** Compares two lists in fields and order. */
export function sameLines(a: readonly LineItem[], b: readonly LineItem[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
