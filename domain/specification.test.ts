import fc from 'fast-check';
import { batteryMonths, parseSpecification, SpecificationError, type SpecificationLines } from './specification';
import { splitSpecificationLine } from './stored-watch';

const lines: SpecificationLines = {
  txt5: 'Movement: Automatic, 24 jewels, 28,800 vph',
  txt6: 'Power reserve: 42 hours',
  txt7: 'Functions: Hours, minutes, small seconds',
  txt8: 'Dial: Black skeleton, applied batons',
  txt9: 'Case: Polished steel, screw-down back',
  txt10: 'Crystal: Domed sapphire',
  txt11: 'Water resistance: 50 m (5 atm)',
  txt12: 'Dimensions: 40 mm diameter, 11.2 mm thick',
  txt13: 'Lug to lug: 47.5 mm',
  txt14: 'Strap: 20 mm, brown leather, steel pin buckle',
  txt15: 'Wrist circumference: 150 to 205 mm',
  txt16: 'Weight: 68 g, strap included',
};

test('parseSpecification turns every line into a number or a name', () => {
  expect(parseSpecification(lines)).toEqual({
    lines: Object.values(lines).map(splitSpecificationLine),
    movement: 'Automatic',
    powerReserve: 42,
    batteryLife: null,
    functions: 'Hours, minutes, small seconds',
    dialColour: 'Black skeleton',
    caseMaterial: 'Polished steel',
    crystal: 'Domed sapphire',
    waterResistance: 50,
    caseDiameter: 40,
    thickness: 11.2,
    lugToLug: 47.5,
    strapWidth: 20,
    strapTaper: null,
    strapColour: 'brown',
    strapMaterial: 'leather',
    wristMin: 150,
    wristMax: 205,
    weight: 68,
  });
});

test.each([
  ['Battery life: 1 year', 12],
  ['Battery life: 3 years', 36],
  ['Battery life: 10 months, in the dark', 10],
])('parseSpecification reads %s as %d months', (txt6, months) => {
  const specification = parseSpecification({ ...lines, txt5: 'Movement: Solar quartz', txt6 });
  expect(specification).toMatchObject({ batteryLife: months, powerReserve: null });
});

test('parseSpecification reads the taper of a strap', () => {
  const txt14 = 'Strap: 20 mm, silver bracelet, tapering to 18.5 mm, folding clasp';
  expect(parseSpecification({ ...lines, txt14 })).toMatchObject({ strapWidth: 20, strapTaper: 18.5 });
});

test('parseSpecification accepts coloured resin', () => {
  expect(parseSpecification({ ...lines, txt9: 'Case: Olive resin, steel back' }).caseMaterial).toBe('Olive resin');
});

test.each<[keyof SpecificationLines, string, string]>([
  ['txt5', 'Movement: Steam', 'an unknown movement'],
  ['txt6', 'Power reserve: long', 'no figure'],
  ['txt6', 'Battery life: 3 years', 'a battery in a mechanical watch'],
  ['txt7', 'Functions:', 'nothing after the label'],
  ['txt8', 'Dial: Nice', 'no colour'],
  ['txt9', 'Case: Wood', 'an unknown material'],
  ['txt10', 'Glass: Domed sapphire', 'another label'],
  ['txt11', 'Water resistance: 50 m (50 atm)', 'atm that do not fit'],
  ['txt11', 'Water resistance: 5 m (0.5 atm)', 'hardly any'],
  ['txt12', 'Dimensions: 40 mm', 'one measure of two'],
  ['txt12', 'Dimensions: 400 mm diameter, 11 mm thick', 'a wall clock'],
  ['txt12', 'Dimensions: 40 mm diameter, 40 mm thick', 'a ball'],
  ['txt13', 'Lug to lug: 4.75 cm', 'another unit'],
  ['txt13', 'Lug to lug: 30 mm', 'less than the case'],
  ['txt14', 'Strap: 44 mm, brown leather', 'a strap wider than the case'],
  ['txt14', 'Strap: 20 mm, leather', 'no colour'],
  ['txt15', 'Wrist circumference: 205 to 150 mm', 'a range upside down'],
  ['txt16', 'Weight: 6800 g', 'a dumb-bell'],
])('parseSpecification rejects %s with %j: %s', (field, line) => {
  const read = () => parseSpecification({ ...lines, [field]: line });
  expect(read).toThrow(SpecificationError);
  expect(read).toThrow(expect.objectContaining({ field, found: line }));
});

describe('parseSpecification accepts every bound of data/README.md and rejects the next value', () => {
  type Bound = [taken: string, rejected: string, rest?: Partial<SpecificationLines>];
  const wide = 'Dimensions: 60 mm diameter, 11.2 mm thick';
  const small = 'Dimensions: 20 mm diameter, 11.2 mm thick';
  const strap = (width: string) => `Strap: ${width} mm, brown leather`;

  test.each<[watch: string, field: keyof SpecificationLines, Bound]>([
    ['the splash-proof', 'txt11', ['Water resistance: 10 m (1 atm)', 'Water resistance: 9 m (0.9 atm)']],
    ["the saturation diver's", 'txt11', ['Water resistance: 1000 m (100 atm)', 'Water resistance: 1001 m (100.1 atm)']],
    [
      'the smallest',
      'txt12',
      [small, 'Dimensions: 19.9 mm diameter, 11.2 mm thick', { txt13: 'Lug to lug: 22 mm', txt14: strap('6') }],
    ],
    ['the largest', 'txt12', [wide, 'Dimensions: 60.1 mm diameter, 11.2 mm thick', { txt13: 'Lug to lug: 65 mm' }]],
    ['the thinnest', 'txt12', ['Dimensions: 40 mm diameter, 4 mm thick', 'Dimensions: 40 mm diameter, 3.9 mm thick']],
    ['the thickest', 'txt12', ['Dimensions: 40 mm diameter, 22 mm thick', 'Dimensions: 40 mm diameter, 22.1 mm thick']],
    ['the shortest', 'txt13', ['Lug to lug: 22 mm', 'Lug to lug: 21.9 mm', { txt12: small, txt14: strap('6') }]],
    ['the longest', 'txt13', ['Lug to lug: 65 mm', 'Lug to lug: 65.1 mm']],
    ['the one with hidden lugs', 'txt13', ['Lug to lug: 38 mm', 'Lug to lug: 37.9 mm']],
    ['the one on the narrowest strap', 'txt14', [strap('6'), strap('5.9')]],
    ['the one on the widest strap', 'txt14', [strap('30'), strap('30.1')]],
    [
      'the one whose strap is as wide as its case',
      'txt14',
      [strap('21.9'), strap('22'), { txt12: 'Dimensions: 22 mm diameter, 11.2 mm thick' }],
    ],
    ["the child's", 'txt15', ['Wrist circumference: 110 to 205 mm', 'Wrist circumference: 109.9 to 205 mm']],
    ["the giant's", 'txt15', ['Wrist circumference: 150 to 260 mm', 'Wrist circumference: 150 to 260.1 mm']],
    [
      'the one on a strap of few holes',
      'txt15',
      ['Wrist circumference: 150 to 170 mm', 'Wrist circumference: 150 to 169.9 mm'],
    ],
    ['the lightest', 'txt16', ['Weight: 10 g', 'Weight: 9.9 g']],
    ['the heaviest', 'txt16', ['Weight: 300 g', 'Weight: 300.1 g']],
  ])('for %s watch, in %s', (_, field, [taken, rejected, rest]) => {
    const read = (line: string) => () => parseSpecification({ ...lines, ...rest, [field]: line });
    expect(read(taken)).not.toThrow();
    expect(read(rejected)).toThrow(expect.objectContaining({ name: 'SpecificationError', field, found: rejected }));
  });
});

test('SpecificationError reports expected and found text', () => {
  const errorOf = (field: keyof SpecificationLines, line: string) => {
    try {
      return parseSpecification({ ...lines, [field]: line }).lines.length;
    } catch (error) {
      return String(error);
    }
  };
  const written = Object.keys(lines) as (keyof SpecificationLines)[];
  expect(written.map((field) => errorOf(field, 'Nothing'))).toMatchSnapshot();
  const implausible: [keyof SpecificationLines, string][] = [
    ['txt5', 'Movement: Quartz'],
    ['txt6', 'Battery life: 3 years'],
    ['txt11', 'Water resistance: 5 m (0.5 atm)'],
    ['txt11', 'Water resistance: 50 m (50 atm)'],
    ['txt12', 'Dimensions: 400 mm diameter, 11 mm thick'],
    ['txt12', 'Dimensions: 40 mm diameter, 40 mm thick'],
    ['txt13', 'Lug to lug: 30 mm'],
    ['txt14', 'Strap: 44 mm, brown leather'],
    ['txt15', 'Wrist circumference: 205 to 150 mm'],
    ['txt16', 'Weight: 6800 g'],
  ];
  expect(implausible.map(([field, line]) => errorOf(field, line))).toMatchSnapshot();
});

test('parseSpecification accepts any text or throws SpecificationError', () => {
  const fields = Object.keys(lines) as (keyof SpecificationLines)[];
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, text) => {
      expect(() => parseSpecification({ ...lines, [field]: text })).toThrow(SpecificationError);
    }),
  );
});

test('splitSpecificationLine splits at the first colon', () => {
  expect(splitSpecificationLine('Functions: Hours: 12')).toEqual({ label: 'Functions', value: 'Hours: 12' });
  expect(splitSpecificationLine('no label')).toEqual({ label: '', value: 'no label' });
  expect(splitSpecificationLine(': no label')).toEqual({ label: '', value: 'no label' });
});

test.each([
  ['Quartz', 36, 36],
  ['Solar quartz', 6, null],
  ['Automatic', null, null],
  ['Hand-wound', null, null],
] as const)(
  'batteryMonths of a watch with the movement %s and a battery life of %j is %j',
  (movement, batteryLife, months) => {
    expect(batteryMonths({ movement, batteryLife })).toBe(months);
  },
);
