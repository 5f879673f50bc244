import { create } from 'zustand';
import { fetchWatchSummaries } from '@/browser/shop-client';
import type { WatchSummary } from '@/domain/watch';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';

/** Summaries loaded on this visit; `null` for a watch that is not sold. */
export type WatchSummaries = ReadonlyMap<WatchKey, WatchSummary | null>;

/** Read through a selector. */
export const useSummaryCache = create<{ summaries: WatchSummaries }>()(() => ({ summaries: new Map() }));

const asked = new Map<WatchKey, Promise<boolean>>();

/** Loads these watches, sharing concurrent requests. Returns true on success; never rejects. */
export async function loadSummaries(keys: readonly WatchKey[]): Promise<boolean> {
  const fresh = keys.filter((key) => !asked.has(key));
  const answer = fetchSummaries(fresh);
  for (const key of fresh) asked.set(key, answer);
  const answers = await Promise.all(keys.map((key) => asked.get(key)));
  for (const key of fresh) asked.delete(key);
  return !answers.includes(false);
}

async function fetchSummaries(keys: readonly WatchKey[]): Promise<boolean> {
  // Storage may contain an invalid key, for which the server would reject the whole request.
  const wellFormed = keys.filter((key) => parseWatchKey(key));
  const answer = await fetchWatchSummaries(wellFormed);
  if (!answer.ok) return false;
  const sold = new Map(answer.value.map((summary) => [summary.key, summary]));
  useSummaryCache.setState(({ summaries }) => ({
    summaries: new Map([...summaries, ...keys.map((key) => [key, sold.get(key) ?? null] as const)]),
  }));
  return true;
}
