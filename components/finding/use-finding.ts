import type { Route } from 'next';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { openAtEnds } from '@/domain/finding/find';
import { foundPath } from '@/domain/finding/found-path';
import { type Panel, panelOf } from '@/domain/finding/panel';
import { formatSelection, merge, nothingSelected, parseSelection, type Selection } from '@/domain/finding/selection';
import { useLeadTo } from '@/components/ui/use-lead-to';
import { useWeekend } from '@/components/catalogue/use-weekend';
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
  // What a handle says before it is let go, or before the shop has answered.
  const [draft, setDraft] = useState<{ over: string; selection: Selection }>();
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
  const selection = draft?.over === over ? draft.selection : settled;

  /** `ruler` is the one whose handle was let go: moved step by step by keys, it is one step of Back. */
  const commit = (next: Selection, ruler?: string) => {
    const address = addressOf(props, next);
    // Where nothing is left of a search, its page says how to begin one.
    const isBlank = asked && address === list;
    if (shelf && !isBlank) moveTo(address, ruler !== undefined && ruler === lastRuler.current);
    else leadTo(address, { scroll: false });
    lastRuler.current = ruler;
  };
  const preview = (next: Selection) => setDraft({ over, selection: next });

  const narrowed = useMemo(() => (shelf ? panelOf(shelf, selection, scales) : undefined), [shelf, selection, scales]);
  const awake = query !== null;
  useLayoutEffect(() => {
    const early = takeEarly();
    if (early) commit(openAtEnds(parseSelection(early), scales));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was set before the code ran is taken once
  }, []);
  useLayoutEffect(() => {
    if (narrowed && awake) useFound.getState().show(list, narrowed.keys);
  }, [list, narrowed, awake]);
  useEffect(() => () => useFound.getState().forget(), []);

  return { selection, panel: narrowed?.panel ?? (props.panel as Panel), scales, awake, preview, commit };
}
