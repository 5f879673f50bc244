import { Document, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { encoded, linear } from './srgb.mjs';
import { GLASS, usdzOf } from './usdz.mjs';

/** What a phone may have to fetch before it shows a watch in its room, in bytes (docs/product.md 31.7). */
const ROOM_LIMITS = { glb: 900_000, usdz: 600_000 };

/** How far a surface may move, in metres; the finest is taken whose file keeps to its limit. */
const TOLERANCES = Array.from({ length: 16 }, (_, step) => 15e-6 * 1.25 ** step);

/** How much a point's normal weighs beside its place, in metres for a turn by a right angle. */
const WEIGHT_OF_NORMAL = 0.0005;

/** Small pieces go altogether, and an edge may turn soft where nobody sees it. @type {import('meshoptimizer').SimplifierFlags[]} */
const SIMPLIFIED = ['ErrorAbsolute', 'Prune', 'Permissive'];

/** Shades of each colour: px of a row of the palette. */
const SHADES = 16;

/** Between two shades the eye tells apart no more steps than these. */
const SHADE_STEPS = 4;

/** A surface is told by the name of its material: palettes rename what has no texture. */
const isGlass = (material) => material.getAlphaMode() === 'BLEND';
const isDial = (material) => material.getName().startsWith('dial ') && material.getBaseColorTexture() !== null;

/**
 * What phones show in a room, of the packed model of a watch: it stands on the ground at the time of its photographs, nothing of
 * it moves. Its surfaces are one palette, the dial's picture and the glass, all in plain glTF 2.0 and USD
 * (docs/decisions/0103-in-your-room.md). The same model gives the same bytes.
 * @param {Uint8Array} packed
 * @param {(segment: string) => boolean} isLit of a liquid crystal's segments, by name
 * @returns {Promise<Record<'glb' | 'usdz', { bytes: Uint8Array, triangles: number }>>}
 */
export async function roomModel(packed, isLit) {
  await Promise.all([MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(packed);
  document.setLogger({ debug() {}, info() {}, warn() {}, error: console.error });
  await document.transform(dequantize());
  const palette = new Palette();
  const parts = await collect(document, palette, isLit);
  const whole = parts.map((part) => ({ surface: part.surface, rows: rowsOf(part) }));
  const pictures = { palette: await palette.pictures(), dial: await dialPicture(document) };
  const steps = TOLERANCES.map((tolerance) => once(() => whole.map((part) => simplified(part, tolerance))));
  return {
    glb: await finest(steps, ROOM_LIMITS.glb, (parts) => glbOf(io, parts, pictures)),
    usdz: await finest(steps, ROOM_LIMITS.usdz, (parts) => usdzOf(parts, pictures)),
  };
}

function once(make) {
  let made;
  return () => (made ??= make());
}

/** The file of the finest parts that keep to a limit; of the coarsest where none does. A coarser one is no larger. */
async function finest(steps, limit, write) {
  const made = async (step) => {
    const parts = steps[step]();
    return { bytes: await write(parts), triangles: parts.reduce((sum, { index }) => sum + index.length / 3, 0) };
  };
  let [from, to] = [0, steps.length - 1];
  let fitting;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const tried = await made(middle);
    if (tried.bytes.length <= limit) [to, fitting] = [middle, tried];
    else from = middle + 1;
  }
  return fitting ?? made(to);
}

/**
 * A part of a room's model: metres, y up, the ground at 0; `uv` by glTF's rule, from the upper left corner.
 * @typedef {{ surface: 'palette' | 'dial' | 'glass', position: Float32Array, normal: Float32Array, uv: Float32Array, index: Uint32Array }} RoomPart
 */

/** @returns {Promise<RoomPart[]>} one part for each surface */
async function collect(document, palette, isLit) {
  const found = { palette: soup(), dial: soup(), glass: soup() };
  for (const node of document.getRoot().listNodes()) {
    const names = segmentsOf(node);
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const material = primitive.getMaterial();
      const surface = isGlass(material) ? 'glass' : isDial(material) ? 'dial' : 'palette';
      const corners = shownCorners(primitive, names && ((number) => isLit(names[number] ?? '')));
      const uv = surface === 'palette' ? await palette.paint(primitive, corners) : placesIn(primitive);
      add(found[surface], { primitive, matrix: node.getWorldMatrix(), uv, corners });
    }
  }
  const parts = Object.entries(found).filter(([, { index }]) => index.length > 0);
  const low = parts.reduce((least, [, { position }]) => position.reduce(lowest, least), Infinity);
  return parts.map(([surface, { position, normal, uv, index }]) => ({
    surface,
    position: Float32Array.from(position, (value, place) => (place % 3 === 1 ? value - low : value)),
    normal: Float32Array.from(normal),
    uv: Float32Array.from(uv),
    index: Uint32Array.from(index),
  }));
}

const soup = () => ({ position: [], normal: [], uv: [], index: [] });
const lowest = (least, value, place) => (place % 3 === 1 && value < least ? value : least);

/** The corners of a primitive's triangles; of a liquid crystal only those of the segments that show. */
function shownCorners(primitive, shows) {
  const [corners, segment] = [primitive.getIndices().getArray(), primitive.getAttribute('_SEGMENT')];
  if (!shows || !segment) return corners;
  return corners.filter((_, place) => shows(Math.round(segment.getScalar(corners[place - (place % 3)]))));
}

function placesIn(primitive) {
  const [uv, { length }] = [primitive.getAttribute('TEXCOORD_0'), primitive.getAttribute('POSITION').getArray()];
  return Array.from({ length: length / 3 }, (_, point) => uv?.getElement(point, []) ?? [0, 0]).flat();
}

/** The names of the liquid crystal's segments that a node shows, told by itself or by what bears it. */
const segmentsOf = (node) => node.getExtras().segments ?? node.getParentNode()?.getExtras().segments;

function add(into, { primitive, matrix, uv, corners }) {
  const [position, normal] = ['POSITION', 'NORMAL'].map((semantic) => primitive.getAttribute(semantic));
  const start = into.position.length / 3;
  for (let point = 0; point < position.getCount(); point++) {
    into.position.push(...turned(matrix, position.getElement(point, []), 1));
    into.normal.push(...unit(turned(matrix, normal.getElement(point, []), 0)));
  }
  for (const place of uv) into.uv.push(place);
  for (const corner of corners) into.index.push(start + corner);
}

const turned = (m, [x, y, z], w) =>
  [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row] * w);
const unit = (v) => v.map((value) => value / (Math.hypot(...v) || 1));

/** Fewer triangles, none of them further than `tolerance` metres from where it was, and only the points that they need. */
function simplified({ surface, rows }, tolerance) {
  const weights = [WEIGHT_OF_NORMAL, WEIGHT_OF_NORMAL, WEIGHT_OF_NORMAL];
  const kept = rows.map(({ position, normal, uv, index }) => {
    const told = [index, position, 3, normal, 3, weights, null, 0, tolerance, SIMPLIFIED];
    return compact(MeshoptSimplifier.simplifyWithAttributes(...told)[0], { position, normal, uv });
  });
  return { surface, ...joined(kept) };
}

/**
 * The triangles of each row of the palette: no point may move to another colour. Each row has its own points, since the
 * simplifier looks at all that it is given.
 */
function rowsOf({ surface, index, ...points }) {
  if (surface !== 'palette') return [compact(index, points)];
  const found = new Map();
  for (let corner = 0; corner < index.length; corner += 3) {
    const row = points.uv[index[corner] * 2 + 1];
    if (!found.has(row)) found.set(row, []);
    found.get(row).push(index[corner], index[corner + 1], index[corner + 2]);
  }
  return [...found.values()].map((corners) => compact(corners, points));
}

/** These corners with the points that they need and no others. */
function compact(corners, { position, normal, uv }) {
  const places = new Int32Array(position.length / 3).fill(-1);
  const points = [];
  const index = Uint32Array.from(corners, (point) => {
    if (places[point] < 0) places[point] = points.push(point) - 1;
    return places[point];
  });
  const take = (values, size) => {
    const taken = new Float32Array(points.length * size);
    let place = 0;
    for (const point of points) for (let one = 0; one < size; one += 1) taken[place++] = values[point * size + one];
    return taken;
  };
  return { position: take(position, 3), normal: take(normal, 3), uv: take(uv, 2), index };
}

function joined(rows) {
  const all = (name) => oneAfterTheOther(Float32Array, rows, ({ [name]: values }) => values);
  let start = 0;
  const index = oneAfterTheOther(Uint32Array, rows, ({ position, index }) => {
    const from = start;
    start += position.length / 3;
    return index.map((corner) => from + corner);
  });
  return { position: all('position'), normal: all('normal'), uv: all('uv'), index };
}

function oneAfterTheOther(Numbers, rows, valuesOf) {
  const lists = rows.map(valuesOf);
  const all = new Numbers(lists.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const list of lists) {
    all.set(list, start);
    start += list.length;
  }
  return all;
}

/** Most rows that a palette has: places in it are known before its last colour is. */
const ROWS = 256;

/** Px of a row: what is far away is read from a smaller picture, in which rows must not run into one another. */
const ROW_PX = 8;

/** Steps, of 255, in which two rows of a palette differ. */
const ROW_STEP = 3;

/** One row of shades for each colour and finish of a watch. */
class Palette {
  rows = new Map();

  /**
   * Finds the place in the palette for each point of a primitive. A piece that hangs together has one colour and finish: that of its
   * brightest point; the others are shades of it.
   * @returns {Promise<number[]>} texture coordinates
   */
  async paint(primitive, corners) {
    const material = primitive.getMaterial();
    const colours = await pixelsOf(material.getBaseColorTexture());
    const finishes = await pixelsOf(material.getMetallicRoughnessTexture());
    const [base, colour] = [material.getBaseColorFactor(), primitive.getAttribute('COLOR_0')];
    const places = placesIn(primitive);
    const seen = Array.from({ length: places.length / 2 }, (_, point) => {
      const tint = colour?.getElement(point, []) ?? [1, 1, 1];
      return colours.at(places.slice(point * 2, point * 2 + 2)).map((value, i) => linear(value) * base[i] * tint[i]);
    });
    const light = seen.map((tint) => Math.max(...tint));
    const uv = new Array(places.length).fill(0);
    for (const piece of piecesOf(corners)) {
      const brightest = piece.reduce((best, point) => (light[point] > light[best] ? point : best));
      const [, rough, metal] = finishes.at(places.slice(brightest * 2, brightest * 2 + 2));
      const finish = [rough * material.getRoughnessFactor(), metal * material.getMetallicFactor()];
      const row = this.rowOf([...seen[brightest].map(encoded), ...finish]);
      for (const point of piece) {
        const shade = (light[point] / (light[brightest] || 1)) * (SHADES - 1);
        uv[point * 2] = (0.5 + Math.round(shade * SHADE_STEPS) / SHADE_STEPS) / SHADES;
        uv[point * 2 + 1] = (row + 0.5) / ROWS;
      }
    }
    return uv;
  }

  rowOf(values) {
    const row = values.map((value) => Math.round((Math.min(1, value) * 255) / ROW_STEP) * ROW_STEP);
    const name = row.join();
    if (!this.rows.has(name)) this.rows.set(name, row);
    if (this.rows.size > ROWS) throw new Error(`A watch has more than ${ROWS} colours.`);
    return [...this.rows.keys()].indexOf(name);
  }

  /** @returns {Promise<{ colour: Buffer, finish: Buffer }>} PNG; of the finish green is roughness and blue metal, as in glTF */
  async pictures() {
    const rows = [...this.rows.values(), ...Array.from({ length: ROWS - this.rows.size }, () => [0, 0, 0, 0, 0])];
    const line = (row, px) => Array.from({ length: SHADES }, (_, shade) => px(row, shade)).flat();
    const paint = (px) => {
      const pixels = Buffer.from(rows.flatMap((row) => new Array(ROW_PX).fill(line(row, px)).flat()));
      const raw = { width: SHADES, height: ROWS * ROW_PX, channels: 3 };
      return sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer();
    };
    const shaded = (value, shade) => Math.round(encoded((linear(value / 255) * shade) / (SHADES - 1)) * 255);
    return {
      colour: await paint((row, shade) => row.slice(0, 3).map((value) => shaded(value, shade))),
      finish: await paint(([, , , rough, metal]) => [0, rough, metal]),
    };
  }
}

/** The points of each piece of triangles that hang together. */
function piecesOf(corners) {
  const parents = new Map();
  const find = (point) => {
    while (parents.get(point) !== point) {
      parents.set(point, parents.get(parents.get(point)));
      point = parents.get(point);
    }
    return point;
  };
  for (const corner of corners) parents.set(corner, corner);
  for (let corner = 0; corner < corners.length; corner += 3) {
    for (const other of [1, 2]) parents.set(find(corners[corner + other]), find(corners[corner]));
  }
  const pieces = new Map();
  for (const point of parents.keys()) {
    const of = find(point);
    if (!pieces.has(of)) pieces.set(of, []);
    pieces.get(of).push(point);
  }
  return [...pieces.values()];
}

/** The colours of a picture, 0 to 1: a palette's by place, of any other the mean, which is what a metre away is seen of it. */
async function pixelsOf(texture) {
  if (!texture) return { at: () => [1, 1, 1] };
  const picture = sharp(texture.getImage()).removeAlpha();
  if (!/Palette/.test(texture.getName())) {
    const { channels } = await picture.stats();
    const mean = channels.slice(0, 3).map((channel) => channel.mean / 255);
    return { at: () => mean };
  }
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixel = (share, count) => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return {
    at: ([u, v]) => {
      const start = (pixel(v, info.height) * info.width + pixel(u, info.width)) * info.channels;
      return [...data.subarray(start, start + 3)].map((value) => value / 255);
    },
  };
}

/** The picture and finish of the dial's ground, where it has one. */
async function dialPicture(document) {
  const material = document
    .getRoot()
    .listMaterials()
    .find((one) => !isGlass(one) && isDial(one));
  if (!material) return undefined;
  const colour = await sharp(material.getBaseColorTexture().getImage()).jpeg({ quality: 85, mozjpeg: true }).toBuffer();
  return { colour, rough: material.getRoughnessFactor(), metal: material.getMetallicFactor() };
}

/** The parts as one binary glTF without any extension. */
async function glbOf(io, parts, { palette, dial }) {
  const document = new Document();
  const buffer = document.createBuffer();
  const texture = (name, bytes, mimeType) => document.createTexture(name).setImage(bytes).setMimeType(mimeType);
  const materials = {
    palette: () =>
      document
        .createMaterial('palette')
        .setBaseColorTexture(texture('colours', palette.colour, 'image/png'))
        .setMetallicRoughnessTexture(texture('finishes', palette.finish, 'image/png')),
    dial: () =>
      document
        .createMaterial('dial')
        .setBaseColorTexture(texture('dial', dial.colour, 'image/jpeg'))
        .setRoughnessFactor(dial.rough)
        .setMetallicFactor(dial.metal),
    glass: () =>
      document
        .createMaterial('glass')
        .setBaseColorFactor([1, 1, 1, GLASS])
        .setRoughnessFactor(0.02)
        .setMetallicFactor(0)
        .setAlphaMode('BLEND'),
  };
  const mesh = document.createMesh('watch');
  for (const { surface, position, normal, uv, index } of parts) {
    const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const corners = position.length / 3 > 65_535 ? index : Uint16Array.from(index);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', position))
      .setAttribute('NORMAL', accessor('VEC3', normal))
      .setIndices(accessor('SCALAR', corners))
      .setMaterial(materials[surface]());
    if (surface !== 'glass') primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uv));
    mesh.addPrimitive(primitive);
  }
  const scene = document.createScene().addChild(document.createNode('watch').setMesh(mesh));
  document.getRoot().setDefaultScene(scene);
  return io.writeBinary(document);
}
