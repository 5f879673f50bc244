import type { CurrentOffers, LineItem } from '@/domain/line-items';
import {
  addWaiting,
  applyOperations,
  markStored,
  mergeWrite,
  noOperations,
  sameLines,
  type ListOperation,
} from '@/domain/list-operations';
import { watchKey, type WatchKey, type WatchReference } from '@/domain/watch-key';
import { createKeptStore } from './kept-store';
import { parseLines, readStored, writeStored } from './plain-storage';

/** `ready` is false in the server's HTML and while it hydrates, true once storage has been read or found unreadable. */
export type LinesState = { lines: readonly LineItem[]; ready: boolean };

/** Applies operations to what storage holds now, shows the result and stores it. */
export type Perform = (...operations: readonly ListOperation[]) => void;

/** What the cart and the wishlist both can do (docs/product.md 9.2, 9.3). */
export const listActions = (perform: Perform) => ({
  add: (watch: LineItem) => perform({ type: 'add', key: watchKey(watch), at: Date.now(), watch }),
  remove: (watch: WatchReference) => perform({ type: 'remove', key: watchKey(watch), at: Date.now() }),
  restore: (line: LineItem, index: number) =>
    perform({ type: 'restore', key: watchKey(line), at: Date.now(), line, index }),
  refresh: (offers: CurrentOffers) =>
    perform(
      ...Object.entries(offers).map(([key, { name, priceCents }]) => ({
        type: 'refresh' as const,
        key: key as WatchKey,
        at: Date.now(),
        offer: { name, priceCents },
      })),
    ),
});

/**
 * A store of lines kept under `key`. What storage holds is the truth, and an action is an operation on that, so that two
 * tabs keep each other's lines. Operations that storage did not take wait in memory and are applied to whatever is read
 * later, until a write succeeds: the session goes on, and nothing that another tab stored is overwritten.
 */
export function createLinesStore<Actions extends object>(key: string, actions: (perform: Perform) => Actions) {
  let stored: readonly LineItem[] = [];
  let shown = stored;
  let own = noOperations;

  /** The list as it is now, in the array that is shown already where nothing differs. */
  function read(): readonly LineItem[] {
    stored = readStored(key) ?? stored;
    const waiting = own.waiting.map(({ operation }) => operation);
    const lines = applyOperations(stored, waiting);
    if (!sameLines(lines, shown)) shown = lines;
    return shown;
  }

  function write(lines: readonly LineItem[]): void {
    if (!sameLines(lines, stored) && !writeStored(key, lines)) return;
    own = markStored(own, { before: stored, after: lines }, Date.now());
    stored = lines;
  }

  const perform: Perform = (...operations) => {
    own = addWaiting(own, operations);
    show();
  };
  const initial: LinesState = { lines: [], ready: false };

  const useLines = createKeptStore<LinesState & Actions>(() => ({ ...initial, ...actions(perform) }), {
    read(state) {
      const lines = read();
      return state.ready && state.lines === lines ? state : { ...state, lines, ready: true };
    },
    write: ({ lines }) => write(lines),
  });
  const show = () => useLines.setState((state) => ({ ...state, lines: read(), ready: true }));

  /** Takes in what another tab wrote, and stores again what that undid unknowingly of this tab's own. */
  function hear({ oldValue, newValue }: Pick<StorageEvent, 'oldValue' | 'newValue'>): void {
    const write = { before: parseLines(oldValue) ?? [], after: parseLines(newValue) ?? [] };
    own = mergeWrite(own, write, Date.now());
    show();
  }
  return Object.assign(useLines, { hear });
}
