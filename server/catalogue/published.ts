import 'server-only';
import {
  type PublishedRecords,
  publishedRecords,
  sharePublishedRecords,
  type WatchTexts,
} from '@/data/catalogue/published-records';
import { type Database } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';

/** Reads what owners published over the catalogue files. A draft is no part of it. */
export async function readPublished(db: Database): Promise<PublishedRecords> {
  const rows = await db
    .selectFrom('watch_records')
    .select(['watch', 'published', 'is_hidden'])
    .where((row) => row.or([row('published', 'is not', null), row('is_hidden', '=', 1)]))
    .orderBy('watch')
    .execute();
  return {
    revision:
      rows.length === 0 ? '' : hashOf(JSON.stringify(rows.map((row) => [row.watch, row.published, row.is_hidden]))),
    texts: new Map(
      rows.flatMap(({ watch, published }) => (published === null ? [] : [[watch, parseTexts(published)]])),
    ),
    hidden: new Set(rows.flatMap(({ watch, is_hidden: isHidden }) => (isHidden ? [watch] : []))),
  };
}

export const parseTexts = (json: string): WatchTexts => JSON.parse(json) as WatchTexts;

/** Gives this process the published records; the next call of the catalogue has them. */
export async function loadPublished(db: Database): Promise<void> {
  sharePublishedRecords(await readPublished(db));
}

/** Revision of the pages of this process. Only the route of `/internal/published` reads it, so one bundle has it. */
let renderedRevision = '';

/**
 * Loads the published records, and calls `invalidate` if pages of this process show others. A build has the pages of the
 * files.
 */
export async function followPublished(db: Database, invalidate: () => void): Promise<void> {
  await loadPublished(db);
  const { revision } = publishedRecords();
  if (revision === renderedRevision) return;
  invalidate();
  renderedRevision = revision;
}
