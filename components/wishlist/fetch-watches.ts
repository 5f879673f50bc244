import { sameWatch, type WatchReference } from '@/domain/watch-key';
import { fetchCatalogue } from '@/data/catalogue-files';
import { readLines, type LineItem } from '@/domain/line-items';

/** The whole watches of these keys, in their order, as lines to store. Rejects when a catalogue cannot be fetched. */
export async function fetchWatches(keys: readonly WatchReference[]): Promise<readonly LineItem[]> {
  const catalogues = [...new Set(keys.map(({ catalogue }) => catalogue))];
  const watches = readLines((await Promise.all(catalogues.map(fetchCatalogue))).flat());
  return keys.flatMap((key) => watches.filter((watch) => sameWatch(watch, key)));
}
