import fc from 'fast-check';
import { framingOf, type PhotographView } from './framing';

const view: PhotographView = { lean: 4, azimuth: 0, elevation: 7, behind: 0, x: 0.002, y: -0.001, height: 0.15 };
const photograph = { width: 1200, height: 1500 };

/** Where a point of the photograph (its tangents right and up) comes to lie in a canvas, in px from its middle. */
function placeOf(tangents: { x: number; y: number }, canvas: { width: number; height: number }) {
  const { fieldOfView, offsetX, offsetY } = framingOf(view, canvas);
  const pxPerUnit = canvas.height / 2 / Math.tan((fieldOfView / 360) * Math.PI);
  return { x: tangents.x * pxPerUnit - offsetX, y: -tangents.y * pxPerUnit - offsetY };
}

test('in a canvas of the photograph’s size everything lies where the photograph has it', () => {
  const { fieldOfView, offsetX, offsetY } = framingOf(view, photograph);
  expect(Math.tan((fieldOfView / 360) * Math.PI) * 2).toBeCloseTo(0.15);
  expect(offsetX).toBeCloseTo((0.002 / 0.15) * 1500);
  expect(offsetY).toBeCloseTo((0.001 / 0.15) * 1500);
});

test('in any canvas it lies where a photograph contained in it would have it', () => {
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
