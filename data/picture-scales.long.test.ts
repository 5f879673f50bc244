// Verifies docs/product.md 22.1.
import { join } from 'node:path';
import sharp from 'sharp';
import { readShopWatches } from './catalogue/shop-catalogue';
import { pxPerMmOf } from './picture-scales';

jest.mock('./pictures', () => jest.requireActual('./testing/named-pictures'));

const watches = readShopWatches();

/** Colour distance of a pixel from the card background: sum of channel differences. */
const backgroundDistance = (r = 0, g = 0, b = 0) => Math.abs(r - 0xe6) + Math.abs(g - 0xe8) + Math.abs(b - 0xe3);

type Pixels = { data: Buffer; info: { width: number; height: number } };

/** Returns the pixels of a picture at half its width. */
const pixelsOf = (path: string): Promise<Pixels> =>
  sharp(join('public', path)).removeAlpha().resize({ width: 600 }).raw().toBuffer({ resolveWithObject: true });

/** Returns the leftmost and rightmost px that differ from the background, between two fractions of the height. */
function spanOf({ data, info }: Pixels, from: number, to: number): { left: number; right: number } {
  const span = { left: info.width, right: 0 };
  for (let y = Math.round(info.height * from); y < info.height * to; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3;
      if (backgroundDistance(data[at], data[at + 1], data[at + 2]) < 60) continue;
      span.left = Math.min(span.left, x);
      span.right = Math.max(span.right, x);
    }
  }
  return span;
}

it('pxPerMmOf matches the case diameter in the pictures within 2 %', async () => {
  // Resin cases have buttons on both sides, so they are skipped. Other cases have a crown on the right, so only the
  // left half is measured, from the strap's middle to the case's edge.
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
