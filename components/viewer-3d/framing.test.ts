import fc from 'fast-check';
import { framingOf, type PhotographView } from './framing';

const view: PhotographView = { lean: 4, azimuth: 0, elevation: 7, behind: 0, x: 0.002, y: -0.001, height: 0.15 };
const photograph = { width: 1200, height: 1500 };

/** Returns the position in a canvas of a photograph's point (tangents right and up), in px from the centre. */
function placeOf(tangents: { x: number; y: number }, canvas: { width: number; height: number }) {
  const { fieldOfView, offsetX, offsetY } = framingOf(view, canvas);
  const pxPerUnit = canvas.height / 2 / Math.tan((fieldOfView / 360) * Math.PI);
  return { x: tangents.x * pxPerUnit - offsetX, y: -tangents.y * pxPerUnit - offsetY };
}

test('framingOf reproduces the photograph’s field of view and offset for a canvas of the photograph’s size', () => {
  const { fieldOfView, offsetX, offsetY } = framingOf(view, photograph);
  expect(Math.tan((fieldOfView / 360) * Math.PI) * 2).toBeCloseTo(0.15);
  expect(offsetX).toBeCloseTo((0.002 / 0.15) * 1500);
  expect(offsetY).toBeCloseTo((0.001 / 0.15) * 1500);
});

test('framingOf places each point where the photograph has it under object-fit: contain, for any canvas size', () => {
  const side = fc.integer({ min: 100, max: 3000 });
  const tangent = fc.double({ min: -0.075, max: 0.075, noNaN: true });
  fc.assert(
    fc.property(side, side, tangent, tangent, (width, height, x, y) => {
      const shrunk = Math.min(width / photograph.width, height / photograph.height);
      const [whole, here] = [placeOf({ x, y }, photograph), placeOf({ x, y }, { width, height })];
      expect(here.x).toBeCloseTo(whole.x * shrunk, 4);
      expect(here.y).toBeCloseTo(whole.y * shrunk, 4);
    }),
  );
});
