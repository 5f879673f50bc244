import { listChangesRoute, listsRoute, type ListsRequest } from '@/contract/lists';
import { storedWatchesRoute } from '@/contract/watches';
import { maxWatchKeys, type WatchKey } from '@/domain/watch-key';
import { bearer, requestApi } from './request-api';

export { maxListOperations } from '@/contract/limits';
export type { ListsResponse } from '@/contract/lists';

/** Timeout of the request that waits for a change, in ms: longer than the server's 25 s. */
const WAIT_TIMEOUT_MS = 40_000;

/** Stores a browser's changes in the account of the ID token and returns the account's lists. */
export const sendLists = (send: ListsRequest, idToken: string) =>
  requestApi(listsRoute, { send, headers: bearer(idToken) });

/** Waits until the account's lists have another version than `after`. */
export const waitForLists = (after: number, idToken: string, signal: AbortSignal) =>
  requestApi(listChangesRoute, {
    query: { after: String(after) },
    headers: bearer(idToken),
    signal,
    timeoutMs: WAIT_TIMEOUT_MS,
  });

/** Complete watches by their keys; at most {@link maxWatchKeys}. */
export const fetchStoredWatches = (keys: readonly WatchKey[]) =>
  requestApi(storedWatchesRoute, { query: { keys: keys.slice(0, maxWatchKeys).join(',') } });
