import { create } from 'zustand';
import type { Wrist } from '@/domain/wrist';
import type { WatchKey } from '@/domain/watch-key';

type FilteredListState = {
  /** The filtered list and its remaining watches in order; undefined without a filter. */
  list?: string;
  keys?: readonly WatchKey[];
  /** Wrist that the filters name. */
  wrist?: Wrist;
  show: (list: string, keys: readonly WatchKey[], wrist?: Wrist) => void;
  forget: () => void;
};

/** Result of the filters on this page. Not persisted. */
export const useFilteredList = create<FilteredListState>()((set) => ({
  show: (list, keys, wrist) => set({ list, keys, wrist }),
  forget: () => set({ list: undefined, keys: undefined, wrist: undefined }),
}));
