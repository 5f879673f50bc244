import type { Accessor, Document, Material, mat4, Node, Primitive, TypedArray } from '@gltf-transform/core';
import type { Palette } from './palette';

export type Floats = Float32Array<ArrayBuffer>;
export type Indices = Uint32Array<ArrayBuffer>;

/** Points in metres, y up; `uv` by glTF's rule, from the upper left corner. */
export type Points = { position: Floats; normal: Floats; uv: Floats };

export type Surface = 'palette' | 'dial' | 'glass';

/** All triangles of one surface of an AR model, with the ground at y = 0. */
export type RoomPart = Points & { surface: Surface; index: Indices };

type Soup = Record<'position' | 'normal' | 'uv' | 'index', number[]>;

/** Surfaces are known by the name of their material: palettes rename those without a texture. */
export const isGlass = (material: Material) => material.getAlphaMode() === 'BLEND';
export const isDial = (material: Material) =>
  material.getName().startsWith('dial ') && material.getBaseColorTexture() !== null;

/** The parts of a model, one per surface. Paints the palette on the way. */
export async function collectParts(
  document: Document,
  palette: Palette,
  isLit: (segment: string) => boolean,
): Promise<RoomPart[]> {
  const found: Record<Surface, Soup> = { palette: soup(), dial: soup(), glass: soup() };
  for (const node of document.getRoot().listNodes()) {
    const names = segmentsOf(node);
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const surface = surfaceOf(materialOf(primitive));
      const corners = shownCorners(primitive, names && ((number) => isLit(names[number] ?? '')));
      const uv = surface === 'palette' ? await palette.paint(primitive, corners) : placesIn(primitive);
      add(found[surface], { primitive, matrix: node.getWorldMatrix(), uv, corners });
    }
  }
  const low = Object.values(found).reduce((least, { position }) => position.reduce(lowest, least), Infinity);
  return surfaces.flatMap((surface) => {
    const { position, normal, uv, index } = found[surface];
    if (index.length === 0) return [];
    return {
      surface,
      position: Float32Array.from(position, (value, place) => (place % 3 === 1 ? value - low : value)),
      normal: Float32Array.from(normal),
      uv: Float32Array.from(uv),
      index: Uint32Array.from(index),
    };
  });
}

const surfaces = ['palette', 'dial', 'glass'] as const;

function surfaceOf(material: Material): Surface {
  if (isGlass(material)) return 'glass';
  return isDial(material) ? 'dial' : 'palette';
}

const soup = (): Soup => ({ position: [], normal: [], uv: [], index: [] });
const lowest = (least: number, value: number, place: number) => (place % 3 === 1 && value < least ? value : least);

/** The corners of a primitive's triangles; of a liquid crystal only those of the segments that show. */
function shownCorners(primitive: Primitive, shows?: (segment: number) => boolean): TypedArray {
  const corners = arrayOf(primitive.getIndices());
  const segment = primitive.getAttribute('_SEGMENT');
  if (!shows || !segment) return corners;
  return corners.filter((_, place) => shows(Math.round(segment.getScalar(corners[place - (place % 3)] ?? 0))));
}

/** The texture coordinates of a primitive's points; 0 0 where it has none. */
export function placesIn(primitive: Primitive): number[] {
  const uv = primitive.getAttribute('TEXCOORD_0');
  const { length } = arrayOf(primitive.getAttribute('POSITION'));
  return Array.from({ length: length / 3 }, (_, point) => uv?.getElement<number[]>(point, []) ?? [0, 0]).flat();
}

export function materialOf(primitive: Primitive): Material {
  const material = primitive.getMaterial();
  if (!material) throw new Error('A surface of the model has no material.');
  return material;
}

function arrayOf(accessor: Accessor | null): TypedArray {
  const array = accessor?.getArray();
  if (!array) throw new Error('A surface of the model has no points or no triangles.');
  return array;
}

/** The names of the liquid crystal's segments that a node shows, written in the node or its parent. */
function segmentsOf(node: Node): string[] | undefined {
  const segments = node.getExtras().segments ?? node.getParentNode()?.getExtras().segments;
  return Array.isArray(segments) ? segments.map(String) : undefined;
}

type Added = { primitive: Primitive; matrix: mat4; uv: readonly number[]; corners: TypedArray };

function add(into: Soup, { primitive, matrix, uv, corners }: Added): void {
  const [position, normal] = [primitive.getAttribute('POSITION'), primitive.getAttribute('NORMAL')];
  if (!position || !normal) throw new Error('A surface of the model has no points or no normals.');
  const start = into.position.length / 3;
  for (let point = 0; point < position.getCount(); point++) {
    into.position.push(...transformed(matrix, position.getElement<number[]>(point, []), 1));
    into.normal.push(...unit(transformed(matrix, normal.getElement<number[]>(point, []), 0)));
  }
  for (const place of uv) into.uv.push(place);
  for (const corner of corners) into.index.push(start + corner);
}

function transformed(matrix: readonly number[], [x = 0, y = 0, z = 0]: readonly number[], w: 0 | 1): number[] {
  const at = (place: number) => matrix[place] ?? 0;
  return [0, 1, 2].map((row) => at(row) * x + at(4 + row) * y + at(8 + row) * z + at(12 + row) * w);
}

const unit = (v: readonly number[]) => v.map((value) => value / (Math.hypot(...v) || 1));
