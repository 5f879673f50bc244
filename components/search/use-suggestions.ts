import { useEffect, useMemo, useState } from 'react';
import { fetchSearchEntries, fetchSuggestions } from '@/browser/search-client';
import { useWeekend } from '@/components/catalogue/weekend';
import { maxWatchesInBrowser, type Suggestions } from '@/domain/search/search-entry';

type Suggest = (query: string, isWeekend: boolean) => Suggestions;

/** Debounce of typing before a request, in ms. */
const PAUSE_MS = 120;

/** Suggestions for a query; undefined while they load, null if they failed to load. */
type Answer = Suggestions | undefined | null;

/**
 * Returns suggestions for a query, and starting points for an empty one. A small catalogue is searched in the browser,
 * a large one on the server (docs/product.md 8.12). The previous answer stays until the next one arrives.
 */
export function useSuggestions(query: string, watchCount: number): Answer {
  const searchesOnServer = watchCount > maxWatchesInBrowser;
  const inBrowser = useSuggestionsInBrowser(query, !searchesOnServer);
  const fromShop = useSuggestionsFromShop(query, searchesOnServer);
  return searchesOnServer ? fromShop : inBrowser;
}

let loading: Promise<Suggest | null> | undefined;

/** Loads code and entries in parallel, once. A failed load is retried with the next query. */
function loadSuggest(): Promise<Suggest | null> {
  loading ??= Promise.all([fetchSearchEntries(), import('@/domain/search/suggest')]).then(
    ([entries, { createSuggester }]) => (entries.ok ? createSuggester(entries.value) : resetLoading()),
    resetLoading,
  );
  return loading;
}

function resetLoading(): null {
  loading = undefined;
  return null;
}

function useSuggestionsInBrowser(query: string, isUsed: boolean): Answer {
  const [suggest, setSuggest] = useState<Suggest | null>();
  const isWeekend = useWeekend();
  const needsLoad = isUsed && !suggest;
  const isEmpty = query === '';
  useEffect(() => {
    let isUnmounted = false;
    if (needsLoad) void loadSuggest().then((loaded) => !isUnmounted && setSuggest(() => loaded));
    return () => {
      isUnmounted = true;
    };
  }, [needsLoad, isEmpty]);
  return useMemo(() => suggest && suggest(query, isWeekend), [suggest, query, isWeekend]);
}

function useSuggestionsFromShop(query: string, isUsed: boolean): Answer {
  const [answer, setAnswer] = useState<{ isStart: boolean; found: Answer }>();
  const isStart = query === '';
  useEffect(() => {
    if (!isUsed) return;
    const request = new AbortController();
    const load = async () => {
      const result = await fetchSuggestions(query, request.signal);
      if (!request.signal.aborted) setAnswer({ isStart, found: result.ok ? result.value : null });
    };
    const timer = setTimeout(() => void load(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, isStart, isUsed]);
  return answer?.isStart === isStart ? answer.found : undefined;
}
