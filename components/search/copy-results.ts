/** The nearest spelling, where nothing was found. */
export const didYouMean = (query: string) => `Did you mean ${quoted(query)}?`;

/** Under the search box. */
export const searchSuggestionsTitle = 'Suggestions';
export const recentTitle = 'Recent searches';
export const clearRecent = 'Clear all';
export const removeRecent = (query: string) => `Remove ${quoted(query)} from recent searches`;
export const suggestionCount = (count: number) =>
  count === 0 ? 'No watch found.' : `${count === 1 ? '1 watch' : `${count} watches`} found. Arrow keys choose.`;
export function allResults(query: string, count: number | undefined): string {
  if (count === undefined) return `Search for ${quoted(query)}`;
  if (count === 1) return `The one result for ${quoted(query)}`;
  return count === 0
    ? `No watch found for ${quoted(query)}: see what comes near`
    : `All ${count} results for ${quoted(query)}`;
}

/** The words that were searched for, as the results' heading. */
export const quoted = (words: string) => `“${words}”`;

export const nothingFound = 'Nothing found. Try one word fewer, or go by list:';

/** Where a search means the shop itself and no watch. */
const shopAnswersAlone = 'No watch is called that. What the shop says of it:';

/** What a search came to, or how to begin one. */
export function searchSummary(isAsked: boolean, count: number, isAnswered = false): string {
  if (!isAsked) return 'By name, maker, colour, material or what the watch can do: “moon”, “titanium”, “200 m”.';
  if (count === 0) return isAnswered ? shopAnswersAlone : nothingFound;
  return count === 1 ? '1 watch found.' : `${count} watches found.`;
}

/** From a policy in few words to its page. */
export const moreAbout = (policy: string) => `More about ${policy.toLowerCase()}`;
