import { searchEntriesRoute, suggestionsRoute } from '@/contract/search';
import { requestApi } from './ask-shop';

/** All that the browser needs to search by itself. Never rejects. */
export const fetchSearchEntries = () => requestApi(searchEntriesRoute);

/** What the shop suggests for a query; a question that is given up counts as unreachable. Never rejects. */
export const fetchSuggestions = (query: string, signal: AbortSignal) =>
  requestApi(suggestionsRoute, { query: { q: query }, signal });
