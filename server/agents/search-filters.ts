import { z } from 'zod';
import { isOption, watchFacetNames } from '@/domain/filtering/facets';
import { type Range, rangeFilterNames } from '@/domain/filtering/range-filters';
import { emptyFilterState, type FilterState, withOptions, withRange } from '@/domain/filtering/filter-state';
import { pageCurrency } from '@/domain/currency';
import { fitOf, isGoodFit } from '@/domain/fit';
import { minorUnits } from '@/domain/money';
import { keysOf, recordOf } from '@/domain/records';
import { type Watch } from '@/domain/watch';
import { categoriesOf } from './product';

const bound = () => z.number().min(0).optional();
/** A range without bounds and an empty list ask for nothing, as agents send them for a field that they leave open. */
const range = () =>
  z
    .object({ min: bound(), max: bound() })
    .transform((ends) => (ends.min === undefined && ends.max === undefined ? undefined : ends));
const words = () =>
  z
    .array(z.string().max(100))
    .max(50)
    .transform((list) => (list.length > 0 ? list : undefined));

/**
 * Filters that the shop supports. `price` and `categories` are the protocol's, prices in the minor unit of the currency. The others are the shop's own:
 * range filters in mm, g and m, facets, and `wrist`, a wrist circumference in mm. Unknown filters are ignored.
 */
const filters = z
  .object({
    ...recordOf(rangeFilterNames, range),
    categories: words(),
    wrist: z.number().min(50).max(400),
    ...recordOf(watchFacetNames, words),
  })
  .partial();

export type Filters = z.infer<typeof filters>;

/** Removes the filters that ask for nothing. */
function withoutOpen(sent: Filters): Filters {
  const asked = { ...sent };
  for (const name of keysOf(asked)) if (asked[name] === undefined) delete asked[name];
  return asked;
}

/** Parses the filters of a request, or returns the error. */
export function readFilters(sent: unknown): { ok: true; filters: Filters } | { ok: false; detail: string } {
  const parsed = filters.safeParse(sent ?? {});
  if (parsed.success) return { ok: true, filters: withoutOpen(parsed.data) };
  const [issue] = parsed.error.issues;
  return { ok: false, detail: `/filters/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}` };
}

/**
 * Converts filters to the shop's filter state. Options that no watch has find nothing, as on the shop's pages.
 *
 * @param takesPrice true for a price filter in the page's currency.
 */
export function filterStateOf(sent: Filters, takesPrice: boolean): FilterState {
  let filterState = emptyFilterState;
  for (const rangeFilter of rangeFilterNames) {
    const asked = sent[rangeFilter];
    if (!asked || (rangeFilter === 'price' && !takesPrice)) continue;
    filterState = withRange(
      filterState,
      rangeFilter,
      asRange(asked, rangeFilter === 'price' ? minorUnits(pageCurrency) : 1),
    );
  }
  for (const facet of watchFacetNames) {
    const options = (sent[facet] ?? []).filter((option) => isOption(facet, option));
    if (sent[facet])
      filterState = withOptions(filterState, facet, options.length > 0 ? [...new Set(options)].sort() : ['']);
  }
  return filterState;
}

/** @param parts filter units per unit of the shop's range filter. */
function asRange({ min, max }: { min?: number; max?: number }, parts: number): Range {
  return { ...(min !== undefined && { from: min / parts }), ...(max !== undefined && { to: max / parts }) };
}

/** True if a watch passes the filters that are neither ranges nor facets: categories and wrist. */
export function passes(watch: Watch, { categories, wrist }: Filters): boolean {
  const isIn = !categories || categoriesOf(watch).some(({ value }) => categories.includes(value));
  return isIn && (wrist === undefined || isGoodFit(fitOf(watch.specification, wrist).verdict));
}
