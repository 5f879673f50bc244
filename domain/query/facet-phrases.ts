import type { FacetName } from '../filtering/facets';
import type { Range, RangeFilterName } from '../filtering/range-filters';
import type { Sort } from '../filtering/filter-state';
import { keysOf } from '../records';
import { wordsOf } from '../search/words';
import { dialColourNames } from '../traits';
import {
  cases,
  dialColourWords,
  displays,
  functions,
  movements,
  partWords,
  type Phrases,
  redundant,
  shades,
  sorts,
  straps,
  waterWords,
} from './query-words';
import { type Wish, wishPhrases } from './wishes';

/** Filters that a phrase sets. */
export type PhraseFilters = {
  options?: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  ranges?: Readonly<Partial<Record<RangeFilterName, Range>>>;
  sort?: Sort;
  /** Orders the results; a phrase without filters is kept in the query as a wish. */
  wish?: Omit<Wish, 'text'>;
  /** Following words that add nothing: "leather strap". Undefined means the end of the query. */
  redundantWords?: readonly (string | undefined)[];
  /** Ignores the phrase if a watch part follows: "blue hands", "black strap". */
  yieldsToPart?: true;
};

/** Words for water resistance in m. */
const waterPhrases: readonly [phrases: string, setting: PhraseFilters][] = [
  [
    waterWords.resistant,
    {
      ranges: { water: { from: 100 } },
      wish: {
        sizes: [{ rangeFilter: 'water', direction: 'high', until: 100 }],
        prefers: { strap: ['rubber', 'resin', 'nato', 'textile'] },
      },
    },
  ],
  [waterWords.dive, { ranges: { water: { from: 100 } }, options: { function: ['turning-bezel', 'depth-meter'] } }],
];

/** Watch parts that a preceding colour or size describes, instead of the dial or the watch. */
const parts: ReadonlySet<string | undefined> = new Set(wordsOf(partWords));

/** True for a word that names a part of a watch, such as "hands" or "strap". */
export const isWatchPart = (word: string | undefined) => parts.has(word);

const facetPhrases: readonly [facet: FacetName, phrases: Phrases, swallows: string][] = [
  ['movement', movements, redundant.movement],
  ['display', displays, redundant.display],
  ['strap', straps, redundant.strap],
  ['case', cases, redundant.case],
  ['function', functions, redundant.function],
];

/** Filters by phrase; phrases are the words of `wordsOf` with single spaces. */
export const phraseFilters: ReadonlyMap<string, PhraseFilters> = new Map<string, PhraseFilters>([
  ...facetPhrases.flatMap(([facet, table, redundantWords]) =>
    expandPhrases(table, (names) => ({
      options: { [facet]: names.split(',') },
      redundantWords: wordsOf(redundantWords),
    })),
  ),
  ...expandPhrases(sorts, (sort) => ({ sort })),
  ...waterPhrases.flatMap(([phrases, setting]) => phrases.split('|').map((each) => [plain(each), setting] as const)),
  ...[...wishPhrases].map(([phrase, { yieldsToPart, ...wish }]) => [phrase, { wish, yieldsToPart }] as const),
  ...dialColourNames.flatMap((colour) =>
    dialColourWords[colour]
      .split('|')
      .flatMap((word) => shades.map((shade) => [plain(shade + word), dialColour(colour)] as const)),
  ),
]);

function expandPhrases<Name extends string>(
  table: Readonly<Record<Name, string>>,
  setting: (name: Name) => PhraseFilters,
) {
  return keysOf(table).flatMap((name) => table[name].split('|').map((each) => [plain(each), setting(name)] as const));
}

function dialColour(colour: string): PhraseFilters {
  return {
    options: { dial: [colour] },
    redundantWords: wordsOf(redundant.dial),
    yieldsToPart: true,
  };
}

function plain(phrase: string): string {
  return wordsOf(phrase).join(' ');
}
