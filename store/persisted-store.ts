import { create } from 'zustand';

/** How a store's state is kept in this browser; neither throws. */
type PersistOptions<State> = {
  /** The state with what is kept; the same one where nothing differs. */
  read: (state: State) => State;
  write: (state: State) => void;
};

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

/**
 * A store that is kept in this browser: it has been read before anybody looks, is read again by `rehydrate`, and is written at its
 * every change. On the server, and while its HTML hydrates, it is what it begins with (docs/decisions/0016-lists-in-local-storage.md).
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
