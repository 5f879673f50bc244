import 'server-only';
import { type Selectable } from 'kysely';
import {
  applyTexts,
  type PublishedRecords,
  publishedRecords,
  sharePublishedRecords,
  type WatchTexts,
} from '@/data/catalogue/published-records';
import { fileWatches } from '@/data/catalogue/shop-catalogue';
import { makersNotSoldToEu } from '@/data/eu-sales';
import { weekend } from '@/data/weekend';
import { dateAfter, localDate, startOfDate } from '@/domain/local-date';
import { type PriceList, salePricesOn, watchesOf } from '@/domain/price-list';
import { type Watch } from '@/domain/watch';
import { type WatchKey } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';
import { type Schema } from '@/server/database/schema';

/** Reads what owners published over the catalogue files, at the prices of `now`. A draft is no part of it. */
async function readPublished(db: Database, now: Date): Promise<PublishedRecords> {
  const rows = await publishedRows(db);
  const lists = await startedLists(db);
  const sales = salePricesOn(lists, saleDate(now));
  const edited = rows.filter((row) => row.published !== null || row.is_hidden);
  return {
    revision:
      edited.length === 0 && sales.size === 0
        ? ''
        : hashOf(JSON.stringify([edited.map((row) => [row.watch, row.published, row.is_hidden]), [...sales]])),
    texts: textsOf(rows),
    hidden: new Set(rows.flatMap(({ watch, is_hidden: isHidden }) => (isHidden ? [watch] : []))),
    sales,
    changes: changesOf(rows, lists, now),
  };
}

/** Returns when the page of each watch last changed: by an owner, or at the start or end of a price list. */
function changesOf(
  rows: readonly { watch: WatchKey; changed_at: string | null }[],
  lists: readonly PriceList[],
  now: Date,
): ReadonlyMap<WatchKey, string> {
  const changes = new Map<WatchKey, string>();
  const note = (watch: WatchKey, at: string | null) => {
    if (at && at <= now.toISOString() && at > (changes.get(watch) ?? '')) changes.set(watch, at);
  };
  for (const { watch, changed_at: changedAt } of rows) note(watch, changedAt);
  for (const list of lists)
    for (const date of [list.startsOn, dateAfter(list.endsOn)]) {
      const at = startOfDate(weekend.timeZone, date).toISOString();
      for (const watch of watchesOf(list)) note(watch, at);
    }
  return changes;
}

/** Stores that the pages of these watches changed at a time, unless they have changed since. */
export async function noteChanges(records: DatabaseTransaction, watches: Iterable<WatchKey>, at: Date): Promise<void> {
  const unedited = { version: 0, draft: null, published: null, previous: null, is_hidden: 0 } as const;
  const changed = { changed_at: at.toISOString() };
  await records
    .insertInto('watch_records')
    .values([...watches].map((watch) => ({ watch, ...unedited, ...changed })))
    .onConflict((conflict) =>
      conflict
        .column('watch')
        .doUpdateSet(changed)
        .where((row) =>
          row.or([
            row('watch_records.changed_at', 'is', null),
            row('watch_records.changed_at', '<', changed.changed_at),
          ]),
        ),
    )
    .execute();
}

/**
 * Reads every watch with its published texts and everyday price, hidden ones too, from the database: this process's
 * catalogue may be some seconds behind.
 */
export const watchesWithTexts = async (db: Database): Promise<readonly Watch[]> =>
  applyTexts(fileWatches(), { texts: textsOf(await publishedRows(db)) });

const publishedRows = (db: Database) =>
  db
    .selectFrom('watch_records')
    .select(['watch', 'published', 'is_hidden', 'changed_at'])
    .where((row) =>
      row.or([row('published', 'is not', null), row('is_hidden', '=', 1), row('changed_at', 'is not', null)]),
    )
    .orderBy('watch')
    .execute();

const textsOf = (rows: readonly { watch: WatchKey; published: string | null }[]) =>
  new Map(
    rows.flatMap(({ watch, published }) => (published === null ? [] : [[watch, parseTexts(published)] as const])),
  );

/** Returns the date by which price lists apply, in the shop's time zone. */
export const saleDate = (now: Date): string => localDate(weekend.timeZone, now);

/** Reads the prices of today's price lists. */
export const salesOf = async (db: Database, now: Date) => salePricesOn(await startedLists(db), saleDate(now));

/** Reads the price lists that owners have switched on, in a fixed order. */
export async function startedLists(db: Database): Promise<PriceList[]> {
  const rows = await db.selectFrom('price_lists').selectAll().where('is_on', '=', 1).orderBy('id').execute();
  return rows.map(priceListOf);
}

type PriceListRow = Pick<
  Selectable<Schema['price_lists']>,
  'name' | 'starts_on' | 'ends_on' | 'prices' | 'other_prices'
>;

/** Parses a row of `price_lists`. */
export const priceListOf = ({ name, starts_on: startsOn, ends_on: endsOn, ...row }: PriceListRow): PriceList => ({
  name,
  startsOn,
  endsOn,
  prices: JSON.parse(row.prices),
  otherPrices: JSON.parse(row.other_prices),
});

/** Parses the texts of a row of `watch_records`. */
export const parseTexts = (json: string): WatchTexts => JSON.parse(json);

/** Gives this process the published records; the next call of the catalogue has them. */
export async function loadPublished(db: Database, now: Date): Promise<void> {
  sharePublishedRecords(await readPublished(db, now));
}

/** Revision of the pages of this process, with their dates. Only the route of `/internal/published` reads it, so one bundle has it. */
let renderedRevision = JSON.stringify(['', [], []]);

/**
 * Loads the published records, and calls `invalidate` if pages of this process show others. A build has the pages of the
 * files, and does not know the keys by which the shop sells to the EU or not.
 */
export async function followPublished(db: Database, now: Date, invalidate: () => void): Promise<void> {
  await loadPublished(db, now);
  const { revision: ofWatches, changes } = publishedRecords();
  const revision = JSON.stringify([ofWatches, [...changes], makersNotSoldToEu(process.env)]);
  if (revision === renderedRevision) return;
  invalidate();
  renderedRevision = revision;
}
