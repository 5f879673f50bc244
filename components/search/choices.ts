import type { Route } from 'next';
import { resultsPath } from '@/domain/filtering/filter-state';
import type { SuggestedWatch, Suggestions } from '@/domain/search/search-entry';

/** One line under the search box, in whichever way it leads on. */
export type Choice = { key: string; href: Route } & (
  | { kind: 'page'; label: string }
  | { kind: 'watch'; watch: SuggestedWatch }
  | { kind: 'all'; query: string; count: number | undefined }
  | { kind: 'recent'; query: string }
);

/**
 * The lines for what is typed: the shop's own pages, watches, then all results; for nothing, the recent searches. None
 * while an answer is waited for; where it cannot be had, the way to the results page.
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
