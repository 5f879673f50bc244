/** What search looks at, best first. */
export type Searchable = { name: string; brand: string; text: string };

/**
 * The entries that hold every word of the query, best first: a word in the name counts more than one in the brand, and
 * that more than one elsewhere. Order is kept among equals. A query without words finds nothing.
 */
export function search<Entry extends Searchable>(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function scoreOf({ name, brand, text }: Searchable, words: readonly string[]): number {
  const fields = [name, brand, text].map(wordsOf);
  const scores = words.map((word) => {
    const place = fields.findIndex((field) => field.some((each) => each.startsWith(word)));
    return place < 0 ? 0 : 3 - place;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
