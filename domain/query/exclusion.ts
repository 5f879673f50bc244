import type { PhraseFilters } from './facet-phrases';
import { negationFillers, negations, oppositeOf } from './wishes';

/** Finds the phrase at a position. */
type PhraseAt = (at: number) => { setting: PhraseFilters; length: number } | undefined;

/** A negation with the filter that it excludes ("without a date") or inverts ("not thin"). */
export function exclusionAt(words: readonly string[], at: number, phraseAt: PhraseAt) {
  if (!negations.has(words[at] ?? '')) return undefined;
  let start = at + 1;
  while (negationFillers.has(words[start] ?? '')) start += 1;
  const phrase = phraseAt(start);
  const wish = phrase && oppositeOf(phrase.setting);
  return wish && { wish, length: start - at + phrase.length };
}
