import { create } from 'zustand';

/** Reads and writes a store's persisted state; neither function throws. */
type PersistOptions<State> = {
  /** State merged with the persisted data; the same object if nothing differs. */
  read: (state: State) => State;
  write: (state: State) => void;
};

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

/**
 * Creates a store persisted in this browser. It reads before the first render, again on `rehydrate`, and writes after
 * each change. On the server and during hydration it has its initial state
 * (docs/decisions/0016-lists-in-local-storage.md).
 */
export function createPersistedStore<State extends object>(
  begin: (set: (change: Change<State>) => void) => State,
  { read, write }: PersistOptions<State>,
) {
  const store = create<State>()(() => begin(set));
  const { setState } = store;
  function set(change: Change<State>): void {
    setState(change);
    write(store.getState());
  }
  const rehydrate = () => setState(read);
  if (typeof window !== 'undefined') rehydrate();
  return Object.assign(store, { setState: set, rehydrate });
}
