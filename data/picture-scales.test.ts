// Verifies docs/product.md 22.1.
import { readFileSync } from 'node:fs';
import { readShopWatches } from './catalogue/shop-catalogue';
import scales from './picture-scales.json';
import { pxPerMmOf, trueSizeRatioOf } from './picture-scales';

jest.mock('./pictures', () => jest.requireActual('./testing/named-pictures'));

type StudioPictures = Record<string, { hash: string; box: [left: number, bottom: number, right: number, top: number] }>;
const studioPictures: StudioPictures = JSON.parse(readFileSync('studio/photographed.json', 'utf8'));
const watches = readShopWatches();

it('picture-scales.json measures the current front and three-quarter pictures of the studio only', () => {
  const measured = Object.entries(scales).map(([key, { hash }]) => `${key} ${hash}`);
  const expected = Object.entries(studioPictures)
    .filter(([key]) => /-[12]$/.test(key))
    .map(([key, { hash }]) => `${key} ${hash}`);
  expect(measured).toEqual(expected);
});

it('trueSizeRatioOf returns 1 for the largest watch and less for the others', () => {
  const sizes = watches.map(({ pictures }) => trueSizeRatioOf(pictures[0]) ?? 0);
  expect(Math.max(...sizes)).toBe(1);
  expect(Math.min(...sizes)).toBeGreaterThan(0.5);
});

it('pxPerMmOf and trueSizeRatioOf return null for the owner’s own photograph', () => {
  expect(pxPerMmOf('/watches/xerix/9-1.webp')).toBeNull();
  expect(trueSizeRatioOf('/watches/xerix/9-1.webp')).toBeNull();
  expect(trueSizeRatioOf('/watches/__proto__.webp')).toBeNull();
});
