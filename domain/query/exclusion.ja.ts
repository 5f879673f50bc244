// Japanese of ./exclusion.ts (sha256 97943f9b7970)
import type { PhraseFilters } from './facet-phrases';
import { alternatives, mergeSameFacet, negationFillers, negations, oppositeOf, type WishSetting } from './wishes';

type PhraseAt = (at: number) => { setting: PhraseFilters; length: number } | undefined;

/** Filters with the negation that follows them: 日付なし, 革ベルト以外, 黒と青以外. 青文字盤と革以外 excludes the leather alone. */
export function exclusionAt(words: readonly string[], at: number, phraseAt: PhraseAt) {
  const first = oppositeAt(at, phraseAt);
  if (!first) return undefined;
  let { wish, end } = first;
  while (alternatives.has(words[end] ?? '')) {
    const next = oppositeAt(end + 1, phraseAt);
    const merged: WishSetting | undefined = next && mergeSameFacet(wish, next.wish);
    if (!next || !merged) break;
    [wish, end] = [merged, next.end];
  }
  while (negationFillers.has(words[end] ?? '')) end += 1;
  return negations.has(words[end] ?? '') ? { wish, length: end + 1 - at } : undefined;
}

function oppositeAt(at: number, phraseAt: PhraseAt) {
  const phrase = phraseAt(at);
  const wish: WishSetting | undefined = phrase && oppositeOf(phrase.setting);
  return phrase && wish && { wish, end: at + phrase.length };
}
