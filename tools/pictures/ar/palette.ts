import type { Primitive, Texture, TypedArray } from '@gltf-transform/core';
import sharp from 'sharp';
import { materialOf, placesIn } from './parts';

/** Shades of each colour: px of a row of the palette. */
const SHADES = 16;

/** Steps between two shades; more are not visible. */
const SHADE_STEPS = 4;

/** Maximum number of rows, fixed in advance: texture coordinates are computed before the last colour is known. */
const ROWS = 256;

/** Height of a row in px: rows must stay distinct in the smaller mipmaps used at a distance. */
const ROW_PX = 8;

/** Steps, of 255, in which two rows of a palette differ. */
const ROW_STEP = 3;

/** PNG; in `finish` green is roughness and blue metalness, as in glTF. */
export type PalettePictures = { colour: Buffer; finish: Buffer };

/** Red, green, blue, roughness and metalness of a row, 0 to 255. */
type Row = readonly number[];

/** One row of shades for each colour and finish of a watch. */
export class Palette {
  private readonly rows = new Map<string, Row>();

  /**
   * The texture coordinates of a primitive's points in the palette. Connected triangles have one colour and finish, those of
   * their brightest point; their other points are shades of it.
   */
  async paint(primitive: Primitive, corners: TypedArray): Promise<number[]> {
    const material = materialOf(primitive);
    const colours = await pixelsOf(material.getBaseColorTexture());
    const finishes = await pixelsOf(material.getMetallicRoughnessTexture());
    const [base, colour] = [material.getBaseColorFactor(), primitive.getAttribute('COLOR_0')];
    const places = placesIn(primitive);
    const placeOf = (point: number) => places.slice(point * 2, point * 2 + 2);
    const seen = Array.from({ length: places.length / 2 }, (_, point) => {
      const tint = colour?.getElement<number[]>(point, []) ?? [1, 1, 1];
      return colours(placeOf(point)).map((value, i) => linear(value) * (base[i] ?? 1) * (tint[i] ?? 1));
    });
    const light = seen.map((tint) => Math.max(...tint));
    const lightOf = (point: number) => light[point] ?? 0;
    const uv: number[] = new Array(places.length).fill(0);
    for (const piece of piecesOf(corners)) {
      const brightest = piece.reduce((best, point) => (lightOf(point) > lightOf(best) ? point : best));
      const [, rough = 1, metal = 1] = finishes(placeOf(brightest));
      const finish = [rough * material.getRoughnessFactor(), metal * material.getMetallicFactor()];
      const row = this.rowOf([...(seen[brightest] ?? []).map(encoded), ...finish]);
      for (const point of piece) {
        const shade = (lightOf(point) / (lightOf(brightest) || 1)) * (SHADES - 1);
        uv[point * 2] = (0.5 + Math.round(shade * SHADE_STEPS) / SHADE_STEPS) / SHADES;
        uv[point * 2 + 1] = (row + 0.5) / ROWS;
      }
    }
    return uv;
  }

  private rowOf(values: Row): number {
    const row = values.map((value) => Math.round((Math.min(1, value) * 255) / ROW_STEP) * ROW_STEP);
    const name = row.join();
    if (!this.rows.has(name)) this.rows.set(name, row);
    if (this.rows.size > ROWS) throw new Error(`A watch has more than ${ROWS} colours.`);
    return [...this.rows.keys()].indexOf(name);
  }

  async pictures(): Promise<PalettePictures> {
    const unused = Array.from({ length: ROWS - this.rows.size }, () => [0, 0, 0, 0, 0]);
    const rows = [...this.rows.values(), ...unused];
    const paint = (px: (row: Row, shade: number) => number[]) => {
      const line = (row: Row) => Array.from({ length: SHADES }, (_, shade) => px(row, shade)).flat();
      const pixels = Buffer.from(rows.flatMap((row) => new Array<number[]>(ROW_PX).fill(line(row)).flat()));
      const raw = { width: SHADES, height: ROWS * ROW_PX, channels: 3 } as const;
      return sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer();
    };
    const shaded = (value: number, shade: number) =>
      Math.round(encoded((linear(value / 255) * shade) / (SHADES - 1)) * 255);
    return {
      colour: await paint((row, shade) => row.slice(0, 3).map((value) => shaded(value, shade))),
      finish: await paint(([, , , rough = 0, metal = 0]) => [0, rough, metal]),
    };
  }
}

/** Returns the points of each group of connected triangles. */
function piecesOf(corners: TypedArray): number[][] {
  const parents = new Map<number, number>();
  const parentOf = (point: number) => parents.get(point) ?? point;
  const find = (point: number) => {
    while (parentOf(point) !== point) {
      const grandparent = parentOf(parentOf(point));
      parents.set(point, grandparent);
      point = grandparent;
    }
    return point;
  };
  for (const corner of corners) parents.set(corner, corner);
  for (let corner = 0; corner < corners.length; corner += 3) {
    const [first = 0, ...others] = corners.subarray(corner, corner + 3);
    for (const other of others) parents.set(find(other), find(first));
  }
  const pieces = new Map<number, number[]>();
  for (const point of parents.keys()) {
    const piece = pieces.get(find(point)) ?? [];
    pieces.set(find(point), piece);
    piece.push(point);
  }
  return [...pieces.values()];
}

/** Returns a reader of the colour (0 to 1) at a texture coordinate: the pixel of a palette, the mean of any other picture. */
async function pixelsOf(texture: Texture | null): Promise<(place: readonly number[]) => number[]> {
  const image = texture?.getImage();
  if (!texture || !image) return () => [1, 1, 1];
  const picture = sharp(image).removeAlpha();
  if (!/Palette/.test(texture.getName())) {
    const { channels } = await picture.stats();
    const mean = channels.slice(0, 3).map((channel) => channel.mean / 255);
    return () => mean;
  }
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixel = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return ([u = 0, v = 0]) => {
    const start = (pixel(v, info.height) * info.width + pixel(u, info.width)) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => value / 255);
  };
}

/** Linear light (0 to 1) of one sRGB channel (0 to 1), by IEC 61966-2-1. */
export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** One sRGB channel (0 to 1) of linear light (0 to 1). */
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
