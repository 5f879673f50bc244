import type { Route } from 'next';
import type { CatalogueIndex } from '../filtering/catalogue-index';
import type { PictureSource } from '../picture-source';
import type { MakerNames } from '../query/parse-query';
import type { WatchKey } from '../watch-key';
import type { ShownPrice } from '../watch-price';
import type { ShopPage } from './shop-pages';
import type { SearchFields } from './word-index';

/** Suggestions in the search box (docs/product.md 8.10). */
export const maxSuggestions = 8;

/** Largest catalogue that the browser searches itself (docs/product.md 8.12). */
export const maxWatchesInBrowser = 1000;

/** A suggested watch. The name is beside the picture, so the picture has no alt. */
export type SuggestedWatch = ShownPrice & {
  key: WatchKey;
  maker: string;
  /** The full name without the maker. */
  model: string;
  path: Route;
  picture: PictureSource;
};

/** Suggestions for a query; `count` is the total number of results. */
export type Suggestions = {
  pages: readonly ShopPage<Route>[];
  watches: readonly SuggestedWatch[];
  count: number;
};

/** Data for searching in the browser. */
export type SearchEntries = {
  watches: readonly (SuggestedWatch & { words: Omit<SearchFields, 'key'> })[];
  catalogueIndex: CatalogueIndex;
  makers: readonly MakerNames[];
  pages: readonly ShopPage<Route>[];
};
