import { type Document, type Material, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { glbOf } from './glb';
import { Palette, type PalettePictures } from './palette';
import { collectParts, isDial, isGlass, type RoomPart } from './parts';
import { rowsOf, simplified } from './simplification';
import { usdzOf } from './usdz';

/** The most that a phone downloads before it shows a watch in its room, in bytes (docs/product.md 31.7). */
const ROOM_LIMITS = { glb: 900_000, usdz: 600_000 };

/** How far a surface may move, in metres; the finest is taken whose file keeps to its limit. */
const TOLERANCES = Array.from({ length: 16 }, (_, step) => 15e-6 * 1.25 ** step);

/** The images of a room model: its palette, and the dial where that has an image. */
export type RoomPictures = {
  palette: PalettePictures;
  dial?: { colour: Uint8Array; rough: number; metal: number };
};

type RoomFile = { bytes: Uint8Array; triangles: number };

/**
 * The AR model of a watch, made of its packed 3D model: it is on the ground and shows the time of its photographs, nothing of it
 * moves. Its surfaces are one palette, the dial's picture and the glass, in plain glTF 2.0 and USD
 * (docs/decisions/0030-3d-viewer-and-ar.md). The same model gives the same bytes.
 * @param packed a binary glTF of `public/models`
 * @param isLit whether a segment of a liquid crystal shows, by its name
 */
export async function roomModel(
  packed: Uint8Array,
  isLit: (segment: string) => boolean,
): Promise<Record<'glb' | 'usdz', RoomFile>> {
  await Promise.all([MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(packed);
  document.setLogger({ debug() {}, info() {}, warn() {}, error: console.error });
  await document.transform(dequantize());
  const palette = new Palette();
  const parts = await collectParts(document, palette, isLit);
  const whole = parts.map((part) => ({ surface: part.surface, rows: rowsOf(part) }));
  const pictures = { palette: await palette.pictures(), dial: await dialPicture(document) };
  const steps = TOLERANCES.map((tolerance) => once(() => whole.map((part) => simplified(part, tolerance))));
  return {
    glb: await finest(steps, ROOM_LIMITS.glb, (parts) => glbOf(io, parts, pictures)),
    usdz: await finest(steps, ROOM_LIMITS.usdz, (parts) => usdzOf(parts, pictures)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The file of the finest parts that keep to a limit; of the coarsest where none does. A coarser file is never larger. */
async function finest(
  steps: readonly (() => RoomPart[])[],
  limit: number,
  write: (parts: RoomPart[]) => Uint8Array | Promise<Uint8Array>,
): Promise<RoomFile> {
  const make = async (step: number) => {
    const parts = steps[step]?.() ?? [];
    return { bytes: await write(parts), triangles: parts.reduce((sum, { index }) => sum + index.length / 3, 0) };
  };
  let [from, to] = [0, steps.length - 1];
  let fitting: RoomFile | undefined;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const tried = await make(middle);
    if (tried.bytes.length <= limit) [to, fitting] = [middle, tried];
    else from = middle + 1;
  }
  return fitting ?? make(to);
}

/** The picture and finish of the dial, where it has a picture. */
async function dialPicture(document: Document): Promise<RoomPictures['dial']> {
  const material = document
    .getRoot()
    .listMaterials()
    .find((one) => !isGlass(one) && isDial(one));
  if (!material) return undefined;
  const colour = await sharp(imageOf(material)).jpeg({ quality: 85, mozjpeg: true }).toBuffer();
  return { colour, rough: material.getRoughnessFactor(), metal: material.getMetallicFactor() };
}

function imageOf(material: Material): Uint8Array {
  const image = material.getBaseColorTexture()?.getImage();
  if (!image) throw new Error(`The material "${material.getName()}" has no image.`);
  return image;
}
