// Verifies docs/product.md 40.1, 40.3, 40.5.
import { type LineItem } from '@/domain/line-items';
import { applyShared, emptyLists, type SharedLists, type SharedOperation } from '@/domain/shared-lists';
import { watchOf } from '@/domain/testing/watches';
import { watchKey } from '@/domain/watch-key';
import { cartKey, useCart } from './cart';
import { accountListsKey, followLists, type Joined } from './follow-lists';
import { markerKey, useSession } from './session';
import { useWishlist } from './wishlist';

const [half, noon, dive] = [watchOf('california', 3, {}), watchOf('xerix', 1, {}), watchOf('undone', 1, {})];
const watches = new Map([half, noon, dive].map((watch) => [watchKey(watch), watch]));

type ListsRequest = { browser: string; after: number; operations: readonly SharedOperation[] };

/** The lists route of the shop, for one account. */
class Account {
  lists: SharedLists = emptyLists;
  version = 0;
  requests: ListsRequest[] = [];
  isReachable = true;
  private last = new Map<string, number>();
  private waiting = new Set<() => void>();

  change(operations: readonly SharedOperation[], browser = 'desk'): void {
    const lists = applyShared(this.lists, browser, operations);
    if (lists !== this.lists) this.version += 1;
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
    return { version: this.version, taken: this.last.get(request.browser), lists: this.lists };
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
const settle = (ms = 400) => new Promise((resolve) => setTimeout(resolve, ms));

function follow(uid = 'ada'): void {
  stop = followLists(uid, { idToken: async () => 'token', onJoined: (each) => joined.push(each) });
}

beforeEach(async () => {
  stop();
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
  follow();
  await settle();
  expect(accountCart()).toEqual(['xerix/1 x5', 'undone/1 x1', 'california/3 x1']);
  expect(cart().toSorted()).toEqual(accountCart().toSorted());
  expect(joined.map(({ lines }) => lines)).toEqual([2]);
  joined[0]?.undo();
  await settle();
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

it('changes made without the shop are sent when it answers again', async () => {
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
