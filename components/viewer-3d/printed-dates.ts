import {
  type BufferGeometry,
  CanvasTexture,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { type PrintedDate, printedDateAt } from '@/domain/dial/printed-date';
import { segmentsOf } from '@/domain/dial/segments';

/** One mm in metres. */
const mm = 0.001;

/** Resolution of a drawn date, in px per mm. */
const pxPerMm = 40;

/** Ink lies at most `depth` mm below a text's top, and at most `margin` mm outside its size. */
const ink = { depth: 0.06, margin: 0.12 };

/** Height of a drawn date above the top of the ink that it replaces, in mm. */
const lift = 0.005;

/** Segment digits, in shares of their height: advance and width of a digit, thickness of a segment, slant. */
const digit = { advance: 0.68, width: 0.54, thickness: 0.135, slant: Math.tan(Math.PI / 30) };

/** Number of digits and dashes of the longest text in segments, `12-31`. */
const mostDigits = 5;

type Triangle = readonly [number, number, number];
type Part = Mesh<BufferGeometry, MeshStandardMaterial>;
type Paper = { place: PrintedDate; plane: Mesh<PlaneGeometry, MeshBasicMaterial>; pen: CanvasRenderingContext2D };

/**
 * The dates on a watch, which follow the browser's calendar (docs/product.md 31.4). A model has the dates of its photograph as fixed
 * ink: that ink is taken out, and the current date is drawn in its place. A weekday in segments is only taken out.
 */
export class PrintedDates {
  private readonly papers: Paper[] = [];
  private shown = '';

  constructor(watch: Object3D, places: readonly PrintedDate[]) {
    if (places.length === 0) return;
    watch.updateMatrixWorld(true);
    const parts = fixedParts(watch);
    for (const place of places) {
      const top = takeOut(parts, place, watch);
      if (top === undefined || place.shows === 'weekday') continue;
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) continue;
      const plane = planeOf(place, pen.canvas);
      plane.position.z = top + lift * mm;
      watch.add(plane);
      this.papers.push({ place, plane, pen });
    }
  }

  /** Shows a day, in the time zone of the browser. */
  show(at: Date): void {
    const day = at.toDateString();
    if (this.shown === day) return;
    this.shown = day;
    for (const { place, plane, pen } of this.papers) {
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
      pen.fillStyle = pen.strokeStyle = place.ink;
      const text = printedDateAt(place.shows, at);
      if (place.shows === 'month and date') drawSegments(pen, text, place);
      else drawPrint(pen, text, place);
      if (plane.material.map) plane.material.map.needsUpdate = true;
    }
  }

  /** @param level brightness: 1 by day, 0 in the lume view */
  light(level: number): void {
    for (const { plane } of this.papers) plane.material.color.setScalar(level);
  }
}

/** The opaque parts that do not move with the time. */
function fixedParts(watch: Object3D): Part[] {
  if (watch.userData.drive || watch.userData.segments) return [];
  const isFixed =
    watch instanceof Mesh && watch.material instanceof MeshStandardMaterial && !watch.material.transparent;
  return [...(isFixed ? [watch as Part] : []), ...watch.children.flatMap(fixedParts)];
}

/**
 * Removes the ink of a text from the parts.
 *
 * @returns the height of its top in the watch's frame, in metres; undefined if there is no ink
 */
function takeOut(parts: readonly Part[], place: PrintedDate, watch: Object3D): number | undefined {
  const toWatch = watch.matrixWorld.clone().invert();
  const near = parts
    .map((part) => ({ part, heights: heightsWithin(place, part.geometry, toWatch.clone().multiply(part.matrixWorld)) }))
    .filter(({ heights }) => heights.some((height) => !Number.isNaN(height)))
    .map((one) => ({ ...one, triangles: trianglesOf(one.part.geometry) }));
  const lowest = (heights: Float32Array, corners: Triangle) =>
    Math.min(...corners.map((corner) => heights[corner] ?? NaN));
  let top = -Infinity;
  for (const { heights, triangles } of near) {
    for (const corners of triangles) {
      const height = lowest(heights, corners);
      if (height > top) top = height;
    }
  }
  if (top === -Infinity) return undefined;
  for (const { part, heights, triangles } of near) {
    const kept = triangles.filter((corners) => !(lowest(heights, corners) >= top - ink.depth * mm));
    part.geometry.setIndex(kept.flat());
  }
  return top;
}

/** Height of each vertex above the middle of the watch, in metres; NaN outside a text. */
function heightsWithin({ at, size }: PrintedDate, geometry: BufferGeometry, frame: Matrix4): Float32Array {
  const positions = geometry.getAttribute('position');
  const vertex = new Vector3();
  const isWithin = (axis: 0 | 1) => Math.abs(vertex.getComponent(axis) / mm - at[axis]) <= size[axis] / 2 + ink.margin;
  return Float32Array.from({ length: positions.count }, (_, index) => {
    vertex.fromBufferAttribute(positions, index).applyMatrix4(frame);
    return isWithin(0) && isWithin(1) ? vertex.z : NaN;
  });
}

/** The triangles of a geometry, as indices of their corners. */
function trianglesOf({ index }: BufferGeometry): Triangle[] {
  const corners = index?.array ?? [];
  const corner = (at: number) => corners[at] ?? 0;
  return Array.from({ length: corners.length / 3 }, (_, at) => [
    corner(3 * at),
    corner(3 * at + 1),
    corner(3 * at + 2),
  ]);
}

/** An empty plane that shows a canvas. The canvas of segments is wide enough for the longest text. */
function planeOf({ shows, at: [x, y], size: [width, height], anchor }: PrintedDate, canvas: HTMLCanvasElement) {
  const isDigital = shows === 'month and date';
  const full = isDigital ? Math.max(width, height * digit.advance * mostDigits) : width;
  const wide = full + 2 * ink.margin;
  const high = height + 2 * ink.margin;
  canvas.width = Math.ceil(wide * pxPerMm);
  canvas.height = Math.ceil(high * pxPerMm);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  // The same features as the ground's shadow, so that no other shader program is compiled.
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  const plane = new Mesh(new PlaneGeometry(wide * mm, high * mm), material);
  const shift = { left: 1, centre: 0, right: -1 }[anchor] * ((full - width) / 2);
  plane.position.set((x + shift) * mm, y * mm, 0);
  return plane;
}

/** Draws print in the middle, as high as the size and at most as wide. */
function drawPrint(pen: CanvasRenderingContext2D, text: string, { size: [width, height] }: PrintedDate): void {
  const { canvas } = pen;
  pen.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
  const measured = pen.measureText(text);
  const up = (height * pxPerMm) / measured.actualBoundingBoxAscent;
  const along = Math.min(up * 0.9, (width * pxPerMm) / measured.width);
  pen.textAlign = 'center';
  pen.setTransform(along, 0, 0, up, canvas.width / 2, canvas.height / 2 + (height * pxPerMm) / 2);
  pen.fillText(text, 0, 0);
  pen.resetTransform();
}

/** Draws digits and dashes of seven segments. */
function drawSegments(pen: CanvasRenderingContext2D, text: string, { size, anchor }: PrintedDate): void {
  const { canvas } = pen;
  const high = size[1] * pxPerMm;
  const [wide, thick] = [digit.width * high, digit.thickness * high];
  const long = (text.length * digit.advance - (digit.advance - digit.width)) * high;
  const slack = canvas.width - 2 * ink.margin * pxPerMm - long - digit.slant * high;
  const start = ink.margin * pxPerMm + { left: 0, centre: 0.5, right: 1 }[anchor] * slack;
  const [left, right, low, middle, top] = [thick / 2, wide - thick / 2, thick / 2, high / 2, high - thick / 2];
  const bars: Record<string, readonly [number, number, number, number]> = {
    a: [left, top, right, top],
    b: [right, middle, right, top],
    c: [right, low, right, middle],
    d: [left, low, right, low],
    e: [left, low, left, middle],
    f: [left, middle, left, top],
    g: [left, middle, right, middle],
  };
  pen.lineWidth = thick;
  for (const [index, sign] of [...text].entries()) {
    const x = start + index * digit.advance * high;
    pen.setTransform(1, 0, digit.slant, -1, x, ink.margin * pxPerMm + high);
    for (const segment of segmentsOf(sign)) {
      const [x0, y0, x1, y1] = bars[segment] ?? [0, 0, 0, 0];
      const gap = thick * 0.55;
      const [dx, dy] = [Math.sign(x1 - x0) * gap, Math.sign(y1 - y0) * gap];
      pen.beginPath();
      pen.moveTo(x0 + dx, y0 + dy);
      pen.lineTo(x1 - dx, y1 - dy);
      pen.stroke();
    }
  }
  pen.resetTransform();
}
