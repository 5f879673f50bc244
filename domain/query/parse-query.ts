import {
  mergeFilterStates,
  emptyFilterState,
  type FilterState,
  withOptions,
  withRange,
} from '../filtering/filter-state';
import { facetNames } from '../filtering/facets';
import { type Range, rangeFilterNames } from '../filtering/range-filters';
import { keysOf } from '../records';
import { comma } from '../punctuation';
import { plainText } from '../search/segment';
import { cleanQuery, typedFormOf, wordsOf } from '../search/words';
import { synonyms } from '../synonyms';
import { editDistance } from '../search/spelling';
import { parseComparison } from './comparison';
import { exclusionAt } from './exclusion';
import { isWatchPart, type PhraseFilters, phraseFilters } from './facet-phrases';
import { parseMeasures } from './measures';
import { writtenFigures } from './measure-words';
import type { FindNamed } from './named-watch';
import { ignoredBesideFilters as ignoredBesideFiltersList, stopWordList, watchWords } from './query-words';
import type { Wish } from './wishes';
import { describedWord } from './word-order';

/** A maker's brand option and its names in queries. */
export type MakerNames = { option: string; names: readonly string[] };

/** A parsed query. */
export type ParsedQuery = {
  /** Filters; the shopper can remove each one separately. */
  filterState: FilterState;
  /** Remaining search words. */
  words: string;
  wishes: readonly Wish[];
  /** The query without its filters: words and wishes. It is parsed into the same words and wishes. */
  text: string;
  /** Wishes in the shopper's words, each with `text` without it. A wish that also sets a filter is not among them. */
  removableWishes: readonly { text: string; without: string }[];
  /** `text` without its wishes. */
  textWithoutWishes: string;
};

/** Words ignored beside others. */
const stopWords = new Set(wordsOf(stopWordList));

/** Words ignored beside filters. */
const ignoredBesideFilters = new Set(wordsOf(ignoredBesideFiltersList));

/** Words for a watch. */
const watchNames = new Set(wordsOf(watchWords));

/** True for words that ask for all watches: "show me watches" (docs/product.md 8.24). */
export function asksForAll(words: string): boolean {
  const all = wordsOf(words);
  return all.some((word) => watchNames.has(word)) && all.every((word) => stopWords.has(word));
}

/** Maximum words of a phrase, longest first. */
const phraseLengths = [4, 3, 2, 1];

/**
 * Parses a query into filters (docs/product.md 8.6, 8.7) and wishes (8.14): "automatic blue under 300, 38 mm" sets
 * movement, dial colour, price and diameter. A colour is the dial's unless a watch part follows.
 */
export function parseQuery(query: string, makers: readonly MakerNames[], findNamed: FindNamed): ParsedQuery {
  const parse = (text: string) => parseText(text, makers, findNamed);
  const { wishTexts, stretches, ...parsed } = parse(cleanQuery(withDecimals(query)));
  const textOf = (texts: readonly string[], rest: readonly string[]) => [...texts, ...rest].join(comma);
  const again = parse(textOf(wishTexts, stretches));
  const isStable =
    again.filterState === emptyFilterState &&
    again.words === parsed.words &&
    again.wishTexts.join() === wishTexts.join();
  const rest = isStable ? stretches : stretches.map((stretch) => `"${stretch}"`);
  return {
    ...parsed,
    text: textOf(wishTexts, rest),
    removableWishes: wishTexts.map((each, at) => ({ text: each, without: textOf(wishTexts.toSpliced(at, 1), rest) })),
    textWithoutWishes: textOf([], rest),
  };
}

/** Words in quotation marks, which set no filter and are no wish (docs/product.md 8.22); not the inch sign. */
const quotedWords = /(?<![\p{L}\d])"(?=\S)([^"]*\S)"(?![\p{L}\d])/gu;

/** The text of a query for its heading, without the quotation marks of 8.22. */
export const withoutQuotes = (query: string) => query.replace(quotedWords, '$1');

/** `wishTexts` and `stretches` are the rest of the query: its kept wishes and its words, as typed. */
function parseText(query: string, makers: readonly MakerNames[], findNamed: FindNamed) {
  const quoted: string[] = [];
  const typed = query.replace(quotedWords, (_, words: string) => {
    quoted.push(words);
    return ' ; ';
  });
  const typedForm = typedFormOf([typed, ...quoted].join(' ; '));
  const asTyped = (words: string) => writtenFigures(typedForm(words));
  const { measures, wrist, rest: unmeasured } = parseMeasures(plainText(typed));
  const filterState = measures.reduce(
    (set, { rangeFilter, range }) => withRange(set, rangeFilter, joinedRange(set.ranges[rangeFilter], range)),
    emptyFilterState,
  );
  const { like, text = '', rest: withoutComparison } = parseComparison(unmeasured, findNamed);
  const parsed = parsePhrases(withoutComparison, withMakers(makers), findNamed, filterState);
  const wishes: Wish[] = [
    ...(wrist ? [{ text: wrist.text, wrist: { circumference: wrist.circumference, isExact: true } as const }] : []),
    ...(like ? [{ text, like }] : []),
  ];
  const isParsed = parsed.filterState !== emptyFilterState || wishes.length + parsed.wishes.length + quoted.length > 0;
  const isIgnored = (word: string) => stopWords.has(word) || (isParsed && ignoredBesideFilters.has(word));
  const meaningful = parsed.left.map((stretch) => stretch.filter((word) => !isIgnored(word)));
  const left = isParsed || meaningful.some((stretch) => stretch.length > 0) ? meaningful : parsed.left;
  const kept = parsed.wishes.filter(({ isKept }) => isKept).map(({ wish }) => wish);
  const all = [...left, ...quoted.map(wordsOf)];
  return {
    filterState: parsed.filterState,
    words: all.flat().join(' '),
    wishes: [...wishes, ...parsed.wishes.map(({ wish }) => wish)].map((wish) => ({
      ...wish,
      text: asTyped(wish.text),
    })),
    wishTexts: [...wishes, ...kept].map((wish) => asTyped(wish.text)),
    stretches: all.map((stretch) => asTyped(stretch.join(' '))).filter(Boolean),
  };
}

const fractions: Readonly<Record<string, string>> = {
  '½': '.5',
  '1/2': '.5',
  '¼': '.25',
  '1/4': '.25',
  '¾': '.75',
  '3/4': '.75',
};

/** Writes a fraction after a whole number as a decimal: 6½, 6 1/2 and 6-1/2 are 6.5. */
const withDecimals = (query: string) =>
  query.replace(
    /(?<=\d)(?:[ -]?([½¼¾])|[ -]([13][/⁄][24])(?!\d))/g,
    (match, sign?: string, typed?: string) => fractions[sign ?? typed?.replace('⁄', '/') ?? ''] ?? match,
  );

type ParsedPhrases = {
  filterState: FilterState;
  /** `isKept`: the phrase sets no filter, so that the query keeps it. */
  wishes: readonly { wish: Wish; isKept: boolean }[];
  /** Words that belong to no phrase, by stretches between commas and phrases. */
  left: readonly (readonly string[])[];
};

function parsePhrases(
  text: string,
  known: ReadonlyMap<string, PhraseFilters>,
  findNamed: FindNamed,
  measured: FilterState,
): ParsedPhrases {
  let filterState = measured;
  const wishes: { wish: Wish; isKept: boolean }[] = [];
  const left: string[][] = [[]];
  for (const stretch of text.split(/[;,]/)) {
    const words = wordsOf(stretch);
    const named = words.filter((word) => !stopWords.has(word));
    const isName = named.length > 1 && findNamed(named.join(' ')) !== undefined;
    let readTo = 0;
    for (const [at, word] of words.entries()) {
      if (at < readTo) continue;
      const excluded = exclusionAt(words, at, (place) => phraseAt(words, place, known));
      const phrase = phraseAt(words, at, known);
      const isWish = excluded !== undefined || (phrase?.setting.wish && !setsFilters(phrase.setting));
      const length = excluded?.length ?? phrase?.length ?? 0;
      if (length === 0 || (isName && isWish && !excluded)) {
        left.at(-1)?.push(word);
        continue;
      }
      readTo = at + length;
      const text = words.slice(at, readTo).join(' ');
      if (excluded) wishes.push({ wish: { text, ...excluded.wish }, isKept: true });
      else if (phrase) {
        filterState = addPhraseFilters(filterState, phrase.setting);
        if (phrase.setting.wish)
          wishes.push({ wish: { text, ...phrase.setting.wish }, isKept: !setsFilters(phrase.setting) });
      }
      if (isWish) left.push([]);
    }
    left.push([]);
  }
  return { filterState, wishes, left: left.filter((stretch) => stretch.length > 0) };
}

const setsFilters = ({ options, ranges, sort }: PhraseFilters) => Boolean(options ?? ranges ?? sort);

function withMakers(makers: readonly MakerNames[]): ReadonlyMap<string, PhraseFilters> {
  const named = makers.flatMap(({ option, names }) =>
    names.flatMap((name) => {
      const words = wordsOf(name);
      const setting = { options: { brand: [option] } };
      return [
        [words.join(' '), setting],
        [words.join(''), setting],
      ] as const;
    }),
  );
  return new Map<string, PhraseFilters>([...phraseFilters, ...named]);
}

const isMaterial = (setting: PhraseFilters | undefined) => Boolean(setting?.options?.strap ?? setting?.options?.case);

/** Longest phrase at a position, including its redundant words. */
function phraseAt(words: readonly string[], at: number, known: ReadonlyMap<string, PhraseFilters>) {
  for (const length of phraseLengths) {
    const setting =
      known.get(words.slice(at, at + length).join(' ')) ?? (length === 1 ? misspeltMaker(words[at], known) : undefined);
    if (!setting) continue;
    const next = words[at + length];
    const described = describedWord(words[at - 1], next);
    // "Small leather watch" is a wish, "small hands" and "blue leather" are not.
    const isOfPart = isWatchPart(described) && !(setting.wish && isMaterial(known.get(described ?? '')));
    if (setting.yieldsToPart && isOfPart) return undefined;
    return { setting, length: setting.redundantWords?.includes(next) ? length + 1 : length };
  }
  return undefined;
}

/** Letters from which on a maker's name may have a typing error here; the word index corrects shorter names. */
const minMisspeltLength = 6;
const synonymWords = Object.keys(synonyms).flatMap(wordsOf);

/** The maker whose name a word misses by one letter, if no search word begins so: "luminos", but not "luminou". */
function misspeltMaker(word: string | undefined, known: ReadonlyMap<string, PhraseFilters>): PhraseFilters | undefined {
  if (!word || word.length < minMisspeltLength) return undefined;
  if (synonymWords.some((each) => each.startsWith(word))) return undefined;
  for (const [phrase, setting] of known) {
    if (setting.options?.brand && word[0] === phrase[0] && editDistance(word, phrase, 1) <= 1) return setting;
  }
  return undefined;
}

/** "Over 300" and "under 500" are one range; of two ranges that do not fit together the later one counts. */
function joinedRange(earlier: Range | undefined, later: Range): Range {
  const [ends, laterEnds] = [keysOf(earlier ?? {}), keysOf(later)];
  const joined = { ...earlier, ...later };
  const isOneEach = ends.length === 1 && laterEnds.length === 1 && ends[0] !== laterEnds[0];
  return isOneEach && Number(joined.from) <= Number(joined.to) ? joined : later;
}

/** Adds a phrase's filters: options accumulate, ranges from measures take precedence. */
function addPhraseFilters(filterState: FilterState, setting: PhraseFilters): FilterState {
  let added = setting.sort ? mergeFilterStates(filterState, { ...emptyFilterState, sort: setting.sort }) : filterState;
  for (const facet of facetNames) {
    const options = setting.options?.[facet];
    if (options) added = withOptions(added, facet, [...new Set([...(added.options[facet] ?? []), ...options])].sort());
  }
  for (const rangeFilter of rangeFilterNames) {
    const range = setting.ranges?.[rangeFilter];
    if (range && !added.ranges[rangeFilter]) added = withRange(added, rangeFilter, range);
  }
  return added;
}
