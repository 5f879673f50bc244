import type { Route } from 'next';
import { formatSelection, nothingSelected, type Selection } from '../finding/selection';

/** The results page of a query and of what is chosen beside it; pages are counted from 1. */
export function resultsPath(query: string, selection: Selection = nothingSelected, page = 1): Route {
  const written = [query && new URLSearchParams({ q: query }).toString(), formatSelection(selection)];
  if (page > 1) written.push(`page=${page}`);
  const address = written.filter(Boolean).join('&');
  return (address ? `/search?${address}` : '/search') as Route;
}
