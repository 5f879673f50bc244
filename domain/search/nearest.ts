import { type CatalogueIndex, hasOption, optionsOf, placesOf, sortedPositions } from '../filtering/catalogue-index';
import { type FacetName, facetNames } from '../filtering/facets';
import type { FilterState } from '../filtering/filter-state';
import { isWithin, type Range, type RangeFilterName, rangeFilterNames } from '../filtering/range-filters';
import type { ParsedQuery } from '../query/parse-query';
import type { WatchKey } from '../watch-key';
import { facetPoints, pointsBetween } from './distance';
import { judgeWish } from './judge-wish';
import type { Searchable } from './search-shop';
import { wordsOf } from './words';

/** A difference between a watch and a query. Values are in the unit of their range filter. */
export type Difference =
  | { kind: 'range'; rangeFilter: RangeFilterName; value: number; range: Range }
  | { kind: 'option'; facet: FacetName; options: readonly string[]; wanted: readonly string[] }
  /** A size word that does not apply: 38 mm where "small" is up to 36. */
  | { kind: 'size'; rangeFilter: RangeFilterName; value: number; until: number; text: string }
  /** A wish that hides the watch, in the shopper's words. */
  | { kind: 'wish'; text: string }
  | { kind: 'word'; word: string };

/** A watch near a query that finds none, with its differences. */
export type NearWatch = { key: WatchKey; differences: readonly Difference[] };

/** Points of a missed option, so that a price that is half as high again costs as much as another movement. */
const missFactor = 3;
const wishPoints = 3;
const wordPoints = 4;
const sizeFactor = 0.5;

type Miss = { points: number; difference: Difference };

/**
 * The watches that come nearest to a query without results, nearest first; among equals the newest.
 *
 * @param filterState filters of the query and the chosen ones.
 */
export function nearestWatches(
  shop: Searchable,
  { words, wishes }: Pick<ParsedQuery, 'words' | 'wishes'>,
  filterState: FilterState,
  count: number,
): NearWatch[] {
  const { catalogueIndex } = shop;
  const checks = [
    ...rangeChecks(catalogueIndex, filterState),
    ...facetChecks(catalogueIndex, filterState),
    ...wishChecks(shop, wishes),
    ...wordChecks(shop, words),
  ];
  return sortedPositions(catalogueIndex, 'newest')
    .map((place) => ({ place, misses: checks.flatMap((check) => check(place)) }))
    .map(({ place, misses }) => ({ place, misses, points: misses.reduce((sum, { points }) => sum + points, 0) }))
    .toSorted((a, b) => a.points - b.points)
    .slice(0, count)
    .flatMap(({ place, misses }) => {
      const key = catalogueIndex.keys[place];
      return key ? [{ key, differences: misses.map(({ difference }) => difference) }] : [];
    });
}

type Check = (place: number) => readonly Miss[];

function rangeChecks({ numbers }: CatalogueIndex, { ranges }: FilterState): Check[] {
  return rangeFilterNames.flatMap((rangeFilter) => {
    const range = ranges[rangeFilter];
    if (!range) return [];
    return (place: number) => {
      const value = numbers[rangeFilter][place] ?? 0;
      if (isWithin(range, value)) return [];
      const end = range.from !== undefined && value < range.from ? range.from : (range.to ?? 0);
      return [
        { points: pointsBetween(rangeFilter, value, end), difference: { kind: 'range', rangeFilter, value, range } },
      ];
    };
  });
}

function facetChecks(catalogueIndex: CatalogueIndex, { options }: FilterState): Check[] {
  return facetNames.flatMap((facet) => {
    const wanted = options[facet];
    if (!wanted) return [];
    const all = optionsOf(catalogueIndex, facet);
    return (place: number) => {
      if (hasOption(catalogueIndex, place, facet, wanted)) return [];
      const has = (catalogueIndex.has[facet][place] ?? []).flatMap((option) => all[option] ?? []);
      const points = missFactor * facetPoints[facet];
      return [{ points, difference: { kind: 'option', facet, options: has, wanted } }];
    };
  });
}

function wishChecks({ catalogueIndex }: Searchable, wishes: ParsedQuery['wishes']): Check[] {
  return wishes.map((wish) => {
    const { passes } = judgeWish(catalogueIndex, wish);
    return (place) => {
      if (!passes(place)) return [{ points: wishPoints, difference: { kind: 'wish', text: wish.text } }];
      return (wish.sizes ?? []).flatMap(({ rangeFilter, direction, until }): Miss[] => {
        const value = catalogueIndex.numbers[rangeFilter][place] ?? 0;
        if (direction === 'low' ? value <= until : value >= until) return [];
        const points = sizeFactor * pointsBetween(rangeFilter, value, until);
        return [{ points, difference: { kind: 'size', rangeFilter, value, until, text: wish.text } }];
      });
    };
  });
}

/** A word that no watch has cannot rank the watches. */
function wordChecks({ index, catalogueIndex }: Searchable, words: string): Check[] {
  const whole = new Set(index.find(words));
  const places = placesOf(catalogueIndex);
  return wordsOf(words).flatMap((word) => {
    const having = new Set([...index.find(word), ...whole].map((key) => places.get(key)));
    if (having.size === 0) return [];
    return (place: number) =>
      having.has(place) ? [] : [{ points: wordPoints, difference: { kind: 'word', word } as const }];
  });
}
