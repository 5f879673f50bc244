import type { AnswerOf } from '@/contract/route';
import { stockRoute } from '@/contract/stock';
import type { WatchKey } from '@/domain/watch-key';

export { maxWatchKeys } from '@/contract/limits';

/** How long to wait for the shop's answer, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * How many pieces of these watches can be ordered; undefined where the shop does not say. Never rejects. A watch's page asks by
 * itself, and tells nobody of a refusal: it does without what forms ask with (`ask-shop.ts`).
 *
 * @param keys at most {@link mostKeys}.
 * @param own the shopper's unpaid order, whose pieces count as free.
 */
export async function fetchStock(
  keys: readonly WatchKey[],
  own: string | undefined,
): Promise<AnswerOf<typeof stockRoute>['stock'] | undefined> {
  const query = new URLSearchParams({ keys: keys.join(','), ...(own !== undefined && { own }) });
  try {
    const answer = await fetch(`${stockRoute.path}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return undefined;
    const { stock } = (await answer.json()) as AnswerOf<typeof stockRoute>;
    return stock;
  } catch {
    return undefined;
  }
}
