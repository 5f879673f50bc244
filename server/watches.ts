import 'server-only';
import { findWatch } from '@/data/catalogue';
import { lineFacts } from '@/data/line-facts';
import { centsOf } from '@/domain/money';
import { type StoredWatch } from '@/domain/stored-watch';
import { type WatchSummary } from '@/domain/watch';
import { watchKey, type WatchReference } from '@/domain/watch-key';

/** The widest picture that a list shows, in px. */
const WIDEST_PICTURE = 800;

/** What a list shows of these watches, in their order; what is not sold is left out. */
export async function watchSummaries(watches: readonly WatchReference[]): Promise<readonly WatchSummary[]> {
  const facts = lineFacts(WIDEST_PICTURE);
  return watches.flatMap((watch) => {
    const key = watchKey(watch);
    const fact = facts[key];
    return fact
      ? [{ key, name: fact.name, priceCents: centsOf(fact.price), path: fact.path, picture: fact.picture }]
      : [];
  });
}

/** These watches as lists keep them, in their order; what is not sold is left out. */
export async function storedWatches(watches: readonly WatchReference[]): Promise<readonly StoredWatch[]> {
  return watches.flatMap(({ catalogue, id }) => findWatch(catalogue, String(id)) ?? []);
}
