import {
  mergeFilterStates,
  emptyFilterState,
  type FilterState,
  withOptions,
  withRange,
} from '../filtering/filter-state';
import { facetNames } from '../filtering/facets';
import { rangeFilterNames } from '../filtering/range-filters';
import { cleanQuery, plainText, wordsOf } from '../search/words';
import { isWatchPart, type PhraseFilters, phraseFilters } from './facet-phrases';
import { parseMeasures } from './measures';

/** A maker's brand option and its names in queries. */
export type MakerNames = { option: string; names: readonly string[] };

/** Filters set by a query, and the remaining search words. */
type ParsedQuery = { filterState: FilterState; words: string };

/** Words ignored beside others. */
const stopWords = new Set(
  (
    'a an the and or with without for in on of by to is it its at my me i want show find buy need looking some any ' +
    'watch watches wristwatch wristwatches timepiece timepieces model models style that has have having from than ' +
    'please price prices priced dial face colour color coloured colored please'
  ).split(' '),
);
/** Maximum words of a phrase, longest first. */
const phraseLengths = [4, 3, 2, 1];

/**
 * Parses a query into filters (docs/product.md 8.6, 8.7): "automatic blue under 300, 38 mm" sets movement, dial
 * colour, price and diameter. A colour is the dial's unless a watch part follows.
 */
export function parseQuery(query: string, makers: readonly MakerNames[]): ParsedQuery {
  const { measures, rest } = parseMeasures(plainText(cleanQuery(query)));
  let filterState = measures.reduce(
    (set, { rangeFilter, range }) => withRange(set, rangeFilter, range),
    emptyFilterState,
  );
  const known = withMakers(makers);
  const left: string[] = [];
  for (const stretch of rest.split(/[;,]/)) {
    const words = wordsOf(stretch);
    let readTo = 0;
    for (const [at, word] of words.entries()) {
      if (at < readTo) continue;
      const phrase = phraseAt(words, at, known);
      if (phrase) {
        filterState = addPhraseFilters(filterState, phrase.setting);
        readTo = at + phrase.length;
      } else {
        left.push(word);
      }
    }
  }
  const meaningful = left.filter((word) => !stopWords.has(word));
  const isParsed = filterState !== emptyFilterState;
  return { filterState, words: (isParsed || meaningful.length > 0 ? meaningful : left).join(' ') };
}

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

/** Longest phrase at a position, including its redundant words. */
function phraseAt(words: readonly string[], at: number, known: ReadonlyMap<string, PhraseFilters>) {
  for (const length of phraseLengths) {
    const setting = known.get(words.slice(at, at + length).join(' '));
    if (!setting) continue;
    const next = words[at + length];
    if (setting.yieldsToPart && isWatchPart(next)) return undefined;
    return { setting, length: setting.redundantWords?.includes(next) ? length + 1 : length };
  }
  return undefined;
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
