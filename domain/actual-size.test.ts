// Verifies docs/product.md 10.8 (screen), 22.8.
import fc from 'fast-check';
import {
  bankCard,
  initialPxPerMm,
  isScaleForScreen,
  parseScreenScale,
  pxPerMmLimits,
  screenScaleText,
  type ScreenScale,
} from './actual-size';

const laptop = { ratio: 1, width: 1280, height: 800 };
const measured: ScreenScale = { ...laptop, pxPerMm: 4.2 };

it('bankCard has the size of an ID-1 card of ISO/IEC 7810', () => {
  expect(bankCard).toEqual({ width: 85.6, height: 53.98 });
});

// Verifies docs/product.md 22.9 (zoom, another screen).
it('isScaleForScreen accepts the same screen, also turned, and rejects another zoom or screen', () => {
  expect(isScaleForScreen(measured, laptop)).toBe(true);
  expect(isScaleForScreen(measured, { ratio: 1, width: 800, height: 1280 })).toBe(true);
  expect(isScaleForScreen(measured, { ...laptop, ratio: 1.1 })).toBe(false);
  expect(isScaleForScreen(measured, { ...laptop, width: 1920 })).toBe(false);
});

it('initialPxPerMm halves the last scale at twice the zoom', () => {
  expect(initialPxPerMm(measured, laptop)).toBe(4.2);
  expect(initialPxPerMm(measured, { ...laptop, ratio: 2 })).toBe(2.1);
  expect(initialPxPerMm(null, laptop)).toBeCloseTo(96 / 25.4);
});

const lengths = fc.double({ min: 0.1, max: 1e4, noNaN: true });
const scales = fc.record({
  pxPerMm: fc.double({ min: pxPerMmLimits.min, max: pxPerMmLimits.max, noNaN: true }),
  ratio: lengths,
  width: lengths,
  height: lengths,
});

it('parseScreenScale restores every scale, and initialPxPerMm stays within the limits', () => {
  fc.assert(
    fc.property(scales, lengths, (scale, ratio) => {
      expect(parseScreenScale(screenScaleText(scale))).toEqual(scale);
      const initial = initialPxPerMm(scale, { ...scale, ratio });
      expect(initial).toBeGreaterThanOrEqual(pxPerMmLimits.min);
      expect(initial).toBeLessThanOrEqual(pxPerMmLimits.max);
    }),
  );
});

it.each([
  '',
  'null',
  '4.2',
  '[]',
  '{"pxPerMm":4.2}',
  '{"pxPerMm":"4.2","ratio":1,"width":1,"height":1}',
  '{"pxPerMm":400,"ratio":1,"width":1280,"height":800}',
  '{"pxPerMm":4.2,"ratio":-1,"width":1280,"height":800}',
  '{"pxPerMm":4.2,"ratio":1e999,"width":1280,"height":800}',
])('parseScreenScale returns null for %j', (text) => expect(parseScreenScale(text)).toBeNull());

it('parseScreenScale returns null for arbitrary text', () => {
  fc.assert(fc.property(fc.string(), (text) => parseScreenScale(text) === null));
});

it('isScaleForScreen rejects screens with another shorter side or similar digits', () => {
  expect(isScaleForScreen(measured, { ...laptop, height: 720 })).toBe(false);
  expect(isScaleForScreen({ ...measured, width: 1280, height: 80 }, { ratio: 1, width: 801, height: 280 })).toBe(false);
  expect(isScaleForScreen({ ...measured, width: 11, height: 1 }, { ratio: 1, width: 1, height: 11 })).toBe(true);
  expect(isScaleForScreen({ ...measured, width: 111, height: 1 }, { ratio: 1, width: 11, height: 11 })).toBe(false);
});

it('initialPxPerMm converts a scale measured at another zoom', () => {
  expect(initialPxPerMm({ ...measured, ratio: 2 }, laptop)).toBe(8.4);
  expect(initialPxPerMm({ ...measured, ratio: 3 }, { ...laptop, ratio: 1.5 })).toBe(8.4);
});

it.each([
  [{ pxPerMm: 0.5 }, true],
  [{ pxPerMm: 0.49 }, false],
  [{ pxPerMm: 20 }, true],
  [{ pxPerMm: 20.01 }, false],
  [{ width: 0 }, false],
  [{ height: 0 }, false],
  [{ ratio: 0 }, false],
  [{ width: 99_999 }, true],
  [{ width: 100_000 }, false],
])('parseScreenScale accepts a scale with %j: %j', (change, isValid) => {
  expect(parseScreenScale(screenScaleText({ ...measured, ...change })) !== null).toBe(isValid);
});
