import { MeshoptSimplifier, type SimplifierFlags } from 'meshoptimizer';
import type { Floats, Indices, Points, RoomPart, Surface } from './parts';

/** Weight of a normal against a position: metres that equal a turn by a right angle. */
const WEIGHT_OF_NORMAL = 0.0005;

/** `Prune` removes small components; `Permissive` lets edges between attributes collapse. */
const SIMPLIFIED: SimplifierFlags[] = ['ErrorAbsolute', 'Prune', 'Permissive'];

type Mesh = Points & { index: Indices };

/** A surface by the rows of its palette; a surface without a palette is one row. */
type Rows = { surface: Surface; rows: Mesh[] };

/** Returns a simplified mesh within `tolerance` metres of the original, without unused points. */
export function simplified({ surface, rows }: Rows, tolerance: number): RoomPart {
  const weights = [WEIGHT_OF_NORMAL, WEIGHT_OF_NORMAL, WEIGHT_OF_NORMAL];
  const simpler = rows.map(({ index, ...points }) => {
    const { position, normal } = points;
    const [corners] = MeshoptSimplifier.simplifyWithAttributes(
      ...([index, position, 3, normal, 3, weights] as const),
      ...([null, 0, tolerance, SIMPLIFIED] as const),
    );
    return compact(corners, points);
  });
  return { surface, ...joined(simpler) };
}

/**
 * Splits a mesh by rows of the palette, so that no point moves to another colour. Each row has its own points, because the
 * simplifier processes all points of its input.
 */
export function rowsOf({ surface, index, ...points }: RoomPart): Mesh[] {
  if (surface !== 'palette') return [compact(index, points)];
  const found = new Map<number | undefined, number[]>();
  for (let corner = 0; corner < index.length; corner += 3) {
    const triangle = index.subarray(corner, corner + 3);
    const row = points.uv[(triangle[0] ?? 0) * 2 + 1];
    const corners = found.get(row) ?? [];
    found.set(row, corners);
    corners.push(...triangle);
  }
  return [...found.values()].map((corners) => compact(corners, points));
}

/** Returns a mesh of these corners without unused points. */
function compact(corners: Iterable<number>, { position, normal, uv }: Points): Mesh {
  const places = new Int32Array(position.length / 3).fill(-1);
  const points: number[] = [];
  const index = Uint32Array.from(corners, (point) => {
    const known = places[point] ?? -1;
    return known >= 0 ? known : (places[point] = points.push(point) - 1);
  });
  const take = (values: Floats, size: number) => {
    const taken = new Float32Array(points.length * size);
    let place = 0;
    for (const point of points) {
      for (let one = 0; one < size; one += 1) taken[place++] = values[point * size + one] ?? 0;
    }
    return taken;
  };
  return { position: take(position, 3), normal: take(normal, 3), uv: take(uv, 2), index };
}

function joined(rows: Mesh[]): Mesh {
  let start = 0;
  const indices = rows.map(({ position, index }) => {
    const from = start;
    start += position.length / 3;
    return index.map((corner) => from + corner);
  });
  return {
    position: concatenated(
      Float32Array,
      rows.map(({ position }) => position),
    ),
    normal: concatenated(
      Float32Array,
      rows.map(({ normal }) => normal),
    ),
    uv: concatenated(
      Float32Array,
      rows.map(({ uv }) => uv),
    ),
    index: concatenated(Uint32Array, indices),
  };
}

function concatenated<T extends Floats | Indices>(Numbers: new (length: number) => T, lists: T[]): T {
  const all = new Numbers(lists.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const list of lists) {
    all.set(list, start);
    start += list.length;
  }
  return all;
}
