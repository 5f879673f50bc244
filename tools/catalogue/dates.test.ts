// Verifies docs/product.md 24.6.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { type DatesFile, pageContents, updateDates } from './dates';

const watches = readShopWatches();
const written: DatesFile = JSON.parse(readFileSync(join(process.cwd(), 'data/dates.json'), 'utf8'));
const now = '2030-01-01T00:00:00Z';

test('data/dates.json matches the catalogue; `npm run dates` updates it', () => {
  const contents = Object.entries(written).map(([path, { content }]) => [path, content]);
  expect(Object.fromEntries(contents)).toEqual(pageContents(watches));
});

test('no date is in the future, and no page changed before it was added', () => {
  for (const [path, { added, changed }] of Object.entries(written)) {
    expect({ path, order: added <= changed && Date.parse(changed) <= Date.now() }).toEqual({ path, order: true });
    expect(changed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  }
});

test('a page with unchanged content keeps its dates', () => {
  expect(updateDates(written, watches, now)).toEqual(written);
});

test('a changed price changes the dates of the watch and of its lists only', () => {
  const dearer = watches.map((watch) => (watch.key === 'xerix/1' ? { ...watch, priceCents: 1_00 } : watch));
  const dated = updateDates(written, dearer, now);
  const changed = Object.keys(dated).filter((path) => dated[path]?.changed === now);
  expect(changed.toSorted()).toEqual(['/all', '/all/xerix', '/all/xerix/1']);
  expect(dated['/all/xerix/1']?.added).toBe(written['/all/xerix/1']?.added);
});

test('a new watch is dated now, and a removed watch is dropped', () => {
  const [first, ...others] = watches;
  const without = updateDates(written, others, now);
  expect(without[String(first?.path)]).toBeUndefined();
  expect(updateDates(without, watches, now)[String(first?.path)]).toMatchObject({ added: now, changed: now });
});
