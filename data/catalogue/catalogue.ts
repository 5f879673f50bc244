import type { FacetState } from '@/domain/filtering/facet-state';
import type { FilterState } from '@/domain/filtering/filter-state';
import type { CatalogueIndex } from '@/domain/filtering/catalogue-index';
import type { Watch } from '@/domain/watch';
import type { CatalogueName, WatchKey, WatchReference } from '@/domain/watch-key';

/** How many watches one page of a list shows (docs/product.md 2.8). */
export const watchesPerPage = 60;

/** A list of watches: one catalogue in the order of its file, or `all`, catalogue by catalogue. */
export type ListName = CatalogueName | 'all';

/** One page of a list; `count` watches stand on all its `pages` pages, which are counted from 1. */
export type WatchPage = { watches: readonly Watch[]; page: number; pages: number; count: number };

/** One page of what a selection leaves of a list. */
export type FilteredPage = {
  catalogueIndex: CatalogueIndex;
  /** Whether it went by weekend prices: only what is asked for at a moment does, so that pages stay static. */
  isWeekend: boolean;
  /** As it was asked for; a range that ends where its ruler ends is open. */
  filterState: FilterState;
  facetState: FacetState;
  keys: readonly WatchKey[];
  shown: WatchPage;
};

/** The shelf is that of the watches that the query's words find, best first, for the selection to narrow. */
export type SearchPage = FilteredPage & {
  /** What the query sets on rulers and facets, and what is chosen beside it, before any range is opened. */
  asked: FilterState;
  /** What the query alone sets. */
  parsed: FilterState;
  /** What the query leaves to be searched for. */
  words: string;
  /** Where the words find nothing: the nearest spelling that does. */
  correctedWords?: string;
};

/**
 * Where the shop's watches come from. Every method rejects with a `CatalogueError` where the catalogue is out of form.
 */
export type Catalogue = {
  /** Undefined for a watch that is not sold. */
  findWatch(watch: WatchKey | WatchReference): Promise<Watch | undefined>;
  /** In the order asked; what is not sold is left out. */
  findWatches(watches: readonly (WatchKey | WatchReference)[]): Promise<readonly Watch[]>;
  /** Undefined for a page that the list does not have. The first page is there even when it is empty. */
  listPage(list: ListName, page: number): Promise<WatchPage | undefined>;
  /** All watches of a list, for what has to name each of them: static paths, the sitemap. No page shows them. */
  listAll(list: ListName): Promise<readonly Watch[]>;
  /**
   * What a selection leaves of a list, and one page of it. Undefined for a page that is not there.
   */
  findOnList(list: ListName, filterState: FilterState, page: number): Promise<FilteredPage | undefined>;
  /** The watches before and after one in its own catalogue. */
  neighbours(watch: WatchReference): Promise<{ previous?: Watch; next?: Watch }>;
  /** The `count` watches most like one that is sold, most alike first (docs/product.md 23.5); none for any other. */
  similarWatches(watch: WatchReference, count: number): Promise<readonly Watch[]>;
  countWatches(list?: ListName): Promise<number>;
  /** All watches that a query finds, best first (docs/product.md 8.5, 8.6). */
  searchWatches(query: string): Promise<readonly Watch[]>;
  /** What a query finds, narrowed by what is chosen beside it, and one page of that. Undefined as for `findOnList`. */
  findInSearch(query: string, chosen: FilterState, page: number): Promise<SearchPage | undefined>;
};
