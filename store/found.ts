import { create } from 'zustand';
import type { WatchKey } from '@/domain/watch-key';

type FilteredListState = {
  /** Which list was narrowed, and what is left of it in its order; undefined while a list stands as it came. */
  list?: string;
  keys?: readonly WatchKey[];
  show: (list: string, keys: readonly WatchKey[]) => void;
  forget: () => void;
};

/** What the rulers leave of the list on this page. Nothing of it is kept. */
export const useFilteredList = create<FilteredListState>()((set) => ({
  show: (list, keys) => set({ list, keys }),
  forget: () => set({ list: undefined, keys: undefined }),
}));
