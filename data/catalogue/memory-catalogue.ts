import { openAtEnds } from '@/domain/filtering/find';
import { panelOf } from '@/domain/filtering/facet-state';
import { formatFilterState, type FilterState } from '@/domain/filtering/filter-state';
import { onWeekend, scalesOf, type CatalogueIndex, shelve } from '@/domain/filtering/catalogue-index';
import { similarityAmong } from '@/domain/likeness';
import type { Watch } from '@/domain/watch';
import { catalogueNames, type WatchKey, watchKey, type WatchReference } from '@/domain/watch-key';
import { isWeekend as isWeekendAt } from '../weekend';
import { type Catalogue, type FoundPage, type ListName, watchesAPage } from './catalogue';
import { searchIn } from './search-in';

type Shelves = {
  byKey: ReadonlyMap<string, Watch>;
  /** Where each watch stands on the list of all. */
  places: ReadonlyMap<string, number>;
  lists: ReadonlyMap<ListName, readonly Watch[]>;
};

/**
 * A catalogue that stands in memory as a whole.
 *
 * @param clock says whether weekend prices hold, for what is found and sorted by price.
 * @param readWatches called once, when the first watch is asked for; its errors are the errors of every method.
 */
export function memoryCatalogue(readWatches: () => readonly Watch[], clock = () => new Date()): Catalogue {
  let shelves: Shelves | undefined;
  const open = () => (shelves ??= arrange(readWatches()));
  const on = (list: ListName) => open().lists.get(list) ?? [];
  let similarity: ReturnType<typeof similarityAmong> | undefined;
  const shelved = new Map<ListName, CatalogueIndex>();
  const indexOfCatalogue = (list: ListName) => {
    const catalogueIndex = shelved.get(list) ?? shelve(on(list));
    shelved.set(list, catalogueIndex);
    return catalogueIndex;
  };
  const findOne = (watch: WatchKey | WatchReference) =>
    open().byKey.get(typeof watch === 'string' ? watch : watchKey(watch));
  const findOn = (
    catalogueIndex: CatalogueIndex,
    asked: FilterState,
    page: number,
    whole = catalogueIndex,
  ): FoundPage | undefined => {
    const isWeekend = formatFilterState(asked) !== '' && isWeekendAt(clock());
    const priced = isWeekend ? onWeekend : (listed: CatalogueIndex) => listed;
    const scales = scalesOf(priced(whole));
    const filterState = openAtEnds(asked, scales);
    const { panel, keys } = panelOf(priced(catalogueIndex), filterState, scales);
    const cut = cutPage(keys, page);
    if (!cut) return undefined;
    const watches = cut.watches.flatMap((key) => findOne(key) ?? []);
    return { catalogueIndex, isWeekend, filterState, panel, keys, shown: { ...cut, watches } };
  };
  let search: ReturnType<typeof searchIn> | undefined;
  const openSearch = () => (search ??= searchIn(on('all'), indexOfCatalogue('all')));

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
    likeWatches: async (watch, count) => {
      const all = on('all');
      similarity ??= similarityAmong(all);
      const place = open().places.get(watchKey(watch));
      return place === undefined ? [] : similarity(place, count).flatMap((other) => all[other] ?? []);
    },
    countWatches: async (list = 'all') => on(list).length,
    searchWatches: async (query) =>
      openSearch()
        .findAll(query, isWeekendAt(clock()))
        .flatMap((key) => findOne(key) ?? []),
    findInSearch: async (query, chosen, page) => {
      const { catalogueIndex, ...searched } = openSearch().read(query, chosen);
      const found = findOn(catalogueIndex, searched.asked, page, indexOfCatalogue('all'));
      return found && { ...searched, ...found };
    },
  };
}

function arrange(watches: readonly Watch[]): Shelves {
  const lists = catalogueNames.map((name) => [name, watches.filter(({ catalogue }) => catalogue === name)] as const);
  const all = lists.flatMap(([, list]) => list);
  return {
    places: new Map(all.map(({ key }, place) => [key, place])),
    byKey: new Map(watches.map((watch) => [watch.key, watch])),
    lists: new Map<ListName, readonly Watch[]>([...lists, ['all', all]]),
  };
}

function cutPage<Each>(watches: readonly Each[], page: number) {
  const pages = Math.max(1, Math.ceil(watches.length / watchesAPage));
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const start = (page - 1) * watchesAPage;
  return { watches: watches.slice(start, start + watchesAPage), page, pages, count: watches.length };
}
