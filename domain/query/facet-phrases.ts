import type { FacetName } from '../filtering/facets';
import type { Range, RangeFilterName } from '../filtering/range-filters';
import type { Sort } from '../filtering/filter-state';
import { keysOf } from '../records';
import { wordsOf } from '../search/words';
import { dialColourNames } from '../traits';
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

type Phrases = Readonly<Record<string, string>>;

const movements: Phrases = {
  automatic: 'automatic|automatics|auto|self winding|selfwinding|self wind|winds itself|never needs winding',
  'hand-wound':
    'hand wound|handwound|hand winding|handwinding|hand wind|manual|manual wind|manual winding|manually wound',
  'automatic,hand-wound': 'mechanical|mechanicals',
  'quartz,solar': 'quartz',
  quartz: 'battery|battery powered',
  solar: 'solar|solar powered|solar quartz|light powered|eco|eco drive',
};
const displays: Phrases = {
  digital: 'digital|lcd',
  skeleton: 'skeleton|skeletonized|skeletons|openworked|open worked|openwork|open work|see through',
  'hands-and-digits': 'ana digi|anadigi|ana digital|analog and digital',
  'hands,hands-and-digits,skeleton': 'analog',
};
const straps: Phrases = {
  leather: 'leather',
  suede: 'suede',
  rubber: 'rubber',
  resin: 'resin strap|resin band',
  bracelet: 'bracelet|bracelets|metal bracelet|steel bracelet|link bracelet|steel strap|steel band',
  mesh: 'mesh|milanese|mesh bracelet|milanese bracelet|steel mesh',
  'bracelet,mesh': 'metal strap|metal band',
  nato: 'nato|natos',
  textile: 'textile|fabric|canvas|cloth',
};
const cases: Phrases = {
  steel: 'steel|stainless|stainless steel',
  'black-steel': 'black steel|blackened steel',
  'gold-tone': 'gold|golden|gold tone|yellow gold|gold colored',
  'rose-gold-tone': 'rose gold|rose gold tone|rosegold|pink gold',
  titanium: 'titanium|titan',
  bronze: 'bronze',
  carbon: 'carbon|black carbon|carbon fiber',
  resin: 'resin|plastic',
};
const functions: Phrases = {
  date: 'date|calendar|date window|date display',
  day: 'day date|weekday|day of the week',
  chronograph: 'chronograph|chronographs|chrono|chronos|stopwatch|stop watch',
  tachymeter: 'tachymeter|tachy|racing|driving|drivers',
  'turning-bezel':
    'turning bezel|rotating bezel|dive bezel|diving bezel|unidirectional bezel|one way bezel|timing bezel',
  'small-seconds': 'small seconds|small second|sub seconds|subseconds|running seconds',
  '24-hours': '24 hour|24 hours|24 h|24 hr|twenty four hour',
  'second-time-zone':
    'gmt|dual time|dual time zone|second time zone|two time zones|time zones|world time|worldtime|worldtimer|world timer|travel',
  'power-reserve': 'power reserve|power reserve indicator|reserve indicator',
  retrograde: 'retrograde|retrogrades',
  'wandering-hours': 'wandering hours|wandering hour|wandering',
  alarm: 'alarm|alarms',
  timer: 'timer|countdown|count down|countdown timer',
  light: 'backlight|back light|backlit|dial light',
  gps: 'gps',
  compass: 'compass',
  altimeter: 'altimeter',
  thermometer: 'thermometer|temperature',
  'depth-meter': 'depth meter|depth gauge|depthmeter',
  tide: 'tide|tides|tide graph',
  moon: 'moonphase|moon phase|moonphases|moon phases|moon age|lunar',
  'helium-valve': 'helium valve|helium|helium escape valve',
};
const sorts = {
  price: 'cheapest|cheap|lowest price|affordable|inexpensive|budget',
  'price-down': 'most expensive|dearest|highest price',
  size: 'smallest',
  'size-down': 'biggest|largest',
  newest: 'newest|latest',
} satisfies Partial<Record<Sort, string>>;

/** Words for water resistance in m. */
const waterPhrases: readonly [phrases: string, setting: PhraseFilters][] = [
  [
    'waterproof|water resistant|water resistance|swim|swimming|swimmer|swimmers|snorkel|snorkeling|beach|pool|surf|surfing',
    {
      ranges: { water: { from: 100 } },
      wish: {
        sizes: [{ rangeFilter: 'water', direction: 'high', until: 100 }],
        prefers: { strap: ['rubber', 'resin', 'nato', 'textile'] },
      },
    },
  ],
  [
    'dive|diver|divers|diving|scuba',
    { ranges: { water: { from: 100 } }, options: { function: ['turning-bezel', 'depth-meter'] } },
  ],
];

/** Watch parts that a preceding colour or size describes, instead of the dial or the watch. */
const parts: ReadonlySet<string | undefined> = new Set(
  (
    'strap straps band bands bracelet mesh leather suede rubber nato textile fabric canvas resin case bezel hand hands ' +
    'steel carbon second seconds marker markers numeral numerals index indices subdial subdials counter counters ' +
    'stitching lume tube tubes crown date ring crystal sapphire tipped track window opening'
  ).split(' '),
);
/** True for a word that names a part of a watch, such as "hands" or "strap". */
export const isWatchPart = (word: string | undefined) => parts.has(word);

const facetPhrases: readonly [facet: FacetName, phrases: Phrases, swallows: readonly string[]][] = [
  ['movement', movements, ['movement', 'movements', 'caliber']],
  ['display', displays, ['display', 'displays', 'dial', 'dials']],
  ['strap', straps, ['strap', 'straps', 'band', 'bands']],
  ['case', cases, ['case', 'cases']],
  ['function', functions, ['function', 'complication']],
];

/** Filters by phrase; phrases are the words of `wordsOf` with single spaces. */
export const phraseFilters: ReadonlyMap<string, PhraseFilters> = new Map<string, PhraseFilters>([
  ...facetPhrases.flatMap(([facet, table, redundantWords]) =>
    expandPhrases(table, (names) => ({ options: { [facet]: names.split(',') }, redundantWords })),
  ),
  ...expandPhrases(sorts, (sort) => ({ sort })),
  ...waterPhrases.flatMap(([phrases, setting]) => phrases.split('|').map((each) => [each, setting] as const)),
  ...[...wishPhrases].map(([phrase, { yieldsToPart, ...wish }]) => [phrase, { wish, yieldsToPart }] as const),
  ...dialColourNames.flatMap((colour) =>
    ['', 'light ', 'pale ', 'bright ', 'dark ', 'deep '].map(
      (shade) => [shade + wordsOf(colour).join(''), dialColour(colour)] as const,
    ),
  ),
]);

function expandPhrases<Name extends string>(
  table: Readonly<Record<Name, string>>,
  setting: (name: Name) => PhraseFilters,
) {
  return keysOf(table).flatMap((name) => table[name].split('|').map((each) => [each, setting(name)] as const));
}

function dialColour(colour: string): PhraseFilters {
  return {
    options: { dial: [colour] },
    redundantWords: ['dial', 'dials', 'dialed', 'face', 'faced'],
    yieldsToPart: true,
  };
}
