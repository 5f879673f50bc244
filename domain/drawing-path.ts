/** A point in mm from the middle of the case: x to 3 o'clock, y down to 6 o'clock. */
export type Point = readonly [x: number, y: number];

/** Bounding box of a drawing, in mm. */
export type Box = { left: number; top: number; width: number; height: number };

/** Rounds to a hundredth of a mm, for short paths. */
export const mm = (length: number): number => Math.round(length * 100) / 100 || 0;

/** Formats a point in mm as SVG path data: `x y`. */
export const formatPoint = ([x, y]: Point): string => `${mm(x)} ${mm(y)}`;

/** Returns the SVG path of an open line through points in mm. */
export const linePath = (points: readonly Point[]): string => `M${points.map(formatPoint).join('L')}`;

/** Returns the SVG path of a polygon through points in mm. */
export const closedPath = (points: readonly Point[]): string => `${linePath(points)}Z`;

/** Returns the SVG path of a circle. Centre and radius are in mm. */
export function circlePath([x, y]: Point, radius: number): string {
  const arc = `a${mm(radius)} ${mm(radius)} 0 0 1`;
  return `M${formatPoint([x - radius, y])}${arc} ${mm(2 * radius)} 0${arc} ${mm(-2 * radius)} 0Z`;
}

/**
 * A superellipse as one curve per quarter: round at power 2, squarer above. Each curve meets it at the sides and
 * corners.
 */
export function superellipsePath(halfWidth: number, halfHeight: number, power: number): string {
  const [x, y] = [halfWidth, halfHeight];
  const reach = (8 * 2 ** (-1 / power) - 4) / 3;
  const [rx, ry] = [reach * x, reach * y];
  const quarters: Point[][] = [
    [
      [x, ry],
      [rx, y],
      [0, y],
    ],
    [
      [-rx, y],
      [-x, ry],
      [-x, 0],
    ],
    [
      [-x, -ry],
      [-rx, -y],
      [0, -y],
    ],
    [
      [rx, -y],
      [x, -ry],
      [x, 0],
    ],
  ];
  return `M${formatPoint([x, 0])}${quarters.map((quarter) => `C${quarter.map(formatPoint).join(' ')}`).join('')}Z`;
}

/** Half width of a superellipse at height y. */
export function superellipseHalfWidth(halfWidth: number, halfHeight: number, power: number, y: number): number {
  return halfWidth * (1 - Math.abs(y / halfHeight) ** power) ** (1 / power);
}

const [arrowLength, arrowHalf] = [1.4, 0.6];

/** A horizontal or vertical line with an arrow at each end. */
export function arrowPath(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const head = ([x, y]: Point, way: 1 | -1) => {
    const [along, across] = [way * arrowLength, arrowHalf];
    const wing = (side: 1 | -1): Point => [x + dx * along - dy * across * side, y + dy * along + dx * across * side];
    return `M${formatPoint(wing(1))}L${formatPoint([x, y])} ${formatPoint(wing(-1))}`;
  };
  return `M${formatPoint(from)}L${formatPoint(to)}${head(from, 1)}${head(to, -1)}`;
}
