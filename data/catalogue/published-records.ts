import { descriptionFields } from '@/domain/stored-watch';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { CatalogueError, readCatalogue } from '../read-catalogue';

/** Texts and price of a watch as an owner edits them (docs/product.md 42.7). The specification stays in the file. */
export type WatchTexts = {
  readonly name: string;
  readonly priceCents: number;
  readonly description: readonly [string, string, string];
};

/** What owners published over the catalogue files. */
export type PublishedRecords = {
  /** Differs if the records differ; empty without records. */
  readonly revision: string;
  readonly texts: ReadonlyMap<WatchKey, WatchTexts>;
  readonly hidden: ReadonlySet<WatchKey>;
};

const filesOnly: PublishedRecords = { revision: '', texts: new Map(), hidden: new Set() };

/** One per process, although Next bundles this module several times. */
const shared = globalThis as typeof globalThis & { oddHoursPublished?: PublishedRecords };

/** Returns the records that the server read last. A build and a test without a server have the files only. */
export const publishedRecords = (): PublishedRecords => shared.oddHoursPublished ?? filesOnly;

/** Replaces the published records of this process; undefined returns to the files. */
export function sharePublishedRecords(records: PublishedRecords | undefined): void {
  if (records) shared.oddHoursPublished = records;
  else delete shared.oddHoursPublished;
}

/**
 * Returns the watch with these texts and this price, validated like its file.
 *
 * @throws {CatalogueError} for an invalid text or price.
 */
export function withTexts({ stored }: Watch, { name, priceCents, description }: WatchTexts): Watch {
  const { catalogue, ...fields } = stored;
  const texts = Object.fromEntries(descriptionFields.map((field, index) => [field, description[index]]));
  const edited = { ...fields, name, price: priceCents / 100, ...texts };
  const [watch] = readCatalogue(catalogue, [edited], () => true);
  if (!watch) throw new CatalogueError(catalogue, stored.id, 'file', 'expected one watch');
  return watch;
}

/** Applies published records to the watches of the files. A record that its file no longer allows is left out. */
export function applyRecords(watches: readonly Watch[], { texts }: PublishedRecords): readonly Watch[] {
  return watches.map((watch) => {
    const edited = texts.get(watch.key);
    if (!edited) return watch;
    try {
      return withTexts(watch, edited);
    } catch (error) {
      if (error instanceof CatalogueError) return watch;
      throw error;
    }
  });
}
