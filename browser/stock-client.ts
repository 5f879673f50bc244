import type { ResponseOf } from '@/contract/route';
import { stockRoute } from '@/contract/stock';
import type { WatchKey } from '@/domain/watch-key';

export { maxWatchKeys } from '@/contract/limits';

/** Request timeout, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * Available units of these watches; undefined if the request fails. Never rejects. It avoids `request-api.ts`, so that
 * watch pages load less code.
 *
 * @param keys at most {@link maxWatchKeys}.
 * @param own the shopper's unpaid order, whose units count as available.
 */
export async function fetchStock(
  keys: readonly WatchKey[],
  own: string | undefined,
): Promise<ResponseOf<typeof stockRoute>['stock'] | undefined> {
  const query = new URLSearchParams({ keys: keys.join(','), ...(own !== undefined && { own }) });
  try {
    const answer = await fetch(`${stockRoute.path}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return undefined;
    const { stock } = (await answer.json()) as ResponseOf<typeof stockRoute>;
    return stock;
  } catch {
    return undefined;
  }
}
