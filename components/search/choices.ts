import type { Route } from 'next';
import { resultsPath } from '@/domain/filtering/filter-state';
import type { SuggestedWatch, Suggestions } from '@/domain/search/search-entry';

/** An option under the search box; each is a link. */
export type Choice = { key: string; href: Route } & (
  | { kind: 'page'; label: string }
  | { kind: 'watch'; watch: SuggestedWatch }
  | { kind: 'all'; query: string; count: number | undefined }
  | { kind: 'recent'; query: string }
);

/**
 * Returns the options for a query: pages of the shop, watches, then all results. An empty query returns the recent searches. An
 * undefined answer (pending) returns no option, and null (failed) returns only the link to the results page.
 */
export function choicesFor(query: string, answer: Suggestions | undefined | null, recent: readonly string[]): Choice[] {
  if (!query) return recent.map((each) => ({ key: each, kind: 'recent', query: each, href: resultsPath(each) }));
  if (answer === undefined) return [];
  const { pages = [], watches = [], count } = answer ?? {};
  return [
    ...pages.map(({ label, href }) => ({ key: href, kind: 'page', label, href }) as const),
    ...watches.map((watch) => ({ key: watch.key, kind: 'watch', watch, href: watch.path }) as const),
    ...(count === 0 && pages.length > 0
      ? []
      : [{ key: 'all', kind: 'all', query, count, href: resultsPath(query) } as const]),
  ];
}
