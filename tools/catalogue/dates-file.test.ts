// Holds docs/product.md 24.6.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { bringUpToDate, type DatesFile, pageContents } from './dates-file';

const watches = readShopWatches();
const written: DatesFile = JSON.parse(readFileSync(join(process.cwd(), 'data/dates.json'), 'utf8'));
const now = '2030-01-01T00:00:00Z';

test('data/dates.json dates what the catalogue says now; after a change of it `npm run dates` writes it', () => {
  const contents = Object.entries(written).map(([path, { content }]) => [path, content]);
  expect(Object.fromEntries(contents)).toEqual(pageContents(watches));
});

test('no date is invented: none lies ahead, and no page changed before it came', () => {
  for (const [path, { added, changed }] of Object.entries(written)) {
    expect({ path, order: added <= changed && Date.parse(changed) <= Date.now() }).toEqual({ path, order: true });
    expect(changed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  }
});

test('what says what it said keeps its dates', () => {
  expect(bringUpToDate(written, watches, now)).toEqual(written);
});

test('a changed price is a change of the watch, of its lists and of nothing else', () => {
  const dearer = watches.map((watch) => (watch.key === 'xerix/1' ? { ...watch, priceCents: 1_00 } : watch));
  const dated = bringUpToDate(written, dearer, now);
  const changed = Object.keys(dated).filter((path) => dated[path]?.changed === now);
  expect(changed.toSorted()).toEqual(['/all', '/all/xerix', '/all/xerix/1']);
  expect(dated['/all/xerix/1']?.added).toBe(written['/all/xerix/1']?.added);
});

test('a watch that is new is dated now, and one that is gone leaves', () => {
  const [first, ...others] = watches;
  const without = bringUpToDate(written, others, now);
  expect(without[String(first?.path)]).toBeUndefined();
  expect(bringUpToDate(without, watches, now)[String(first?.path)]).toMatchObject({ added: now, changed: now });
});
