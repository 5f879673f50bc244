import { fitOf } from '@/domain/fit';
import { calculationCopy, spareCopy, verdictCopy, wristEntryCopy } from './copy-fit';
import { fitMark } from './copy';

const watch = { lugToLug: 49, wristMin: 150, wristMax: 210 };
const wrist = (figure: number) => ({ figure, unit: 'mm' }) as const;

// Verifies docs/product.md 22.5 (fits, strap too long, strap too short).
it.each([
  [165, 'fits 165 mm', '2.5 mm to spare on each side', 'It fits: the lugs end well within your wrist.'],
  [152, 'fits 152 mm', '0.4 mm to spare on each side', 'A close call: the lugs end near the edges of your wrist.'],
  [150, 'fits 150 mm', '0.1 mm to spare on each side', 'A close call: the lugs end near the edges of your wrist.'],
  [149, 'strap too long', 'overhangs by 0.1 mm on each side', 'The strap is too long for your wrist'],
  [211, 'strap too short', '10 mm to spare on each side', 'The strap is too short for your wrist'],
])('card mark, room to spare and verdict on a wrist of %d mm', (figure, mark, spare, verdict) => {
  const fit = fitOf(watch, figure);
  expect(fitMark(fit, wrist(figure))).toBe(mark);
  expect(spareCopy(fit.spare)).toBe(spare);
  expect(verdictCopy(fit, watch)).toContain(verdict);
  expect(verdictCopy(fit, watch)).toContain('it fits wrists from 150 to 210 mm.');
});

// Verifies docs/product.md 22.5 (stands over).
it('mark and verdict of a watch wider than the wrist name the overhang', () => {
  const fit = fitOf({ ...watch, lugToLug: 58 }, 165);
  expect(fitMark(fit, wrist(165))).toBe('overhangs by 2 mm');
  expect(verdictCopy(fit, watch)).toContain('the lugs overhang its edges');
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
