// Verifies docs/product.md 7.12, 25.1.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShopWatches } from './catalogue/shop-catalogue';
import { readStartingStock, readStock, requireEveryWatch } from './starting-stock';

const keys = readShopWatches().map(({ key }) => key);

it.each<[string, unknown]>([
  ['-, file: expected an object of watch keys and numbers, {"xerix/1": 12}', []],
  ['xerix/01, key: expected a watch key such as xerix/1', { 'xerix/01': 1 }],
  ['xerix/1, units on hand: expected a whole number from 0 to 1000000, found -1', { 'xerix/1': -1 }],
  ['xerix/1, units on hand: expected a whole number from 0 to 1000000, found 1.5', { 'xerix/1': 1.5 }],
  ['xerix/1, units on hand: expected a whole number from 0 to 1000000, found "3"', { 'xerix/1': '3' }],
  ['xerix/1, units on hand: expected a whole number from 0 to 1000000, found 1000001', { 'xerix/1': 1_000_001 }],
])('readStock rejects data/stock.json with “%s”', (problem, content) => {
  expect(() => readStock(content)).toThrow(`data/stock.json, ${problem}`);
});

it('readStock accepts 0 and a million units', () => {
  expect([...readStock({ 'xerix/1': 0, 'xerix/2': 1_000_000 })]).toEqual([
    ['xerix/1', 0],
    ['xerix/2', 1_000_000],
  ]);
});

it('requireEveryWatch rejects missing and unknown watches', () => {
  const all = new Map<string, number>(keys.map((key) => [key, 3]));
  expect(() => requireEveryWatch(all, keys)).not.toThrow();
  const without = new Map([...all].slice(1));
  expect(() => requireEveryWatch(without, keys)).toThrow(
    `data/stock.json, ${keys[0]}, units on hand: expected a number`,
  );
  all.set('xerix/999', 1);
  expect(() => requireEveryWatch(all, keys)).toThrow('data/stock.json, xerix/999, key: expected a watch that the shop');
});

describe('with CATALOGUE_DIR', () => {
  const before = process.env.CATALOGUE_DIR;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'odd-hours-stock-'));
    process.env.CATALOGUE_DIR = folder;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    if (before === undefined) delete process.env.CATALOGUE_DIR;
    else process.env.CATALOGUE_DIR = before;
  });

  it('readStartingStock returns 100 per watch without stock.json', () => {
    expect(readStartingStock(['xerix/1', 'xerix/10000']).of('xerix/10000')).toBe(100);
    writeFileSync(join(folder, 'stock.json'), '{"xerix/1": 0, "xerix/10000": 7}');
    const starts = readStartingStock(['xerix/1', 'xerix/10000']);
    expect([starts.of('xerix/1'), starts.of('xerix/10000')]).toEqual([0, 7]);
    expect(() => readStartingStock(['xerix/1'])).toThrow('xerix/10000, key: expected a watch that the shop sells');
  });
});
