import type { PhraseFilters } from './facet-phrases';
import { alternatives, mergeOpposites, negationFillers, negations, oppositeOf } from './wishes';

/** Finds the phrase at a position. */
type PhraseAt = (at: number) => { setting: PhraseFilters; length: number } | undefined;

/**
 * Reads a negation with the filters that it excludes: "without a date", "no date or chronograph". Or with the sizes that
 * it inverts: "not thin", "not big or heavy".
 */
export function exclusionAt(words: readonly string[], at: number, phraseAt: PhraseAt) {
  if (!negations.has(words[at] ?? '')) return undefined;
  const first = oppositeFrom(words, at + 1, phraseAt);
  if (!first) return undefined;
  let { wish, end } = first;
  while (alternatives.has(words[end] ?? '')) {
    const next = oppositeFrom(words, end + 1, phraseAt);
    const merged = next && mergeOpposites(wish, next.wish);
    if (!merged) break;
    [wish, end] = [merged, next.end];
  }
  return { wish, length: end - at };
}

/** The opposite of the phrase after any fillers, and the position after it. */
function oppositeFrom(words: readonly string[], from: number, phraseAt: PhraseAt) {
  let start = from;
  while (negationFillers.has(words[start] ?? '')) start += 1;
  const phrase = phraseAt(start);
  const wish = phrase && oppositeOf(phrase.setting);
  return wish && { wish, end: start + phrase.length };
}
