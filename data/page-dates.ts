import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from './catalogue/folder';

/** When a page came into the shop, and when what it says last changed: UTC, to the second, `2026-11-20T18:42:37Z`. */
export type PageDates = { added: string; changed: string };

const dates: Readonly<Record<string, PageDates>> = readDates();

/**
 * The dates of the page at a canonical path, from the `dates.json` beside the catalogue's files, which `npm run dates`
 * writes; undefined for a page that has none there. Nothing stands in for a date that is not known
 * (docs/product.md 24.6).
 */
export function datesOf(path: string): PageDates | undefined {
  return Object.hasOwn(dates, path) ? dates[path] : undefined;
}

function readDates() {
  const file = join(/* turbopackIgnore: true */ catalogueFolder(), 'dates.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
