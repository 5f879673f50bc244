import type { FacetState } from '@/domain/filtering/facet-state';
import type { FilterState } from '@/domain/filtering/filter-state';
import type { CatalogueIndex } from '@/domain/filtering/catalogue-index';
import type { ParsedQuery } from '@/domain/query/parse-query';
import type { Difference } from '@/domain/search/nearest-filters';
import type { Watch } from '@/domain/watch';
import type { Wrist } from '@/domain/wrist';
import type { CatalogueName, WatchKey, WatchReference } from '@/domain/watch-key';
import type { Route } from 'next';

/** Watches per page of a list (docs/product.md 2.8). */
export const watchesPerPage = 60;

/** A list of watches: one catalogue in the order of its file, or `all`, catalogue by catalogue. */
export type ListName = CatalogueName | 'all';

/** A page of a list. `count` is the total number of watches; pages count from 1. */
export type WatchPage = { watches: readonly Watch[]; page: number; pages: number; count: number };

/** A page of a filtered list. */
export type FilteredPage = {
  catalogueIndex: CatalogueIndex;
  /** True if weekend prices apply. Only dynamic requests use them, so that pages stay static. */
  isWeekend: boolean;
  /** Requested filters; ranges at the ends of a scale are open. */
  filterState: FilterState;
  facetState: FacetState;
  keys: readonly WatchKey[];
  shown: WatchPage;
  /** The watches that come nearest to filters or a query without results, nearest first. */
  nearest: readonly { watch: Watch; differences: readonly Difference[] }[];
};

/** `catalogueIndex` contains the watches that the query's words find, best first. */
export type SearchPage = FilteredPage &
  Pick<ParsedQuery, 'removableWishes' | 'textWithoutWishes'> & {
    /** Filters of the query and the chosen ones, before ranges are opened. */
    requestedFilters: FilterState;
    /** Filters of the query alone. */
    queryFilters: FilterState;
    /** The query without its filters: search words and wishes. */
    words: string;
    /** Wrist that the query names as a figure. */
    queryWrist?: Wrist;
    /** Nearest spelling with results, if the words find nothing. */
    correctedWords?: string;
  };

/** Catalogue repository. Every method rejects with a `CatalogueError` if a catalogue file is invalid. */
export type Catalogue = {
  /** Undefined for a watch that is not sold. */
  findWatch(watch: WatchKey | WatchReference): Promise<Watch | undefined>;
  /** In request order, without watches that are not sold. */
  findWatches(watches: readonly (WatchKey | WatchReference)[]): Promise<readonly Watch[]>;
  /** Undefined for a missing page. The first page exists even if it is empty. */
  listPage(list: ListName, page: number): Promise<WatchPage | undefined>;
  /** All watches of a list, for static paths and the sitemap; no page shows them all. */
  listAll(list: ListName): Promise<readonly Watch[]>;
  /** Filters a list and returns one page; undefined for a missing page. */
  findOnList(list: ListName, filterState: FilterState, page: number): Promise<FilteredPage | undefined>;
  /** Previous and next watch in the same catalogue. */
  neighbours(watch: WatchReference): Promise<{ previous?: Watch; next?: Watch }>;
  /** The `count` most similar watches, most similar first (docs/product.md 23.5); none for an unknown watch. */
  similarWatches(watch: WatchReference, count: number): Promise<readonly Watch[]>;
  countWatches(list?: ListName): Promise<number>;
  /** All watches that a query finds, best first (docs/product.md 8.5, 8.6). */
  searchWatches(query: string): Promise<readonly Watch[]>;
  /** Searches, applies the chosen filters and returns one page; undefined for a missing page. */
  findInSearch(query: string, chosen: FilterState, page: number): Promise<SearchPage | undefined>;
};

/** Metadata of a list of watches. */
export type List = {
  /** Canonical path (docs/product.md 2.1). */
  path: Route;
  /** Name in breadcrumbs, cards and structured data. */
  name: string;
  title: string;
  description: string;
  /** Meta description: about 150 characters, unique in the shop. */
  metaDescription: string;
};

/** A list of one catalogue: a brand, Women or New Arrivals. A watch's path is `<path>/<id>`. */
export type Range = List & { catalogue: CatalogueName };
