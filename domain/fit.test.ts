// Verifies docs/product.md 22.5.
import fc from 'fast-check';
import { fitOf, isGoodFit, wristWidthRatio } from './fit';
import { wristLimits } from './wrist';

const meridian = { lugToLug: 49, wristMin: 160, wristMax: 210 };

it.each([
  [165, { verdict: 'good', spare: 2.5, wristWidth: 54 }],
  [210, { verdict: 'snug', spare: 9.9, wristWidth: 68.7 }],
  [210.1, { verdict: 'strap-too-short', spare: 9.9, wristWidth: 68.7 }],
  [160, { verdict: 'good', spare: 1.6, wristWidth: 52.3 }],
  [159.9, { verdict: 'strap-too-long', spare: 1.6, wristWidth: 52.3 }],
])('fitOf 49 mm lug to lug and a strap for 160 to 210 mm on a wrist of %d mm', (wrist, fit) => {
  expect(fitOf(meridian, wrist)).toEqual(fit);
});

it.each([
  [43.1, 'snug', 5.4],
  [43.2, 'good', 5.4],
  [51.5, 'good', 1.3],
  [51.6, 'large', 1.2],
  [54, 'large', 0],
  [56.4, 'large', -1.2],
  [56.6, 'too-large', -1.3],
])('fitOf with %d mm lug to lug on a wrist 54 mm wide is "%s"', (lugToLug, verdict, spare) => {
  expect(fitOf({ ...meridian, lugToLug }, 165)).toMatchObject({ verdict, spare });
});

const measures = fc
  .record({
    lugToLug: fc.double({ min: 22, max: 65, noNaN: true }),
    wristMin: fc.integer({ min: 110, max: 200 }),
    range: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ lugToLug, wristMin, range }) => ({ lugToLug, wristMin, wristMax: wristMin + range }));
const circumferences = fc.double({ min: wristLimits.min, max: wristLimits.max, noNaN: true });

it('lug to lug plus twice the spare equals the wrist’s width', () => {
  fc.assert(
    fc.property(measures, circumferences, (watch, circumference) => {
      const { spare, wristWidth } = fitOf(watch, circumference);
      expect(Math.abs(wristWidth - circumference * wristWidthRatio)).toBeLessThan(0.051);
      expect(Math.abs(watch.lugToLug + 2 * spare - wristWidth)).toBeLessThan(0.11);
    }),
  );
});

it('fitOf spare grows with the wrist and shrinks with lug to lug', () => {
  fc.assert(
    fc.property(measures, circumferences, circumferences, (watch, one, other) => {
      const [narrow, wide] = [Math.min(one, other), Math.max(one, other)];
      expect(fitOf(watch, wide).spare).toBeGreaterThanOrEqual(fitOf(watch, narrow).spare);
      const longer = { ...watch, lugToLug: watch.lugToLug + 1 };
      expect(fitOf(longer, one).spare).toBeLessThan(fitOf(watch, one).spare);
    }),
  );
});

it('isGoodFit is true exactly when the strap fits and the lugs overhang by at most a close call', () => {
  fc.assert(
    fc.property(measures, circumferences, (watch, circumference) => {
      const { verdict, spare } = fitOf(watch, circumference);
      const strapFits = circumference >= watch.wristMin && circumference <= watch.wristMax;
      expect(isGoodFit(verdict)).toBe(strapFits && spare >= -1.2);
      expect(verdict === 'too-large').toBe(strapFits && spare < -1.2);
      expect(Object.is(spare, -0)).toBe(false);
    }),
  );
});
