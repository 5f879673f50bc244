import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import { isWatchKey, type WatchKey } from '../watch-key';
import { maxTypos, nearestWords } from './spelling';
import { synonyms } from '../synonyms';
import { wordsOf } from './words';

/** What search reads of a watch, as plain texts (docs/product.md 8.5). */
export type SearchFields = {
  key: WatchKey;
  name: string;
  /** The maker with its list's names, and the range. */
  maker: string;
  dial: string;
  specification: string;
  text: string;
};

const fields = ['name', 'maker', 'dial', 'specification', 'text'] as const;
const boost = { name: 8, maker: 4, dial: 4, specification: 2.5, text: 1 };

export type WordIndex = {
  /** The watches that answer to every word, best first; none for no words. */
  find(words: string): WatchKey[];
  /** The words in the nearest spelling that finds something; undefined where none does. */
  correctSpelling(words: string): string | undefined;
};

/** Builds the index: some 30 ms for 1,000 watches on a phone, which is why it waits for the search box's focus. */
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
  const find = (words: string): WatchKey[] =>
    index
      .search({ combineWith: 'AND', queries: groupsOf(wordsOf(words), known) })
      .flatMap(({ id }) => (isWatchKey(id) ? [id] : []));
  return { find, correctSpelling: (words) => correctSpelling(wordsOf(words), known, find) };
}

/** A word as the index keeps it: plural and singular are one. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Whether the beginnings of longer words count too: not for figures, nor for what is whole with three letters. */
const isBeginning = (term: string) => !/\d/.test(term) && !wholeWords.has(term);
const wholeWords = new Set(['men', 'red', 'new', 'day', 'sun', 'arm', 'hot', 'one', 'two', 'six']);

const phrases = new Map<string, readonly string[]>(
  Object.entries(synonyms).flatMap(([said, alternatives]) =>
    said.split('|').map((phrase) => [wordsOf(phrase).map(stemOf).join(' '), alternatives] as const),
  ),
);
/** How many words a phrase may have, most first. */
const phraseLengths = [5, 4, 3, 2, 1];

/** Any of these, or all of those words together. */
const anyOf = (queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });
const allOf = (words: readonly string[]): Query => ({ combineWith: 'AND', queries: [...words] });

/** One group a word or phrase, each of which a watch has to answer to: the word itself or what it may stand for. */
function groupsOf(typed: readonly string[], known: ReadonlySet<string>): QueryCombination[] {
  const words = typed.map(stemOf);
  const groups: QueryCombination[] = [];
  let readTo = 0;
  for (const [at, word] of words.entries()) {
    if (at < readTo) continue;
    const said = phraseAt(words, at);
    const joined = stemOf(typed.slice(at, at + 2).join(''));
    if (at + 1 < words.length && known.has(joined)) {
      groups.push(anyOf([joined, allOf(words.slice(at, at + 2))]));
      readTo = at + 2;
    } else if (said) {
      const { phrase, alternatives } = said;
      groups.push(anyOf([allOf(phrase), ...alternatives.map((each) => allOf(wordsOf(each).map(stemOf)))]));
      readTo = at + phrase.length;
    } else {
      groups.push(groupOf(word, known, at === words.length - 1));
    }
  }
  return groups;
}

/** The longest phrase that begins at a word, with what may stand for it. */
function phraseAt(words: readonly string[], at: number) {
  for (const length of phraseLengths) {
    const phrase = words.slice(at, at + length);
    const alternatives = phrases.get(phrase.join(' '));
    if (alternatives) return { phrase, alternatives };
  }
  return undefined;
}

function groupOf(word: string, known: ReadonlySet<string>, isLast: boolean): QueryCombination {
  if (known.has(word) || (isBeginning(word) && someBeginsWith(known, word))) return anyOf([word]);
  const halves = halvesOf(word, known);
  if (halves) return anyOf([allOf(halves)]);
  const most = maxTypos(word);
  const whole = nearestWords(word, known, most);
  // The last word may still be being typed: then a mistyped beginning counts as well.
  const nearest = whole.length > 0 || !isLast || word.length < 6 ? whole : nearestWords(word, known, 1, true);
  return anyOf(nearest);
}

function someBeginsWith(known: ReadonlySet<string>, beginning: string): boolean {
  for (const word of known) if (word.startsWith(beginning)) return true;
  return false;
}

/** Two known words of three letters or more that stand joined: "latecomet". */
function halvesOf(word: string, known: ReadonlySet<string>): readonly string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const halves = [word.slice(0, cut), stemOf(word.slice(cut))];
    if (halves.every((half) => known.has(half))) return halves;
  }
  return undefined;
}

/** How far a spelling that is only offered may lie from what was typed, in errors. */
const maxCorrectedErrors = 3;

function correctSpelling(words: readonly string[], known: ReadonlySet<string>, find: (words: string) => unknown[]) {
  const corrected = words.flatMap((word) => {
    if (find(word).length > 0) return [word];
    return nearestWords(word, known, Math.min(maxCorrectedErrors, Math.floor(word.length / 3))).slice(0, 1);
  });
  const text = corrected.join(' ');
  return text !== words.join(' ') && find(text).length > 0 ? text : undefined;
}
