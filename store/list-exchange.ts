import { fetchStoredWatches, type ListsResponse } from '@/browser/lists-client';
import { readText, writeText, withTabLock } from '@/browser/local-text';
import { type LineItem } from '@/domain/line-items';
import {
  applyLogged,
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
import { type ValueName } from '@/domain/shared-values';
import { parseWatchKey, type WatchKey, watchKey } from '@/domain/watch-key';
import { cartKey, useCart, useWishlist, wishlistKey } from './lines-store';
import { removeValues, valueChanges } from './followed-values';
import { newKey } from './order-attempt';
import { readStored } from './plain-storage';
import { markerKey } from './session';

/** localStorage key of the state of synchronisation between this browser and the account, JSON. */
export const accountListsKey = 'account-lists';

/** localStorage key of changes not sent before a sign-out, JSON by account (docs/product.md 40.6). */
export const unsentKey = 'account-lists-unsent';

export type Exchange = {
  uid: string;
  /** False before the account's first response, which adds the lines of this browser to the account. */
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
  /** The followed values whose text is the same in this browser and the account. */
  values?: readonly ValueName[];
};

type Unsent = Pick<Exchange, 'browser' | 'pending' | 'last'>;

/** Number of lines that a sign-in has added to an account, and their undo. */
export type Joined = { lines: number; undo: () => void };

export const listStores = { cart: useCart, wishlist: useWishlist } as const;
const keys = { cart: cartKey, wishlist: wishlistKey } as const;
const linesOf = (list: ListName): readonly LineItem[] => listStores[list].getState().lines;

/** The account's lists as this browser shows them. */
export const viewOf = ({ base, browser, pending }: Exchange): SharedLists => applyShared(base, browser, pending);

/** Returns the initial state, with changes that this account's last sign-out did not send. */
export function newExchange(uid: string): Exchange {
  return {
    uid,
    isJoined: false,
    browser: newKey(),
    version: 0,
    base: emptyLists,
    pending: [],
    last: 0,
    unsold: [],
    ...readUnsent()[uid],
  };
}

const readUnsent = () => parse<Record<string, Unsent>>(readText(unsentKey)) ?? {};

function writeUnsent(uid: string, unsent?: Unsent): void {
  const text = JSON.stringify({ ...readUnsent(), [uid]: unsent });
  writeText(unsentKey, text === '{}' ? null : text);
}

/** The last exchange with this account; undefined before the first one. */
export function readExchange(uid: string): Exchange | undefined {
  const stored = parse<Exchange>(readText(accountListsKey));
  return stored?.uid === uid ? stored : undefined;
}

function parse<Stored>(text: string | null | undefined): Stored | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Stored | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Updates the stored state under a Web Lock, if the shopper is still signed in and the lists were stored. The lists are
 * stored first: a tab that closes between both writes then repeats a change, where the reverse order would look like a removal.
 */
export function updateExchange(uid: string, change: (stored: Exchange | undefined) => Exchange | undefined) {
  return withTabLock(accountListsKey, async () => {
    if (!readText(markerKey)) return undefined;
    for (const list of listNames) listStores[list].rehydrate();
    await removeForeignLines(uid);
    const next = change(readExchange(uid));
    if (!next || !(await isStored())) return undefined;
    if (!writeText(accountListsKey, JSON.stringify(next))) return undefined;
    if (readUnsent()[uid]) writeUnsent(uid);
    return next;
  });
}

/** Removes the lines of another account, whose sign-out this browser missed. */
async function removeForeignLines(uid: string): Promise<void> {
  const text = readText(accountListsKey);
  if (text && !readExchange(uid)) await leave(false);
}

/** Removes the account's lines from this browser at sign-out, unless `keepsLines` (docs/product.md 40.5). */
export const leaveAccount = (keepsLines: boolean) => withTabLock(accountListsKey, () => leave(keepsLines));

/** Ends the synchronisation and stores unsent changes for the next sign-in of the same account. */
async function leave(keepsLines: boolean): Promise<void> {
  const stored = parse<Exchange>(readText(accountListsKey));
  if (stored) {
    const { uid, browser, last, pending } = withKept(stored);
    if (pending.length > 0) writeUnsent(uid, { browser, last, pending });
  }
  const hadLines = Boolean(readText(accountListsKey));
  writeText(accountListsKey, null);
  if (keepsLines || !hadLines) return;
  removeValues(stored?.values ?? []);
  show(emptyLists, new Map());
  await isStored();
}

/** Adds the changes that the shopper has made since the last exchange. */
export function collect(exchange: Exchange): Exchange {
  if (!exchange.isJoined) return exchange;
  const changed = withUnsent(exchange);
  return withChanges(changed, valueChanges(viewOf(changed), exchange.values ?? []));
}

/** Adds the list changes that the account does not have; before its first response, all lines of this browser. */
const withUnsent = (exchange: Exchange) =>
  withChanges(exchange, exchange.isJoined ? listChanges(exchange) : joinsTo(viewOf(exchange)));

/** Appends changes to the pending ones. */
export const withChanges = (exchange: Exchange, changes: readonly ListChange[]): Exchange => ({
  ...exchange,
  pending: [...exchange.pending, ...numbered(changes, exchange.last)],
  last: exchange.last + changes.length,
});

function listChanges(exchange: Exchange): ListChange[] {
  const view = viewOf(exchange);
  return listNames.flatMap((list) =>
    changesOf(
      list,
      view[list].filter(({ key }) => !exchange.unsold.includes(key)),
      keyedLines(linesOf(list)),
    ),
  );
}

/** Adds all changes that the account does not have. */
const withAll = (exchange: Exchange) => withUnsent(collect(exchange));

/** Adds the changes that stay in this browser after a sign-out, which deletes the unfinished checkout (docs/product.md 40.9). */
function withKept(exchange: Exchange): Exchange {
  const all = withAll(exchange);
  const isKept = (each: SharedOperation) => each.type !== 'set-value' || each.name !== 'checkout';
  return { ...all, pending: all.pending.filter(isKept) };
}

/** Number of changes that the account does not have; undefined before the first exchange begins. */
export function unsentChanges(uid: string): number | undefined {
  const stored = readExchange(uid);
  return stored && withAll(stored).pending.length;
}

/** Number of these changes that stay in this browser after a sign-out. */
export function keptChanges(uid: string): number {
  const stored = readExchange(uid);
  return stored ? withKept(stored).pending.length : 0;
}

/** The account's lists at the version of a response. */
export const answeredLists = (answer: ListsResponse, { base, version }: Exchange): SharedLists =>
  answer.lists ?? applyLogged(base, version, answer.operations ?? []);

/** Lines of this browser that the account lacks or has with fewer units. */
export function joinsTo(base: SharedLists): ListChange[] {
  return listNames.flatMap((list) =>
    keyedLines(linesOf(list)).flatMap(({ key, quantity }): ListChange[] => {
      const line = base[list].find((each) => each.key === key);
      return line && line.quantity >= quantity ? [] : [{ list, type: 'join', key, quantity }];
    }),
  );
}

/** Returns the lines that joined an account, with an undo that restores `base`. */
export function joinedOf(base: SharedLists, joins: readonly ListChange[]): Joined {
  const undo = () => {
    for (const join of joins) {
      if (join.type !== 'join') continue;
      const watch = parseWatchKey(join.key);
      const before = base[join.list].find(({ key }) => key === join.key);
      if (watch && !before) listStores[join.list].getState().remove(watch);
      if (watch && before && join.list === 'cart') useCart.getState().setQuantity(watch, before.quantity);
    }
  };
  return { lines: joins.length, undo };
}

/** Loads the whole watches of shared lines that this browser lacks; undefined if the request fails. */
export async function findWatches(lists: SharedLists) {
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

/** Replaces the lists of this browser by those of the account, line by line. */
export function show(lists: SharedLists, watches: ReadonlyMap<WatchKey, LineItem>): void {
  for (const list of listNames) {
    const { remove, restore } = listStores[list].getState();
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

/** Stores the shown lists, with changes made during the exchange; false if storage fails. */
async function isStored(): Promise<boolean> {
  for (const list of listNames) {
    const isSame = await withTabLock(keys[list], async () => {
      const written = listStores[list].writeLocked();
      const stored = JSON.stringify(keyedLines(readStored(keys[list]) ?? []));
      const isShown = stored === JSON.stringify(keyedLines(linesOf(list)));
      await written;
      return isShown;
    });
    if (!isSame) return false;
  }
  return true;
}
