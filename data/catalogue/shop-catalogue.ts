import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueNames } from '@/domain/watch-key';
import type { Watch } from '@/domain/watch';
import { hasPicture } from '../pictures';
import { readCatalogue, rejectSharedNames, watchesPerCatalogue } from '../read-catalogue';
import { readStartingStock } from '../starting-stock';
import { catalogueFolder } from './folder';
import { memoryCatalogue } from './memory-catalogue';

/** The shop's catalogue of nine JSON files, read lazily once per process. */
export const catalogue = memoryCatalogue(readShopWatches);

/**
 * Reads all watches from `data/`, or from `CATALOGUE_DIR`, whose files may have any number of watches.
 *
 * @throws {CatalogueError} for an invalid file or a duplicate name.
 * @throws {StockError} for an invalid `stock.json`.
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
