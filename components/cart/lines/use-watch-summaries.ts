import { useEffect, useState } from 'react';
import { useWhenOnline } from '@/components/ui/page-hooks';
import type { WatchSummary } from '@/domain/watch';
import { isWatchKey, watchKey, type WatchKey, type WatchReference } from '@/domain/watch-key';
import { askForSummaries, useKnownWatches } from '@/store/watch-summaries';

/** What the shop says today of the watches on a list. */
export type Summaries = {
  /** `unreachable` where the shop gave no answer for all of them; it is asked again once the browser is online again. */
  state: 'waiting' | 'known' | 'unreachable';
  /** `null` for a watch that is no longer sold, `undefined` as long as that is not known. */
  summaryOf: (watch: WatchReference) => WatchSummary | null | undefined;
  /** Whether an unreachable shop is being asked again. */
  isRetrying: boolean;
  retry: () => void;
};

/** Asks the shop for what a list shows of these watches, and only for those of which this visit knows nothing yet (docs/product.md 9.13). */
export function useWatchSummaries(watches: readonly WatchReference[]): Summaries {
  const summaries = useKnownWatches((known) => known.summaries);
  const unknown = watches.map(watchKey).filter((key) => !summaries.has(key));
  // As one text, so that the same watches in another order are no other question.
  const question = unknown.toSorted().join();
  const [hasFailed, setHasFailed] = useState(false);
  const [isRetrying, setIsAskingAgain] = useState(false);

  useEffect(() => {
    if (question) void askForSummaries(keysIn(question)).then((isAnswered) => setHasFailed(!isAnswered));
  }, [question]);

  const retry = async () => {
    if (isRetrying) return;
    setIsAskingAgain(true);
    setHasFailed(!(await askForSummaries(keysIn(question))));
    setIsAskingAgain(false);
  };
  const state = question === '' ? 'known' : hasFailed ? 'unreachable' : 'waiting';
  useWhenOnline(state === 'unreachable', () => void retry());
  return {
    state,
    summaryOf: (watch) => summaries.get(watchKey(watch)),
    isRetrying,
    retry: () => void retry(),
  };
}

function keysIn(question: string): readonly WatchKey[] {
  return question.split(',').filter(isWatchKey);
}
