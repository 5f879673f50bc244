// Writes data/dates.json, the dates of change of each catalogue page: run `npm run dates` after a change of the catalogue.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import type { List } from '@/data/catalogue/catalogue';
import type { PageDates } from '@/data/page-dates';
import { everything, ranges } from '@/data/ranges';
import type { Watch } from '@/domain/watch';
import { runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';

/** A page's dates, and the hash of its content to detect a change. */
type DatedPage = PageDates & { content: string };

/** Dates by canonical path. */
export type DatesFile = Record<string, DatedPage>;

/**
 * Updates the dates of every page of the catalogue. A page whose content is unchanged keeps its dates; other pages get
 * `now`. Pages that no longer exist are dropped.
 *
 * @param now as the file writes it: UTC, to the second
 */
export function updateDates(known: DatesFile, watches: readonly Watch[], now: string): DatesFile {
  const pages = Object.entries(pageContents(watches)).map(([path, content]) => {
    const before = known[path];
    if (before?.content === content) return [path, before];
    return [path, { added: before?.added ?? now, changed: now, content }];
  });
  return Object.fromEntries(pages);
}

/** A hash of each page's copy and pictures, by path; the content of a list includes that of its watches. */
export function pageContents(watches: readonly Watch[]): Record<string, string> {
  const contents = new Map(watches.map((watch) => [watch, hashOf(contentOf(watch))]));
  const listEntry = (list: List, shown: readonly Watch[]) => {
    const { title, description, metaDescription } = list;
    return [list.path, hashOf([title, description, metaDescription, ...shown.map((watch) => contents.get(watch))])];
  };
  return Object.fromEntries([
    listEntry(everything(watches.length), watches),
    ...ranges.map((range) =>
      listEntry(
        range,
        watches.filter(({ catalogue }) => catalogue === range.catalogue),
      ),
    ),
    ...watches.map((watch) => [watch.path, contents.get(watch)]),
  ]);
}

function contentOf({ fullName, priceCents, weekendCents, description, specification, pictures }: Watch) {
  const shown = pictures.map((path) => hashOf(readFileSync(join(root, 'public', path)).toString('base64')));
  return [
    fullName,
    priceCents,
    ...(weekendCents === undefined ? [] : [weekendCents]),
    description,
    specification.lines,
    shown,
  ];
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

if (isProgram(import.meta.url)) {
  runProgram(async () => {
    const file = join(root, 'data/dates.json');
    const known: DatesFile = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    writeFileSync(file, `${JSON.stringify(updateDates(known, readShopWatches(), now), null, 2)}\n`);
  });
}
