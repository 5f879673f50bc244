import { columns } from './columns';
import { type FacetName, facetNames } from './facets';
import { find, type Found, partInTheWay } from './find';
import type { RulerName, Scale } from './rulers';
import type { Part, Selection } from './selection';
import { optionsOf, presentOptions, scalesOf, type Shelf } from './shelf';

/** What rulers and facets show of a list under a selection. */
export type Panel = Pick<Found, 'ticks'> & {
  readonly scales: Readonly<Record<RulerName, Scale>>;
  /** The options that the list has, with the number of watches that each would leave. */
  readonly facets: Readonly<Record<FacetName, readonly { option: string; count: number }[]>>;
  /** How many watches the selection leaves. */
  readonly count: number;
  /** Where it leaves none: the part without which most are found, and how many. */
  readonly inTheWay?: { part: Part; count: number };
};

/**
 * The panel of a list, and the keys it leaves.
 *
 * @param scales of another list, where this one is a part of it.
 */
export function panelOf(
  shelf: Shelf,
  selection: Selection,
  scales: Panel['scales'] = scalesOf(shelf),
): { panel: Panel; keys: Found['keys'] } {
  const { keys, counts, ticks } = find(shelf, selection);
  const inTheWay = keys.length === 0 ? partInTheWay(shelf, selection) : undefined;
  const present = presentOptions(shelf);
  const facets = columns(facetNames, (facet) => {
    const options = optionsOf(shelf, facet);
    return present[facet].map((at) => ({ option: options[at] ?? '', count: counts[facet][at] ?? 0 }));
  });
  return { keys, panel: { ticks, facets, scales, count: keys.length, inTheWay } };
}
