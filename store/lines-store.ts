import { create } from 'zustand';
import { withTabLock } from '@/browser/local-text';
import { type CurrentOffers, type LineItem, clampQuantity } from '@/domain/line-items';
import { applyOperations, sameLines, type ListOperation } from '@/domain/list-operations';
import { isWatchKey, watchKey, type WatchReference } from '@/domain/watch-key';
import { readStored, writeStored } from './plain-storage';

/**
 * Time in ms that a tab holds the lock after its write. Chromium shows a write to other tabs only 2 ms later
 * (measured), despite Web Locks. With the lock alone three racing tabs lost 64 of 300 writes; with 1 ms more, none.
 */
const LOCK_HOLD_MS = 50;

/** `ready` is false in the server's HTML and during hydration; true once storage was read or found unreadable. */
export type LinesState = { lines: readonly LineItem[]; ready: boolean };

/** Applies operations to the shown list at once and stores them. */
export type Perform = (...operations: readonly ListOperation[]) => void;

/** Actions of both cart and wishlist (docs/product.md 9.2, 9.3). */
export const listActions = (perform: Perform) => ({
  add: (watch: LineItem) => perform({ type: 'add', key: watchKey(watch), watch }),
  remove: (watch: WatchReference) => perform({ type: 'remove', key: watchKey(watch) }),
  restore: (line: LineItem, index: number) => perform({ type: 'restore', key: watchKey(line), line, index }),
  refresh: (offers: CurrentOffers) =>
    perform(
      ...Object.entries(offers).flatMap(([key, offer]) =>
        isWatchKey(key) ? [{ type: 'refresh' as const, key, offer }] : [],
      ),
    ),
});

/**
 * Creates a store of lines persisted under `key`. Pending operations stay in memory until stored and are reapplied to
 * each read. A tab reads, applies and writes under a lock, so tabs do not overwrite one another. Failed writes stay
 * pending.
 */
export function createLinesStore<Actions extends object>(key: string, actions: (perform: Perform) => Actions) {
  let stored: readonly LineItem[] = [];
  let pending: readonly ListOperation[] = [];
  let isQueued = false;

  const perform: Perform = (...operations) => {
    pending = [...pending, ...operations];
    rehydrate();
  };
  const store = create<LinesState & Actions>()(() => ({ lines: [], ready: false, ...actions(perform) }));

  /** Reads storage, shows the list and stores pending operations. */
  function rehydrate(): void {
    show();
    if (pending.length === 0 || isQueued) return;
    isQueued = true;
    void withTabLock(key, writeLocked);
  }

  function show(): void {
    stored = readStored(key) ?? stored;
    const lines = applyOperations(stored, pending);
    store.setState((state) =>
      state.ready && sameLines(lines, state.lines) ? state : { ...state, lines, ready: true },
    );
  }

  /** Stores pending operations at once, for the holder of the lock, who keeps it until the result resolves. */
  function writeLocked(): Promise<void> | void {
    isQueued = false;
    if (write()) return new Promise((resolve) => setTimeout(resolve, LOCK_HOLD_MS));
  }

  /** Stores pending operations; returns false if nothing was written. */
  function write(): boolean {
    show();
    const { lines } = store.getState();
    const isWritten = !sameLines(lines, stored);
    if (isWritten && !writeStored(key, lines)) return false;
    stored = lines;
    pending = [];
    return isWritten;
  }

  if (typeof window !== 'undefined') {
    show();
    // The page may end before it gets the lock.
    window.addEventListener('pagehide', () => pending.length > 0 && write());
  }
  return Object.assign(store, { rehydrate, writeLocked });
}

/** localStorage key of the cart: a plain JSON list of whole watches (docs/product.md 10.1). */
export const cartKey = 'token1';

/** List actions, plus quantities (1 to 10) and clearing. */
export const cartActions = (perform: Perform) => ({
  ...listActions(perform),
  setQuantity: (watch: WatchReference, wanted: number) =>
    perform({ type: 'set-quantity', key: watchKey(watch), quantity: clampQuantity(wanted) }),
  clear: () => perform({ type: 'clear' }),
});

/**
 * The shopper's cart. Components read it through a selector, `useCart((cart) => cart.lines)`: `getState()` during
 * render would not match the server's HTML.
 */
export const useCart = createLinesStore(cartKey, cartActions);

/** localStorage key of the wishlist: a plain JSON list of whole watches (docs/product.md 10.3). */
export const wishlistKey = 'wishlist';

/** The shopper's wishlist. Components read it through a selector. */
export const useWishlist = createLinesStore(wishlistKey, listActions);
