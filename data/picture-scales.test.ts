/** @jest-environment node */
// Verifies docs/product.md 22.1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readShopWatches } from './catalogue/shop-catalogue';
import scales from './picture-scales.json';
import { pxPerMmOf, trueSizeRatioOf } from './picture-scales';

jest.mock('./pictures', () => jest.requireActual('./testing/named-pictures'));

type Taken = Record<string, { hash: string; box: [left: number, bottom: number, right: number, top: number] }>;
const taken: Taken = JSON.parse(readFileSync('studio/photographed.json', 'utf8'));
const watches = readShopWatches();

it('every front and three-quarter view that the studio has taken is measured as it is now, and no other picture', () => {
  const measured = Object.entries(scales).map(([key, { hash }]) => `${key} ${hash}`);
  const wanted = Object.entries(taken)
    .filter(([key]) => /-[12]$/.test(key))
    .map(([key, { hash }]) => `${key} ${hash}`);
  expect(measured).toEqual(wanted);
});

it('the largest watch fills its frame, every other is smaller', () => {
  const sizes = watches.map(({ pictures }) => trueSizeRatioOf(pictures[0]) ?? 0);
  expect(Math.max(...sizes)).toBe(1);
  expect(Math.min(...sizes)).toBeGreaterThan(0.5);
});

it('a photograph of the owner’s own has no scale', () => {
  expect(pxPerMmOf('/watches/xerix/9-1.webp')).toBeNull();
  expect(trueSizeRatioOf('/watches/xerix/9-1.webp')).toBeNull();
  expect(trueSizeRatioOf('/watches/__proto__.webp')).toBeNull();
});

/** How far a pixel lies from the card colour behind every watch. */
const fromGround = (r = 0, g = 0, b = 0) => Math.abs(r - 0xe6) + Math.abs(g - 0xe8) + Math.abs(b - 0xe3);

type Pixels = { data: Buffer; info: { width: number; height: number } };

/** A picture at half its size. */
const pixelsOf = (path: string): Promise<Pixels> =>
  sharp(join('public', path)).removeAlpha().resize({ width: 600 }).raw().toBuffer({ resolveWithObject: true });

/** From the first to the last px of the picture that is not ground, over the rows between two shares of its height. */
function spanOf({ data, info }: Pixels, from: number, to: number): { left: number; right: number } {
  const span = { left: info.width, right: 0 };
  for (let y = Math.round(info.height * from); y < info.height * to; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3;
      if (fromGround(data[at], data[at + 1], data[at + 2]) < 60) continue;
      span.left = Math.min(span.left, x);
      span.right = Math.max(span.right, x);
    }
  }
  return span;
}

it('in the pictures themselves a case is as wide as its diameter says, within 2 %', async () => {
  // A resin case has keys on both sides. The others have a crown on the right, so the left half is measured: from the
  // middle of the strap, which is the middle of the watch, to the case's edge.
  const cases = watches.filter(({ specification }) => !specification.caseMaterial.endsWith('resin'));
  expect(cases.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const { key, pictures, specification } of cases) {
    const pixels = await pixelsOf(pictures[0]);
    const strap = spanOf(pixels, 0.16, 0.2);
    const { left } = spanOf(pixels, 0.4, 0.6);
    const radius = (strap.left + strap.right) / 2 - left;
    const drawn = (4 * radius) / (pxPerMmOf(pictures[0]) ?? NaN); // twice the radius, at half the size
    if (!(Math.abs(drawn / specification.caseDiameter - 1) < 0.02)) {
      wrong.push(`${key}: ${specification.caseDiameter} mm is drawn as ${drawn.toFixed(1)} mm`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);
