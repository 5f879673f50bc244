import { searchEntriesRoute, suggestionsRoute } from '@/contract/search';
import { requestApi } from './request-api';

/** Fetches the data for searching in the browser. Never rejects. */
export const fetchSearchEntries = () => requestApi(searchEntriesRoute);

/** Fetches suggestions; a cancelled request counts as unreachable. Never rejects. */
export const fetchSuggestions = (query: string, signal: AbortSignal) =>
  requestApi(suggestionsRoute, { query: { q: query }, signal });
