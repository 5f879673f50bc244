import { join } from 'node:path';
import { catalogueNames } from '@/domain/watch-key';
import type { Watch } from '@/domain/watch';
import { hasPicture } from '../pictures';
import { withWrittenPrices } from '../prices';
import { readCatalogue, readJson, rejectSharedNames, watchesPerCatalogue, catalogueFolder } from '../read-catalogue';
import { readStartingStock } from '../starting-stock';
import type { Catalogue } from './catalogue';
import { memoryCatalogue } from './memory-catalogue';
import { applyRecords, publishedRecords, type PublishedRecords } from './published-records';

let files: readonly Watch[] | undefined;

/** The watches of the nine JSON files, read lazily once per process. */
export const fileWatches = (): readonly Watch[] => (files ??= readShopWatches());

/** Every watch with its published texts and price, hidden ones too: for stock, passports and the desk. */
export const everyWatch = followRecords((records) => applyRecords(fileWatches(), records));

/** The shop's catalogue: the nine JSON files with what owners published over them, without hidden watches. */
export const catalogue = followRecords((records) =>
  applyRecords(fileWatches(), records).filter(({ key }) => !records.hidden.has(key)),
);

/** Creates a catalogue that is built again when the published records of the process change (docs/product.md 42.7). */
function followRecords(read: (records: PublishedRecords) => readonly Watch[]): Catalogue {
  let built: { revision: string; catalogue: Catalogue } | undefined;
  const current = () => {
    const records = publishedRecords();
    if (built?.revision !== records.revision)
      built = { revision: records.revision, catalogue: memoryCatalogue(() => read(records)) };
    return built.catalogue;
  };
  return {
    findWatch: async (watch) => current().findWatch(watch),
    findWatches: async (watches) => current().findWatches(watches),
    listPage: async (list, page) => current().listPage(list, page),
    listAll: async (list) => current().listAll(list),
    findOnList: async (list, filterState, page) => current().findOnList(list, filterState, page),
    neighbours: async (watch) => current().neighbours(watch),
    similarWatches: async (watch, count) => current().similarWatches(watch, count),
    countWatches: async (list) => current().countWatches(list),
    searchWatches: async (query) => current().searchWatches(query),
    findInSearch: async (query, chosen, page) => current().findInSearch(query, chosen, page),
  };
}

/**
 * Reads all watches from `data/`, or from `CATALOGUE_DIR`, whose files may have any number of watches.
 *
 * @throws {CatalogueError} for an invalid file or a duplicate name.
 * @throws {StockError} for an invalid `stock.json`.
 * @throws {ReportedError} for an invalid list of prices in another currency.
 */
export function readShopWatches(): readonly Watch[] {
  const size = process.env.CATALOGUE_DIR ? undefined : watchesPerCatalogue;
  const watches = catalogueNames.flatMap((name) => {
    const file = join(/* turbopackIgnore: true */ catalogueFolder(), `${name}.json`);
    return readCatalogue(name, readJson(file), hasPicture, size);
  });
  rejectSharedNames(watches);
  readStartingStock(watches.map(({ key }) => key));
  return withWrittenPrices(watches);
}
