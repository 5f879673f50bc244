// Verifies docs/product.md 7.13.
import type { Specification } from './specification';
import { traitsOf } from './traits';

const specification = {
  dialColour: 'Black',
  caseMaterial: 'Polished steel',
  functions: 'Hours, minutes, date',
  lines: [{ label: 'Movement', value: 'Automatic' }],
} as unknown as Specification;

it('traitsOf throws for an unknown colour or material, and names it', () => {
  expect(() => traitsOf({ ...specification, dialColour: 'Chartreuse' })).toThrow(
    new RangeError('"Chartreuse" belongs to no family of domain/traits.ts.'),
  );
  expect(() => traitsOf({ ...specification, caseMaterial: 'Wood' })).toThrow(
    new RangeError('"Wood" belongs to no family of domain/traits.ts.'),
  );
});

it.each([
  ['Black', 'hands'],
  ['Black skeleton', 'skeleton'],
  ['Gray display', 'digital'],
])('traitsOf reads the display of the dial “%s”: %s', (dialColour, display) => {
  expect(traitsOf({ ...specification, dialColour }).display).toBe(display);
});

it.each(['analog and digital', 'analogue and digital'])('traitsOf reads the display of a movement “%s”', (value) => {
  const [, ...lines] = specification.lines;
  const withMovement = { ...specification, lines: [{ label: 'Movement', value: `Quartz, ${value}` }, ...lines] };
  expect(traitsOf(withMovement).display).toBe('hands-and-digits');
});
