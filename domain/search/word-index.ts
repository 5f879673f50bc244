import MiniSearch, { type Query, type QueryCombination, type SearchOptions } from 'minisearch';
import { isWatchKey, type WatchKey } from '../watch-key';
import { stemOf, wholeWords } from './language';
import { maxTypos, nearestWords } from './spelling';
import { synonyms } from '../synonyms';
import { wordsOf } from './words';

/** Search fields of a watch, as plain texts (docs/product.md 8.5). */
export type SearchFields = {
  key: WatchKey;
  name: string;
  /** Maker with its list names. */
  maker: string;
  dial: string;
  specification: string;
  text: string;
};

const fields = ['name', 'maker', 'dial', 'specification', 'text'] as const;
const boost = { name: 8, maker: 4, dial: 4, specification: 2.5, text: 1 };
/** Boost of a word that is still being typed: makers come first (docs/product.md 8.15). */
const beginningBoost = { ...boost, name: 16, maker: 64 };

export type WordIndex = {
  /** Watches that match every word, best first; none without words. */
  find(words: string): WatchKey[];
  /** The watch whose name matches every word best. */
  findNamed(words: string): WatchKey | undefined;
  /** Nearest spelling with results; undefined without any. */
  correctSpelling(words: string): string | undefined;
};

/** Builds the index: about 30 ms for 1,000 watches on a phone, so it waits for focus on the search box. */
export function buildWordIndex(entries: readonly SearchFields[]): WordIndex {
  const known = new Set<string>();
  const index = new MiniSearch<SearchFields>({
    idField: 'key',
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: (term) => {
      const stem = stemOf(term);
      known.add(stem);
      return stem;
    },
    searchOptions: { boost, processTerm: stemOf, prefix: isBeginning, fuzzy: false },
  });
  index.addAll(entries);
  const search = (words: string, options?: SearchOptions): WatchKey[] =>
    index
      .search({ combineWith: 'AND', queries: groupsOf(wordsOf(words), known) }, options)
      .flatMap(({ id }) => (isWatchKey(id) ? [id] : []));
  const find = (words: string) => search(words);
  const findNamed = (words: string) => search(words, { fields: ['name'] })[0];
  return { find, findNamed, correctSpelling: (words) => correctSpelling(wordsOf(words), known, find) };
}

/** True if the term may be the beginning of a word: digits and some short words may not. */
const isBeginning = (term: string) => !/\d/.test(term) && !wholeWords.has(term);

const phrases = new Map<string, readonly string[]>(
  Object.entries(synonyms).flatMap(([phrases, alternatives]) =>
    phrases.split('|').map((phrase) => [wordsOf(phrase).map(stemOf).join(' '), alternatives] as const),
  ),
);
/** Maximum words of a phrase, longest first. */
const phraseLengths = [5, 4, 3, 2, 1];

/** OR of queries, or AND of words. */
const anyOf = (queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });
const allOf = (words: readonly string[]): Query => ({ combineWith: 'AND', queries: [...words] });

/** One query group per word or phrase: the word itself or its synonyms. A watch must match every group. */
function groupsOf(typed: readonly string[], known: ReadonlySet<string>): QueryCombination[] {
  const words = typed.map(stemOf);
  const groups: QueryCombination[] = [];
  let readTo = 0;
  for (const [at, word] of words.entries()) {
    if (at < readTo) continue;
    const synonym = phraseAt(words, at);
    const joined = stemOf(typed.slice(at, at + 2).join(''));
    if (at + 1 < words.length && known.has(joined)) {
      groups.push(anyOf([joined, allOf(words.slice(at, at + 2))]));
      readTo = at + 2;
    } else if (synonym) {
      const { phrase, alternatives } = synonym;
      groups.push(anyOf([allOf(phrase), ...alternatives.map((each) => allOf(wordsOf(each).map(stemOf)))]));
      readTo = at + phrase.length;
    } else {
      groups.push(groupOf(word, known, at === words.length - 1));
    }
  }
  return groups;
}

/** Longest synonym phrase at a position. */
function phraseAt(words: readonly string[], at: number) {
  for (const length of phraseLengths) {
    const phrase = words.slice(at, at + length);
    const alternatives = phrases.get(phrase.join(' '));
    if (alternatives) return { phrase, alternatives };
  }
  return undefined;
}

function groupOf(word: string, known: ReadonlySet<string>, isLast: boolean): QueryCombination {
  if (known.has(word)) return anyOf([word]);
  if (isBeginning(word) && someBeginsWith(known, word)) return { ...anyOf([word]), boost: beginningBoost };
  const halves = halvesOf(word, known);
  if (halves) return anyOf([allOf(halves)]);
  const most = maxTypos(word);
  const whole = nearestWords(word, known, most);
  // The last word may be incomplete, so a mistyped prefix counts too.
  const nearest = whole.length > 0 || !isLast || word.length < 6 ? whole : nearestWords(word, known, 1, true);
  return anyOf(nearest);
}

function someBeginsWith(known: ReadonlySet<string>, beginning: string): boolean {
  for (const word of known) if (word.startsWith(beginning)) return true;
  return false;
}

/** Splits a compound into two known words of at least three letters: "latecomet". */
function halvesOf(word: string, known: ReadonlySet<string>): readonly string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const halves = [word.slice(0, cut), stemOf(word.slice(cut))];
    if (halves.every((half) => known.has(half))) return halves;
  }
  return undefined;
}

/** Maximum errors of a suggested spelling. */
const maxCorrectedErrors = 3;

function correctSpelling(words: readonly string[], known: ReadonlySet<string>, find: (words: string) => unknown[]) {
  const corrected = words.flatMap((word) => {
    if (find(word).length > 0) return [word];
    return nearestWords(word, known, Math.min(maxCorrectedErrors, Math.floor(word.length / 3))).slice(0, 1);
  });
  const text = corrected.join(' ');
  return text !== words.join(' ') && find(text).length > 0 ? text : undefined;
}
