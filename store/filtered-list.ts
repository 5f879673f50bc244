import type { Route } from 'next';
import { create } from 'zustand';
import type { Wrist } from '@/domain/wrist';
import type { WatchKey } from '@/domain/watch-key';

/** The watches nearest to filters that leave none, and links that remove one filter each. */
type Instead = {
  /** Each with lines that say in what it differs. */
  nearest: readonly { key: WatchKey; notes: readonly string[] }[];
  removals: readonly Removal[];
};

export type Removal = { label: string; name: string; href: Route };

type FilteredListState = {
  /** The filtered list and its remaining watches in order; undefined without a filter. */
  list?: string;
  keys?: readonly WatchKey[];
  /** Wrist that the filters name. */
  wrist?: Wrist;
  /** Shown instead of a list that the filters leave empty. */
  instead?: Instead;
  show: (list: string, keys: readonly WatchKey[], wrist?: Wrist, instead?: Instead) => void;
  forget: () => void;
};

/** Result of the filters on this page. Not persisted. */
export const useFilteredList = create<FilteredListState>()((set) => ({
  show: (list, keys, wrist, instead) => set({ list, keys, wrist, instead }),
  forget: () => set({ list: undefined, keys: undefined, wrist: undefined, instead: undefined }),
}));
