import fc from 'fast-check';
import { fitOf } from '@/domain/fit';
import { calculationCopy, spareCopy, verdictCopy, wristEntryCopy } from './copy-fit';
import { fitMark } from './copy';

const watch = { lugToLug: 49, wristMin: 150, wristMax: 210 };
const wrist = (figure: number) => ({ figure, unit: 'mm' }) as const;

// Verifies docs/product.md 22.5 (snug, good, large, strap too long, strap too short).
it.each([
  [209, 'Snug fit, 209 mm', '9.6 mm to spare on each side', 'Snug fit: the watch is small on your wrist.'],
  [165, 'Good fit, 165 mm', '2.5 mm to spare on each side', 'Good fit: the lugs end well within your wrist.'],
  [152, 'Large fit, 152 mm', '0.4 mm to spare on each side', 'Large fit: a close call'],
  [150, 'Large fit, 150 mm', '0.1 mm to spare on each side', 'Large fit: a close call'],
  [149, 'Strap too long', 'overhangs by 0.1 mm on each side', 'Strap too long: it stays loose'],
  [211, 'Strap too short', '10 mm to spare on each side', 'Strap too short: it does not close'],
])('card mark, room to spare and verdict on a wrist of %d mm', (figure, mark, spare, verdict) => {
  const fit = fitOf(watch, figure);
  expect(fitMark(fit, wrist(figure))).toBe(mark);
  expect(spareCopy(fit.spare)).toBe(spare);
  expect(verdictCopy(fit, watch)).toContain(verdict);
  expect(verdictCopy(fit, watch)).toContain('The strap fits wrists from 150 to 210 mm.');
});

// Verifies docs/product.md 22.5 (too large).
it('mark and verdict of a watch wider than the wrist name the overhang', () => {
  const fit = fitOf({ ...watch, lugToLug: 58 }, 165);
  expect(fitMark(fit, wrist(165))).toBe('Too large');
  expect(spareCopy(fit.spare)).toBe('overhangs by 2 mm on each side');
  expect(spareCopy(0)).toBe('0 mm to spare on each side');
  expect(verdictCopy(fit, watch)).toContain('the lugs overhang the edges of your wrist');
});

it('card and page begin with the same word on every wrist (docs/product.md 22.5)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 110, max: 260 }), fc.integer({ min: 30, max: 60 }), (figure, lugToLug) => {
      const fit = fitOf({ ...watch, lugToLug }, figure);
      const word = fitMark(fit, wrist(figure)).split(',')[0];
      expect(verdictCopy(fit, watch).split(':')[0]).toBe(word);
    }),
  );
});

it('calculationCopy names the wrist’s width, the ratio, its source and its deviation', () => {
  const calculation = calculationCopy(fitOf(watch, 165), watch, wrist(165));
  for (const part of ['165 mm', '54 mm', '0.327', '507 people', 'Heinz', '2003', '2.4 mm', '49 mm']) {
    expect(calculation).toContain(part);
  }
});

it('hint and error of the wrist entry name the limits in mm, and in inches rounded inwards', () => {
  for (const words of [wristEntryCopy.hint, wristEntryCopy.rejected]) {
    expect(words).toContain('110 to 260 mm (4.4 to 10.2 inches)');
  }
});
