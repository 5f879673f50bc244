import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import validator from 'gltf-validator';
import { root } from '@/runtime/root';
import { modelFile, readModels } from '@/tools/models/model-manifest';

const [key = ''] = Object.keys(readModels());
const mm = readModels()[key]?.mm ?? {};

/** Runs in its own process, because the packages for models are ES modules. */
const program = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const { roomModel } = require('./tools/pictures/ar/room-model');
  const [, model, folder] = process.argv;
  roomModel(readFileSync(model), () => true).then((made) => {
    for (const kind of ['glb', 'usdz']) writeFileSync(folder + '/watch.' + kind, made[kind].bytes);
    console.log(JSON.stringify({ triangles: made.usdz.triangles }));
  });`;

type StoredFile = { name: string; method: number; start: number; bytes: Buffer };

/** Returns the files of an uncompressed ZIP archive with their offset and bytes. */
function stored(archive: Buffer): StoredFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const found: StoredFile[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)];
    const [name, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const start = at + 30 + name + extra;
    const called = archive.subarray(at + 30, at + 30 + name).toString();
    found.push({ name: called, method, start, bytes: archive.subarray(start, start + size) });
    at = start + size;
  }
  return found;
}

type Gltf = {
  extensionsUsed?: string[];
  images: { mimeType: string }[];
  meshes: { primitives: { attributes: { POSITION: number } }[] }[];
  accessors: { min: [number, number, number]; max: [number, number, number] }[];
};

const gltfOf = (glb: Buffer): Gltf => JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString());

type Range = [least: number, most: number];

/** Returns the extent of a glTF's points along an axis, in metres. */
function boxOf({ meshes, accessors }: Gltf, axis: 0 | 1 | 2): Range {
  const positions = meshes.flatMap((mesh) =>
    mesh.primitives.flatMap(({ attributes }) => accessors[attributes.POSITION] ?? []),
  );
  return [Math.min(...positions.map(({ min }) => min[axis])), Math.max(...positions.map(({ max }) => max[axis]))];
}

/** The numbers of an array in USD. */
const numbers = (text: string, name: string): number[] =>
  (text.match(new RegExp(`${name} = \\[([^\\]]*)\\]`))?.[1] ?? '').match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];

/** Returns the extent of points along x. */
function reach(points: number[]): Range {
  const along = points.filter((_, place) => place % 3 === 0);
  return along.reduce<Range>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

describe(`the AR models of ${key}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'room-'));
  let made: { triangles: number; glb: Buffer; usdz: Buffer };
  let text: string;
  beforeAll(() => {
    const args = ['--import', 'tsx', '-e', program, modelFile(key), folder];
    const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const read = (kind: 'glb' | 'usdz') => readFileSync(join(folder, `watch.${kind}`));
    made = { ...JSON.parse(printed), glb: read('glb'), usdz: read('usdz') };
    text = stored(made.usdz)[0]?.bytes.toString() ?? '';
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are at most 900 kB (glTF) and 600 kB (USDZ)', () => {
    expect(made.glb.length).toBeLessThanOrEqual(900_000);
    expect(made.usdz.length).toBeLessThanOrEqual(600_000);
    expect(made.triangles).toBeGreaterThan(3000);
  });

  test('are valid glTF 2.0 without extensions for Android', async () => {
    const { extensionsUsed, images } = gltfOf(made.glb);
    expect(extensionsUsed).toBeUndefined();
    expect(images.map(({ mimeType }) => mimeType)).not.toContain('image/webp');
    const { issues } = await validator.validateBytes(new Uint8Array(made.glb), { maxIssues: 0 });
    expect(issues.numErrors).toBe(0);
  });

  test('are an uncompressed archive with 64-byte aligned files for iPhone', () => {
    const files = stored(made.usdz);
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['watch.usda', 'colours.png', 'finishes.png']),
    );
    expect(files[0]?.name).toBe('watch.usda');
    expect(files.filter(({ method, start }) => method !== 0 || start % 64 !== 0)).toEqual([]);
  });

  test('stand on the ground and are as wide as the watch', () => {
    const [left, right] = boxOf(gltfOf(made.glb), 0);
    const [low, high] = boxOf(gltfOf(made.glb), 1);
    expect(low).toBeCloseTo(0, 4);
    expect((right - left) * 1000).toBeGreaterThan((mm.diameter ?? NaN) - 0.5);
    expect((right - left) * 1000).toBeLessThan((mm.diameter ?? NaN) + 10);
    expect((high - low) * 1000).toBeGreaterThan(mm.lug_to_lug ?? NaN);
    expect(text).toContain('metersPerUnit = 1');
    expect(text).toContain('xformOp:scale = (0.001, 0.001, 0.001)');
    const [usdLeft, usdRight] = reach(numbers(text, 'points'));
    expect(usdRight - usdLeft).toBeCloseTo((right - left) * 1000, 0);
  });

  test('refer in USD only to existing points and coordinates, and to all files of its archive', () => {
    const points = numbers(text, 'points').length / 3;
    const corners = numbers(text, 'faceVertexIndices');
    expect(numbers(text, 'normals')).toHaveLength(points * 3);
    expect(Math.max(...corners)).toBe(points - 1);
    expect(numbers(text, 'faceVertexCounts')).toEqual(new Array(corners.length / 3).fill(3));
    const places = numbers(text, 'primvars:st:indices');
    expect(places).toHaveLength(points);
    expect(Math.max(...places)).toBe(numbers(text, 'primvars:st').length / 2 - 1);
    const named = [...text.matchAll(/@([^@]+)@/g)].map(([, file]) => file);
    expect(
      stored(made.usdz)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['watch.usda', ...new Set(named)].sort());
  });
});
