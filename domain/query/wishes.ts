import type { FacetName } from '../filtering/facets';
import type { RangeFilterName } from '../filtering/range-filters';
import { keysOf } from '../records';
import { wordsOf } from '../search/words';
import type { WatchKey } from '../watch-key';
import {
  alternativeWords,
  comparativeWords,
  negationFillerWords,
  negationPattern,
  negationWords,
  nothingWords,
  wishWords,
} from './query-words';

/** A measure that should be low or high: "small" is a low diameter. */
export type SizeWish = {
  rangeFilter: RangeFilterName;
  direction: 'low' | 'high';
  /** Limit of the quality, in the filter's unit: the highest low value, or the lowest high one. */
  until: number;
};

type Options = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** A wrist circumference in mm. If the query gives it as a figure, watches that do not fit are hidden. */
export type WristWish = { circumference: number; isExact?: true };

/** A watch to resemble, and the measures that must be lower or higher than its own. */
export type LikeWish = {
  key: WatchKey;
  than: readonly Pick<SizeWish, 'rangeFilter' | 'direction'>[];
};

/**
 * A part of a query that is no filter (docs/product.md 8.14). Sizes and preferences order the results and hide none.
 * Required and excluded options, an exact wrist and a comparison hide the other watches.
 */
export type Wish = {
  /** The words of the query. */
  text: string;
  sizes?: readonly SizeWish[];
  prefers?: Options;
  requires?: Options;
  excludes?: Options;
  wrist?: WristWish;
  like?: LikeWish;
};

/** A wish without its words. */
export type WishSetting = Omit<Wish, 'text'> & {
  /** Ignores the phrase if a watch part follows: "small hands". */
  yieldsToPart?: true;
};

/** Circumferences of a thin and a thick wrist, in mm: about one standard deviation from the mean (`domain/fit.ts`). */
const thinWrist = 150;
const thickWrist = 190;
const childsWrist = 140;

const size = (rangeFilter: RangeFilterName, direction: SizeWish['direction'], until: number): Pick<Wish, 'sizes'> => ({
  sizes: [{ rangeFilter, direction, until }],
});

const small = size('diameter', 'low', 36);
const large = size('diameter', 'high', 44);
const thin = size('thickness', 'low', 10);
const light = size('weight', 'low', 60);
/** Phrases by wish, separated by `|`. */
const phrases: readonly (readonly [phrases: string, setting: WishSetting])[] = [
  [wishWords.small, { ...small, yieldsToPart: true }],
  [wishWords.notLarge, small],
  [wishWords.large, { ...large, yieldsToPart: true }],
  [wishWords.notSmall, large],
  [wishWords.thin, { ...thin, yieldsToPart: true }],
  [wishWords.notThick, thin],
  [wishWords.light, { ...light, yieldsToPart: true }],
  [wishWords.notHeavy, light],
  [wishWords.heavy, { ...size('weight', 'high', 110), yieldsToPart: true }],
  [wishWords.thinWrist, { wrist: { circumference: thinWrist } }],
  [wishWords.thickWrist, { wrist: { circumference: thickWrist } }],
  [wishWords.child, { wrist: { circumference: childsWrist, isExact: true } }],
  [
    wishWords.formal,
    {
      ...thin,
      requires: {
        display: ['hands', 'discs', 'skeleton'],
        strap: ['leather', 'suede', 'mesh', 'bracelet'],
        case: ['steel', 'gold-tone', 'rose-gold-tone'],
      },
      yieldsToPart: true,
    },
  ],
  [
    wishWords.sporty,
    {
      ...light,
      requires: { strap: ['rubber', 'resin', 'nato', 'textile'] },
      prefers: { function: ['chronograph', 'timer'] },
      yieldsToPart: true,
    },
  ],
  [wishWords.vegan, { excludes: { strap: ['leather', 'suede'] } }],
  // Recognised, without an effect on the order of the results.
  [wishWords.gift, {}],
];

/** Wishes by phrase; phrases are lower-case words with single spaces. */
export const wishPhrases: ReadonlyMap<string, WishSetting> = new Map(
  phrases.flatMap(([words, setting]) =>
    words.split('|').map((phrase) => [wordsOf(phrase).join(' '), setting] as const),
  ),
);

/** Words that turn a following filter into its exclusion: "without a date". */
export const negations: ReadonlySet<string> = new Set(wordsOf(negationWords));

/** Matches a negation of one word or several: "without", "anything but". */
export const isNegation = new RegExp(`^(?:${[...negations, negationPattern].join('|')})$`);

/** Words after which a negation is none: "nothing except Timex". */
export const nothings: ReadonlySet<string> = new Set(wordsOf(nothingWords));

/** Words between a negation and the excluded filter. */
export const negationFillers: ReadonlySet<string> = new Set(wordsOf(negationFillerWords));

/** Words that continue a negation: "no date or chronograph". */
export const alternatives: ReadonlySet<string> = new Set(wordsOf(alternativeWords));

/** The wish of two opposites: without what both exclude, or with the sizes of both; undefined for one of each kind. */
export function mergeOpposites(one: Omit<Wish, 'text'>, other: Omit<Wish, 'text'>): Omit<Wish, 'text'> | undefined {
  if (one.sizes && other.sizes) return { sizes: [...one.sizes, ...other.sizes] };
  if (!one.excludes || !other.excludes) return undefined;
  const merged: { -readonly [Facet in keyof Options]: Options[Facet] } = { ...one.excludes };
  for (const facet of keysOf(other.excludes))
    merged[facet] = [...(one.excludes[facet] ?? []), ...(other.excludes[facet] ?? [])];
  return { excludes: merged };
}

/** The same for two opposites of one facet alone. */
export const mergeSameFacet = (one: Omit<Wish, 'text'>, other: Omit<Wish, 'text'>): Omit<Wish, 'text'> | undefined =>
  keysOf(one.excludes ?? {}).join() === keysOf(other.excludes ?? {}).join() ? mergeOpposites(one, other) : undefined;

/** The wish for a watch without what a phrase sets: without a date, not thin. */
export function oppositeOf({
  options,
  wish,
}: {
  options?: Options;
  wish?: Omit<Wish, 'text'>;
}): Omit<Wish, 'text'> | undefined {
  if (options) return { excludes: options };
  if (wish?.sizes && !wish.requires) return { sizes: wish.sizes.map(oppositeSize) };
  return undefined;
}

const oppositeSize = (size: SizeWish): SizeWish => ({
  ...size,
  direction: size.direction === 'low' ? 'high' : 'low',
});

type Comparative = Pick<SizeWish, 'rangeFilter' | 'direction'>;
const lower = (rangeFilter: RangeFilterName): Comparative => ({ rangeFilter, direction: 'low' });
const higher = (rangeFilter: RangeFilterName): Comparative => ({ rangeFilter, direction: 'high' });

/** Measures that a comparison with a named watch lowers or raises. */
const compared: Readonly<Record<keyof typeof comparativeWords, Comparative>> = {
  smaller: lower('diameter'),
  larger: higher('diameter'),
  shorter: lower('lug'),
  thinner: lower('thickness'),
  thicker: higher('thickness'),
  lighter: lower('weight'),
  heavier: higher('weight'),
  cheaper: lower('price'),
  dearer: higher('price'),
  moreResistant: higher('water'),
};

/** Measures by comparative. */
export const comparatives: ReadonlyMap<string, Comparative> = new Map(
  keysOf(compared).flatMap((name) => comparativeWords[name].split('|').map((each) => [each, compared[name]] as const)),
);
