import type { PhraseFilters } from './facet-phrases';
import { and } from './query-words';
import {
  alternatives,
  isNegation,
  mergeOpposites,
  mergeSameFacet,
  negationFillers,
  nothings,
  oppositeOf,
  type WishSetting,
} from './wishes';

/** Finds the phrase at a position. */
type PhraseAt = (at: number) => { setting: PhraseFilters; length: number } | undefined;

/** Maximum words of a negation, longest first. */
const negationLengths = [4, 3, 2, 1];

type Exclusion = { wish: WishSetting; end: number };

/**
 * Reads a negation with the filters that it excludes: "without a date", "no date or chronograph", "anything but Timex". Or with
 * the sizes that it inverts: "not thin", "not big or heavy".
 */
export function exclusionAt(words: readonly string[], at: number, phraseAt: PhraseAt) {
  const length = negationLengths.find((count) => isNegation.test(words.slice(at, at + count).join(' ')));
  if (length === undefined || nothings.has(words[at - 1] ?? '')) return undefined;
  let last: Exclusion | undefined;
  for (let next = oppositeFrom(words, at + length, phraseAt); next; next = nextOf(words, next, phraseAt)) last = next;
  return last && { wish: last.wish, length: last.end - at };
}

/** Adds the next filter of a list. "And" continues it by a filter of the same kind: "no date and automatic" excludes the date. */
function nextOf(words: readonly string[], { wish, end }: Exclusion, phraseAt: PhraseAt): Exclusion | undefined {
  const isAlternative = alternatives.has(words[end] ?? '');
  if (!isAlternative && (words[end] !== and || wish.sizes)) return undefined;
  const next = isAlternative ? oppositeFrom(words, end + 1, phraseAt) : oppositeAt(end + 1, phraseAt);
  const merged = next && (isAlternative ? mergeOpposites : mergeSameFacet)(wish, next.wish);
  return merged && { wish: merged, end: next.end };
}

/** The opposite of the phrase after any fillers, and the position after it. */
function oppositeFrom(words: readonly string[], from: number, phraseAt: PhraseAt): Exclusion | undefined {
  let start = from;
  while (negationFillers.has(words[start] ?? '')) start += 1;
  return oppositeAt(start, phraseAt);
}

function oppositeAt(at: number, phraseAt: PhraseAt): Exclusion | undefined {
  const phrase = phraseAt(at);
  const wish = phrase && oppositeOf(phrase.setting);
  return wish && { wish, end: at + phrase.length };
}
