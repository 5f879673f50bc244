/** Spelling correction of an empty search result. */
export const didYouMean = (query: string) => `Did you mean ${quoted(query)}?`;

/** Copy of the list under the search box. */
export const searchSuggestionsTitle = 'Suggestions';
export const startTitle = 'Where to start';
export const startGroups = { list: 'Popular lists', maker: 'Makers' };
export const recentTitle = 'Recent searches';
export const clearSearch = 'Clear the search';
export const clearRecent = 'Clear all';
export const removeRecent = (query: string) => `Remove ${quoted(query)} from recent searches`;
export const suggestionCount = (count: number) =>
  count === 0
    ? 'No watch found.'
    : `${count === 1 ? '1 watch' : `${count} watches`} found. Use the arrow keys to choose.`;
export function allResults(query: string, count: number | undefined): string {
  if (count === undefined) return `Search for ${quoted(query)}`;
  if (count === 1) return `The one result for ${quoted(query)}`;
  return count === 0
    ? `No watch found for ${quoted(query)}. See similar results`
    : `All ${count} results for ${quoted(query)}`;
}

/** Quotes a search query, also as the heading of its results. */
export const quoted = (words: string) => `“${words}”`;

/** Summary of a search without results. The page then shows the watches that come near, or the newest ones. */
export const nothingFound = 'No exact match.';

/** Summary of a search that finds pages of the shop but no watch. */
const shopAnswersAlone = 'No watch found. Help on this topic:';

/** Summary of a search result; before a search, examples of queries. */
export function searchSummary(isAsked: boolean, count: number, isAnswered = false): string {
  if (!isAsked) return 'Search by name, maker, color, material or function: “moon”, “titanium”, “200 m”.';
  if (count === 0) return isAnswered ? shopAnswersAlone : nothingFound;
  return count === 1 ? '1 watch found.' : `${count} watches found.`;
}

/** Link from a policy's points to its page. */
export const moreAbout = (policy: string) => `More about ${policy.toLowerCase()}`;
