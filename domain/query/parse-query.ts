import { merge, nothingSelected, type FilterState, withOptions, withRange } from '../filtering/filter-state';
import { facetNames } from '../filtering/facets';
import { rangeFilterNames } from '../filtering/range-filters';
import { cleanQuery, plainText, wordsOf } from '../search/words';
import { isPart, type Setting, settings } from './facet-phrases';
import { readMeasures } from './measures';

/** A maker as a query may name it: the brand facet's option, and the names that stand for it. */
export type MakerNames = { option: string; names: readonly string[] };

/** What a query comes to: what it sets on rulers and facets, and the words that are left to be searched for. */
type ParsedQuery = { filterState: FilterState; words: string };

/** Words that say nothing of a watch, passed over beside others. */
const fillers = new Set(
  (
    'a an the and or with without for in on of by to is it its at my me i want show find buy need looking some any ' +
    'watch watches wristwatch wristwatches timepiece timepieces model models style that has have having from than ' +
    'please price prices priced dial face colour color coloured colored please'
  ).split(' '),
);
/** How many words a phrase may have, most first. */
const phraseLengths = [4, 3, 2, 1];

/**
 * Reads a query into the rulers and facets (docs/product.md 8.6, 8.7): "automatic blue under 300, 38 mm" sets a movement, a
 * dial colour, a price and a case diameter. A colour is the dial's unless a part of the watch is named after it.
 */
export function parseQuery(query: string, makers: readonly MakerNames[]): ParsedQuery {
  const { measures, rest } = readMeasures(plainText(cleanQuery(query)));
  let filterState = measures.reduce(
    (set, { rangeFilter, range }) => withRange(set, rangeFilter, range),
    nothingSelected,
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
        filterState = addSetting(filterState, phrase.setting);
        readTo = at + phrase.length;
      } else {
        left.push(word);
      }
    }
  }
  const telling = left.filter((word) => !fillers.has(word));
  const isParsed = filterState !== nothingSelected;
  return { filterState, words: (isParsed || telling.length > 0 ? telling : left).join(' ') };
}

function withMakers(makers: readonly MakerNames[]): ReadonlyMap<string, Setting> {
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
  return new Map<string, Setting>([...settings, ...named]);
}

/** The longest phrase that begins at a word, with what it swallows. */
function phraseAt(words: readonly string[], at: number, known: ReadonlyMap<string, Setting>) {
  for (const length of phraseLengths) {
    const setting = known.get(words.slice(at, at + length).join(' '));
    if (!setting) continue;
    const next = words[at + length];
    if (setting.yieldsToPart && isPart(next)) return undefined;
    return { setting, length: setting.swallows?.includes(next) ? length + 1 : length };
  }
  return undefined;
}

/** The selection with a phrase's settings: options of one facet gather, ranges that a measure has set stay. */
function addSetting(filterState: FilterState, setting: Setting): FilterState {
  let added = setting.sort ? merge(filterState, { ...nothingSelected, sort: setting.sort }) : filterState;
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
