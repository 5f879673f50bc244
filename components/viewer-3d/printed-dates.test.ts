// Verifies docs/product.md 31.4 (printed date, date in segments).
import { Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { type PrintedDate, printedDateAt } from '@/domain/dial/printed-date';
import { PrintedDates } from './printed-dates';

const saturday = new Date(2026, 10, 28);
const place: PrintedDate = { shows: 'date', at: [9, 0], size: [2.6, 1.4], ink: '#141515', anchor: 'centre' };

/** Adds a plate of a size in mm to a watch, facing the reader. */
function plate(watch: Group, size: number, [x, y, z]: readonly [number, number, number]) {
  const material = new MeshStandardMaterial();
  const part = new Mesh(new PlaneGeometry(size / 1000, size / 1000), material);
  part.position.set(x / 1000, y / 1000, z / 1000);
  watch.add(part);
  return part;
}

const triangles = ({ geometry }: Mesh) => (geometry.index?.count ?? 0) / 3;

test.each([
  ['date', '28'],
  ['weekday', 'SA'],
  ['weekday and date', 'SA 28'],
  ['month and date', '11-28'],
] as const)('a watch shows the %s of the current day as %s', (shows, text) => {
  expect(printedDateAt(shows, saturday)).toBe(text);
});

test('the printed date of the photograph is taken out, and its paper, the dial and a hand above it stay', () => {
  const watch = new Group();
  const paper = plate(watch, 4, [9, 0, 1]);
  const date = plate(watch, 1, [9, 0, 1.1]);
  const numeral = plate(watch, 1, [6, 0, 1.1]);
  const hand = plate(watch, 1, [9, 0, 2]);
  hand.userData.drive = {};
  const glass = plate(watch, 1, [9, 0, 3]);
  glass.material.transparent = true;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  new PrintedDates(watch, [place]);
  expect([date, paper, numeral, hand, glass].map(triangles)).toEqual([0, 2, 2, 2, 2]);
});

test('the printed date changes at midnight of the browser’s time zone, once a day', () => {
  const watch = new Group();
  plate(watch, 4, [9, 0, 1]);
  plate(watch, 1, [9, 0, 1.1]);
  const drawn: string[] = [];
  const pen = { clearRect() {}, setTransform() {}, resetTransform() {}, fillText: (text: string) => drawn.push(text) };
  const measureText = () => ({ actualBoundingBoxAscent: 70, width: 100 });
  const context = { ...pen, measureText, canvas: document.createElement('canvas') };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const dates = new PrintedDates(watch, [place]);
  // Both are the same day in UTC.
  for (const time of [new Date(2026, 10, 28, 23, 58), new Date(2026, 10, 28, 23, 59), new Date(2026, 10, 29, 0, 0)])
    dates.show(time);
  expect(drawn).toEqual(['28', '29']);
});

test('a place without ink changes no part', () => {
  const watch = new Group();
  const paper = plate(watch, 4, [9, 0, 1]);
  new PrintedDates(watch, [place]);
  expect(triangles(paper)).toBe(2);
  expect(watch.children).toHaveLength(1);
});
