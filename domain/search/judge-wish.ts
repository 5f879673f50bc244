import { type CatalogueIndex, hasOption, placesOf } from '../filtering/catalogue-index';
import { distanceFromRightSize, fitOf, isGoodFit } from '../fit';
import { keysOf } from '../records';
import type { LikeWish, SizeWish, Wish, WristWish } from '../query/wishes';
import { distanceBetween } from './distance';

/** Decides about the watch at a position of an index. */
export type Judge = {
  /** False for a watch that the wish hides. */
  passes: (place: number) => boolean;
  /** The higher, the better; a wish counts up to about 1. */
  score: (place: number) => number;
};

/** Prepares the judgement of a wish (docs/product.md 8.14). */
export function judgeWish(
  catalogueIndex: CatalogueIndex,
  { sizes = [], prefers, requires, excludes, wrist, like }: Wish,
): Judge {
  const hasAny = (options: Wish['requires'] = {}) =>
    keysOf(options).map((facet) => (place: number) => hasOption(catalogueIndex, place, facet, options[facet] ?? []));
  const [required, excluded, preferred] = [hasAny(requires), hasAny(excludes), hasAny(prefers)];
  const scores = [
    ...sizes.map((size) => scoreSize(catalogueIndex, size)),
    ...preferred.map((has) => (place: number) => (has(place) ? 1 : 0)),
  ];
  const judges = [
    ...(wrist ? [judgeWrist(catalogueIndex, wrist)] : []),
    ...(like ? [judgeSimilarity(catalogueIndex, like)] : []),
  ];
  return {
    passes: (place) =>
      required.every((has) => has(place)) &&
      !excluded.some((has) => has(place)) &&
      judges.every(({ passes }) => passes(place)),
    score: (place) =>
      scores.reduce((sum, score) => sum + score(place), 0) + judges.reduce((sum, { score }) => sum + score(place), 0),
  };
}

/** 1 for the lowest (or highest) value of the index, 0 for the other end. */
function scoreSize({ numbers }: CatalogueIndex, { rangeFilter, direction }: SizeWish): Judge['score'] {
  const column = numbers[rangeFilter];
  const [least, most] = column.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
    Infinity,
    -Infinity,
  ] as const);
  const share = (place: number) => ((column[place] ?? most) - least) / (most - least || 1);
  return (place) => (direction === 'low' ? 1 - share(place) : share(place));
}

function judgeWrist({ straps, numbers }: CatalogueIndex, { circumference, isExact }: WristWish): Judge {
  const fits = (place: number) => {
    const [wristMin, wristMax] = straps[place] ?? [0, 0];
    return isGoodFit(fitOf({ lugToLug: numbers.lug[place] ?? 0, wristMin, wristMax }, circumference).verdict);
  };
  return {
    passes: (place) => !isExact || fits(place),
    score: (place) =>
      (fits(place) ? 1 : 0) - distanceFromRightSize({ lugToLug: numbers.lug[place] ?? 0 }, circumference),
  };
}

/** Points of distance that cost a whole score. */
const farPoints = 20;

function judgeSimilarity(catalogueIndex: CatalogueIndex, { key, than }: LikeWish): Judge {
  const model = placesOf(catalogueIndex).get(key) ?? -1;
  return {
    passes: (place) =>
      place !== model &&
      than.every(({ rangeFilter, direction }) => {
        const [value = 0, its = 0] = [
          catalogueIndex.numbers[rangeFilter][place],
          catalogueIndex.numbers[rangeFilter][model],
        ];
        return direction === 'low' ? value < its : value > its;
      }),
    score: (place) => 1 - distanceBetween(catalogueIndex, place, model) / farPoints,
  };
}
