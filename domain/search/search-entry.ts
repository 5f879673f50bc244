import type { Route } from 'next';
import type { CatalogueIndex } from '../filtering/catalogue-index';
import type { PictureSource } from '../picture-source';
import type { MakerNames } from '../query/parse-query';
import type { WatchKey } from '../watch-key';
import type { Priced } from '../weekend-price';
import type { ShopPage } from './shop-pages';
import type { SearchFields } from './word-index';

/** How many watches the search box suggests (docs/product.md 8.10). */
export const maxSuggestions = 8;

/** Up to how many watches the browser searches by itself (docs/product.md 8.12). */
export const maxWatchesInBrowser = 1000;

/** What a suggestion shows of a watch. The picture stands by the name, so has no alt. */
export type SuggestedWatch = Priced & {
  key: WatchKey;
  maker: string;
  /** The full name without the maker. */
  model: string;
  path: Route;
  picture: PictureSource;
};

/** What is suggested for a query; `count` is how many watches it finds in all. */
export type Suggestions = {
  pages: readonly ShopPage<Route>[];
  watches: readonly SuggestedWatch[];
  count: number;
};

/** All that the browser needs to search the shop by itself. */
export type SearchEntries = {
  watches: readonly (SuggestedWatch & { words: Omit<SearchFields, 'key'> })[];
  catalogueIndex: CatalogueIndex;
  makers: readonly MakerNames[];
  pages: readonly ShopPage<Route>[];
};
