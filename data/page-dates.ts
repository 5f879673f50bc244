import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from './read-catalogue';

/** Dates at which a page was added and last changed, UTC: `2026-11-20T18:42:37Z`. */
export type PageDates = { added: string; changed: string };

const dates: Readonly<Record<string, PageDates>> = readDates();

/**
 * Dates of a page from `dates.json`, written by `npm run dates`. Undefined if unknown; there is no substitute
 * (docs/product.md 24.6).
 */
export function datesOf(path: string): PageDates | undefined {
  return Object.hasOwn(dates, path) ? dates[path] : undefined;
}

function readDates() {
  const file = join(/* turbopackIgnore: true */ catalogueFolder(), 'dates.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
