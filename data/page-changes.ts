import { type WatchKey } from '@/domain/watch-key';
import { type ListName } from './catalogue/catalogue';
import { publishedRecords } from './catalogue/published-records';
import { datesOf, type PageDates } from './page-dates';

/**
 * Dates of a watch's page by its files and by what owners published since (docs/product.md 24.6). Undefined if the files
 * have no date of the page.
 */
export const datesOfWatch = ({ path, key }: { path: string; key: WatchKey }): PageDates | undefined =>
  withChanges(path, [publishedRecords().changes.get(key) ?? '']);

/** Dates of a list's page, as `datesOfWatch`: a list changes with each of its watches, hidden ones too. */
export const datesOfList = (path: string, list: ListName): PageDates | undefined =>
  withChanges(
    path,
    [...publishedRecords().changes].flatMap(([watch, at]) =>
      list === 'all' || watch.startsWith(`${list}/`) ? [at] : [],
    ),
  );

function withChanges(path: string, changes: readonly string[]): PageDates | undefined {
  const dates = datesOf(path);
  return dates && { ...dates, changed: changes.reduce((last, at) => (at > last ? at : last), dates.changed) };
}
