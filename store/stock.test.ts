import { watchKey, type WatchKey } from '@/domain/watch-key';
import { loadStock, useStockLevels } from './stock';

const original = globalThis.fetch;
const keysTo = (last: number) =>
  Array.from({ length: last }, (_, index) => watchKey({ catalogue: 'xerix', id: index + 1 }));
const known = () => [...useStockLevels.getState().left];
const left = (key: string) => useStockLevels.getState().left.get(key as WatchKey);
let requests: URLSearchParams[];
let answer: (keys: string[]) => Promise<Response>;

beforeEach(() => {
  useStockLevels.setState(useStockLevels.getInitialState(), true);
  requests = [];
  answer = async (keys) =>
    ({ ok: true, json: async () => ({ stock: keys.map((key) => ({ key, left: 3 })) }) }) as Response;
  globalThis.fetch = (input) => {
    const query = new URL(String(input), 'https://shop.example').searchParams;
    requests.push(query);
    return answer(query.get('keys')?.split(',') ?? []);
  };
});
afterEach(() => void (globalThis.fetch = original));

it('useStockLevels is empty initially and contains the loaded counts after loadStock', async () => {
  expect(known()).toEqual([]);
  await loadStock(keysTo(2));
  expect(known()).toEqual([
    ['xerix/1', 3],
    ['xerix/2', 3],
  ]);
});

it('loadStock replaces a count and keeps the counts of other watches', async () => {
  await loadStock(keysTo(2));
  answer = async () => ({ ok: true, json: async () => ({ stock: [{ key: 'xerix/1', left: 0 }] }) }) as Response;
  await loadStock(keysTo(1));
  expect(left('xerix/1')).toBe(0);
  expect(left('xerix/2')).toBe(3);
});

it('loadStock sends the shopper’s own order only when given', async () => {
  await loadStock(keysTo(1), 'order-0');
  await loadStock(keysTo(1));
  expect(requests.map((query) => query.get('own'))).toEqual(['order-0', null]);
});

it('loadStock requests each watch once, in batches of 200', async () => {
  await loadStock(keysTo(401));
  const parts = requests.map((query) => query.get('keys')?.split(',') ?? []);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(parts.flat()).toEqual(keysTo(401));
  expect(known()).toHaveLength(401);
});

it('loadStock requests neither an empty list nor an invalid key', async () => {
  await loadStock([]);
  await loadStock([watchKey({ catalogue: 'xerix', id: 12_345_678_901 })]);
  expect(requests).toEqual([]);
  await loadStock([watchKey({ catalogue: 'xerix', id: 12_345_678_901 }), ...keysTo(1)]);
  expect(requests.map((query) => query.get('keys'))).toEqual(['xerix/1']);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['answers with an error', async () => ({ ok: false, json: async () => ({ error: { code: 'fault' } }) }) as Response],
])('loadStock keeps the known counts and stops when the server %s', async (_, fails) => {
  await loadStock(keysTo(1));
  answer = fails;
  await loadStock(keysTo(201));
  expect(requests).toHaveLength(2);
  expect(known()).toEqual([['xerix/1', 3]]);
});
