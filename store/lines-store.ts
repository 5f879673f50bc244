import type { WatchReference } from '@/domain/watch-key';
import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { addLine, insertLine, refreshLines, removeLine, type CurrentOffers, type LineItem } from '@/domain/line-items';
import { parseLines, plainStorage, type KeptLines } from './plain-storage';
import { equal, stands, wroteBlindly, type Change } from './races';

/** `ready` is false in the server's HTML and while it hydrates, true once storage has been read or found unreadable. */
export type LinesState = { lines: readonly LineItem[]; ready: boolean };

/** Applies a change to what storage holds now, shows the result and stores it. */
export type Apply = (change: Change) => void;

/**
 * For how long, in milliseconds, and how often a tab makes a change again that another tab went over unknowingly. So two
 * tabs that want opposite things at the same moment come to rest.
 */
const memoryMs = 1000;
const maxTries = 4;

type Step = { change: Change; at: number; tries: number };

/** What the cart and the wishlist both can do (spec section 4). */
export const listActions = (apply: Apply) => ({
  add: (watch: LineItem) => apply((lines) => addLine(lines, watch)),
  remove: (watch: WatchReference) => apply((lines) => removeLine(lines, watch)),
  restore: (line: LineItem, index: number) => apply((lines) => insertLine(lines, line, index)),
  refresh: (offers: CurrentOffers) => apply((lines) => refreshLines(lines, offers)),
});

/**
 * A store of lines kept under `key`. What storage holds is the truth, and an action is a change made to that, so that
 * two tabs keep each other's lines. Changes that storage did not take wait in memory and are made again on whatever is
 * read later, until a write succeeds: the session goes on, and nothing that another tab stored is overwritten.
 */
export function createLinesStore<Actions extends object>(key: string, actions: (apply: Apply) => Actions) {
  let stored: readonly LineItem[] = [];
  let shown: readonly LineItem[] = [];
  let waiting: readonly Step[] = [];
  let saved: readonly Step[] = [];

  /** The list as it is now, in the array that is shown already where nothing differs. */
  function read(): readonly LineItem[] {
    stored = plainStorage.getItem(key)?.state.lines ?? stored;
    const lines = waiting.reduce((list, { change }) => change(list), stored);
    if (!equal(lines, shown)) shown = lines;
    return shown;
  }
  const recent = () => saved.filter(({ at, tries }) => Math.abs(Date.now() - at) < memoryMs && tries <= maxTries);

  const storage: PersistStorage<KeptLines> = {
    ...plainStorage,
    getItem: () => ({ state: { lines: read() } }),
    setItem(name, kept) {
      const { lines } = kept.state;
      if (!equal(lines, stored) && !plainStorage.setItem(name, kept)) return;
      const outdone = (change: Change) => stands(change, stored) && !stands(change, lines);
      saved = [...recent().filter(({ change }) => !outdone(change)), ...waiting];
      stored = lines;
      waiting = [];
    },
  };
  const apply: Apply = (change) => {
    waiting = [...waiting, { change, at: Date.now(), tries: 1 }];
    show();
  };
  const initial: LinesState = { lines: [], ready: false };

  const useLines = create<LinesState & Actions>()(
    persist(() => ({ ...initial, ...actions(apply) }), {
      name: key,
      storage,
      skipHydration: typeof window === 'undefined',
      partialize: ({ lines }) => ({ lines }),
      merge: (_kept, state) => (state.ready && state.lines === shown ? state : { ...state, lines: shown, ready: true }),
    }),
  );
  const show = () => useLines.setState((state) => ({ ...state, lines: read(), ready: true }));

  /**
   * Takes in what another tab wrote. Where that undid changes of ours, they are made again if the other tab cannot have
   * known of them, and forgotten if it can.
   */
  function hear({ oldValue, newValue }: Pick<StorageEvent, 'oldValue' | 'newValue'>): void {
    const [before, after] = [parseLines(oldValue) ?? [], parseLines(newValue) ?? []];
    const undone = recent().filter(({ change }) => stands(change, before) && !stands(change, after));
    saved = recent().filter((step) => !undone.includes(step));
    if (undone.length === 0 || !wroteBlindly(before, after)) return void useLines.persist.rehydrate();
    waiting = [...undone.map((step) => ({ ...step, tries: step.tries + 1 })), ...waiting];
    show();
  }
  return Object.assign(useLines, { hear });
}
