import { descriptionFields } from '@/domain/stored-watch';
import { currencies } from '@/domain/currency';
import { startOfDate } from '@/domain/local-date';
import { processWide } from '@/domain/process-wide';
import type { SalePrice } from '@/domain/price-list';
import { recordOf } from '@/domain/records';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import type { Price } from '@/domain/weekend-price';
import { CatalogueError, readCatalogue } from '../read-catalogue';
import { weekend } from '../weekend';

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
  /** Prices by the price lists of today. */
  readonly sales: ReadonlyMap<WatchKey, SalePrice>;
  /** When pages last changed by a publication or a price list, in ISO 8601 (UTC). */
  readonly changes: ReadonlyMap<WatchKey, string>;
};

const filesOnly: PublishedRecords = {
  revision: '',
  texts: new Map(),
  hidden: new Set(),
  sales: new Map(),
  changes: new Map(),
};

const shared = processWide('published-records', () => ({ records: filesOnly }));

/** Returns the records that the server read last. A build and a test without a server have the files only. */
export const publishedRecords = (): PublishedRecords => shared.records;

/** Replaces the published records of this process; undefined returns to the files. */
export function sharePublishedRecords(records: PublishedRecords | undefined): void {
  shared.records = records ?? filesOnly;
}

/**
 * Returns the watch with these texts and this price in US dollars, validated like its file. Prices in other currencies stay.
 *
 * @throws {CatalogueError} for an invalid text or price.
 */
export function withTexts({ stored, otherPrices }: Watch, { name, priceCents, description }: WatchTexts): Watch {
  const { catalogue, ...fields } = stored;
  const texts = Object.fromEntries(descriptionFields.map((field, index) => [field, description[index]]));
  const edited = { ...fields, name, price: priceCents / 100, ...texts };
  const [watch] = readCatalogue(catalogue, [edited], () => true);
  if (!watch) throw new CatalogueError(catalogue, stored.id, 'file', 'expected one watch');
  return otherPrices ? Object.freeze({ ...watch, otherPrices }) : watch;
}

/** Applies published records to the watches of the files. */
export const applyRecords = (watches: readonly Watch[], records: PublishedRecords): readonly Watch[] =>
  applyTexts(watches, records).map((watch) => withSalePrice(watch, records.sales.get(watch.key)));

/**
 * Returns the watches with their published texts and everyday prices. A record that its file no longer allows is left
 * out.
 */
export function applyTexts(watches: readonly Watch[], { texts }: Pick<PublishedRecords, 'texts'>): readonly Watch[] {
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

/**
 * Returns the watch at the prices of the price lists, each if it is lower in its currency. A weekend price applies where
 * it is lower still.
 */
export function withSalePrice(watch: Watch, sale: SalePrice | undefined): Watch {
  if (!sale) return watch;
  const { priceCents, weekendCents, ...rest } = watch;
  const price = reducedTo({ priceCents, weekendCents }, sale.cents);
  const otherPrices = watch.otherPrices && othersReducedTo(watch.otherPrices, sale.others);
  return Object.freeze({
    ...rest,
    ...price,
    ...(otherPrices && { otherPrices }),
    ...(sale.changesOn !== undefined && { priceUntil: startOfDate(weekend.timeZone, sale.changesOn) }),
    stored: Object.freeze({ ...watch.stored, price: price.priceCents / 100 }),
  });
}

function reducedTo({ priceCents, weekendCents }: Price, cents = priceCents): Price {
  const lower = Math.min(cents, priceCents);
  return { priceCents: lower, ...(weekendCents !== undefined && weekendCents < lower && { weekendCents }) };
}

function othersReducedTo(prices: NonNullable<Watch['otherPrices']>, sales: SalePrice['others']): Watch['otherPrices'] {
  const currenciesSold = currencies.filter((currency) => prices[currency] !== undefined);
  return recordOf(currenciesSold, (currency) => {
    const price = prices[currency];
    return price && Object.freeze(reducedTo(price, sales?.[currency]?.cents));
  });
}
