import { placesOf } from '../filtering/catalogue-index';
import type { FilterState } from '../filtering/filter-state';
import type { ParsedQuery } from '../query/parse-query';
import { pointsBetween } from './distance';
import { judgeWish } from './judge-wish';
import { type Check, filterChecks, leastMissing, type Miss, type NearWatch } from './nearest-filters';
import type { Searchable } from './search-shop';
import { wordsOf } from './words';

const wishPoints = 3;
const wordPoints = 4;
const sizeFactor = 0.5;

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
    ...filterChecks(catalogueIndex, filterState),
    ...wishChecks(shop, wishes),
    ...wordChecks(shop, words),
  ];
  return leastMissing(catalogueIndex, checks, count);
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
