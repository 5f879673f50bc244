import { watchesCopy } from '@/components/catalogue/copy';
import type { FacetName } from '@/domain/filtering/facets';
import { halfOpenEnd, type Range, type RangeFilterName, rangeFilters } from '@/domain/filtering/range-filters';
import type { Sort } from '@/domain/filtering/filter-state';

/** Copy of range filters, facets and chips (docs/product.md 5.7). */
export const filteringCopy = {
  title: 'Filters',
  skip: 'Skip to the watches',
  open: (set: number) => (set === 0 ? 'Filter and sort' : `Filter and sort (${set})`),
  close: 'Close',
  show: (count: number) => (count === 1 ? 'Show 1 watch' : `Show ${count} watches`),
  showWithoutScript: 'Show watches',
  sort: 'Sort',
  lowest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, lowest`,
  highest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, highest`,
  inUnit: (handle: string, rangeFilter: RangeFilterName) =>
    `${handle}, in ${rangeFilter === 'price' ? 'dollars' : rangeFilters[rangeFilter].unit}`,
  chips: 'Active filters',
  remove: (chip: string) => `Remove ${chip}`,
  clear: 'Clear all',
  nothing: 'No exact match.',
  without: (chip: string, count: number) => `Without “${chip}”: ${watchesCopy(count)}`,
};

/** Labels of the buttons of the filter bar. */
export const groupLabels = { price: 'Price', size: 'Size', movement: 'Movement', brand: 'Brand', more: 'More' };

type RangeFilterCopy = { label: string; note: string };

export const rangeFilterCopy: Readonly<Record<RangeFilterName, RangeFilterCopy>> = {
  price: { label: 'Price', note: 'Before shipping' },
  diameter: { label: 'Case diameter', note: 'Across the case, without the crown' },
  lug: { label: 'Lug to lug', note: 'From lug tip to lug tip: decides how it fits your wrist' },
  thickness: { label: 'Thickness', note: 'From the back to the top of the crystal' },
  weight: { label: 'Weight', note: 'With its strap' },
  water: { label: 'Water resistance', note: 'A pressure rating, not a depth: 30 m rain, 50 m swimming, 200 m diving' },
};

/** Note of the price filter for a shopper who sees prices in another currency (docs/product.md 44.4). */
export const priceInPageCurrency = 'In US dollars, before shipping';

/** Formats a value of a range filter with its unit: "$83", "12.3 mm". */
export const measureCopy = (rangeFilter: RangeFilterName, value: number) =>
  rangeFilter === 'price'
    ? `$${value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
    : `${value} ${rangeFilters[rangeFilter].unit}`;

/** Formats a range of a range filter: "$83 to $400", "36 to 42 mm". */
export function rangeCopy(rangeFilter: RangeFilterName, from: number, to: number): string {
  if (from === to) return measureCopy(rangeFilter, from);
  return `${rangeFilter === 'price' ? measureCopy(rangeFilter, from) : from} to ${measureCopy(rangeFilter, to)}`;
}

export const facetLabels: Readonly<Record<FacetName, string>> = {
  fit: 'Fits my wrist',
  brand: 'Brand',
  movement: 'Movement',
  display: 'Display',
  dial: 'Dial',
  strap: 'Strap',
  case: 'Case',
  function: 'Functions',
};

const optionLabels: Readonly<Record<string, string>> = {
  grey: 'Gray',
  solar: 'Solar quartz',
  'black-steel': 'Black steel',
  'gold-tone': 'Gold-tone',
  'rose-gold-tone': 'Rose gold-tone',
  nato: 'NATO',
  gps: 'GPS',
  'helium-valve': 'Helium valve',
  '24-hours': '24-hour display',
  'hand-wound': 'Hand-wound',
};

/** Returns the label of a facet option. `makers` has the labels of brands; the label of another option derives from its name. */
export function optionLabel(option: string, makers: Readonly<Record<string, string>>): string {
  return (
    makers[option] ?? optionLabels[option] ?? option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ')
  );
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  listed: 'Featured',
  fit: 'Best fit for my wrist',
  price: 'Price, low first',
  'price-down': 'Price, high first',
  size: 'Size, small first',
  'size-down': 'Size, large first',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

/** Label of the default sort order of search results. */
export const bestFirst = 'Best match first';

export const facetChips: Readonly<Partial<Record<FacetName, (label: string) => string>>> = {
  fit: (label) => `${label} fit`,
  dial: (label) => `${label} dial`,
  strap: (label) => `${label} strap`,
  case: (label) => `${label} case`,
};

const boundWords = { under: 'under', upTo: 'up to', over: 'over', from: 'from' };

/** Label of a range's chip: "up to $400". */
export function rangeChip(rangeFilter: RangeFilterName, range: Range): string {
  const { from, to } = range;
  const name = rangeFilter === 'price' ? '' : ` ${rangeFilterCopy[rangeFilter].label.toLowerCase()}`;
  if (from !== undefined && to !== undefined) return rangeCopy(rangeFilter, from, to) + name;
  const { bound, figure } = halfOpenEnd(range);
  return `${boundWords[bound]} ${measureCopy(rangeFilter, figure)}${name}`;
}
