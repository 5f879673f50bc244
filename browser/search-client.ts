import { searchEntriesRoute, suggestionsRoute } from '@/contract/search';
import { askShop } from './ask-shop';

/** All that the browser needs to search by itself. Never rejects. */
export const fetchSearchEntries = () => askShop(searchEntriesRoute);

/** What the shop suggests for a query; a question that is given up counts as unreachable. Never rejects. */
export const fetchSuggestions = (query: string, signal: AbortSignal) =>
  askShop(suggestionsRoute, { query: { q: query }, signal });
