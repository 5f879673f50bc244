import { shownPrice } from '@/domain/watch-price';
import { buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import {
  maxSuggestions,
  type SearchEntries,
  type SuggestedWatch,
  type Suggestions,
} from '@/domain/search/search-entry';
import { findShopPages, findStartPages } from '@/domain/search/shop-pages';
import type { Watch } from '@/domain/watch';
import { publishedRecords } from './catalogue/published-records';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';
import { makersOf, watchSearchFields } from './catalogue/search-in';
import { shopPages } from './shop-pages';

/** Widest picture of a suggestion, in px. */
const widestPicture = 320;

/** Suggestions for browsers that do not search by themselves; for an empty query, where to begin. */
export async function suggestionsFor(query: string): Promise<Suggestions> {
  if (!query) return { pages: findStartPages(shopPages), watches: [], count: 0 };
  const found = await catalogue.searchWatches(query);
  return {
    pages: findShopPages(query, shopPages),
    watches: found.slice(0, maxSuggestions).map(suggestedWatch),
    count: found.length,
  };
}

let entries: { revision: string; built: Promise<SearchEntries> } | undefined;

/** Data for searching in the browser; built again when an owner publishes a watch. */
export function searchEntries(): Promise<SearchEntries> {
  const { revision } = publishedRecords();
  if (entries?.revision !== revision) entries = { revision, built: readEntries() };
  return entries.built;
}

async function readEntries(): Promise<SearchEntries> {
  const watches = await catalogue.listAll('all');
  return {
    watches: watches.map((watch) => {
      const { key, ...words } = watchSearchFields(watch);
      return { ...suggestedWatch(watch), key, words };
    }),
    catalogueIndex: buildCatalogueIndex(watches),
    makers: makersOf(watches),
    pages: shopPages,
  };
}

function suggestedWatch({ key, maker, fullName, path, pictures, ...watch }: Watch): SuggestedWatch {
  const model = fullName.slice(maker.shortName.length + 1);
  return {
    key,
    maker: maker.shortName,
    model,
    ...shownPrice(watch),
    path,
    picture: pictureAt(pictures[0], '', widestPicture),
  };
}
