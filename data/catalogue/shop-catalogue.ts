import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueNames } from '@/domain/watch-key';
import type { Watch } from '@/domain/watch';
import { hasPicture } from '../pictures';
import { readCatalogue, rejectSharedNames, watchesPerCatalogue } from '../read-catalogue';
import { readStartingStock } from '../starting-stock';
import { catalogueFolder } from './folder';
import { memoryCatalogue } from './memory-catalogue';

/** The watches that the shop sells, out of the nine JSON files; read when the first is asked for, once a process. */
export const catalogue = memoryCatalogue(readShopWatches);

/**
 * All watches, catalogue by catalogue, from `data/`, or from the folder that `CATALOGUE_DIR` names, whose files may hold
 * any number of watches.
 *
 * @throws {CatalogueError} when a file is out of form or two watches bear one name.
 * @throws {StockError} when `stock.json` beside them is out of form.
 */
export function readShopWatches(): readonly Watch[] {
  const size = process.env.CATALOGUE_DIR ? undefined : watchesPerCatalogue;
  const watches = catalogueNames.flatMap((name) => {
    const file = join(/* turbopackIgnore: true */ catalogueFolder(), `${name}.json`);
    return readCatalogue(name, JSON.parse(readFileSync(file, 'utf8')), hasPicture, size);
  });
  rejectSharedNames(watches);
  readStartingStock(watches.map(({ key }) => key));
  return watches;
}
