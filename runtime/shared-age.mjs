/**
 * How long caches between shop and shopper may give an answer without asking, and how long while they ask, in seconds.
 *
 * @param {unknown} cacheControl
 * @returns {{ words: string, fresh: number, stale: number } | undefined} with the words that say so; nothing where none do
 */
export function readSharedAge(cacheControl) {
  const said = /s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?/.exec(String(cacheControl));
  return said ? { words: said[0], fresh: Number(said[1]), stale: Number(said[2] ?? 0) } : undefined;
}
