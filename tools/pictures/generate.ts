import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { ReportedError } from '@/domain/reported-error';
import { root } from '@/runtime/root';
import { modelFile, photographedAt } from '@/tools/models/model-manifest';
import { decode, encode, readMaster } from './encode';
import { readManifests, roomFilesOf } from './manifests';
import { drawOpenGraph, type OpenGraphDrawing, openGraphFile } from './open-graph-picture';
import { isMade, writeWhole } from './picture-folder';
import { pictureHash, type Variant, variantsOf } from './picture-plan';

/** Job of each file in the manifests. */
const recipes = once(() => {
  const { masters, openGraph, translated, rooms } = readManifests();
  const known = new Map<string, () => Promise<void>>();
  for (const [path, picture] of Object.entries(masters))
    for (const variant of variantsOf(picture)) known.set(variant.file, () => generateVariant(`public${path}`, variant));
  for (const { drawings } of [openGraph, ...Object.values(translated)])
    for (const [file, drawing] of Object.entries(drawings)) known.set(file, () => generateOpenGraph(file, drawing));
  for (const [key, { glb }] of Object.entries(rooms)) known.set(glb, () => generateModels(key, glb));
  return known;
});

/**
 * Makes one file of `public/pictures`, unless it exists. The two AR models of a watch are made together, by the name of the first.
 * @throws {ReportedError} if no manifest names the file, or its source is damaged or has changed
 */
export async function generate(file: string): Promise<void> {
  if (isMade(file)) return;
  const recipe = recipes().get(file);
  if (!recipe) throw new ReportedError(`No manifest names the picture ${file}.`);
  await recipe();
}

/** The last decoded master, as the variants of a picture are usually requested in succession. */
let decoded: { hash: string; pixels: Promise<Sharp> } | undefined;

async function generateVariant(master: string, variant: Variant): Promise<void> {
  const hash = variant.file.slice(0, variant.file.indexOf('-'));
  if (decoded?.hash !== hash) decoded = { hash, pixels: decodeUnchanged(master, hash) };
  writeWhole(variant.file, await encode(await decoded.pixels, variant));
}

async function decodeUnchanged(master: string, hash: string): Promise<Sharp> {
  const bytes = readMaster(master);
  if (pictureHash(bytes) !== hash) throw changed(master);
  return decode(master, bytes);
}

async function generateOpenGraph(file: string, drawing: OpenGraphDrawing): Promise<void> {
  const master = `public${drawing.photograph}`;
  const bytes = readMaster(master);
  if (openGraphFile(drawing, pictureHash(bytes)) !== file) throw changed(master);
  writeWhole(file, await drawOpenGraph(drawing, bytes));
}

/** Imports the packages for 3D models lazily, because they need much memory. */
async function generateModels(key: string, glb: string): Promise<void> {
  const { roomModel } = await import('./ar/room-model');
  const { isLit } = await import('@/domain/dial/segments');
  const files = roomFilesOf(key);
  if (files.glb !== glb) throw changed(modelFile(key));
  const photographed = photographedAt(key);
  const made = await roomModel(readFileSync(join(root, modelFile(key))), (segment) => isLit(segment, photographed));
  // Write the file that `generate` checks last.
  writeWhole(files.usdz, made.usdz.bytes);
  writeWhole(files.glb, made.glb.bytes);
}

const changed = (source: string) =>
  new ReportedError(`${source} has changed since its pictures were named. Build the shop again.`);

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
