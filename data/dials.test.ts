import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { valueAt } from '@/domain/dial/part-animation';
import { readShopWatches } from './catalogue/shop-catalogue';
import { type WeighedDial, dialLayersOf } from './dials';

jest.mock('./pictures', () => jest.requireActual('./testing/named-pictures'));

const keys = readShopWatches().map(({ key }) => key);
const dials = keys.map((key) => ({ key, ...(dialLayersOf(key) as WeighedDial) }));
const files = (layers: WeighedDial['layers']) => [...new Set(layers.map(({ src }) => join('public', src)))];

it('dials.json contains exactly the watches sold', () => {
  expect(dials.every(({ layers }) => layers.length > 1)).toBe(true);
  expect(dialLayersOf('xerix/9' as never)).toBeNull();
  expect(dialLayersOf('__proto__' as never)).toBeNull();
});

it('dial pictures exist, match the stated bytes and have at most 90 KB', () => {
  for (const { key, bytes, layers } of dials) {
    const existing = files(layers).filter((file) => existsSync(file));
    const weight = existing.reduce((sum, file) => sum + statSync(file).size, 0);
    expect({ key, bytes, count: existing.length }).toEqual({
      key,
      bytes: weight,
      count: bytes ? files(layers).length : 0,
    });
    expect(bytes).toBeLessThanOrEqual(90_000);
  }
});

it('the dials folder contains no unused pictures', () => {
  const needed = new Set(dials.flatMap(({ layers }) => files(layers)));
  const present = readdirSync('public/dials', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join('public/dials', name));
  expect(present.filter((file) => !needed.has(file))).toEqual([]);
});

it('layer pictures have the size of their box times their views', async () => {
  for (const { bytes, layers, size } of dials.filter((dial) => dial.bytes)) {
    for (const { src, box, views = 1 } of layers) {
      const { width, height } = await sharp(join('public', src)).metadata();
      expect({ src, width, height }).toEqual({
        src,
        width: (box?.[2] ?? size[0]) * views,
        height: box?.[3] ?? size[1],
      });
    }
    expect(bytes).toBeGreaterThan(0);
  }
});

it('a layer attached to another part comes after that part', () => {
  const isAfterParent = dials.flatMap(({ layers }) =>
    layers.flatMap(({ on }, at) => (on ? [layers.findIndex(({ name }) => name === on) < at] : [])),
  );
  expect(isAfterParent).toHaveLength(5);
  expect(isAfterParent.every(Boolean)).toBe(true);
});

it('hands match the time of the first picture', () => {
  const moment = (day: number) => ({ day, unix: day, weekday: 0, date: 1 });
  const wrong = dials.flatMap(({ key, photographed, layers }) =>
    layers.flatMap(({ name, axle, drive }) => {
      if (name !== 'minute' || !axle || !drive || key === 'xerix/6') return [];
      const off = valueAt(drive, moment(photographed)) - (photographed % 3600) / 10;
      return Math.abs(off) < 0.01 ? [] : [`${key}: ${off}`];
    }),
  );
  expect(wrong).toEqual([]);
});
