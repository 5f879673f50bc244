import { useEffect, useState } from 'react';
import { useWhenOnline } from '@/components/ui/page-hooks';
import type { WatchSummary } from '@/domain/watch';
import { isWatchKey, watchKey, type WatchKey, type WatchReference } from '@/domain/watch-key';
import { loadSummaries, useSummaryCache } from '@/store/watch-summaries';

/** Current catalogue summaries of the watches on a list. */
export type Summaries = {
  /** `unreachable` if a summary could not be loaded; the online event triggers a retry. */
  state: 'waiting' | 'known' | 'unreachable';
  /** Returns `null` for a watch that is no longer sold, `undefined` while loading. */
  summaryOf: (watch: WatchReference) => WatchSummary | null | undefined;
  isRetrying: boolean;
  retry: () => void;
};

/** Loads the summaries of these watches, each once per visit (docs/product.md 9.13). */
export function useWatchSummaries(watches: readonly WatchReference[]): Summaries {
  const summaries = useSummaryCache((known) => known.summaries);
  const unknown = watches.map(watchKey).filter((key) => !summaries.has(key));
  // A sorted string, so that the same watches in another order cause no second request.
  const keyList = unknown.toSorted().join();
  const [hasFailed, setHasFailed] = useState(false);
  const [isRetrying, setIsAskingAgain] = useState(false);

  useEffect(() => {
    if (keyList) void loadSummaries(keysIn(keyList)).then((isAnswered) => setHasFailed(!isAnswered));
  }, [keyList]);

  const retry = async () => {
    if (isRetrying) return;
    setIsAskingAgain(true);
    setHasFailed(!(await loadSummaries(keysIn(keyList))));
    setIsAskingAgain(false);
  };
  const state = keyList === '' ? 'known' : hasFailed ? 'unreachable' : 'waiting';
  useWhenOnline(state === 'unreachable', () => void retry());
  return {
    state,
    summaryOf: (watch) => summaries.get(watchKey(watch)),
    isRetrying,
    retry: () => void retry(),
  };
}

function keysIn(keyList: string): readonly WatchKey[] {
  return keyList.split(',').filter(isWatchKey);
}
