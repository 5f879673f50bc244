/** Requests about watches. They avoid `request-api.ts`, so that lists and watch pages load less code. */
import type { ResponseOf, Route } from '@/contract/route';
import { storedWatchesRoute, stockRoute } from '@/contract/watches';
import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchKey } from '@/domain/watch-key';

/** Request timeout, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * Available units of these watches; undefined if the request fails. Never rejects.
 *
 * @param keys at most `maxWatchKeys` of `domain/watch-key.ts`.
 * @param own the shopper's unpaid order, whose units count as available.
 */
export async function fetchStock(
  keys: readonly WatchKey[],
  own: string | undefined,
): Promise<ResponseOf<typeof stockRoute>['stock'] | undefined> {
  const answer = await fetchResponse(stockRoute, { keys: String(keys), ...(own !== undefined && { own }) });
  return answer?.stock;
}

/**
 * A watch as cart and wishlist store it; undefined if it is not sold or the request fails. Never rejects. Offline, the
 * worker answers for the watches of visited lists (docs/product.md 30.9).
 */
export async function fetchStoredWatch(key: WatchKey): Promise<StoredWatch | undefined> {
  const answer = await fetchResponse(storedWatchesRoute, { keys: key });
  return answer?.watches[0];
}

async function fetchResponse<R extends Route>(
  route: R,
  query: Record<string, string>,
): Promise<ResponseOf<R> | undefined> {
  try {
    const answer = await fetch(`${route.path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? ((await answer.json()) as ResponseOf<R>) : undefined;
  } catch {
    return undefined;
  }
}
