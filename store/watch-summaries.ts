import { create } from 'zustand';
import { fetchWatchSummaries } from '@/browser/shop-client';
import type { WatchSummary } from '@/domain/watch';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';

/** What the shop has said of watches on this visit; `null` for a watch that it does not sell. */
export type WatchSummaries = ReadonlyMap<WatchKey, WatchSummary | null>;

/** Read it in components through a selector. */
export const useSummaryCache = create<{ summaries: WatchSummaries }>()(() => ({ summaries: new Map() }));

const asked = new Map<WatchKey, Promise<boolean>>();

/** Asks the shop for these watches, once for all callers of the moment. True where it answered. Never rejects. */
export async function loadSummaries(keys: readonly WatchKey[]): Promise<boolean> {
  const fresh = keys.filter((key) => !asked.has(key));
  const answer = fetchSummaries(fresh);
  for (const key of fresh) asked.set(key, answer);
  const answers = await Promise.all(keys.map((key) => asked.get(key)));
  for (const key of fresh) asked.delete(key);
  return !answers.includes(false);
}

async function fetchSummaries(keys: readonly WatchKey[]): Promise<boolean> {
  // Somebody may have written a key into storage by hand: the shop would refuse the whole request for it.
  const wellFormed = keys.filter((key) => parseWatchKey(key));
  const answer = await fetchWatchSummaries(wellFormed);
  if (!answer.ok) return false;
  const sold = new Map(answer.value.map((summary) => [summary.key, summary]));
  useSummaryCache.setState(({ summaries }) => ({
    summaries: new Map([...summaries, ...keys.map((key) => [key, sold.get(key) ?? null] as const)]),
  }));
  return true;
}
