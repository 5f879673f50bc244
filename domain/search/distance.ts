import type { CatalogueIndex } from '../filtering/catalogue-index';
import { type FacetName, facetNames } from '../filtering/facets';
import { type RangeFilterName, rangeFilterNames } from '../filtering/range-filters';
import { pointSteps } from '../similarity';

/** Difference worth one point. Weight, water and price are ratios. */
const steps: Readonly<Record<RangeFilterName, number>> = { ...pointSteps, lug: pointSteps.lugToLug };
const ratios: ReadonlySet<RangeFilterName> = new Set(['price', 'weight', 'water']);

/** Points between two values of a range filter, in its unit. */
export function pointsBetween(rangeFilter: RangeFilterName, a: number, b: number): number {
  const step = steps[rangeFilter];
  if (!ratios.has(rangeFilter)) return Math.abs(a - b) / step;
  return Math.abs(Math.log(Math.max(a, 1)) - Math.log(Math.max(b, 1))) / Math.log(step);
}

/** Points for another option of a facet, as in `domain/similarity.ts`; a maker's watches have a style in common. */
export const facetPoints: Readonly<Record<FacetName, number>> = {
  fit: 1,
  brand: 2,
  movement: 1,
  display: 2.5,
  dial: 1,
  strap: 0.75,
  case: 1,
  function: 0.6,
};

const maxPointsPerFigure = 3;
/** A shopper who names a watch means its looks more than its figures. */
const figureShare = 0.5;

/** Distance of two watches of an index, in points. */
export function distanceBetween({ numbers, has }: CatalogueIndex, a: number, b: number): number {
  const figures = rangeFilterNames.reduce((sum, rangeFilter) => {
    const column = numbers[rangeFilter];
    const points = pointsBetween(rangeFilter, column[a] ?? 0, column[b] ?? 0);
    // Unknown for a price that is missing in the page's currency.
    return sum + figureShare * (Math.min(maxPointsPerFigure, points) || 0);
  }, 0);
  return facetNames.reduce((sum, facet) => {
    const [first = [], second = []] = [has[facet][a], has[facet][b]];
    const differing = new Set([...first, ...second]).size - first.filter((option) => second.includes(option)).length;
    return sum + facetPoints[facet] * (facet === 'function' ? differing : Math.min(1, differing));
  }, figures);
}
