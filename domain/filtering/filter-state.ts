import type { Route } from 'next';
import { parseWrist, type Wrist, wristText } from '@/domain/wrist';
import { type FacetName, facetNames, isOption } from './facets';
import { type Range, type RangeFilterName, rangeFilterNames } from './range-filters';

/** Sort orders; `listed` is catalogue order, `fit` the best fit for a wrist first. */
export const sorts = ['listed', 'fit', 'price', 'price-down', 'size', 'size-down', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Filters of a list. All must match; within a facet one option is enough. */
export type FilterState = {
  readonly ranges: Readonly<Partial<Record<RangeFilterName, Range>>>;
  readonly options: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly sort: Sort;
  /** Set if and only if the facet `fit` or the sort order `fit` is (`forWrist`). */
  readonly wrist?: Wrist;
};

export const emptyFilterState: FilterState = { ranges: {}, options: {}, sort: 'listed' };

/** One active filter, as a chip shows it: a range, or one option of a facet. */
export type FilterPart =
  | { rangeFilter: RangeFilterName; range: Range }
  | {
      facet: FacetName;
      option: string;
      /** Of the facet `fit`. */
      wrist?: Wrist;
    };

/** Active filters in display order. */
export function filterPartsOf({ ranges, options, wrist }: FilterState): FilterPart[] {
  return [
    ...rangeFilterNames.flatMap((rangeFilter) => {
      const range = ranges[rangeFilter];
      return range ? [{ rangeFilter, range }] : [];
    }),
    ...facetNames.flatMap((facet) =>
      (options[facet] ?? []).map((option) => ({ facet, option, ...(facet === 'fit' && { wrist }) })),
    ),
  ];
}

/** Replaces the range of a range filter; an open range removes it. */
export function withRange(filterState: FilterState, rangeFilter: RangeFilterName, range: Range): FilterState {
  const ranges = { ...filterState.ranges, [rangeFilter]: range };
  if (range.from === undefined && range.to === undefined) delete ranges[rangeFilter];
  return { ...filterState, ranges };
}

/** Replaces the options of a facet. */
export function withOptions(filterState: FilterState, facet: FacetName, chosen: readonly string[]): FilterState {
  const options = { ...filterState.options, [facet]: chosen };
  if (chosen.length === 0) delete options[facet];
  return forWrist({ ...filterState, options }, filterState.wrist);
}

/** Sets the wrist if the facet or the sort order `fit` is chosen. Removes wrist, facet and sort order if one is missing. */
export function forWrist(filterState: FilterState, wrist: Wrist | undefined): FilterState {
  const usesFit = filterState.options.fit !== undefined || filterState.sort === 'fit';
  const options = { ...filterState.options };
  if (!wrist) delete options.fit;
  const sort = filterState.sort === 'fit' && !wrist ? 'listed' : filterState.sort;
  return { ranges: filterState.ranges, options, sort, ...(usesFit && wrist && { wrist }) };
}

/** Removes all filters and keeps the sort order. */
export const withoutFilters = ({ sort, wrist }: FilterState): FilterState =>
  forWrist({ ...emptyFilterState, sort }, wrist);

export function withoutFilter(filterState: FilterState, part: FilterPart): FilterState {
  if ('rangeFilter' in part) return withRange(filterState, part.rangeFilter, {});
  const left = (filterState.options[part.facet] ?? []).filter((option) => option !== part.option);
  return withOptions(filterState, part.facet, left);
}

/** Combines two filter states; the second one wins on conflict. */
export function mergeFilterStates(first: FilterState, second: FilterState): FilterState {
  return {
    ranges: { ...first.ranges, ...second.ranges },
    options: { ...first.options, ...second.options },
    sort: second.sort === 'listed' ? first.sort : second.sort,
    ...((second.wrist ?? first.wrist) && { wrist: second.wrist ?? first.wrist }),
  };
}

/** Query parameters with repeated keys. */
type Query = { getAll(key: string): string[] };

/**
 * Parses the filters of a query. A range is `36-42`, `36-` or `-42`; a form without JavaScript sends two numbers
 * (`diameter=36&diameter=42`). Ignores invalid values.
 */
export function parseFilterState(query: Query): FilterState {
  let filterState = emptyFilterState;
  for (const rangeFilter of rangeFilterNames)
    filterState = withRange(filterState, rangeFilter, parseRange(query.getAll(rangeFilter)));
  const options: Partial<Record<FacetName, readonly string[]>> = {};
  for (const facet of facetNames) {
    const chosen = new Set(query.getAll(facet).filter((option) => isOption(facet, option)));
    if (chosen.size > 0) options[facet] = [...chosen].sort();
  }
  const sort = sorts.find((each) => each === query.getAll('sort')[0]) ?? 'listed';
  return forWrist({ ...filterState, options, sort }, parseWristParameter(query.getAll('wrist')[0]));
}

/** Query text of a wrist: `165mm`, `6.5in`. */
export const wristParameter = (wrist: Wrist) => wristText(wrist).replace(' ', '');

/** Parses a wrist; one without a unit is in mm. Undefined if invalid. */
function parseWristParameter(text = ''): Wrist | undefined {
  const [, figure, unit = 'mm'] = /^([\d.]+)(mm|in)?$/.exec(text) ?? [];
  return parseWrist(`${figure} ${unit}`) ?? undefined;
}

const figure = String.raw`\d{1,6}(?:\.\d{1,2})?`;
const written = new RegExp(`^(${figure})?-(${figure})?$`);

function parseRange([text = '', second]: readonly string[]): Range {
  if (second !== undefined) {
    const ends = [text, second].map((end) => (new RegExp(`^${figure}$`).test(end) ? Number(end) : undefined));
    return inOrder(ends[0], ends[1]);
  }
  const match = written.exec(text);
  return match ? inOrder(match[1] && Number(match[1]), match[2] && Number(match[2])) : {};
}

function inOrder(from?: number | '', to?: number | ''): Range {
  const isNumber = (end?: number | ''): end is number => typeof end === 'number';
  if (isNumber(from) && isNumber(to)) return { from: Math.min(from, to), to: Math.max(from, to) };
  return { ...(isNumber(from) && { from }), ...(isNumber(to) && { to }) };
}

/** Formats filters canonically, `diameter=36-42&movement=automatic`; empty for none. */
export function formatFilterState({ ranges, options, sort, wrist }: FilterState): string {
  const query = new URLSearchParams();
  for (const rangeFilter of rangeFilterNames) {
    const range = ranges[rangeFilter];
    if (range) query.append(rangeFilter, `${range.from ?? ''}-${range.to ?? ''}`);
  }
  for (const facet of facetNames) for (const option of options[facet] ?? []) query.append(facet, option);
  if (sort !== 'listed') query.append('sort', sort);
  if (wrist) query.append('wrist', wristParameter(wrist));
  return query.toString();
}

/** Query of a list page; pages count from 1. */
type ListAddress = { words?: string; filterState?: FilterState; page?: number };

/** URL of a list filtered by words and filters, or of one of its pages (docs/product.md 2.9). */
export function filteredListPath(list: Route, { words, filterState = emptyFilterState, page = 1 }: ListAddress): Route {
  const query = [
    words && new URLSearchParams({ q: words }).toString(),
    formatFilterState(filterState),
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `${list}?${query.join('&')}` : list;
}

/** URL of a query's results page (docs/product.md 2.6). */
export const resultsPath = (words: string): Route => filteredListPath('/search', { words });
