import { create } from 'zustand';
import { readText, writeText } from '@/browser/local-text';
import { cleanQuery } from '@/domain/search/words';

/** localStorage key (docs/product.md 10.10). */
const key = 'recent-searches';
const maxSearches = 8;

/** True after a failed write: from then on the searches are in memory, until another tab or a later write stores some. */
let isRejected = false;

/** Recent searches, newest first. Components read them through a selector. */
export const useRecentSearches = create<{ queries: readonly string[] }>()(() => ({ queries: [] }));

/** Reads the searches now, after changes in other tabs and on return from the back-forward cache. Returns a stop function. */
export function followRecentSearches(): () => void {
  const listening = new AbortController();
  const read = () => useRecentSearches.setState({ queries: storedQueries() });
  const hear = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    isRejected = false;
    read();
  };
  window.addEventListener('storage', hear, { signal: listening.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && read(), { signal: listening.signal });
  read();
  return () => listening.abort();
}

/** Moves a search to the front; ignores an empty one. */
export function rememberSearch(query: string): void {
  const latest = cleanQuery(query);
  if (latest) change((queries) => [latest, ...without(queries, latest)].slice(0, maxSearches));
}

export const forgetSearch = (query: string) => change((queries) => without(queries, query));

/** Deletes all recent searches. */
export const forgetAllSearches = () => change(() => []);

/** Storage takes precedence, so that tabs keep each other's searches; without storage, memory does. */
function change(how: (queries: readonly string[]) => readonly string[]): void {
  const queries = how(storedQueries());
  useRecentSearches.setState({ queries });
  isRejected = !writeText(key, queries.length > 0 ? JSON.stringify(queries) : null);
}

function storedQueries(): readonly string[] {
  const text = isRejected ? undefined : readText(key);
  if (text === undefined) return useRecentSearches.getState().queries;
  try {
    const list: unknown = JSON.parse(String(text));
    const queries = Array.isArray(list) ? list.filter((each) => typeof each === 'string').map(cleanQuery) : [];
    return [...new Set(queries.filter(Boolean))].slice(0, maxSearches);
  } catch {
    return [];
  }
}

const without = (queries: readonly string[], query: string) =>
  queries.filter((each) => each.toLowerCase() !== query.toLowerCase());
