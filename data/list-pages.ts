import type { Route } from 'next';
import { parseFilterState } from '@/domain/filtering/filter-state';
import { routeAtRunTime } from '@/domain/paths';
import { laterPageTitle } from './brands-copy';
import type { FilteredPage, ListName, WatchPage, List } from './catalogue/catalogue';
import { catalogue } from './catalogue/shop-catalogue';
import { everything, everythingPath, rangeOf, ranges } from './ranges';

/** Path of a list page (docs/product.md 2.8); the first page has the list's own path. */
export function listPagePath(path: Route, page: number): Route {
  return page === 1 ? path : routeAtRunTime(`${path}/page/${page}`);
}

/** "All Watches", "All Watches, page 2". */
export function listPageTitle({ title }: List, page: number): string {
  return page === 1 ? title : laterPageTitle(title, page);
}

const isPageNumber = (text: string) => /^([2-9]|[1-9]\d{1,5})$/.test(text);

/**
 * Finds a list with one of its pages.
 *
 * @param page route segment in canonical form: `2`, not `02`. The first page has none, so `1` is invalid.
 * @returns undefined for a missing page.
 */
export async function findListPage(
  name: ListName,
  page?: string,
): Promise<{ list: List; shown: WatchPage } | undefined> {
  if (page !== undefined && !isPageNumber(page)) return undefined;
  const shown = await catalogue.listPage(name, Number(page ?? 1));
  return shown && { list: listOf(name, shown.count), shown };
}

/** Finds the list at a canonical path. */
export function listAt(path: string): ListName | undefined {
  return path === everythingPath ? 'all' : ranges.find((range) => range.path === path)?.catalogue;
}

/** Metadata of a list with `count` watches. */
export const listOf = (name: ListName, count: number): List => (name === 'all' ? everything(count) : rangeOf(name));

/**
 * Filters a list by a query and returns the page that it names (`page=2`).
 *
 * @returns undefined for a missing page.
 */
export async function findNarrowedPage(name: ListName, query: URLSearchParams): Promise<FilteredPage | undefined> {
  const page = query.get('page') ?? undefined;
  if (page !== undefined && !isPageNumber(page)) return undefined;
  return catalogue.findOnList(name, parseFilterState(query), Number(page ?? 1));
}

/** Route segments of a list's pages after the first: `2` and up. */
export async function laterPages(name: ListName): Promise<string[]> {
  const first = await catalogue.listPage(name, 1);
  return Array.from({ length: (first?.pages ?? 1) - 1 }, (_, index) => String(index + 2));
}
