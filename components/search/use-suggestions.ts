import { useEffect, useMemo, useState } from 'react';
import { fetchSearchEntries, fetchSuggestions } from '@/browser/search-client';
import { useWeekend } from '@/components/catalogue/weekend';
import { maxWatchesInBrowser, type Suggestions } from '@/domain/search/search-entry';

type Suggest = (query: string, isWeekend: boolean) => Suggestions;

/** Debounce of typing before a request, in ms. */
const PAUSE_MS = 120;

const nothing: Suggestions = { pages: [], watches: [], count: 0 };

/** What came of a query: suggestions, undefined while they are waited for, null where they cannot be had. */
type Answer = Suggestions | undefined | null;

/**
 * Suggestions for what is typed. A small shop is searched in the browser, a large one asked (docs/product.md 8.12); until
 * the next answer comes, the last one stays.
 */
export function useSuggestions(query: string, watchCount: number): Answer {
  const asksShop = watchCount > maxWatchesInBrowser;
  const inBrowser = useSuggestionsInBrowser(query, !asksShop);
  const fromShop = useSuggestionsFromShop(query, asksShop);
  if (!query) return nothing;
  return asksShop ? fromShop : inBrowser;
}

let loading: Promise<Suggest | null> | undefined;

/** Loads code and entries side by side, once; what failed is tried again with the next query. */
function loadSuggest(): Promise<Suggest | null> {
  loading ??= Promise.all([fetchSearchEntries(), import('@/domain/search/suggest')]).then(
    ([entries, { createSuggester }]) => (entries.ok ? createSuggester(entries.value) : giveUp()),
    giveUp,
  );
  return loading;
}

function giveUp(): null {
  loading = undefined;
  return null;
}

function useSuggestionsInBrowser(query: string, isUsed: boolean): Answer {
  const [suggest, setSuggest] = useState<Suggest | null>();
  const isWeekend = useWeekend();
  const isWanted = isUsed && !suggest;
  const isEmpty = query === '';
  useEffect(() => {
    let isGone = false;
    if (isWanted) void loadSuggest().then((loaded) => !isGone && setSuggest(() => loaded));
    return () => {
      isGone = true;
    };
  }, [isWanted, isEmpty]);
  return useMemo(() => suggest && suggest(query, isWeekend), [suggest, query, isWeekend]);
}

function useSuggestionsFromShop(query: string, isUsed: boolean): Answer {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isUsed || !query) return;
    const asking = new AbortController();
    const ask = async () => {
      const asked = await fetchSuggestions(query, asking.signal);
      if (!asking.signal.aborted) setAnswer(asked.ok ? asked.value : null);
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [query, isUsed]);
  return answer;
}
