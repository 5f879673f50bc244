// Verifies docs/product.md 40.2, 40.3.
import fc from 'fast-check';
import {
  appendToLog,
  applyLogged,
  applyShared,
  changesOf,
  emptyLists,
  type KeyedLine,
  limitJoins,
  type ListName,
  listNames,
  type LoggedOperation,
  loggedSince,
  numbered,
  type SharedLists,
  type SharedOperation,
} from './shared-lists';
import { type WatchKey } from './watch-key';

const [moon, sun, tide] = ['xerix/1', 'xerix/2', 'timex/3'] as const;
const add = (n: number, key: WatchKey, quantity = 1): SharedOperation => ({
  n,
  list: 'cart',
  type: 'add',
  key,
  quantity,
  index: 99,
});
const cartOf = (lists: SharedLists) => lists.cart.map(({ key, quantity }) => `${key} x${quantity}`);

it('applyShared keeps a watch that one browser added while another removed it without having seen the addition', () => {
  const first = applyShared(emptyLists, 'phone', [add(1, moon)]);
  const [seen] = first.cart;
  const again = applyShared(first, 'desk', [add(1, moon)]);
  const removed = applyShared(again, 'phone', [{ n: 2, list: 'cart', type: 'remove', lines: seen ? [seen] : [] }]);
  expect(cartOf(removed)).toEqual(['xerix/1 x1']);
  const all = applyShared(removed, 'phone', [{ n: 3, list: 'cart', type: 'remove', lines: removed.cart }]);
  expect(all.cart).toEqual([]);
});

it('a joined line gets the higher quantity, at most the stock, and never the sum', () => {
  const account = applyShared(emptyLists, 'desk', [add(1, moon, 4), add(2, sun, 9)]);
  const join = (n: number, key: WatchKey, quantity: number): SharedOperation => ({
    n,
    list: 'cart',
    type: 'join',
    key,
    quantity,
  });
  const operations = [join(1, moon, 3), join(2, sun, 10), join(3, tide, 8)];
  const joined = applyShared(
    account,
    'phone',
    limitJoins(operations, (key) => (key === tide ? 2 : 10)),
  );
  expect(cartOf(joined)).toEqual(['xerix/1 x4', 'xerix/2 x10', 'timex/3 x2']);
});

it('applyShared ignores a repeated addition and a quantity of a removed line', () => {
  const once = applyShared(emptyLists, 'phone', [add(1, moon)]);
  expect(applyShared(once, 'phone', [add(1, moon)])).toBe(once);
  expect(applyShared(once, 'phone', [{ n: 2, list: 'cart', type: 'set-quantity', key: sun, quantity: 2 }])).toBe(once);
});

it('changesOf names the additions that a removal has seen', () => {
  const { cart } = applyShared(emptyLists, 'phone', [add(1, moon), add(2, sun)]);
  expect(changesOf('cart', cart, [{ key: sun, quantity: 3 }])).toEqual([
    { list: 'cart', type: 'remove', lines: [{ key: moon, added: ['phone:1'] }] },
    { list: 'cart', type: 'set-quantity', key: sun, quantity: 3 },
  ]);
});

type Request = { after: number; operations: readonly SharedOperation[] };

it('loggedSince returns up to 200 operations, and undefined for a browser that is further behind', () => {
  const log = Array.from({ length: 250 }, (_, index) => index + 1).reduce(
    (before: readonly LoggedOperation[], version) => appendToLog(before, version, 'phone', [add(version, moon)]),
    [],
  );
  expect(loggedSince(log, 249)).toEqual([{ version: 250, browser: 'phone', operation: add(250, moon) }]);
  expect(loggedSince(log, 51)).toHaveLength(199);
  expect(loggedSince(log, 50)).toBeUndefined();
  expect(loggedSince([], 0)).toBeUndefined();
});

/** One account on a server that keeps the last operation of each browser, as `server/lists/account-lists.ts` does. */
class Server {
  lists = emptyLists;
  version = 0;
  private log: readonly LoggedOperation[] = [];
  private taken = new Map<string, number>();

  answer(browser: string, { after, operations }: Request) {
    const last = this.taken.get(browser) ?? 0;
    const fresh = operations.filter(({ n }) => n > last);
    const lists = applyShared(this.lists, browser, fresh);
    if (lists !== this.lists) {
      this.version += 1;
      this.log = appendToLog(this.log, this.version, browser, fresh).slice(-8);
    }
    this.lists = lists;
    this.taken.set(browser, fresh.at(-1)?.n ?? last);
    const since = loggedSince(this.log, after);
    return { version: this.version, taken: this.taken.get(browser) ?? 0, ...(since ? { since } : { lists }) };
  }
}

type Answer = ReturnType<Server['answer']> & { since?: readonly LoggedOperation[]; lists?: SharedLists };

/** A browser with its own lists, as `store/follow-lists.ts` keeps them. */
class Browser {
  own: Record<ListName, KeyedLine[]> = { cart: [], wishlist: [] };
  private base = emptyLists;
  private version = 0;
  private last = 0;
  private pending: SharedOperation[] = [];

  constructor(readonly id: string) {}

  /** Collects the shopper's changes and returns what a request contains. */
  send(): Request {
    this.collect();
    return { after: this.version, operations: [...this.pending] };
  }

  receive({ version, lists, since = [], taken }: Answer): void {
    this.collect();
    if (version < this.version) return;
    this.base = lists ?? applyLogged(this.base, this.version, since);
    this.version = version;
    this.pending = this.pending.filter(({ n }) => n > taken);
    const view = applyShared(this.base, this.id, this.pending);
    for (const list of listNames) this.own[list] = view[list].map(({ key, quantity }) => ({ key, quantity }));
  }

  private collect(): void {
    const view = applyShared(this.base, this.id, this.pending);
    const changes = listNames.flatMap((list) => changesOf(list, view[list], this.own[list]));
    this.pending.push(...numbered(changes, this.last));
    this.last += changes.length;
  }
}

const keys = [moon, sun, tide] as const;
type Step = { browser: number; key: WatchKey; list: ListName; what: string; which: number };
const step = fc.record({
  browser: fc.nat(2),
  key: fc.constantFrom(...keys),
  list: fc.constantFrom(...listNames),
  what: fc.constantFrom('add', 'remove', 'quantity', 'clear', 'send', 'send', 'deliver', 'deliver', 'repeat', 'lose'),
  which: fc.nat(5),
});

it('three browsers and the server converge while messages are lost, repeated and reordered, and lose no addition', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps: readonly Step[]) => {
      const server = new Server();
      const browsers = ['a', 'b', 'c'].map((id) => new Browser(id));
      const ended = new Set<string>();
      const added = new Set<string>();
      let network: { from: Browser; request: Request; answer?: Answer }[] = [];
      const deliver = (message: (typeof network)[number]) => {
        if (message.answer) message.from.receive(message.answer);
        else network.push({ ...message, answer: server.answer(message.from.id, message.request) });
      };
      for (const { browser, key, list, what, which } of steps) {
        const one = browsers[browser];
        if (!one) continue;
        const own = one.own[list];
        const has = own.some((line) => line.key === key);
        const name = `${list} ${key}`;
        if (what === 'add' && !has) {
          one.own[list] = [...own, { key, quantity: 1 }];
          added.add(name);
          ended.delete(name);
        }
        if (what === 'remove' && has) {
          one.own[list] = own.filter((line) => line.key !== key);
          ended.add(name);
        }
        if (what === 'clear' && own.length > 0) {
          for (const line of own) ended.add(`${list} ${line.key}`);
          one.own[list] = [];
        }
        if (what === 'quantity')
          one.own[list] = own.map((line) => (line.key === key ? { key, quantity: which + 1 } : line));
        if (what === 'send') network.push({ from: one, request: one.send() });
        const message = network[which % Math.max(1, network.length)];
        if (!message) continue;
        if (what === 'repeat') network.push(message);
        if (what === 'deliver' || what === 'lose') network = network.filter((each) => each !== message);
        if (what === 'deliver') deliver(message);
      }
      // The network works again: two rounds without loss.
      for (const one of [...browsers, ...browsers]) one.receive(server.answer(one.id, one.send()));
      for (const one of browsers) expect(one.own).toEqual(browsers[0]?.own);
      const left = listNames.flatMap((list) => server.lists[list].map(({ key }) => `${list} ${key}`));
      // An addition that no browser removed afterwards is still there.
      expect([...added].filter((name) => !ended.has(name) && !left.includes(name))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

it('applyShared keeps the quantity of a line that another browser adds too, and names the latest 50 additions', () => {
  const first = applyShared(emptyLists, 'phone', [add(1, moon, 4)]);
  const again = applyShared(
    first,
    'desk',
    Array.from({ length: 50 }, (_, index) => add(index + 1, moon, 2)),
  );
  expect(cartOf(again)).toEqual(['xerix/1 x4']);
  expect(again.cart[0]?.added).toEqual(Array.from({ length: 50 }, (_, index) => `desk:${index + 1}`));
});

it('applyShared inserts a line at its index and clamps index and quantity', () => {
  const operations = [
    { ...add(1, moon), index: 0 },
    { ...add(2, sun, 11), index: 1 },
    { ...add(3, tide, 0), index: -1 },
  ];
  expect(cartOf(applyShared(emptyLists, 'phone', operations))).toEqual(['timex/3 x1', 'xerix/1 x1', 'xerix/2 x10']);
});

it('applyShared accepts 200 lines of a list and drops the next, and changes the named list only', () => {
  const many = (list: ListName) =>
    Array.from({ length: 201 }, (_, index) => ({ ...add(index + 1, `xerix/${index + 1}`), list, index }));
  const { cart, wishlist } = applyShared(emptyLists, 'phone', many('wishlist'));
  expect([cart.length, wishlist.length, wishlist.at(-1)?.key]).toEqual([0, 200, 'xerix/200']);
});

it('limitJoins joins at least one unit, so that a sold-out watch stays in the list', () => {
  const join: SharedOperation = { n: 1, list: 'cart', type: 'join', key: moon, quantity: 3 };
  expect(limitJoins([join], () => 0)).toEqual([{ ...join, quantity: 1 }]);
  expect(limitJoins([join], () => 3)).toEqual([join]);
});

it('appendToLog empties a log that has become too long', () => {
  const lines = Array.from({ length: 400 }, (_, index) => ({ key: moon, added: [`phone:${index}${'x'.repeat(80)}`] }));
  const long: SharedOperation = { n: 1, list: 'cart', type: 'remove', lines };
  const log = appendToLog([], 1, 'phone', [long]);
  expect(log).toHaveLength(1);
  expect(appendToLog(log, 2, 'phone', [{ ...long, n: 2 }])).toEqual([]);
});
