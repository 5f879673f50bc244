import { create } from 'zustand';
import type { WatchKey } from '@/domain/watch-key';

type FilteredListState = {
  /** The filtered list and its remaining watches in order; undefined without a filter. */
  list?: string;
  keys?: readonly WatchKey[];
  show: (list: string, keys: readonly WatchKey[]) => void;
  forget: () => void;
};

/** Result of the filters on this page. Not persisted. */
export const useFilteredList = create<FilteredListState>()((set) => ({
  show: (list, keys) => set({ list, keys }),
  forget: () => set({ list: undefined, keys: undefined }),
}));
