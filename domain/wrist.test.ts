// Verifies docs/product.md 22.3, 22.4.
import fc from 'fast-check';
import { wristLimitsInInches } from './wrist-inches';
import { circumferenceOf, parseWrist, parseTypedWrist, wristLimits, wristText } from './wrist';

const within = (mm: number) => mm >= wristLimits.min && mm <= wristLimits.max;

// Verifies docs/product.md 22.4 (in mm, in inches, 110 mm, 260 mm), 13.19 (wrist figure).
it.each([
  ['165', 'mm', { figure: 165, unit: 'mm' }],
  [' 165.5 ', 'mm', { figure: 165.5, unit: 'mm' }],
  ['16,5', 'mm', null],
  ['165,25', 'mm', { figure: 165.3, unit: 'mm' }],
  ['6.5', 'in', { figure: 6.5, unit: 'in' }],
  ['6,5', 'in', { figure: 6.5, unit: 'in' }],
  ['１６５．５\u200B', 'mm', { figure: 165.5, unit: 'mm' }],
  ['110', 'mm', { figure: 110, unit: 'mm' }],
  ['109.9', 'mm', null],
  ['260', 'mm', { figure: 260, unit: 'mm' }],
  ['260.1', 'mm', null],
  ['6.5', 'mm', null],
  ['165', 'in', null],
  ['', 'mm', null],
  ['-165', 'mm', null],
  ['1e2', 'mm', null],
  ['165 mm', 'mm', null],
  ['Infinity', 'mm', null],
] as const)('parseTypedWrist of %j in %s is %j', (typed, unit, wrist) => {
  const read = parseTypedWrist(typed, unit);
  expect(read.ok ? read.value : null).toEqual(wrist);
});

it('circumferenceOf 6.5 inches is 165.1 mm', () => {
  expect(circumferenceOf({ figure: 6.5, unit: 'in' })).toBeCloseTo(165.1);
});

it('parseTypedWrist accepts only wrists within the limits, which parseWrist restores', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double({ min: 0, max: 400, noNaN: true }).map((figure) => figure.toFixed(2)),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('mm', 'in'), (text, unit) => {
      const read = parseTypedWrist(text, unit);
      if (!read.ok) return;
      expect(within(circumferenceOf(read.value))).toBe(true);
      expect(parseWrist(wristText(read.value))).toEqual(read.value);
    }),
  );
});

it.each(['', '165', 'mm', '165 cm', '9999 mm', '{"figure":165}', '165 mm and more', ' 165 mm', 'NaN mm'])(
  'parseWrist returns null for %j',
  (text) => expect(parseWrist(text)).toBeNull(),
);

it('parseScreenScale returns null for arbitrary text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (text) => parseWrist(text) === null || within(circumferenceOf(parseWrist(text) ?? { figure: 0, unit: 'mm' })),
    ),
  );
});

it('parseTypedWrist rejects invalid text with no-wrist', () => {
  expect(parseTypedWrist('9000', 'mm')).toEqual({ ok: false, rejection: { code: 'no-wrist' } });
});

// Verifies docs/product.md 10.8 (wrist in mm, wrist in inches).
it('wristText has one format, which parseWrist reads', () => {
  expect(wristText({ figure: 165, unit: 'mm' })).toBe('165 mm');
  expect(wristText({ figure: 6.5, unit: 'in' })).toBe('6.5 in');
  expect(parseWrist('165 mm')).toEqual({ figure: 165, unit: 'mm' });
  expect(parseWrist('6.5 in')).toEqual({ figure: 6.5, unit: 'in' });
});

it.each(['x165', '165x', '0165', '165.1234567'])('parseTypedWrist rejects %j', (typed) => {
  expect(parseTypedWrist(typed, 'mm').ok).toBe(false);
});

it('parseWrist rounds inches to hundredths and millimetres to tenths', () => {
  expect(parseWrist('6.504 in')).toEqual({ figure: 6.5, unit: 'in' });
  expect(parseWrist('6.506 in')).toEqual({ figure: 6.51, unit: 'in' });
  expect(parseWrist('165.04 mm')).toEqual({ figure: 165, unit: 'mm' });
});

it('wristLimitsInInches are accepted, and a tenth of an inch beyond them is not', () => {
  expect(wristLimitsInInches).toEqual({ min: 4.4, max: 10.2 });
  const accepts = (inches: number) => parseTypedWrist(inches.toFixed(1), 'in').ok;
  expect([4.3, 4.4, 10.2, 10.3].map(accepts)).toEqual([false, true, true, false]);
});
