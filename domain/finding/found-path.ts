import type { Route } from 'next';
import { formatSelection, nothingSelected, type Selection } from './selection';

/** What an address says of a list beside its path; pages are counted from 1. */
type Found = { words?: string; selection?: Selection; page?: number };

/** The address of a list narrowed by words and a selection, or of one of its pages (docs/product.md 2.9). */
export function foundPath(list: Route, { words, selection = nothingSelected, page = 1 }: Found): Route {
  const query = [
    words && new URLSearchParams({ q: words }).toString(),
    formatSelection(selection),
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return (query.length > 0 ? `${list}?${query.join('&')}` : list) as Route;
}

/** The results page of a query (docs/product.md 2.6). */
export const resultsPath = (words: string): Route => foundPath('/search', { words });
