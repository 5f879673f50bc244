import { readShopWatches } from './catalogue/shop-catalogue';
import { readStock, requireEveryWatch } from './starting-stock';

const keys = readShopWatches().map(({ key }) => key);

it.each<[string, unknown]>([
  ['-, file: expected an object of watch keys and numbers, {"xerix/1": 12}', []],
  ['xerix/01, key: expected a watch key such as xerix/1', { 'xerix/01': 1 }],
  ['xerix/1, number in hand: expected a whole number from 0 to 1000000, found -1', { 'xerix/1': -1 }],
  ['xerix/1, number in hand: expected a whole number from 0 to 1000000, found 1.5', { 'xerix/1': 1.5 }],
  ['xerix/1, number in hand: expected a whole number from 0 to 1000000, found "3"', { 'xerix/1': '3' }],
  ['xerix/1, number in hand: expected a whole number from 0 to 1000000, found 1000001', { 'xerix/1': 1_000_001 }],
])('data/stock.json is refused with “%s”', (fault, content) => {
  expect(() => readStock(content)).toThrow(`data/stock.json, ${fault}`);
});

it('a number for every watch is required, and for nothing else', () => {
  const all = new Map<string, number>(keys.map((key) => [key, 3]));
  expect(() => requireEveryWatch(all, keys)).not.toThrow();
  const without = new Map([...all].slice(1));
  expect(() => requireEveryWatch(without, keys)).toThrow(
    `data/stock.json, ${keys[0]}, number in hand: expected a number`,
  );
  all.set('xerix/999', 1);
  expect(() => requireEveryWatch(all, keys)).toThrow('data/stock.json, xerix/999, key: expected a watch that the shop');
});
