import { type ListsResponse, maxListOperations, sendLists, waitForLists } from '@/browser/lists-client';
import { emptyLists, listNames } from '@/domain/shared-lists';
import { type ValueName } from '@/domain/shared-values';
import { useFollowed } from './account-state';
import { followed, showValues, valuesToJoin } from './followed-values';
import {
  answeredLists,
  collect,
  type Exchange,
  findWatches,
  updateExchange,
  type Joined,
  joinedOf,
  joinsTo,
  keptChanges,
  leaveAccount,
  listStores,
  newExchange,
  readExchange,
  show,
  unsentChanges,
  viewOf,
  withChanges,
} from './list-exchange';
import { onSignedOut } from './session';

/** First and longest delay after a failed request, in ms. */
const [FIRST_RETRY_MS, LONGEST_RETRY_MS] = [2000, 60_000];

/** Debounce of changes before they are sent, in ms. */
const DEBOUNCE_MS = 150;

/** Polling interval for changed values, in ms. */
const POLL_MS = 1000;

/** Longest wait of a sign-out for unsent changes, in ms. */
const LAST_WAIT_MS = 3000;

export type FollowListsOptions = {
  idToken: () => Promise<string>;
  /** Called once if lines from before the sign-in joined the account. */
  onJoined: (joined: Joined) => void;
};

/**
 * Synchronises cart and wishlist with the account (docs/product.md 40.1) while the page is visible, in one tab of a
 * browser. It finds the shopper's changes by comparing the lists with the last exchange, so other pages need no code for
 * it. Returns a stop function.
 */
export function followLists(uid: string, { idToken, onJoined }: FollowListsOptions): () => void {
  const ended = new AbortController();
  let pause = new AbortController();
  let wake = () => {};

  /** Sends the shopper's changes and applies those of other browsers; returns the version, or undefined after a failure. */
  async function exchange(): Promise<number | undefined> {
    const sent = await updateExchange(uid, (stored = newExchange(uid)) => collect(stored));
    if (!sent) return undefined;
    const send = { browser: sent.browser, after: sent.version, operations: sent.pending.slice(0, maxListOperations) };
    const answer = await sendLists(send, await idToken());
    if (!answer.ok) {
      if (answer.rejection.code === 'email-unverified') ended.abort();
      return undefined;
    }
    return receive(answer.value, sent);
  }

  async function receive(answer: ListsResponse, sent: Exchange): Promise<number | undefined> {
    const before = readExchange(uid);
    const watches = await findWatches(before ? answeredLists(answer, before) : emptyLists);
    if (!watches) return undefined;
    let joined: Joined | undefined;
    const after = await updateExchange(uid, (stored) => {
      // Signed out and in again since the request.
      if (stored?.browser !== sent.browser) return undefined;
      const current = collect(stored);
      // A lower version means a restored backup; otherwise another tab has received a newer response.
      const isRestored = answer.version < sent.version;
      if (answer.version < current.version && !isRestored) return current;
      const base = answeredLists(answer, current);
      const received: Exchange = {
        ...current,
        isJoined: true,
        version: answer.version,
        base,
        pending: current.pending.filter(({ n }) => n > answer.taken),
        unsold: watches.unsold,
        values: isRestored ? [] : current.values,
      };
      const joins = current.isJoined && !isRestored ? [] : joinsTo(base);
      const values = valuesToJoin(viewOf(received), received.values ?? []);
      const next = withChanges(received, [...joins, ...values]);
      show(viewOf(next), watches.found);
      joined = joins.length > 0 ? joinedOf(base, joins) : undefined;
      return { ...next, values: showValues(viewOf(next)) };
    });
    if (joined) onJoined(joined);
    if (!after) return undefined;
    useFollowed.setState({ names: followed(viewOf(after)), choose });
    return after.pending.length > 0 ? exchange() : after.version;
  }

  const choose = async (names: readonly ValueName[]) => {
    const chosen = await updateExchange(
      uid,
      (stored) => stored && withChanges(collect(stored), [{ type: 'follow', names }]),
    );
    if (chosen) useFollowed.setState({ names: followed(viewOf(chosen)) });
    pause.abort();
    return Boolean(chosen);
  };

  async function run(signal: AbortSignal): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const version = await exchange().catch(() => undefined);
      if (signal.aborted) return;
      if (version === undefined) {
        await sleep(retryMs);
        retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
        continue;
      }
      retryMs = FIRST_RETRY_MS;
      pause = new AbortController();
      if (!hasChanged(uid)) {
        const waits = AbortSignal.any([signal, pause.signal]);
        const answer = await idToken()
          .then((token) => waitForLists(version, token, waits))
          .catch(() => undefined);
        if (!answer?.ok && !waits.aborted) await sleep(retryMs);
      }
      if (hasChanged(uid)) await sleep(DEBOUNCE_MS);
    }
  }

  /** Waits, but resolves early if the connection returns. */
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let running: AbortController | undefined;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden' || ended.signal.aborted) {
      running?.abort();
      running = undefined;
    } else if (!running) {
      const { signal } = (running = new AbortController());
      const work = () => run(signal);
      const asked = 'locks' in navigator ? navigator.locks.request('odd-hours-account', { signal }, work) : work();
      asked.catch(() => {}); // ended while it waited for another tab
    }
  };
  const onChange = () => hasChanged(uid) && pause.abort();
  const unsubscribes = listNames.map((list) => listStores[list].subscribe(onChange));
  // Values have no store of their own on every page.
  const ticking = setInterval(() => running && onChange(), POLL_MS);
  const { signal } = ended;
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('pageshow', onVisibilityChange, { signal });
  window.addEventListener('online', () => wake(), { signal });
  signal.addEventListener('abort', onVisibilityChange);
  onVisibilityChange();
  return () => {
    ended.abort();
    clearInterval(ticking);
    useFollowed.setState({}, true);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** True if the shopper has changed a list since the last exchange, or before the first one. */
const hasChanged = (uid: string) => unsentChanges(uid) !== 0;

/** Number of changes that this browser could not send before a sign-out, and keeps (docs/product.md 40.6). */
export async function changesLeft(uid: string): Promise<number> {
  const end = Date.now() + LAST_WAIT_MS;
  const isLeft = () => (unsentChanges(uid) ?? 0) > 0;
  while (isLeft() && navigator.onLine && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
  return keptChanges(uid);
}

onSignedOut((keepsLines) => void leaveAccount(keepsLines));
