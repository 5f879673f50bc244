/** Allowed typos by word length (docs/product.md 8.5): none, one or two. */
export const maxTypos = (word: string) => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Damerau-Levenshtein distance of two words, at most `most` + 1.
 *
 * @param begins true to match `word` as a prefix.
 */
export function editDistance(word: string, other: string, most: number, begins = false): number {
  if (!begins && Math.abs(word.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  let before = above;
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = word[row - 1] === other[column - 1];
      const swapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, above] = [above, current];
  }
  return Math.min(most + 1, begins ? Math.min(...above) : at(above, other.length));
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;

/**
 * Known words nearest to a word, all at the same distance of at most `most`. A differing first letter adds one error,
 * because people rarely mistype it.
 */
export function nearestWords(word: string, known: Iterable<string>, most: number, begins = false): string[] {
  let nearest: string[] = [];
  let least = most;
  for (const other of known) {
    const firstDiffers = word[0] === other[0] ? 0 : 1;
    const errors = editDistance(word, other, least - firstDiffers, begins) + firstDiffers;
    if (errors > least) continue;
    if (errors < least) nearest = [];
    least = errors;
    nearest.push(other);
  }
  return nearest;
}
