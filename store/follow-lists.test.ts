// Verifies docs/product.md 40.1, 40.3, 40.5, 40.6, 40.7.
import { type LineItem } from '@/domain/line-items';
import {
  appendToLog,
  applyShared,
  emptyLists,
  type LoggedOperation,
  loggedSince,
  type SharedLists,
  type SharedOperation,
} from '@/domain/shared-lists';
import { watchOf } from '@/domain/testing/watches';
import { maxValueLength } from '@/domain/shared-values';
import { watchKey } from '@/domain/watch-key';
import { cartKey, useCart, useWishlist } from './lines-store';
import { changesLeft, followLists } from './follow-lists';
import { useFollowed } from './account-state';
import { accountListsKey, type Joined, unsentKey } from './list-exchange';
import { blankCheckout } from './saved-checkout';
import { markerKey, useSession } from './session';
import { allowStorage, forbidStorage } from './testing/storage';

const [half, noon, dive] = [watchOf('california', 3, {}), watchOf('xerix', 1, {}), watchOf('undone', 1, {})];
const watches = new Map([half, noon, dive].map((watch) => [watchKey(watch), watch]));

type ListsRequest = { browser: string; after: number; operations: readonly SharedOperation[] };

/** The lists route of the shop, for one account. */
class Account {
  lists: SharedLists = emptyLists;
  version = 0;
  requests: ListsRequest[] = [];
  isReachable = true;
  log: readonly LoggedOperation[] = [];
  /** Number of responses with operations, not with the whole lists. */
  shortAnswers = 0;
  private last = new Map<string, number>();
  private waiting = new Set<() => void>();

  /** Number of requests that wait for a change. */
  get waits(): number {
    return this.waiting.size;
  }

  change(operations: readonly SharedOperation[], browser = 'desk'): void {
    const lists = applyShared(this.lists, browser, operations);
    if (lists !== this.lists) {
      this.version += 1;
      this.log = appendToLog(this.log, this.version, browser, operations);
    }
    this.lists = lists;
    for (const end of [...this.waiting]) end();
  }

  async answer(url: string, { body, signal }: RequestInit): Promise<unknown> {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (url.startsWith('/api/stored-watches')) {
      const keys = new URL(url, 'http://a').searchParams.get('keys')?.split(',') ?? [];
      return { watches: keys.flatMap((key) => [...watches].find(([each]) => each === key)?.[1] ?? []) };
    }
    if (url.startsWith('/api/lists/changes')) {
      const after = Number(new URL(url, 'http://a').searchParams.get('after'));
      if (this.version === after) await this.wait(signal);
      return { version: this.version };
    }
    const request = JSON.parse(String(body)) as ListsRequest;
    this.requests.push(request);
    const taken = this.last.get(request.browser) ?? 0;
    const fresh = request.operations.filter(({ n }) => n > taken);
    this.change(fresh, request.browser);
    this.last.set(request.browser, fresh.at(-1)?.n ?? taken);
    const answered = { version: this.version, taken: this.last.get(request.browser) };
    const since = this.version > request.after ? loggedSince(this.log, request.after) : undefined;
    if (since) this.shortAnswers += 1;
    return { ...answered, ...(since ? { operations: since } : { lists: this.lists }) };
  }

  private wait(signal: RequestInit['signal']): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const end = () => {
        this.waiting.delete(end);
        resolve();
      };
      this.waiting.add(end);
      signal?.addEventListener('abort', () => {
        this.waiting.delete(end);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }
}

let account: Account;
let joined: Joined[];
let stop = () => {};
const add = (n: number, watch: LineItem, quantity = 1): SharedOperation => {
  return { n, list: 'cart', type: 'add', key: watchKey(watch), quantity, index: 99 };
};
const cart = () => useCart.getState().lines.map((line) => `${watchKey(line)} x${line.quantity}`);
const accountCart = () => account.lists.cart.map(({ key, quantity }) => `${key} x${quantity}`);
const settle = (ms = 400) => jest.advanceTimersByTimeAsync(ms);

function follow(uid = 'ada'): void {
  stop = followLists(uid, { idToken: async () => 'token', onJoined: (each) => joined.push(each) });
}

async function signInAgain(uid?: string): Promise<void> {
  window.localStorage.setItem(markerKey, 'true');
  useSession.rehydrate();
  follow(uid);
  await settle();
}

async function signOut(): Promise<void> {
  useSession.getState().signedOut();
  stop();
  await settle();
}

beforeEach(() => {
  stop();
  jest.useFakeTimers();
  window.localStorage.clear();
  useCart.rehydrate();
  useWishlist.rehydrate();
  account = new Account();
  joined = [];
  window.localStorage.setItem(markerKey, 'true');
  useSession.rehydrate();
  window.fetch = jest.fn(async (url, init = {}) => {
    const answer = await account.answer(String(url), init);
    return { ok: true, json: async () => answer } as Response;
  });
});
afterEach(() => stop());

it('lines from before the sign-in join the account once, with the higher quantity, and Undo takes them out', async () => {
  account.change([add(1, noon, 2), add(2, dive)]);
  useCart.getState().add(half);
  useCart.getState().add(noon);
  useCart.getState().setQuantity(noon, 5);
  useWishlist.getState().add(dive);
  follow();
  await settle();
  expect(accountCart()).toEqual(['xerix/1 x5', 'undone/1 x1', 'california/3 x1']);
  expect(account.lists.wishlist).toMatchObject([{ key: 'undone/1' }]);
  expect(cart().toSorted()).toEqual(accountCart().toSorted());
  expect(joined.map(({ lines }) => lines)).toEqual([3]);
  joined[0]?.undo();
  await settle();
  expect(account.lists.wishlist).toEqual([]);
  expect(accountCart()).toEqual(['xerix/1 x2', 'undone/1 x1']);
  expect(cart().toSorted()).toEqual(accountCart().toSorted());
});

it('a change of another browser appears, and a change of this one is sent once', async () => {
  follow();
  await settle();
  account.change([add(1, noon, 3)]);
  await settle();
  expect(cart()).toEqual(['xerix/1 x3']);
  expect(joined).toEqual([]);
  useCart.getState().setQuantity(noon, 4);
  useWishlist.getState().add(dive);
  await settle();
  expect(accountCart()).toEqual(['xerix/1 x4']);
  expect(account.lists.wishlist.map(({ key }) => key)).toEqual(['undone/1']);
  const sent = account.requests.flatMap(({ operations }) => operations.map(({ n }) => n));
  expect(sent).toEqual([1, 2]);
  expect(JSON.parse(window.localStorage.getItem(cartKey) ?? '')).toMatchObject([{ ...noon, quantity: 4 }]);
});

it('a quantity that another browser changed appears in the cart, and is not sent back', async () => {
  account.change([add(1, noon, 2), add(2, dive)]);
  follow();
  await settle();
  account.change([{ n: 3, list: 'cart', type: 'set-quantity', key: watchKey(noon), quantity: 7 }]);
  await settle();
  expect(cart()).toEqual(['xerix/1 x7', 'undone/1 x1']);
  expect(accountCart()).toEqual(['xerix/1 x7', 'undone/1 x1']);
  expect(account.requests.flatMap(({ operations }) => operations)).toEqual([]);
});

const requestCount = () => jest.mocked(window.fetch).mock.calls.length;

it('failed requests are repeated at growing intervals of at most a minute, which start again after an answer', async () => {
  account.isReachable = false;
  follow();
  const counts = [];
  for (const ms of [1000, 1100, 3800, 300, 7600, 500]) {
    await settle(ms);
    counts.push(requestCount());
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
  await settle(600_000);
  const before = requestCount();
  await settle(61_000);
  expect(requestCount()).toBe(before + 1);
  account.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(account.waits).toBe(1);
  account.isReachable = false;
  useCart.getState().add(half);
  await settle(1500);
  const failed = requestCount();
  await settle(2000);
  expect(requestCount()).toBe(failed + 1);
});

it('nothing is requested again for an account whose email is not confirmed', async () => {
  const error = { code: 'email-unverified', message: 'No.' };
  window.fetch = jest.fn(async () => ({ ok: false, json: async () => ({ error }) }) as Response);
  follow();
  await settle(600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  useCart.getState().add(half);
  await settle(600_000);
  expect(requestCount()).toBe(1);
});

it('nothing follows the account after the stop: no timer, no list, no value', async () => {
  const began = jest.spyOn(globalThis, 'setInterval');
  const ended = jest.spyOn(globalThis, 'clearInterval');
  follow();
  await settle();
  expect(useFollowed.getState().names).toEqual([]);
  stop();
  expect(useFollowed.getState()).toEqual({});
  expect(ended.mock.calls.flat()).toEqual(began.mock.results.map(({ value }) => value as unknown));
  began.mockRestore();
  ended.mockRestore();
  await settle();
  const read = jest.spyOn(Storage.prototype, 'getItem');
  useCart.getState().add(half);
  await settle();
  expect(read.mock.calls.flat()).not.toContain(accountListsKey);
  read.mockRestore();
});

/** Web Locks of one tab: the holders of a name run one after the other. */
function useLocks(): void {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, ...given: unknown[]) => {
    const work = given.at(-1) as () => unknown;
    const run = (ends.get(name) ?? Promise.resolve()).then(work);
    ends.set(
      name,
      run.catch(() => {}),
    );
    return run;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

it('a quantity that the shopper changes while lines of the account are being stored reaches the account', async () => {
  useLocks();
  follow();
  await settle();
  const unsubscribe = useCart.subscribe(({ lines }) => {
    if (lines.length === 0) return;
    unsubscribe();
    setTimeout(() => useCart.getState().setQuantity(noon, 3), 10);
  });
  account.change([add(1, noon, 2)]);
  await settle(5000);
  Reflect.deleteProperty(navigator, 'locks');
  expect([cart(), accountCart()]).toEqual([['xerix/1 x3'], ['xerix/1 x3']]);
});

it.each([
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the browser goes back to the page', () => window.dispatchEvent(new Event('pageshow'))],
])('a hidden page keeps no request open and sends nothing, and shows the lists when %s', async (_, wake) => {
  follow();
  await settle();
  expect(account.waits).toBe(1);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(account.waits).toBe(0);
  const before = account.requests.length;
  account.change([add(1, noon)]);
  useWishlist.getState().add(dive);
  await settle(60_000);
  expect(account.requests).toHaveLength(before);
  visibility.mockRestore();
  wake();
  await settle();
  expect(cart()).toEqual(['xerix/1 x1']);
  expect(account.lists.wishlist.map(({ key }) => key)).toEqual(['undone/1']);
  expect(account.waits).toBe(1);
});

it('only one of two tabs keeps a request open; the other takes over after it closes', async () => {
  useLocks();
  follow();
  const stopFirst = stop;
  follow();
  await settle();
  expect(account.waits).toBe(1);
  stopFirst();
  await settle();
  expect(account.waits).toBe(1);
  stop();
  await settle();
  Reflect.deleteProperty(navigator, 'locks');
  expect(account.waits).toBe(0);
});

it('lists follow the account in a browser that makes no UUIDs, as over plain HTTP', async () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  useCart.getState().add(half);
  follow();
  await settle();
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  expect(accountCart()).toEqual(['california/3 x1']);
});

// Verifies docs/product.md 11.6, 10.4 (forbidden).
it('a sign-out keeps cart and wishlist in memory when storage is forbidden, because no list followed the account', async () => {
  forbidStorage();
  useCart.getState().add(half);
  useSession.getState().signedOut();
  await settle();
  allowStorage();
  expect(cart()).toEqual(['california/3 x1']);
  // Writes what is in memory, so that the next test begins with an empty cart.
  useCart.getState().clear();
  await settle();
});

it('changes made while the shop is unreachable are sent once it answers', async () => {
  follow();
  await settle();
  account.isReachable = false;
  useCart.getState().add(half);
  await settle(700);
  account.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(accountCart()).toEqual(['california/3 x1']);
});

it('a watch that the shop no longer sells stays in the account and is not shown', async () => {
  account.change([{ ...add(1, noon), key: 'xerix/99' }, add(2, dive)] as SharedOperation[]);
  follow();
  await settle();
  expect(cart()).toEqual(['undone/1 x1']);
  useCart.getState().remove(dive);
  await settle();
  expect(accountCart()).toEqual(['xerix/99 x1']);
});

it.each([
  [false, []],
  [true, ['xerix/1 x1']],
])('signing out with the box %s leaves these lines in the browser, and all in the account', async (keeps, left) => {
  follow();
  await settle();
  useCart.getState().add(noon);
  await settle();
  useSession.getState().signedOut(keeps);
  stop();
  await settle();
  expect(cart()).toEqual(left);
  expect(accountCart()).toEqual(['xerix/1 x1']);
  expect(window.localStorage.getItem(accountListsKey)).toBeNull();
});

it('lines of an account whose sign-out was missed never join another account', async () => {
  follow('ada');
  await settle();
  useCart.getState().add(noon);
  await settle();
  stop();
  account = new Account();
  follow('eve');
  await settle();
  expect([cart(), accountCart(), joined]).toEqual([[], [], []]);
});

it('nothing is sent after the sign-out in another tab', async () => {
  follow();
  await settle();
  window.localStorage.removeItem(markerKey);
  const before = account.requests.length;
  useCart.getState().add(noon);
  await settle();
  expect(account.requests).toHaveLength(before);
});

it('a browser with a recent version gets the operations since then', async () => {
  account.change([add(1, noon)]);
  follow();
  await settle();
  account.change([add(2, dive, 2)]);
  useCart.getState().add(half);
  await settle();
  expect(account.shortAnswers).toBeGreaterThan(0);
  expect(cart()).toEqual(accountCart());
  expect(accountCart().toSorted()).toEqual(['california/3 x1', 'undone/1 x2', 'xerix/1 x1']);
});

it('lines join again when the shop has the records of an older backup', async () => {
  follow();
  await settle();
  useCart.getState().add(noon);
  await settle();
  useCart.getState().add(half);
  await settle();
  Object.assign(account, { lists: emptyLists, version: 0, log: [] });
  account.change([add(9, dive)]);
  await settle();
  expect(accountCart().toSorted()).toEqual(['california/3 x1', 'undone/1 x1', 'xerix/1 x1']);
  expect(cart().toSorted()).toEqual(accountCart().toSorted());
});

// Verifies docs/product.md 40.6.
it.each(['ada', 'eve'])('changes that a sign-out could not send reach their account when %s signs in', async (next) => {
  follow('ada');
  await settle();
  account.isReachable = false;
  useCart.getState().add(noon);
  await settle();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await changesLeft('ada')).toBe(1);
  jest.restoreAllMocks();
  await signOut();
  expect(cart()).toEqual([]);
  expect(window.localStorage.getItem(accountListsKey)).toBeNull();

  account.isReachable = true;
  await signInAgain(next);
  const [lines, unsent] = next === 'ada' ? [['xerix/1 x1'], false] : [[], true];
  expect([cart(), accountCart()]).toEqual([lines, lines]);
  expect(window.localStorage.getItem(unsentKey) !== null).toBe(unsent);
  expect(account.requests.flatMap(({ operations }) => operations)).toHaveLength(lines.length);
});

// Verifies docs/product.md 40.6.
it.each(['ada', 'eve'])('lines that never reached the account wait for it while %s signs in', async (next) => {
  account.isReachable = false;
  useCart.getState().add(dive);
  follow('ada');
  await settle();
  useCart.getState().add(noon);
  await settle();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await changesLeft('ada')).toBe(2);
  jest.restoreAllMocks();
  await signOut();
  expect(cart()).toEqual([]);

  account.isReachable = true;
  await signInAgain(next);
  const lines = next === 'ada' ? ['xerix/1 x1', 'undone/1 x1'] : [];
  expect([cart().toSorted(), accountCart().toSorted()]).toEqual([lines.toSorted(), lines.toSorted()]);
  expect(window.localStorage.getItem(unsentKey)?.includes('undone/1')).toBe(next === 'ada' ? undefined : true);
});

it('unsent changes of two accounts are kept for each', async () => {
  account.isReachable = false;
  for (const [uid, watch] of [
    ['ada', noon],
    ['eve', dive],
  ] as const) {
    await signInAgain(uid);
    useCart.getState().add(watch);
    await settle();
    await signOut();
  }
  account.isReachable = true;
  await signInAgain('ada');
  expect(accountCart()).toEqual(['xerix/1 x1']);
  expect(window.localStorage.getItem(unsentKey)).toContain('undone/1');
});

it('changesLeft waits for changes that are being sent', async () => {
  follow();
  await settle();
  useCart.getState().add(noon);
  const left = changesLeft('ada');
  await settle();
  expect(await left).toBe(0);
  expect(accountCart()).toEqual(['xerix/1 x1']);
});

// Verifies docs/product.md 40.7.
describe('values', () => {
  const stored = (name: string) => window.localStorage.getItem(name);
  const choose = async (...names: ('checkout' | 'compare' | 'wrist' | 'recent')[]) => {
    expect(await useFollowed.getState().choose?.(names)).toBe(true);
    await settle();
  };
  const texts = () => account.lists.values?.texts;
  const look = () => settle(1600);

  it('no value follows the account until the shopper selects it', async () => {
    window.localStorage.setItem('compare', 'xerix/1,undone/1');
    window.localStorage.setItem('wrist', '165 mm');
    follow();
    await settle();
    expect(useFollowed.getState().names).toEqual([]);
    expect(account.requests.flatMap(({ operations }) => operations)).toEqual([]);
    await choose('compare', 'checkout');
    expect(texts()).toEqual({ compare: 'xerix/1,undone/1' });
    await choose();
    expect(texts()).toEqual({});
    expect([stored('compare'), stored('wrist')]).toEqual(['xerix/1,undone/1', '165 mm']);
  });

  it('a value of the account appears in this browser, and its change is sent to the account', async () => {
    const heard = jest.fn();
    window.addEventListener('storage', heard);
    account.change([
      { n: 1, type: 'follow', names: ['wrist', 'recent'] },
      { n: 2, type: 'set-value', name: 'wrist', text: '165 mm' },
      { n: 3, type: 'set-value', name: 'recent', text: 'xerix/1' },
    ]);
    window.localStorage.setItem('wrist', '180 mm');
    window.localStorage.setItem('recent', 'undone/1');
    follow();
    await settle();
    window.removeEventListener('storage', heard);
    expect([stored('wrist'), stored('recent')]).toEqual(['165 mm', 'undone/1,xerix/1']);
    expect(heard.mock.calls.map(([event]: [StorageEvent]) => event.key)).toEqual(['wrist', 'recent']);
    window.localStorage.setItem('wrist', '170 mm');
    await look();
    expect(texts()).toEqual({ wrist: '170 mm', recent: 'undone/1,xerix/1' });
    window.localStorage.removeItem('wrist');
    await look();
    expect(texts()).toEqual({ recent: 'undone/1,xerix/1' });
  });

  it('the newer checkout wins, without its idempotency key, and an expired one is not shown', async () => {
    const checkout = (fullName: string, age: number, rest: object = {}) => ({
      details: { fullName },
      changedAt: Date.now() - age,
      ...rest,
    });
    const attempt = { key: 'k1', body: '{}' };
    window.localStorage.setItem('checkout', JSON.stringify(checkout('Ada', 1000, { attempt })));
    account.change([
      { n: 1, type: 'follow', names: ['checkout'] },
      { n: 2, type: 'set-value', name: 'checkout', text: JSON.stringify(checkout('Old', 60_000)) },
    ]);
    follow();
    await settle();
    expect(JSON.parse(texts()?.checkout ?? '')).toMatchObject({ details: { fullName: 'Ada' } });
    expect(texts()?.checkout).not.toContain('k1');
    const newer = JSON.stringify({ ...JSON.parse(texts()?.checkout ?? ''), ...checkout('Grace', 0) });
    account.change([{ n: 3, type: 'set-value', name: 'checkout', text: newer }]);
    await settle();
    expect(JSON.parse(stored('checkout') ?? '')).toMatchObject({ details: { fullName: 'Grace' }, attempt });
    account.change([
      { n: 4, type: 'set-value', name: 'checkout', text: JSON.stringify(checkout('Ancient', 90_000_000)) },
    ]);
    await settle();
    expect(stored('checkout')).not.toContain('Ancient');
  });

  it('a value that is longer than an account stores stays in the browser', async () => {
    window.localStorage.setItem('compare', 'x'.repeat(maxValueLength + 1));
    window.localStorage.setItem('recent', 'x'.repeat(maxValueLength));
    follow();
    await settle();
    await choose('compare', 'recent');
    expect(Object.keys(texts() ?? {})).toEqual(['recent']);
  });

  it('of two checkouts of the same moment the account’s stays', async () => {
    const changedAt = Date.now() - 1000;
    window.localStorage.setItem('checkout', JSON.stringify({ details: { fullName: 'Ada' }, changedAt }));
    const text = JSON.stringify({
      ...blankCheckout,
      details: { ...blankCheckout.details, fullName: 'Grace' },
      changedAt,
    });
    account.change([
      { n: 1, type: 'follow', names: ['checkout'] },
      { n: 2, type: 'set-value', name: 'checkout', text },
    ]);
    follow();
    await settle();
    expect(stored('checkout')).toContain('Grace');
    expect(texts()?.checkout).toContain('Grace');
  });

  // Verifies docs/product.md 40.6.
  it.each(['at the account page', 'by the provider'])(
    'a value that could not be sent before the sign-out %s is sent after the next sign-in',
    async (where) => {
      window.localStorage.setItem('wrist', '165 mm');
      follow();
      await settle();
      await choose('wrist');
      account.isReachable = false;
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.localStorage.setItem('wrist', '170 mm');
      if (where === 'at the account page') expect(await changesLeft('ada')).toBe(1);
      useSession.getState().signedOut();
      stop();
      jest.restoreAllMocks();
      await settle();
      expect(stored('wrist')).toBeNull();
      account.isReachable = true;
      await signInAgain();
      expect([texts(), stored('wrist'), stored(unsentKey)]).toEqual([{ wrist: '170 mm' }, '170 mm', null]);
    },
  );

  // Verifies docs/product.md 11.6, 40.9.
  it('a sign-out leaves no checkout in the browser that could not be sent, and the account keeps its own', async () => {
    const type = (fullName: string) =>
      window.localStorage.setItem(
        'checkout',
        JSON.stringify({ ...blankCheckout, details: { ...blankCheckout.details, fullName }, changedAt: Date.now() }),
      );
    type('Ada');
    follow();
    await settle();
    await choose('checkout');
    account.isReachable = false;
    type('Augusta');
    await look();
    useCart.getState().add(noon);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await changesLeft('ada')).toBe(1);
    jest.restoreAllMocks();
    await signOut();
    expect(stored(unsentKey)).toContain('xerix/1');
    expect(JSON.stringify(window.localStorage)).not.toMatch(/Ada|Augusta/);
    account.isReachable = true;
    await signInAgain();
    expect([accountCart(), texts()?.checkout]).toEqual([['xerix/1 x1'], expect.stringContaining('Ada')]);
  });

  it('signing out takes the followed values out of the browser and leaves them in the account', async () => {
    window.localStorage.setItem('compare', 'xerix/1');
    window.localStorage.setItem('wrist', '165 mm');
    follow();
    await settle();
    await choose('compare');
    await signOut();
    expect([stored('compare'), stored('wrist'), stored(unsentKey)]).toEqual([null, '165 mm', null]);
    expect(texts()).toEqual({ compare: 'xerix/1' });
  });
});
