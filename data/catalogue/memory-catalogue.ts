import { openRangesAtScaleEnds } from '@/domain/filtering/filter-watches';
import { facetStateOf } from '@/domain/filtering/facet-state';
import { formatFilterState, type FilterState } from '@/domain/filtering/filter-state';
import {
  withWeekendPrices,
  withWrist,
  scalesOf,
  type CatalogueIndex,
  buildCatalogueIndex,
} from '@/domain/filtering/catalogue-index';
import { nearestByFilters, nearestShown, type NearWatch } from '@/domain/search/nearest-filters';
import { createSimilarityIndex } from '@/domain/similarity';
import type { Watch } from '@/domain/watch';
import { catalogueNames, type WatchKey, watchKey, type WatchReference } from '@/domain/watch-key';
import { circumferenceOf, type Wrist } from '@/domain/wrist';
import { isWeekend as isWeekendAt } from '../weekend';
import { type Catalogue, type FilteredPage, type ListName, watchesPerPage } from './catalogue';
import { createCatalogueSearch } from './search-in';

type CatalogueLists = {
  byKey: ReadonlyMap<string, Watch>;
  /** Position of each watch on the list of all watches. */
  places: ReadonlyMap<string, number>;
  lists: ReadonlyMap<ListName, readonly Watch[]>;
};

/**
 * Creates a catalogue held in memory.
 *
 * @param clock decides if weekend prices apply to filtering and sorting.
 * @param readWatches called once, lazily; its errors reject every method.
 */
export function memoryCatalogue(readWatches: () => readonly Watch[], clock = () => new Date()): Catalogue {
  let catalogueLists: CatalogueLists | undefined;
  const open = () => (catalogueLists ??= buildLists(readWatches()));
  const on = (list: ListName) => open().lists.get(list) ?? [];
  let similarity: ReturnType<typeof createSimilarityIndex> | undefined;
  const indexes = new Map<ListName, CatalogueIndex>();
  const indexOfCatalogue = (list: ListName) => {
    const catalogueIndex = indexes.get(list) ?? buildCatalogueIndex(on(list));
    indexes.set(list, catalogueIndex);
    return catalogueIndex;
  };
  const findOne = (watch: WatchKey | WatchReference) =>
    open().byKey.get(typeof watch === 'string' ? watch : watchKey(watch));
  const watchesNear = (near: readonly NearWatch[]) =>
    near.flatMap(({ key, differences }) => {
      const watch = findOne(key);
      return watch ? [{ watch, differences }] : [];
    });
  const findOn = (
    catalogueIndex: CatalogueIndex,
    requestedFilters: FilterState,
    page: number,
    { whole = catalogueIndex, queryWrist }: { whole?: CatalogueIndex; queryWrist?: Wrist } = {},
  ): FilteredPage | undefined => {
    const isWeekend = formatFilterState(requestedFilters) !== '' && isWeekendAt(clock());
    const priced = isWeekend ? withWeekendPrices : (listed: CatalogueIndex) => listed;
    const scales = scalesOf(priced(whole));
    const filterState = openRangesAtScaleEnds(requestedFilters, scales);
    const wrist = filterState.wrist ?? queryWrist;
    const fitted = wrist ? withWrist(priced(catalogueIndex), circumferenceOf(wrist)) : priced(catalogueIndex);
    const { facetState, keys } = facetStateOf(fitted, filterState, scales);
    const cut = cutPage(keys, page);
    if (!cut) return undefined;
    const watches = cut.watches.flatMap((key) => findOne(key) ?? []);
    const nearest = keys.length === 0 ? watchesNear(nearestByFilters(fitted, filterState, nearestShown)) : [];
    return { catalogueIndex, isWeekend, filterState, facetState, keys, shown: { ...cut, watches }, nearest };
  };
  let search: ReturnType<typeof createCatalogueSearch> | undefined;
  const openSearch = () => (search ??= createCatalogueSearch(on('all'), indexOfCatalogue('all')));

  return {
    findWatch: async (watch) => findOne(watch),
    findWatches: async (watches) => watches.flatMap((watch) => findOne(watch) ?? []),
    listPage: async (list, page) => cutPage(on(list), page),
    listAll: async (list) => on(list),
    findOnList: async (list, filterState, page) => findOn(indexOfCatalogue(list), filterState, page),
    neighbours: async ({ catalogue, id }) => {
      const watches = on(catalogue);
      const index = watches.findIndex((watch) => watch.id === id);
      return index < 0 ? {} : { previous: watches[index - 1], next: watches[index + 1] };
    },
    similarWatches: async (watch, count) => {
      const all = on('all');
      similarity ??= createSimilarityIndex(all);
      const place = open().places.get(watchKey(watch));
      return place === undefined ? [] : similarity(place, count).flatMap((other) => all[other] ?? []);
    },
    countWatches: async (list = 'all') => on(list).length,
    searchWatches: async (query) =>
      openSearch()
        .findAll(query, isWeekendAt(clock()))
        .flatMap((key) => findOne(key) ?? []),
    findInSearch: async (query, chosen, page) => {
      const { page: searched, findNearest } = openSearch().read(query, chosen);
      const found = findOn(searched.catalogueIndex, searched.requestedFilters, page, {
        whole: indexOfCatalogue('all'),
        queryWrist: searched.queryWrist,
      });
      if (!found) return undefined;
      const near = found.keys.length === 0 ? findNearest(found.filterState, found.isWeekend, nearestShown) : [];
      return { ...searched, ...found, nearest: watchesNear(near) };
    },
  };
}

function buildLists(watches: readonly Watch[]): CatalogueLists {
  const lists = catalogueNames.map((name) => [name, watches.filter(({ catalogue }) => catalogue === name)] as const);
  const all = lists.flatMap(([, list]) => list);
  return {
    places: new Map(all.map(({ key }, place) => [key, place])),
    byKey: new Map(watches.map((watch) => [watch.key, watch])),
    lists: new Map<ListName, readonly Watch[]>([...lists, ['all', all]]),
  };
}

function cutPage<Each>(watches: readonly Each[], page: number) {
  const pages = Math.max(1, Math.ceil(watches.length / watchesPerPage));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const start = (page - 1) * watchesPerPage;
  return { watches: watches.slice(start, start + watchesPerPage), page, pages, count: watches.length };
}
