// Verifies docs/product.md 32.6.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readShopWatches } from './catalogue/shop-catalogue';
import { hasLume, lumePictureOf } from './studio';
import lume from './lume.json';

jest.mock('./pictures', () => jest.requireActual('./testing/named-pictures'));

const pictures = Object.values(lume);

/** True if the studio's description has a lume colour brighter than a dark filling. */
const expectedLume = (key: string) =>
  [...readFileSync(join('studio/watches', `${key}.json`), 'utf8').matchAll(/"(?:lume|pip)": "#(..)(..)(..)"/g)].some(
    ([, ...parts]) => Math.max(...parts.map((part) => parseInt(part, 16))) > 127,
  );

it('lumePictureOf returns a path exactly for watches with lume', () => {
  const keys = readShopWatches().map(({ key }) => key);
  expect(keys.filter(hasLume)).toEqual(keys.filter(expectedLume));
  expect(keys.filter((key) => lumePictureOf(key) === undefined)).toEqual(keys.filter((key) => !expectedLume(key)));
  expect(lumePictureOf('__proto__' as never)).toBeUndefined();
});

it('lume pictures exist, match the stated bytes and have at most 40 KB', () => {
  for (const { src, bytes } of pictures) {
    const file = join('public', src);
    expect({ src, bytes: existsSync(file) ? statSync(file).size : 0 }).toEqual({ src, bytes });
    expect(bytes).toBeLessThanOrEqual(40_000);
  }
});

it('the lume folder contains no unused pictures', () => {
  const present = existsSync('public/lume')
    ? readdirSync('public/lume', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
    : [];
  const needed = new Set(pictures.map(({ src }) => src));
  expect(present.filter((name) => !needed.has(`/lume/${name}`))).toEqual([]);
});

it('lume pictures have the size of the first picture and the page colour at the top edge', async () => {
  for (const { src } of pictures.filter(({ bytes }) => bytes)) {
    const { data, info } = await sharp(join('public', src)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 1500]);
    const top = [...data.subarray(0, info.width * 3)];
    const furthest = Math.max(...top.map((value, at) => Math.abs(value - ([0x12, 0x14, 0x0f][at % 3] ?? 0))));
    expect(furthest).toBeLessThanOrEqual(6);
  }
});
