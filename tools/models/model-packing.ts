import { type Accessor, type Document, type Material, NodeIO, type Primitive } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import {
  dedup,
  joinPrimitives,
  meshopt,
  palette,
  prune,
  textureCompress,
  type TextureCompressOptions,
  weld,
} from '@gltf-transform/functions';
import validator from 'gltf-validator';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { linear } from '@/tools/pictures/ar/palette';
import { LIMITS } from './model-manifest';

/** The name of the mesh with all parts that do not move. */
const BODY = 'body';

/** Maximum displacement of a surface, in metres: print and hands keep their outlines, straps and cases tolerate more. */
const TOLERANCE = { body: 12e-6, moving: 4e-6 };

/** The weight of a vertex's normal beside its position: reflections in polished metal depend on it. */
const WEIGHT_OF_NORMAL = { polished: 0.3, other: 0.1 };

/** The textures that are compressed: all but palettes, whose few pixels are exact colours. */
const TEXTURES = /^(?!.*Palette)/;

/** Factors of the tolerance: a model that is too large is simplified again with the next one. */
const COARSER = [1, 1.6, 2.5, 4] as const;

type PackedModel = { bytes: Uint8Array; triangles: number; draws: number; materials: number };

/** How a model is packed: the factor of the tolerance, and whether moving parts lose their textures. */
type Packing = { coarser: number; hasPlainMovers: boolean };

/**
 * Packs a model that the studio exported: surfaces without a texture share one palette, parts that do not move are one mesh, print stays
 * unchanged. The same export gives the same bytes.
 * @param exported a binary glTF
 */
export async function packModel(exported: Uint8Array, maxBytes: number): Promise<PackedModel> {
  const io = await createIO();
  const packed = await packWithin(io, exported, maxBytes, false);
  return packed.draws <= LIMITS.draws ? packed : packWithin(io, exported, maxBytes, true);
}

/** Packs with the smallest tolerance that meets the limits, else with the largest. */
async function packWithin(io: NodeIO, exported: Uint8Array, maxBytes: number, hasPlainMovers: boolean) {
  const [finest, ...others] = COARSER;
  let packed = await pack(io, exported, { coarser: finest, hasPlainMovers });
  for (const coarser of others) {
    if (packed.bytes.length <= maxBytes && packed.triangles <= LIMITS.triangles) break;
    packed = await pack(io, exported, { coarser, hasPlainMovers });
  }
  return packed;
}

async function pack(io: NodeIO, exported: Uint8Array, { coarser, hasPlainMovers }: Packing): Promise<PackedModel> {
  const document = await io.readBinary(exported);
  document.setLogger({ debug() {}, info() {}, warn() {}, error: console.error });
  await document.transform(dedup(), weld());
  if (hasPlainMovers) await flattenMovers(document);
  simplify(document, coarser);
  await document.transform(palette({ min: 2, blockSize: 4 }));
  joinWithinMeshes(document);
  await document.transform(
    prune({ keepAttributes: true, keepExtras: true, keepLeaves: true }),
    webp({ quality: 82, slots: /^baseColorTexture$/ }),
    // Normals stay nearly lossless: artefacts would show in every reflection.
    webp({ nearLossless: true, quality: 40, slots: /normal/ }),
    webp({ lossless: true, slots: /anisotropy/ }),
    meshopt({
      encoder: MeshoptEncoder,
      level: 'high',
      quantizePosition: 14,
      quantizeNormal: 10,
      quantizeTexcoord: 16,
    }),
  );
  const materials = document.getRoot().listMaterials().length;
  return { bytes: await io.writeBinary(document), ...countDraws(document), materials };
}

/** Replaces the ray textures of moving parts by their mean colour: one draw call fewer per part, and parts are a few mm wide. */
async function flattenMovers(document: Document): Promise<void> {
  const flattened = new Map<string, Material>();
  const movers = document
    .getRoot()
    .listMeshes()
    .filter((mesh) => mesh.getName() !== BODY);
  for (const primitive of movers.flatMap((mesh) => mesh.listPrimitives())) {
    const [colour, material] = [primitive.getAttribute('COLOR_0'), primitive.getMaterial()];
    if (!colour || !material || !/ rays /.test(material.getName())) continue;
    const [red = 0, green = 0, blue = 0] = colour.getElement(0, []);
    const name = `${material.getName()} ${[red, green, blue].map((value) => value.toFixed(3)).join(' ')}`;
    const flat = flattened.get(name) ?? (await flatMaterial(material, name, [red, green, blue]));
    flattened.set(name, flat);
    primitive.setMaterial(flat).setAttribute('COLOR_0', null).setAttribute('TEXCOORD_0', null);
  }
}

async function flatMaterial(material: Material, name: string, [red, green, blue]: [number, number, number]) {
  const { channels } = await sharp(required(material.getBaseColorTexture()?.getImage())).stats();
  const light = linear(required(channels[0]).mean / 255);
  const flat = material.clone().setName(name).setBaseColorTexture(null);
  return flat.setBaseColorFactor([red * light, green * light, blue * light, 1]);
}

const webp = (options: Partial<TextureCompressOptions>) =>
  textureCompress({ encoder: sharp, targetFormat: 'webp', pattern: TEXTURES, ...options });

async function createIO(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

function countDraws(document: Document): { triangles: number; draws: number } {
  const drawn = document
    .getRoot()
    .listNodes()
    .flatMap((node) => node.getMesh()?.listPrimitives() ?? []);
  const vertices = (one: Primitive) => required(one.getIndices() ?? one.getAttribute('POSITION')).getCount();
  const triangles = drawn.reduce((sum, one) => sum + vertices(one) / 3, 0);
  return { triangles, draws: drawn.length };
}

/** Joins the primitives of a mesh that share material and attributes. */
function joinWithinMeshes(document: Document): void {
  const order = document.getRoot().listMaterials();
  for (const mesh of document.getRoot().listMeshes()) {
    const groups = new Map<string, Primitive[]>();
    for (const one of mesh.listPrimitives()) {
      const material = one.getMaterial();
      const key = [material ? order.indexOf(material) : -1, ...one.listSemantics().sort()].join();
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      const joined = joinPrimitives(group);
      for (const one of group) mesh.removePrimitive(one);
      mesh.addPrimitive(joined);
    }
  }
}

/** Simplifies each mesh within its tolerance; runs before materials merge, because polished metal needs exact normals. */
function simplify(document: Document, coarser: number): void {
  for (const mesh of document.getRoot().listMeshes()) {
    const tolerance = (mesh.getName() === BODY ? TOLERANCE.body : TOLERANCE.moving) * coarser;
    for (const one of mesh.listPrimitives()) {
      const position = required(one.getAttribute('POSITION'));
      const indices = required(one.getIndices());
      const [low, high] = [position.getMin([]), position.getMax([])];
      const extent = Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
      const mirrors = /polished|glass|gold|dial/.test(required(one.getMaterial()).getName());
      const weight = mirrors ? WEIGHT_OF_NORMAL.polished : WEIGHT_OF_NORMAL.other;
      const [kept] = MeshoptSimplifier.simplifyWithAttributes(
        new Uint32Array(required(indices.getArray())),
        floatsOf(position),
        3,
        floatsOf(required(one.getAttribute('NORMAL'))),
        3,
        [weight, weight, weight],
        null,
        0,
        tolerance / extent,
      );
      indices.setArray(new Uint32Array(kept));
    }
  }
}

function floatsOf(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  throw new Error(`${accessor.getName() || 'An attribute'} of the exported model is not made of floats.`);
}

/** Returns a part that every model of the studio has. @throws {Error} if it is missing */
function required<T>(part: T | null | undefined): T {
  if (part === null || part === undefined) throw new Error('The exported model lacks a part that every model has.');
  return part;
}

/** The errors that the Khronos validator finds in a packed model; it reads no compressed meshes, so these are decompressed first. */
export async function modelErrors(packed: Uint8Array): Promise<string[]> {
  const io = await createIO();
  const document = await io.readBinary(packed);
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (extension.extensionName === 'EXT_meshopt_compression') extension.dispose();
  }
  const report = await validator.validateBytes(await io.writeBinary(document), { maxIssues: 0 });
  return report.issues.messages
    .filter(({ severity }) => severity === 0)
    .map(({ code, message }) => `${code}: ${message}`);
}
