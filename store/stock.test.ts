import { watchKey, type WatchKey } from '@/domain/watch-key';
import { loadStock, useStockLevels } from './stock';

const original = globalThis.fetch;
const keysTo = (last: number) =>
  Array.from({ length: last }, (_, index) => watchKey({ catalogue: 'xerix', id: index + 1 }));
const known = () => [...useStockLevels.getState().left];
const left = (key: string) => useStockLevels.getState().left.get(key as WatchKey);
let asked: URLSearchParams[];
let answer: (keys: string[]) => Promise<Response>;

beforeEach(() => {
  useStockLevels.setState(useStockLevels.getInitialState(), true);
  asked = [];
  answer = async (keys) =>
    ({ ok: true, json: async () => ({ stock: keys.map((key) => ({ key, left: 3 })) }) }) as Response;
  globalThis.fetch = (input) => {
    const query = new URL(String(input), 'https://shop.example').searchParams;
    asked.push(query);
    return answer(query.get('keys')?.split(',') ?? []);
  };
});
afterEach(() => void (globalThis.fetch = original));

it('knows nothing at first, and then what the shop has said', async () => {
  expect(known()).toEqual([]);
  await loadStock(keysTo(2));
  expect(known()).toEqual([
    ['xerix/1', 3],
    ['xerix/2', 3],
  ]);
});

it('a later word counts, and says nothing of other watches', async () => {
  await loadStock(keysTo(2));
  answer = async () => ({ ok: true, json: async () => ({ stock: [{ key: 'xerix/1', left: 0 }] }) }) as Response;
  await loadStock(keysTo(1));
  expect(left('xerix/1')).toBe(0);
  expect(left('xerix/2')).toBe(3);
});

it('counts the shopper’s own order as free only where there is one', async () => {
  await loadStock(keysTo(1), 'order-0');
  await loadStock(keysTo(1));
  expect(asked.map((query) => query.get('own'))).toEqual(['order-0', null]);
});

it('asks for 200 watches at a time, and for each once', async () => {
  await loadStock(keysTo(401));
  const parts = asked.map((query) => query.get('keys')?.split(',') ?? []);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(parts.flat()).toEqual(keysTo(401));
  expect(known()).toHaveLength(401);
});

it('asks nothing for nothing, nor for a key that the shop would refuse', async () => {
  await loadStock([]);
  await loadStock([watchKey({ catalogue: 'xerix', id: 12_345_678_901 })]);
  expect(asked).toEqual([]);
  await loadStock([watchKey({ catalogue: 'xerix', id: 12_345_678_901 }), ...keysTo(1)]);
  expect(asked.map((query) => query.get('keys'))).toEqual(['xerix/1']);
});

it.each([
  ['is not reached', () => Promise.reject(new TypeError('offline'))],
  ['breaks', async () => ({ ok: false, json: async () => ({ error: { code: 'fault' } }) }) as Response],
])('keeps what it knew of a shop that %s, and asks no further', async (_, fails) => {
  await loadStock(keysTo(1));
  answer = fails;
  await loadStock(keysTo(201));
  expect(asked).toHaveLength(2);
  expect(known()).toEqual([['xerix/1', 3]]);
});
