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

/** Functions lines of the shop's watches, with the functions by which shoppers find them. */
it.each([
  ['Hours, minutes, central seconds', ''],
  ['Hours, minutes, day of the week', 'day'],
  ['Hours, minutes, central seconds, day and date at 3', 'date day'],
  [
    'Hours, minutes, seconds, day, date, stopwatch to 1/100 second, countdown, two alarms, light',
    'date day chronograph alarm timer light',
  ],
  ['Day and night hours on a half circle, retrograde minutes', 'retrograde'],
  ['Hours, minutes, central seconds, retrograde date', 'date retrograde'],
  [
    'Hours, minutes, small seconds, 24-hour hand, chronograph seconds, tachymeter',
    'chronograph tachymeter small-seconds 24-hours',
  ],
  ['Hours, minutes, central seconds, date, elapsed-time bezel', 'date turning-bezel'],
  ['Hours, minutes, seconds, date, turning bezel, helium valve', 'date turning-bezel helium-valve'],
  ['Hours, minutes, seconds, date, second time zone, countdown timer', 'date second-time-zone timer'],
  ['Hours, minutes, digital seconds, world time, hand shift, dial light', 'second-time-zone light'],
  ['Hours, minutes, small seconds, power reserve indicator', 'small-seconds power-reserve'],
  ['Hours and minutes on turning discs', 'wandering-hours'],
  ['Wandering hours, minutes on a half circle', 'wandering-hours'],
  [
    'Hours, minutes, seconds, GPS position, altimeter, compass, thermometer, stopwatch, timer, backlight',
    'chronograph timer light gps compass altimeter thermometer',
  ],
  [
    'Hours, minutes, seconds, depth meter to 80 m, water thermometer, tide graph, moon age',
    'thermometer depth-meter tide moon',
  ],
])('traitsOf reads the functions of “%s”', (functions, complications) => {
  expect(traitsOf({ ...specification, functions }).complications.join(' ')).toBe(complications);
});
