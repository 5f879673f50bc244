import type { Route } from 'next';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWeekend } from '@/components/catalogue/weekend';
import { useNavigate } from '@/components/ui/hooks';
import { openRangesAtScaleEnds } from '@/domain/filtering/filter-watches';
import { type FacetState, facetStateOf } from '@/domain/filtering/facet-state';
import {
  formatFilterState,
  filteredListPath,
  mergeFilterStates,
  emptyFilterState,
  parseFilterState,
  type FilterState,
} from '@/domain/filtering/filter-state';
import { withWeekendPrices, scalesOf, type CatalogueIndex } from '@/domain/filtering/catalogue-index';
import { useFilteredList } from '@/store/found';
import { takeEarly } from './first-interaction';

/** What the words of a search came to: what is set by them, and the words that are left. */
export type AskedWords = { q: string; words: string; filterState: FilterState };

export type FilteredList = {
  /** The list's own path. */
  list: Route;
  filterState: FilterState;
  /** Whether what came with the page goes by weekend prices. */
  isWeekend?: boolean;
  asked?: AskedWords;
} & (
  | {
      catalogueIndex: CatalogueIndex;
      /** Of the whole shop, where the list is a part of it. */
      scales?: FacetState['scales'];
      facetState?: undefined;
    }
  | { catalogueIndex?: undefined; scales?: undefined; facetState: FacetState }
);

/** The address of a list under a selection. */
export const addressOf = ({ list, asked }: Pick<FilteredList, 'list' | 'asked'>, filterState: FilterState): Route =>
  filteredListPath(list, { words: asked?.words, filterState });

/** The query of the address; null on the server and while its HTML hydrates. */
const useAddressQuery = () =>
  useSyncExternalStore<string | null>(
    followAddress,
    () => window.location.search,
    () => null,
  );

const moved = 'finding:moved';

function followAddress(changed: () => void): () => void {
  for (const name of ['popstate', moved]) window.addEventListener(name, changed);
  return () => {
    for (const name of ['popstate', moved]) window.removeEventListener(name, changed);
  };
}

/** Gives the page another address. What goes on from the step before it takes that step's place. */
function moveTo(address: Route, goesOn: boolean): void {
  window.history[goesOn ? 'replaceState' : 'pushState'](null, '', address);
  window.dispatchEvent(new Event(moved));
}

/** Once the frame has been painted that shows what happened just now: a press is answered before what it leads to is reckoned. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * A list under a shopper's hands; its address says what is set. A list that stands on the page as a whole is narrowed
 * there and then; of a longer one the shop is asked for the page of what is left.
 */
export function useFiltering(props: FilteredList) {
  const { list, asked } = props;
  const isWeekend = useWeekend(props.isWeekend);
  const catalogueIndex =
    props.catalogueIndex && isWeekend ? withWeekendPrices(props.catalogueIndex) : props.catalogueIndex;
  const navigateTo = useNavigate();
  const query = useAddressQuery();
  const came = formatFilterState(props.filterState);
  // What a press or a handle says until the address does, or until the shop has answered.
  const [draft, setDraft] = useState<FilterState>();
  const lastRangeFilter = useRef<string>(undefined);
  const scales = useMemo(
    () => props.scales ?? (catalogueIndex ? scalesOf(catalogueIndex) : (props.facetState as FacetState).scales),
    [props.scales, catalogueIndex, props.facetState],
  );

  const over = catalogueIndex ? (query ?? came) : came;
  const settled = useMemo(() => {
    if (!catalogueIndex || query === null) return props.filterState;
    const inAddress = new URLSearchParams(query);
    const base = asked && inAddress.get('q') === asked.q ? asked.filterState : emptyFilterState;
    return openRangesAtScaleEnds(mergeFilterStates(base, parseFilterState(inAddress)), scales);
  }, [catalogueIndex, query, asked, scales, props.filterState]);
  const [lastOver, setLastOver] = useState(over);
  if (lastOver !== over) {
    setLastOver(over);
    setDraft(undefined);
  }
  const filterState = (lastOver === over && draft) || settled;
  // What counts and list go by until the frame that shows the press has been painted.
  const [before, setBefore] = useState<FilterState>();
  const drawn = before ?? filterState;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  /** Shows at once what is set now; what that leads to comes after the next frame, unless the shopper has left by then. */
  const set = (next: FilterState, then?: () => void) => {
    setDraft(next);
    setBefore((earlier) => earlier ?? drawn);
    afterPaint(() => {
      if (!isHere.current) return;
      then?.();
      setBefore(undefined);
    });
  };

  const go = (next: FilterState, rangeFilter?: string) => {
    const address = addressOf(props, next);
    // Where nothing is left of a search, its page says how to begin one.
    const isBlank = asked && address === list;
    if (catalogueIndex && !isBlank)
      moveTo(address, rangeFilter !== undefined && rangeFilter === lastRangeFilter.current);
    else navigateTo(address, { scroll: false });
    lastRangeFilter.current = rangeFilter;
  };
  /** `rangeFilter` is the one whose handle was let go: moved step by step by keys, it is one step of Back. */
  const commit = (next: FilterState, rangeFilter?: string) =>
    catalogueIndex ? set(next, () => go(next, rangeFilter)) : go(next, rangeFilter);
  const preview = (next: FilterState) => set(next);

  const narrowed = useMemo(
    () => (catalogueIndex ? facetStateOf(catalogueIndex, drawn, scales) : undefined),
    [catalogueIndex, drawn, scales],
  );
  const isHydrated = query !== null;
  useLayoutEffect(() => {
    const early = takeEarly();
    if (early) go(openRangesAtScaleEnds(parseFilterState(early), scales));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was set before the code ran is taken once
  }, []);
  useLayoutEffect(() => {
    if (narrowed && isHydrated) useFilteredList.getState().show(list, narrowed.keys);
  }, [list, narrowed, isHydrated]);
  useEffect(() => () => useFilteredList.getState().forget(), []);

  return {
    filterState,
    facetState: narrowed?.facetState ?? (props.facetState as FacetState),
    scales,
    isHydrated,
    preview,
    commit,
  };
}
