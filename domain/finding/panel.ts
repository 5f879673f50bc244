import { recordOf } from '../records';
import { type FacetName, facetNames } from './facets';
import { find, type Found, partInTheWay } from './find';
import { type RulerName, rulerNames, type Scale } from './rulers';
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
  const facets = recordOf(facetNames, (facet) => {
    const options = optionsOf(shelf, facet);
    return present[facet].map((at) => ({ option: options[at] ?? '', count: counts[facet][at] ?? 0 }));
  });
  return {
    keys,
    panel: {
      ticks: recordOf(rulerNames, (ruler) => drawn(ticks[ruler], scales[ruler])),
      facets,
      scales,
      count: keys.length,
      inTheWay,
    },
  };
}

/** How many places a ruler has for ticks: more would stand on one another, and a long list's page would grow with it. */
const places = 150;

/** The ticks as a ruler can show them: those too near to one another become one. */
function drawn(ticks: Panel['ticks'][RulerName], { from, to }: Scale): Panel['ticks'][RulerName] {
  if (ticks.length <= places) return ticks;
  const apart = (to - from) / places;
  const merged = new Map<string, (typeof ticks)[number]>();
  for (const { value, count, found } of ticks) {
    const place = Math.round((value - from) / apart);
    const there = merged.get(`${place} ${found}`);
    merged.set(`${place} ${found}`, { value: there?.value ?? value, count: (there?.count ?? 0) + count, found });
  }
  return [...merged.values()];
}
