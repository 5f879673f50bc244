import type { FacetName } from '@/domain/filtering/facets';
import type { RangeFilterName } from '@/domain/filtering/range-filters';
import { groupLabels } from './copy';

export type FilterGroup = {
  label: string;
  ranges: readonly RangeFilterName[];
  facets: readonly FacetName[];
};

/** Filters behind each button of the filter bar, in display order (docs/product.md 5.7). */
export const filterGroups: readonly FilterGroup[] = [
  { label: groupLabels.price, ranges: ['price'], facets: [] },
  { label: groupLabels.size, ranges: ['diameter', 'lug', 'thickness', 'weight'], facets: ['fit'] },
  { label: groupLabels.movement, ranges: [], facets: ['movement'] },
  { label: groupLabels.brand, ranges: [], facets: ['brand'] },
  { label: groupLabels.more, ranges: ['water'], facets: ['display', 'dial', 'strap', 'case', 'function'] },
];
