import { recordOf } from './records';
import { specificationFields, type SpecificationLine, splitSpecificationLine } from './stored-watch';

/** Spec lines by field; `data/README.md` defines the formats. */
export type SpecificationLines = Record<(typeof specificationFields)[number], string>;

type Movement = 'Automatic' | 'Hand-wound' | 'Quartz' | 'Solar quartz';

/** Parsed spec lines: mm, m, g, hours and months. */
export type Specification = {
  /** All twelve lines in order. */
  lines: readonly SpecificationLine[];
  movement: Movement;
  /** Hours; null for battery watches. */
  powerReserve: number | null;
  /** Months; null for mechanical watches. Of a solar watch, its running time in the dark. */
  batteryLife: number | null;
  functions: string;
  dialColour: string;
  caseMaterial: string;
  crystal: string;
  /** Metres. */
  waterResistance: number;
  /** Millimetres, like all lengths below. */
  caseDiameter: number;
  thickness: number;
  lugToLug: number;
  strapWidth: number;
  /** Strap width at the buckle; null without a taper. */
  strapTaper: number | null;
  strapColour: string;
  strapMaterial: string;
  wristMin: number;
  wristMax: number;
  /** Grams. */
  weight: number;
};

/** An invalid spec line: the field, and the expected format. */
export class SpecificationError extends Error {
  constructor(
    readonly field: keyof SpecificationLines,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`${field}: expected ${expected}, found ${JSON.stringify(found)}`);
    this.name = 'SpecificationError';
  }
}

const colours =
  'Black|White|Cream|Silver|Gray|Navy|Blue|Teal|Green|Olive|Red|Burgundy|Orange|Yellow|Brown|Tan|Salmon|Rose|Pink|Champagne|Copper|Sand';
const metals =
  'Polished steel|Brushed steel|Black steel|Gold-tone steel|Rose gold-tone steel|Titanium|Bronze|Black carbon';
const straps = 'leather|suede|rubber|resin|bracelet|mesh|NATO|textile';
const figure = String.raw`(\d{1,4}(?:\.\d)?)`;

/** Pattern of each line, and its description in error messages. */
const lineFormats: Record<keyof SpecificationLines, [pattern: string, expected: string]> = {
  txt5: [
    'Movement: (Automatic|Hand-wound|Quartz|Solar quartz)(?:, .+)?',
    '"Movement: Automatic, Hand-wound, Quartz or Solar quartz, details"',
  ],
  txt6: [
    String.raw`(?:Power reserve: (\d+) hours|Battery life: (\d+) (year|month)s?)(?:, .+)?`,
    '"Power reserve: 42 hours" or "Battery life: 3 years"',
  ],
  txt7: ['Functions: (\\S.*)', '"Functions: Hours, minutes, …"'],
  txt8: [
    `Dial: ((?:${colours})(?: skeleton| display)?)(?:, .+)?`,
    '"Dial: Cream, details" with a color of data/README.md',
  ],
  txt9: [
    `Case: (${metals}|(?:${colours}) resin)(?:, .+)?`,
    '"Case: Polished steel, details" with a material of data/README.md',
  ],
  txt10: ['Crystal: (\\S.*)', '"Crystal: Domed sapphire, details"'],
  txt11: [String.raw`Water resistance: (\d+) m \(${figure} atm\)`, '"Water resistance: 50 m (5 atm)"'],
  txt12: [`Dimensions: ${figure} mm diameter, ${figure} mm thick`, '"Dimensions: 40 mm diameter, 11.2 mm thick"'],
  txt13: [`Lug to lug: ${figure} mm`, '"Lug to lug: 47.5 mm"'],
  txt14: [
    `Strap: ${figure} mm, (${colours.toLowerCase()}) (${straps})(?:, .+)?`,
    '"Strap: 20 mm, brown leather, details" with a color and a material of data/README.md',
  ],
  txt15: [`Wrist circumference: ${figure} to ${figure} mm`, '"Wrist circumference: 150 to 205 mm"'],
  txt16: [`Weight: ${figure} g(?:, .+)?`, '"Weight: 68 g, details"'],
};

const forms = recordOf(specificationFields, (field) => {
  const [pattern, expected] = lineFormats[field];
  return { expected, pattern: new RegExp(`^${pattern}$`) };
});
const taper = new RegExp(`, tapering to ${figure} mm`);

/**
 * Parses the twelve spec lines (docs/product.md 7.6).
 *
 * @throws {SpecificationError} at the first invalid or implausible line.
 */
export function parseSpecification(lines: SpecificationLines): Specification {
  const parts = recordOf(specificationFields, (field) => {
    const { pattern, expected } = forms[field];
    const match = pattern.exec(lines[field]);
    if (!match) throw new SpecificationError(field, expected, lines[field]);
    return match.slice(1);
  });

  const text = (field: keyof SpecificationLines, part = 0) => parts[field][part] ?? '';
  const millimetres = (field: keyof SpecificationLines, part = 0) => Number(text(field, part));
  const taperTo = taper.exec(lines.txt14)?.[1];
  const [reserveHours, batterySpan, batteryUnit] = parts.txt6;

  const specification: Specification = {
    lines: specificationFields.map((field) => splitSpecificationLine(lines[field])),
    movement: text('txt5') as Movement,
    powerReserve: reserveHours ? Number(reserveHours) : null,
    batteryLife: batterySpan ? Number(batterySpan) * (batteryUnit === 'year' ? 12 : 1) : null,
    functions: text('txt7'),
    dialColour: text('txt8'),
    caseMaterial: text('txt9'),
    crystal: text('txt10'),
    waterResistance: Number(text('txt11')),
    caseDiameter: millimetres('txt12'),
    thickness: millimetres('txt12', 1),
    lugToLug: millimetres('txt13'),
    strapWidth: millimetres('txt14'),
    strapTaper: taperTo ? Number(taperTo) : null,
    strapColour: text('txt14', 1),
    strapMaterial: text('txt14', 2),
    wristMin: millimetres('txt15'),
    wristMax: millimetres('txt15', 1),
    weight: Number(text('txt16')),
  };
  rejectImplausible(specification, lines, Number(text('txt11', 1)));
  return specification;
}

/** Rejects implausible values; `data/README.md` lists the limits. */
function rejectImplausible(watch: Specification, lines: SpecificationLines, atm: number): void {
  const mechanical = watch.movement === 'Automatic' || watch.movement === 'Hand-wound';
  const between = (value: number, min: number, max: number) => value >= min && value <= max;
  const checks: [boolean, keyof SpecificationLines, string][] = [
    [
      mechanical === (watch.powerReserve !== null),
      'txt6',
      mechanical ? 'a power reserve, since the movement is mechanical' : 'a battery life, since the movement is quartz',
    ],
    [between(watch.waterResistance, 10, 1000), 'txt11', '10 to 1000 meters'],
    [atm * 10 === watch.waterResistance, 'txt11', 'an atm figure that is a tenth of the meters'],
    [between(watch.caseDiameter, 20, 60), 'txt12', 'a diameter of 20 to 60 mm'],
    [between(watch.thickness, 4, 22), 'txt12', 'a thickness of 4 to 22 mm'],
    [
      between(watch.lugToLug, Math.max(22, watch.caseDiameter - 2), 65),
      'txt13',
      '22 to 65 mm and not under the diameter less 2 mm',
    ],
    [
      between(watch.strapWidth, 6, 30) && watch.strapWidth < watch.caseDiameter,
      'txt14',
      'a strap of 6 to 30 mm, narrower than the case',
    ],
    [
      watch.wristMin >= 110 && watch.wristMax <= 260 && watch.wristMax - watch.wristMin >= 20,
      'txt15',
      '110 to 260 mm with a range of 20 mm or more',
    ],
    [between(watch.weight, 10, 300), 'txt16', '10 to 300 g'],
  ];
  for (const [holds, field, expected] of checks) {
    if (!holds) throw new SpecificationError(field, expected, lines[field]);
  }
}

/** Months until the battery is changed; null for a watch without one, and for a solar watch, whose cell light charges. */
export function batteryMonths({
  movement,
  batteryLife,
}: Pick<Specification, 'movement' | 'batteryLife'>): number | null {
  return movement === 'Quartz' ? batteryLife : null;
}

/** Shapes of lugs, bezel and crystal of a round case, as the studio builds them (`studio/schema.json`). */
export type LugForm = 'curved' | 'straight' | 'faceted' | 'horned' | 'slim' | 'heavy' | 'lyre' | 'hooded';
export type BezelForm = 'smooth' | 'stepped' | 'thin' | 'coin' | 'fluted' | 'dive' | 'tachymeter' | 'fixed';
export type CrystalForm = 'flat' | 'dome' | 'box';

/** A crown or pusher at a clock hour `at`; diameter in mm. */
export type Knob = { at: number; diameter: number };

/** A crown; `length` in mm is its protrusion. */
export type Crown = Knob & { length: number };

type Flanks = { crown?: Crown; pushers?: readonly Knob[] };

/**
 * Shape of a case beyond its specification: round with four lugs, or a resin frame, eight-sided (`octagon`) or nearly
 * round (`shock`).
 */
export type CaseForm =
  | (Flanks & { case: 'round'; lugs: LugForm; bezel: BezelForm; crystal: CrystalForm })
  | (Flanks & { case: 'octagon' | 'shock' });
