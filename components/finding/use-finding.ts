import type { Route } from 'next';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWeekend } from '@/components/catalogue/weekend';
import { useLeadTo } from '@/components/ui/hooks';
import { openAtEnds } from '@/domain/finding/find';
import { type Panel, panelOf } from '@/domain/finding/panel';
import {
  formatSelection,
  foundPath,
  merge,
  nothingSelected,
  parseSelection,
  type Selection,
} from '@/domain/finding/selection';
import { onWeekend, scalesOf, type Shelf } from '@/domain/finding/shelf';
import { useFound } from '@/store/found';
import { takeEarly } from './first-touch';

/** What the words of a search came to: what is set by them, and the words that are left. */
export type AskedWords = { q: string; words: string; selection: Selection };

export type FindingList = {
  /** The list's own path. */
  list: Route;
  selection: Selection;
  /** Whether what came with the page goes by weekend prices. */
  isWeekend?: boolean;
  asked?: AskedWords;
} & (
  | {
      shelf: Shelf;
      /** Of the whole shop, where the list is a part of it. */
      scales?: Panel['scales'];
      panel?: undefined;
    }
  | { shelf?: undefined; scales?: undefined; panel: Panel }
);

/** The address of a list under a selection. */
export const addressOf = ({ list, asked }: Pick<FindingList, 'list' | 'asked'>, selection: Selection): Route =>
  foundPath(list, { words: asked?.words, selection });

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
export function useFinding(props: FindingList) {
  const { list, asked } = props;
  const isWeekend = useWeekend(props.isWeekend);
  const shelf = props.shelf && isWeekend ? onWeekend(props.shelf) : props.shelf;
  const leadTo = useLeadTo();
  const query = useAddressQuery();
  const came = formatSelection(props.selection);
  // What a press or a handle says until the address does, or until the shop has answered.
  const [draft, setDraft] = useState<Selection>();
  const lastRuler = useRef<string>(undefined);
  const scales = useMemo(
    () => props.scales ?? (shelf ? scalesOf(shelf) : (props.panel as Panel).scales),
    [props.scales, shelf, props.panel],
  );

  const over = shelf ? (query ?? came) : came;
  const settled = useMemo(() => {
    if (!shelf || query === null) return props.selection;
    const inAddress = new URLSearchParams(query);
    const base = asked && inAddress.get('q') === asked.q ? asked.selection : nothingSelected;
    return openAtEnds(merge(base, parseSelection(inAddress)), scales);
  }, [shelf, query, asked, scales, props.selection]);
  const [lastOver, setLastOver] = useState(over);
  if (lastOver !== over) {
    setLastOver(over);
    setDraft(undefined);
  }
  const selection = (lastOver === over && draft) || settled;
  // What counts and list go by until the frame that shows the press has been painted.
  const [before, setBefore] = useState<Selection>();
  const drawn = before ?? selection;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  /** Shows at once what is set now; what that leads to comes after the next frame, unless the shopper has left by then. */
  const set = (next: Selection, then?: () => void) => {
    setDraft(next);
    setBefore((earlier) => earlier ?? drawn);
    afterPaint(() => {
      if (!isHere.current) return;
      then?.();
      setBefore(undefined);
    });
  };

  const go = (next: Selection, ruler?: string) => {
    const address = addressOf(props, next);
    // Where nothing is left of a search, its page says how to begin one.
    const isBlank = asked && address === list;
    if (shelf && !isBlank) moveTo(address, ruler !== undefined && ruler === lastRuler.current);
    else leadTo(address, { scroll: false });
    lastRuler.current = ruler;
  };
  /** `ruler` is the one whose handle was let go: moved step by step by keys, it is one step of Back. */
  const commit = (next: Selection, ruler?: string) => (shelf ? set(next, () => go(next, ruler)) : go(next, ruler));
  const preview = (next: Selection) => set(next);

  const narrowed = useMemo(() => (shelf ? panelOf(shelf, drawn, scales) : undefined), [shelf, drawn, scales]);
  const awake = query !== null;
  useLayoutEffect(() => {
    const early = takeEarly();
    if (early) go(openAtEnds(parseSelection(early), scales));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was set before the code ran is taken once
  }, []);
  useLayoutEffect(() => {
    if (narrowed && awake) useFound.getState().show(list, narrowed.keys);
  }, [list, narrowed, awake]);
  useEffect(() => () => useFound.getState().forget(), []);

  return { selection, panel: narrowed?.panel ?? (props.panel as Panel), scales, awake, preview, commit };
}
