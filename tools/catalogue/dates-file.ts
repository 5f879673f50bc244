import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDates } from '@/data/page-dates';
import type { List } from '@/data/list';
import { everything, ranges } from '@/data/ranges';
import type { Watch } from '@/domain/watch';
import { root } from '../../runtime/root.mjs';

/** What `data/dates.json` keeps of a page: its dates, and the hash of what it says, which tells a change. */
type DatedPage = PageDates & { content: string };

/** Dates by canonical path. */
export type DatesFile = Record<string, DatedPage>;

/**
 * The dates of every page of the catalogue: kept where the page says what it said, `now` where it is new or says something
 * else. A page that is gone leaves.
 *
 * @param now as the file writes it: UTC, to the second
 */
export function bringUpToDate(known: DatesFile, watches: readonly Watch[], now: string): DatesFile {
  const pages = Object.entries(pageContents(watches)).map(([path, content]) => {
    const before = known[path];
    if (before?.content === content) return [path, before];
    return [path, { added: before?.added ?? now, changed: now, content }];
  });
  return Object.fromEntries(pages);
}

/** A hash of what each page of the catalogue says and shows, by path; a list says what its watches do. */
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
