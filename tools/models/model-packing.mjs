import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, joinPrimitives, meshopt, palette, prune, textureCompress, weld } from '@gltf-transform/functions';
import validator from 'gltf-validator';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { LIMITS } from './model-manifest.mjs';
import { linear } from '../pictures/room/srgb';

/** The mesh of all that stands still. */
const BODY = 'body';

/** Most that a surface may move, in metres: print and hands keep their outlines, straps and cases can spare more. */
const TOLERANCE = { body: 12e-6, moving: 4e-6 };

/** How much a point's normal weighs beside its place: polished metal mirrors by it. */
const WEIGHT_OF_NORMAL = { polished: 0.3, other: 0.1 };

/** Palettes stay lossless: their few pixels are exact colours. */
const PICTURES = /^(?!.*Palette)/;

/** Steps of the tolerance: a model that is too heavy is simplified once more. */
const COARSER = [1, 1.6, 2.5, 4];

/**
 * Makes an exported watch small: surfaces without a texture share one palette, what stands still is one mesh, print stays as it is.
 * The same export gives the same bytes.
 * @param {Uint8Array} exported a binary glTF of the studio's
 * @param {{ bytes: number }} limit
 * @returns {Promise<{ bytes: Uint8Array, triangles: number, draws: number, materials: number }>}
 */
export async function packModel(exported, limit) {
  const io = await reader();
  const packed = await smallEnough(io, exported, { limit, hasPlainMovers: false });
  return packed.draws <= LIMITS.draws ? packed : smallEnough(io, exported, { limit, hasPlainMovers: true });
}

async function smallEnough(io, exported, { limit, hasPlainMovers }) {
  let packed;
  for (const coarser of COARSER) {
    packed = await packedAt(io, exported, { coarser, hasPlainMovers });
    if (packed.bytes.length <= limit.bytes && packed.triangles <= LIMITS.triangles) break;
  }
  return packed;
}

async function packedAt(io, exported, { coarser, hasPlainMovers }) {
  const document = await io.readBinary(exported);
  document.setLogger({ debug() {}, info() {}, warn() {}, error: console.error });
  await document.transform(dedup(), weld());
  if (hasPlainMovers) await smoothMovers(document);
  simplify(document, coarser);
  await document.transform(palette({ min: 2, blockSize: 4 }));
  joinWithinMeshes(document);
  await document.transform(
    prune({ keepAttributes: true, keepExtras: true, keepLeaves: true }),
    webp({ quality: 82, slots: /^baseColorTexture$/ }),
    // Directions must not be lossy: what they turn is seen in every reflection.
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

/** Takes the rays off what moves, so that a watch of many wheels has a draw call less for each: they are a few mm wide. */
async function smoothMovers(document) {
  const smooth = new Map();
  for (const mesh of document
    .getRoot()
    .listMeshes()
    .filter((one) => one.getName() !== BODY)) {
    for (const one of mesh.listPrimitives()) {
      const [colour, material] = [one.getAttribute('COLOR_0'), one.getMaterial()];
      if (!colour || !/ rays /.test(material.getName())) continue;
      const tint = colour.getElement(0, []).slice(0, 3);
      const name = `${material.getName()} ${tint.map((value) => value.toFixed(3)).join(' ')}`;
      if (!smooth.has(name)) {
        const { channels } = await sharp(material.getBaseColorTexture().getImage()).stats();
        const light = linear(channels[0].mean / 255);
        const plain = material.clone().setName(name).setBaseColorTexture(null);
        smooth.set(name, plain.setBaseColorFactor([...tint.map((value) => value * light), 1]));
      }
      one.setMaterial(smooth.get(name)).setAttribute('COLOR_0', null).setAttribute('TEXCOORD_0', null);
    }
  }
}

const webp = (options) => textureCompress({ encoder: sharp, targetFormat: 'webp', pattern: PICTURES, ...options });

async function reader() {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

/** @param {import('@gltf-transform/core').Document} document */
function countDraws(document) {
  const drawn = document
    .getRoot()
    .listNodes()
    .flatMap((node) => node.getMesh()?.listPrimitives() ?? []);
  const triangles = drawn.reduce(
    (sum, one) => sum + (one.getIndices() ?? one.getAttribute('POSITION')).getCount() / 3,
    0,
  );
  return { triangles, draws: drawn.length };
}

/** Joins what shares material and attributes within a mesh. */
function joinWithinMeshes(document) {
  const order = document.getRoot().listMaterials();
  for (const mesh of document.getRoot().listMeshes()) {
    const alike = new Map();
    for (const one of mesh.listPrimitives()) {
      const key = [order.indexOf(one.getMaterial()), ...one.listSemantics().sort()].join();
      alike.set(key, [...(alike.get(key) ?? []), one]);
    }
    for (const group of alike.values()) {
      if (group.length < 2) continue;
      const joined = joinPrimitives(group);
      for (const one of group) mesh.removePrimitive(one);
      mesh.addPrimitive(joined);
    }
  }
}

/** Before materials merge: no point moves further than its tolerance, and polished metal keeps its normals. */
function simplify(document, coarser) {
  for (const mesh of document.getRoot().listMeshes()) {
    const tolerance = (mesh.getName() === BODY ? TOLERANCE.body : TOLERANCE.moving) * coarser;
    for (const one of mesh.listPrimitives()) {
      const [position, normal, indices] = [one.getAttribute('POSITION'), one.getAttribute('NORMAL'), one.getIndices()];
      const [low, high] = [position.getMin([]), position.getMax([])];
      const extent = Math.max(...high.map((value, axis) => value - low[axis]));
      const mirrors = /polished|glass|gold|dial/.test(one.getMaterial().getName());
      const weight = mirrors ? WEIGHT_OF_NORMAL.polished : WEIGHT_OF_NORMAL.other;
      const [kept] = MeshoptSimplifier.simplifyWithAttributes(
        new Uint32Array(indices.getArray()),
        position.getArray(),
        3,
        normal.getArray(),
        3,
        [weight, weight, weight],
        null,
        0,
        tolerance / extent,
      );
      indices.setArray(kept);
    }
  }
}

/**
 * What the Khronos validator calls errors, of the model as it is once unpacked: it does not know how to unpack.
 * @param {Uint8Array} packed
 * @returns {Promise<string[]>}
 */
export async function modelErrors(packed) {
  const io = await reader();
  const document = await io.readBinary(packed);
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (extension.extensionName === 'EXT_meshopt_compression') extension.dispose();
  }
  const report = await validator.validateBytes(await io.writeBinary(document), { maxIssues: 0 });
  return report.issues.messages
    .filter(({ severity }) => severity === 0)
    .map(({ code, message }) => `${code}: ${message}`);
}
