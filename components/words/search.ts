/** What the search says. */

export const searchTitle = 'Search';

export const searchPrompt = (watchCount: number) => `Search ${watchCount} watches`;

/** The words that were searched for, as the results' heading. */
export const quoted = (words: string) => `“${words}”`;

export const nothingFound = 'Nothing found. Try one word fewer, or go by list:';

/** What a search came to, or how to begin one. */
export function searchSummary(words: string, count: number): string {
  if (!words) return 'By name, maker, colour, material or what the watch can do: “moon”, “titanium”, “200 m”.';
  if (count === 0) return nothingFound;
  return count === 1 ? '1 watch found.' : `${count} watches found.`;
}
