// Japanese of ./exclusion.ts (sha256 7264ff56601f)
import type { PhraseFilters } from './facet-phrases';
import { negationFillers, negations, oppositeOf } from './wishes';

type PhraseAt = (at: number) => { setting: PhraseFilters; length: number } | undefined;

/** A filter with the negation that follows it: 日付なし, 革ベルト以外. */
export function exclusionAt(words: readonly string[], at: number, phraseAt: PhraseAt) {
  const phrase = phraseAt(at);
  const wish = phrase && oppositeOf(phrase.setting);
  if (!wish) return undefined;
  let end = at + phrase.length;
  while (negationFillers.has(words[end] ?? '')) end += 1;
  return negations.has(words[end] ?? '') ? { wish, length: end + 1 - at } : undefined;
}
