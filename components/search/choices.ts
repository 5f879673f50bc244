import type { Route } from 'next';
import type { ShopPage } from '@/domain/search/shop-pages';
import { resultsPath } from '@/domain/filtering/filter-state';
import type { SuggestedWatch, Suggestions } from '@/domain/search/search-entry';

/** An option under the search box; each is a link. */
export type Choice = { key: string; href: Route } & (
  | { kind: 'page'; label: string; group: ShopPage['group'] }
  | { kind: 'watch'; watch: SuggestedWatch }
  | { kind: 'all'; query: string; count: number | undefined }
  | { kind: 'recent'; query: string }
);

/**
 * Returns the options for a query: pages of the shop, watches, then all results. An empty query returns the recent searches, then
 * the pages of its answer. An undefined answer (pending) returns no other option, and null (failed) returns only the link to the
 * results page.
 */
export function choicesFor(query: string, answer: Suggestions | undefined | null, recent: readonly string[]): Choice[] {
  const { pages = [], watches = [], count } = answer ?? {};
  const pageChoices = pages.map(({ label, href, group }) => ({ key: href, kind: 'page', label, href, group }) as const);
  if (!query) {
    const searches = recent.map(
      (each) => ({ key: each, kind: 'recent', query: each, href: resultsPath(each) }) as const,
    );
    return [...searches, ...pageChoices];
  }
  if (answer === undefined) return [];
  return [
    ...pageChoices,
    ...watches.map((watch) => ({ key: watch.key, kind: 'watch', watch, href: watch.path }) as const),
    ...(count === 0 && pages.length > 0
      ? []
      : [{ key: 'all', kind: 'all', query, count, href: resultsPath(query) } as const]),
  ];
}
