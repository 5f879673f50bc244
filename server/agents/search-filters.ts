import { z } from 'zod';
import { type FacetName, facetNames, isOption } from '@/domain/filtering/facets';
import { type Range, type RangeFilterName, rangeFilterNames } from '@/domain/filtering/range-filters';
import { emptyFilterState, type FilterState, withOptions, withRange } from '@/domain/filtering/filter-state';
import { fitOf } from '@/domain/fit';
import { type Watch } from '@/domain/watch';
import { categoriesOf } from './product';

const bound = () => z.number().min(0).max(1_000_000).optional();
const range = () => z.object({ min: bound(), max: bound() });
const words = () => z.array(z.string().max(100)).max(50);

/**
 * The filters that the shop knows. `price` and `categories` are the protocol's, in cents; the others are the shop's own
 * rulers, in mm, g and m, its facets, and `wrist`, around which a watch is to fit, in mm. What else is sent is passed over.
 */
const filters = z
  .object({
    price: range(),
    categories: words(),
    wrist: z.number().min(50).max(400),
    ...Object.fromEntries(rangeFilterNames.filter((name) => name !== 'price').map((name) => [name, range()])),
    ...Object.fromEntries(facetNames.map((name) => [name, words()])),
  } as Record<RangeFilterName, ReturnType<typeof range>> &
    Record<FacetName | 'categories', ReturnType<typeof words>> & { wrist: z.ZodNumber })
  .partial();

export type Filters = z.infer<typeof filters>;

/** The filters of a request, or what is wrong with them. */
export function readFilters(sent: unknown): { ok: true; filters: Filters } | { ok: false; detail: string } {
  const parsed = filters.safeParse(sent ?? {});
  if (parsed.success) return { ok: true, filters: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, detail: `/filters/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}` };
}

/** Filters as the shop's own selection: options that no watch can have find nothing, as on the shop's pages. */
export function filterStateOf(sent: Filters, takesPrice: boolean): FilterState {
  let filterState = emptyFilterState;
  for (const rangeFilter of rangeFilterNames) {
    const asked = sent[rangeFilter];
    if (!asked || (rangeFilter === 'price' && !takesPrice)) continue;
    filterState = withRange(filterState, rangeFilter, asRange(asked, rangeFilter === 'price' ? 100 : 1));
  }
  for (const facet of facetNames) {
    const options = (sent[facet] ?? []).filter((option) => isOption(facet, option));
    if (sent[facet])
      filterState = withOptions(filterState, facet, options.length > 0 ? [...new Set(options)].sort() : ['']);
  }
  return filterState;
}

/** @param parts how many of the filter's units are one of the ruler's. */
function asRange({ min, max }: { min?: number; max?: number }, parts: number): Range {
  return { ...(min !== undefined && { from: min / parts }), ...(max !== undefined && { to: max / parts }) };
}

/** Whether a watch passes what no ruler and no facet measures: its categories, and the wrist it is to fit. */
export function passes(watch: Watch, { categories, wrist }: Filters): boolean {
  const isIn = !categories || categoriesOf(watch).some(({ value }) => categories.includes(value));
  return isIn && (wrist === undefined || fitOf(watch.specification, wrist).verdict === 'fits');
}
