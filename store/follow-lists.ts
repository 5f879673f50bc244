import {
  fetchStoredWatches,
  type ListsAnswer,
  maxListOperations,
  sendLists,
  waitForLists,
} from '@/browser/lists-client';
import { readText, writeText } from '@/browser/local-text';
import { withTabLock } from '@/browser/tab-lock';
import { type LineItem } from '@/domain/line-items';
import {
  applyShared,
  changesOf,
  emptyLists,
  keyedLines,
  type ListChange,
  listNames,
  type ListName,
  numbered,
  type SharedLists,
  type SharedOperation,
} from '@/domain/shared-lists';
import { parseWatchKey, type WatchKey, watchKey } from '@/domain/watch-key';
import { cartKey, useCart } from './cart';
import { readStored } from './plain-storage';
import { markerKey, onSignedOut } from './session';
import { useWishlist, wishlistKey } from './wishlist';

/** localStorage key of what this browser and the account have exchanged, JSON. */
export const accountListsKey = 'account-lists';

/** First and longest delay after a failed request, in ms. */
const [FIRST_RETRY_MS, LONGEST_RETRY_MS] = [2000, 60_000];

/** Changes within this time are sent together, in ms. */
const GATHER_MS = 150;

type Exchange = {
  uid: string;
  /** False before the first answer of the account: the lines of this browser then join it. */
  isJoined: boolean;
  /** Id of this browser in the account's operations. */
  browser: string;
  version: number;
  /** The account's lists at that version. */
  base: SharedLists;
  /** Changes of this browser that the account has not confirmed, and the number of the last one. */
  pending: readonly SharedOperation[];
  last: number;
  /** Watches of the account that the shop no longer sells: this browser cannot show them. */
  unsold: readonly WatchKey[];
};

/** What a sign-in has added to an account, for the shopper to see and undo. */
export type Joined = { lines: number; undo: () => void };

export type FollowListsOptions = {
  idToken: () => Promise<string>;
  /** Called once if lines from before the sign-in joined the account. */
  onJoined: (joined: Joined) => void;
};

const stores = { cart: useCart, wishlist: useWishlist } as const;
const keys = { cart: cartKey, wishlist: wishlistKey } as const;
const linesOf = (list: ListName): readonly LineItem[] => stores[list].getState().lines;

/**
 * Keeps cart and wishlist equal in all browsers of an account (docs/product.md 40.1) while the page is visible. One tab
 * of a browser does it. The shopper's changes are found by comparing the lists with the last exchange, so they need no
 * code on other pages. Returns a stop function.
 */
export function followLists(uid: string, { idToken, onJoined }: FollowListsOptions): () => void {
  const ended = new AbortController();
  let pause = new AbortController();
  let wake = () => {};

  /** Sends the shopper's changes and shows those of other browsers; returns the version, or undefined after a failure. */
  async function exchange(): Promise<number | undefined> {
    const sent = await inTurn(uid, (stored = newExchange(uid)) => collect(stored));
    if (!sent) return undefined;
    const send = { browser: sent.browser, after: sent.version, operations: sent.pending.slice(0, maxListOperations) };
    const answer = await sendLists(send, await idToken());
    if (!answer.ok) {
      if (answer.rejection.code === 'email-unverified') ended.abort();
      return undefined;
    }
    return receive(answer.value);
  }

  async function receive(answer: ListsAnswer): Promise<number | undefined> {
    const before = read(uid);
    const lists = answer.lists ?? before?.base ?? emptyLists;
    const watches = await findWatches(lists);
    if (!watches) return undefined;
    let joined: Joined | undefined;
    const after = await inTurn(uid, (stored) => {
      if (!stored) return undefined;
      const unsold = watches.unsold;
      const current = collect(stored);
      if (answer.version < current.version) return current;
      const base = answer.lists ?? current.base;
      const own = current.pending.filter(({ n }) => n > answer.taken);
      const joins = current.isJoined ? [] : joinsTo(base);
      const pending = [...own, ...numbered(joins, current.last)];
      const next = {
        ...current,
        isJoined: true,
        base,
        pending,
        last: current.last + joins.length,
        version: answer.version,
        unsold,
      };
      show(applyShared(base, next.browser, pending), watches.found);
      joined = joins.length > 0 ? joinedOf(base, joins) : undefined;
      return next;
    });
    if (joined) onJoined(joined);
    if (!after) return undefined;
    return after.pending.length > 0 ? exchange() : after.version;
  }

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
      if (hasChanged(uid)) await sleep(GATHER_MS);
    }
  }

  /** Waits, or less if the connection returns. */
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let running: AbortController | undefined;
  const lookAtVisibility = () => {
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
  const unsubscribes = listNames.map((list) => stores[list].subscribe(onChange));
  const { signal } = ended;
  document.addEventListener('visibilitychange', lookAtVisibility, { signal });
  window.addEventListener('pagehide', () => running?.abort(), { signal });
  window.addEventListener('pageshow', lookAtVisibility, { signal });
  window.addEventListener('online', () => wake(), { signal });
  signal.addEventListener('abort', lookAtVisibility);
  lookAtVisibility();
  return () => {
    ended.abort();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Takes the account's lines out of this browser at sign-out, unless the shopper leaves them here (docs/product.md 40.5). */
function leaveAccount(keepsLines: boolean): void {
  void withTabLock(accountListsKey, async () => {
    if (readText(accountListsKey) === null) return;
    writeText(accountListsKey, null);
    if (keepsLines) return;
    show(emptyLists, new Map());
    await isStored();
  });
}
onSignedOut(leaveAccount);

const newExchange = (uid: string): Exchange => ({
  uid,
  isJoined: false,
  browser: crypto.randomUUID(),
  version: 0,
  base: emptyLists,
  pending: [],
  last: 0,
  unsold: [],
});

/** The last exchange with this account; undefined before the first one. */
function read(uid: string): Exchange | undefined {
  try {
    const stored = JSON.parse(readText(accountListsKey) ?? 'null') as Exchange | null;
    return stored?.uid === uid ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes the stored exchange in turn with the other tabs, if the shopper is still signed in and the lists could be
 * stored. A tab that ends in between repeats a change, which does no harm; the other order would take it for a removal.
 */
function inTurn(uid: string, change: (stored: Exchange | undefined) => Exchange | undefined) {
  return withTabLock(accountListsKey, async () => {
    if (!readText(markerKey)) return undefined;
    for (const list of listNames) stores[list].rehydrate();
    removeForeignLines(uid);
    const next = change(read(uid));
    if (!next || !(await isStored())) return undefined;
    return writeText(accountListsKey, JSON.stringify(next)) ? next : undefined;
  });
}

/** Removes the lines of another account, whose sign-out this browser missed. */
function removeForeignLines(uid: string): void {
  const text = readText(accountListsKey);
  if (!text || read(uid)) return;
  show(emptyLists, new Map());
  writeText(accountListsKey, null);
}

/** Adds the changes that the shopper has made since the last exchange. */
function collect(exchange: Exchange): Exchange {
  if (!exchange.isJoined) return exchange;
  const changes = changesIn(exchange);
  const pending = [...exchange.pending, ...numbered(changes, exchange.last)];
  return { ...exchange, pending, last: exchange.last + changes.length };
}

function changesIn({ base, browser, pending, unsold }: Exchange): ListChange[] {
  const view = applyShared(base, browser, pending);
  return listNames.flatMap((list) =>
    changesOf(
      list,
      view[list].filter(({ key }) => !unsold.includes(key)),
      keyedLines(linesOf(list)),
    ),
  );
}

/** True if the shopper has changed a list since the last exchange, or nothing was exchanged yet. */
function hasChanged(uid: string): boolean {
  const stored = read(uid);
  return !stored || stored.pending.length > 0 || changesIn(stored).length > 0;
}

/** The lines of this browser that are new to the account, or have fewer units there. */
function joinsTo(base: SharedLists): ListChange[] {
  return listNames.flatMap((list) =>
    keyedLines(linesOf(list)).flatMap(({ key, quantity }): ListChange[] => {
      const line = base[list].find((each) => each.key === key);
      return line && line.quantity >= quantity ? [] : [{ list, type: 'join', key, quantity }];
    }),
  );
}

function joinedOf(base: SharedLists, joins: readonly ListChange[]): Joined {
  const undo = () => {
    for (const join of joins) {
      if (join.type !== 'join') continue;
      const watch = parseWatchKey(join.key);
      const before = base[join.list].find(({ key }) => key === join.key);
      if (watch && !before) stores[join.list].getState().remove(watch);
      if (watch && before && join.list === 'cart') useCart.getState().setQuantity(watch, before.quantity);
    }
  };
  return { lines: joins.length, undo };
}

/** The whole watches of shared lines that this browser does not have; undefined if the shop does not answer. */
async function findWatches(lists: SharedLists) {
  const have = new Map(listNames.flatMap((list) => linesOf(list).map((line) => [watchKey(line), line] as const)));
  const wanted = [...new Set(listNames.flatMap((list) => lists[list].map(({ key }) => key)))].filter(
    (key) => !have.has(key),
  );
  if (wanted.length === 0) return { found: have, unsold: [] };
  const answer = await fetchStoredWatches(wanted);
  if (!answer.ok) return undefined;
  const found = new Map([...have, ...answer.value.watches.map((watch) => [watchKey(watch), watch] as const)]);
  return { found, unsold: wanted.filter((key) => !found.has(key)) };
}

/** Changes the lists of this browser to those of the account, line by line. */
function show(lists: SharedLists, watches: ReadonlyMap<WatchKey, LineItem>): void {
  for (const list of listNames) {
    const { remove, restore } = stores[list].getState();
    for (const line of linesOf(list)) {
      if (!lists[list].some(({ key }) => key === watchKey(line))) remove(line);
    }
    for (const [index, { key, quantity }] of lists[list].entries()) {
      const own = linesOf(list).find((line) => watchKey(line) === key);
      const watch = watches.get(key);
      if (!own && watch) restore({ ...watch, quantity }, index);
      if (own && own.quantity !== quantity && list === 'cart') useCart.getState().setQuantity(own, quantity);
    }
  }
}

/** True once the shown lists are stored: the lists' own writes run before this under the same locks. */
async function isStored(): Promise<boolean> {
  for (const list of listNames) {
    const isSame = await withTabLock(
      keys[list],
      () => JSON.stringify(keyedLines(readStored(keys[list]) ?? [])) === JSON.stringify(keyedLines(linesOf(list))),
    );
    if (!isSame) return false;
  }
  return true;
}
