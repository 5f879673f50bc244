type Extent = { left: number; right: number; top: number; bottom: number };

const steps = 64;

/** Returns the extent of a drawing's path, in its units. Supports M, L, H, V, C, Q, and a for half circles. */
export function extentOf(path: string): Extent {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  const go = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    points.push([x, y]);
  };
  for (const [, command, rest] of path.matchAll(/([MLHVCQaZ])([^MLHVCQaZ]*)/g)) {
    const figures = (rest?.match(/-?[\d.]+/g) ?? []).map(Number);
    const take = (at: number) => figures[at] ?? NaN;
    if (command === 'M' || command === 'L') for (let at = 0; at < figures.length; at += 2) go(take(at), take(at + 1));
    if (command === 'H') go(take(0), y);
    if (command === 'V') go(x, take(0));
    if (command === 'a') {
      const [radius, dx, dy] = [take(0), take(5), take(6)];
      const [cx, cy] = [x + dx / 2, y + dy / 2];
      points.push([cx, cy - radius], [cx, cy + radius]);
      go(x + dx, y + dy);
    }
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 0;
    for (let at = 0; size && at < figures.length; at += size) {
      const through = [[x, y], ...Array.from({ length: size / 2 }, (_, i) => [take(at + 2 * i), take(at + 2 * i + 1)])];
      for (let step = 0; step <= steps; step++) points.push(bezier(through as [number, number][], step / steps));
      go(take(at + size - 2), take(at + size - 1));
    }
  }
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function bezier(points: readonly [number, number][], t: number): [number, number] {
  const [first] = points;
  if (points.length === 1 && first) return first;
  const next = points.slice(1).map(([x, y], index): [number, number] => {
    const [px, py] = points[index] ?? [NaN, NaN];
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return bezier(next, t);
}

/** Returns the lengths of the arrows in a path, without the lines of their heads. */
export function arrowLengths(path: string): number[] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)(?=M|$)/g)].map(([, ...ends]) => {
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = ends.map(Number);
    return Math.hypot(x2 - x1, y2 - y1);
  });
}
