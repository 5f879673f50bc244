import { rulers } from '@/domain/finding/rulers';
import type { Part } from '@/domain/finding/selection';

/** What the search says. */

export const searchTitle = 'Search';

export const searchPrompt = (watchCount: number) => `Search ${watchCount} watches`;

/** Over what was found: what was read out of the query, and what of the shop itself it may mean. */
export const partsTitle = 'Read from your search';
export const removePart = (part: string) => `Remove ${part}`;
export const clearParts = 'Clear all';
export const didYouMean = (query: string) => `Did you mean ${quoted(query)}?`;
export const withoutPart = (part: string, count: number) =>
  `Without “${part}”: ${count === 1 ? '1 watch' : `${count} watches`}`;
export const byMaker = 'Or by maker';

/** One part of a query as a chip says it: "$300 or less", "Blue dial". `name` is a maker's. */
export function partWords(part: Part, name?: string): string {
  if ('ruler' in part) return `${rulerWords[part.ruler]}${rangeWords(part)}`;
  const option = name ?? optionWords[part.option] ?? part.option.replaceAll('-', ' ');
  const words = `${option}${facetWords[part.facet] ?? ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const rulerWords = {
  price: '',
  diameter: 'Case diameter ',
  lug: 'Lug to lug ',
  thickness: 'Thickness ',
  weight: 'Weight ',
  water: 'Water resistance ',
};
const facetWords: Partial<Record<string, string>> = {
  dial: ' dial',
  strap: ' strap',
  case: ' case',
  display: ' display',
};
const optionWords: Partial<Record<string, string>> = {
  'hand-wound': 'hand-wound',
  'gold-tone': 'gold-tone',
  'rose-gold-tone': 'rose gold-tone',
  nato: 'NATO',
  gps: 'GPS',
};

function rangeWords({ ruler, range: { from, to } }: Extract<Part, { ruler: string }>): string {
  const { unit } = rulers[ruler];
  const written = (value: number) => (unit === '$' ? `$${value}` : `${value} ${unit}`);
  if (from !== undefined && to !== undefined) return `${unit === '$' ? written(from) : from} to ${written(to)}`;
  return from !== undefined ? `${written(from)} or more` : `${written(to ?? 0)} or less`;
}

/** Under the search box. */
export const searchSuggestionsTitle = 'Suggestions';
export const recentTitle = 'Recent searches';
export const closeSearch = 'Close search';
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
