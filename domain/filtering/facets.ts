import { caseMaterialNames, complicationNames, dialColourNames, displays } from '@/domain/traits';
import { goodFits } from '@/domain/fit';
import type { Maker, Watch } from '@/domain/watch';

/** Facets of a watch alone, in display order; the name is also the query key (docs/product.md 5.7). */
export const watchFacetNames = ['brand', 'movement', 'display', 'dial', 'strap', 'case', 'function'] as const;
type WatchFacetName = (typeof watchFacetNames)[number];

/** All facets in display order. `fit` has options only for a wrist (docs/product.md 5.14). */
export const facetNames = ['fit', ...watchFacetNames] as const;
export type FacetName = (typeof facetNames)[number];

const movements = {
  Automatic: 'automatic',
  'Hand-wound': 'hand-wound',
  Quartz: 'quartz',
  'Solar quartz': 'solar',
} as const;
const strapMaterials = ['leather', 'suede', 'rubber', 'resin', 'bracelet', 'mesh', 'nato', 'textile'] as const;

/** Options of the fixed facets, in display order. Brand options come from data. */
export const facetOptions = {
  fit: goodFits,
  movement: Object.values(movements),
  display: displays,
  dial: dialColourNames,
  strap: strapMaterials,
  case: caseMaterialNames,
  function: complicationNames,
} as const;

/** Brand option of a maker: the last segment of its list's path, `times` for Timex. */
export const brandOption = ({ path }: Maker): string => path.slice(path.lastIndexOf('/') + 1);

const readers: Readonly<Record<WatchFacetName, (watch: Watch) => readonly string[]>> = {
  brand: ({ maker }) => [brandOption(maker)],
  movement: ({ specification }) => [movements[specification.movement]],
  display: ({ traits }) => [traits.display],
  dial: ({ traits }) => [traits.dialColour],
  strap: ({ specification }) => [specification.strapMaterial.toLowerCase()],
  case: ({ traits }) => [traits.caseMaterial],
  function: ({ traits }) => traits.complications,
};

/** Options of a facet that a watch has. */
export const readFacet = (facet: WatchFacetName, watch: Watch): readonly string[] => readers[facet](watch);

/** True if the name is a possible option of the facet. */
export function isOption(facet: FacetName, name: string): boolean {
  const known: readonly string[] | undefined = facet === 'brand' ? undefined : facetOptions[facet];
  return known ? known.includes(name) : /^[a-z][a-z0-9-]{0,29}$/.test(name);
}
