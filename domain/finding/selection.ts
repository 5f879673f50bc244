import type { Route } from 'next';
import { type FacetName, facetNames, isOption } from './facets';
import { type Range, type RulerName, rulerNames } from './rulers';

/** The orders of a list; `listed` is the order of the catalogue. */
export const sorts = ['listed', 'price', 'price-down', 'size', 'size-down', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What a shopper has set on a list: all of it has to hold, of a facet one option. */
export type Selection = {
  readonly ranges: Readonly<Partial<Record<RulerName, Range>>>;
  readonly options: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly sort: Sort;
};

export const nothingSelected: Selection = { ranges: {}, options: {}, sort: 'listed' };

/** One thing that is set, as a chip shows it: a range of a ruler, or one option of a facet. */
export type Part = { ruler: RulerName; range: Range } | { facet: FacetName; option: string };

/** In the order of rulers and facets. */
export function partsOf({ ranges, options }: Selection): Part[] {
  return [
    ...rulerNames.flatMap((ruler) => {
      const range = ranges[ruler];
      return range ? [{ ruler, range }] : [];
    }),
    ...facetNames.flatMap((facet) => (options[facet] ?? []).map((option) => ({ facet, option }))),
  ];
}

/** The selection with a ruler's range in place of the one it had; an open range takes it off. */
export function withRange(selection: Selection, ruler: RulerName, range: Range): Selection {
  const ranges = { ...selection.ranges, [ruler]: range };
  if (range.from === undefined && range.to === undefined) delete ranges[ruler];
  return { ...selection, ranges };
}

/** The selection with these options of a facet in place of those it had. */
export function withOptions(selection: Selection, facet: FacetName, chosen: readonly string[]): Selection {
  const options = { ...selection.options, [facet]: chosen };
  if (chosen.length === 0) delete options[facet];
  return { ...selection, options };
}

export function without(selection: Selection, part: Part): Selection {
  if ('ruler' in part) return withRange(selection, part.ruler, {});
  const left = (selection.options[part.facet] ?? []).filter((option) => option !== part.option);
  return withOptions(selection, part.facet, left);
}

/** Both selections at once: where both set a ruler or a facet, the second one holds. */
export function merge(first: Selection, second: Selection): Selection {
  return {
    ranges: { ...first.ranges, ...second.ranges },
    options: { ...first.options, ...second.options },
    sort: second.sort === 'listed' ? first.sort : second.sort,
  };
}

/** What an address can carry of a query: the texts under each key. */
type Query = { getAll(key: string): string[] };

/**
 * The selection of a query. A range is written `36-42`, `36-` or `-42`; the two handles of a form without JavaScript
 * write it as two numbers (`diameter=36&diameter=42`). What is not understood is passed over.
 */
export function parseSelection(query: Query): Selection {
  let selection = nothingSelected;
  for (const ruler of rulerNames) selection = withRange(selection, ruler, parseRange(query.getAll(ruler)));
  for (const facet of facetNames) {
    const chosen = new Set(query.getAll(facet).filter((option) => isOption(facet, option)));
    selection = withOptions(selection, facet, [...chosen].sort());
  }
  const sort = sorts.find((each) => each === query.getAll('sort')[0]) ?? 'listed';
  return { ...selection, sort };
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

/** The query of a selection in its one spelling, `diameter=36-42&movement=automatic`; empty for none. */
export function formatSelection({ ranges, options, sort }: Selection): string {
  const query = new URLSearchParams();
  for (const ruler of rulerNames) {
    const range = ranges[ruler];
    if (range) query.append(ruler, `${range.from ?? ''}-${range.to ?? ''}`);
  }
  for (const facet of facetNames) for (const option of options[facet] ?? []) query.append(facet, option);
  if (sort !== 'listed') query.append('sort', sort);
  return query.toString();
}

/** What an address says of a list beside its path; pages are counted from 1. */
type Found = { words?: string; selection?: Selection; page?: number };

/** The address of a list narrowed by words and a selection, or of one of its pages (docs/product.md 2.9). */
export function foundPath(list: Route, { words, selection = nothingSelected, page = 1 }: Found): Route {
  const query = [
    words && new URLSearchParams({ q: words }).toString(),
    formatSelection(selection),
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return (query.length > 0 ? `${list}?${query.join('&')}` : list) as Route;
}

/** The results page of a query (docs/product.md 2.6). */
export const resultsPath = (words: string): Route => foundPath('/search', { words });
