import type { FacetName } from '../filtering/facets';
import type { RangeFilterName } from '../filtering/range-filters';
import type { WatchKey } from '../watch-key';

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
const onWrists = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [`${word} wrist`, `${word} wrists`])
    .join('|');

/** Phrases by wish, separated by `|`. */
const phrases: readonly (readonly [phrases: string, setting: WishSetting])[] = [
  ['small|smaller|compact|petite|tiny', { ...small, yieldsToPart: true }],
  ['not too big|not too large|nothing too big|nothing too large|not big|not large|not huge', small],
  ['large|larger|big|bigger|oversized|oversize|xl|huge|chunky', { ...large, yieldsToPart: true }],
  ['not too small|nothing too small|not small', large],
  ['thin|thinner|slim|slimmer|slender|ultra thin|ultrathin|flat|low profile', { ...thin, yieldsToPart: true }],
  ['not too thick|nothing too thick|not thick|not bulky|not too bulky', thin],
  [
    'light|lighter|lightweight|light weight|light watch|light watches|light on the wrist',
    { ...light, yieldsToPart: true },
  ],
  ['not too heavy|nothing too heavy|not heavy', light],
  ['heavy|heavier|hefty', { ...size('weight', 'high', 110), yieldsToPart: true }],
  [onWrists('small|slim|narrow|thin|skinny|slender|tiny|petite|little'), { wrist: { circumference: thinWrist } }],
  [onWrists('large|big|thick|wide|broad'), { wrist: { circumference: thickWrist } }],
  ['kid|kids|child|children|childs', { wrist: { circumference: childsWrist, isExact: true } }],
  [
    'formal|dress|dressy|black tie|wedding|suit|tuxedo|evening|elegant|classy|office watch|for the office|for office|office wear|business|interview',
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
    'sport|sports|sporty|gym|workout|fitness|training|jogging|running|exercise',
    {
      ...light,
      requires: { strap: ['rubber', 'resin', 'nato', 'textile'] },
      prefers: { function: ['chronograph', 'timer'] },
      yieldsToPart: true,
    },
  ],
  ['vegan|leather free', { excludes: { strap: ['leather', 'suede'] } }],
  // Recognised, without an effect on the order of the results.
  ['gift|gifts|present|presents|birthday|anniversary|christmas|graduation', {}],
];

/** Wishes by phrase; phrases are lower-case words with single spaces. */
export const wishPhrases: ReadonlyMap<string, WishSetting> = new Map(
  phrases.flatMap(([words, setting]) => words.split('|').map((phrase) => [phrase, setting] as const)),
);

/** Words that turn a following filter into its exclusion: "without a date". */
export const negations: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'non',
  'doesnt',
  'dont',
  'never',
  'isnt',
]);

/** Words between a negation and the excluded filter. */
export const negationFillers: ReadonlySet<string> = new Set(
  'a an any the need needs needing have has having use uses require requires take takes run runs on'.split(' '),
);

type Comparative = Pick<SizeWish, 'rangeFilter' | 'direction'>;
const lower = (rangeFilter: RangeFilterName): Comparative => ({ rangeFilter, direction: 'low' });
const higher = (rangeFilter: RangeFilterName): Comparative => ({ rangeFilter, direction: 'high' });

/** Measures that a comparison with a named watch lowers or raises. */
export const comparatives: ReadonlyMap<string, Comparative> = new Map([
  ['smaller', lower('diameter')],
  ['bigger', higher('diameter')],
  ['larger', higher('diameter')],
  ['shorter', lower('lug')],
  ['thinner', lower('thickness')],
  ['slimmer', lower('thickness')],
  ['thicker', higher('thickness')],
  ['lighter', lower('weight')],
  ['heavier', higher('weight')],
  ['cheaper', lower('price')],
  ['less expensive', lower('price')],
  ['more expensive', higher('price')],
  ['more water resistant', higher('water')],
]);
