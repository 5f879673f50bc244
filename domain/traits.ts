import { keysOf } from './records';
import type { Specification } from './specification';

/** How a watch shows the time. */
export const displays = ['hands', 'discs', 'skeleton', 'digital', 'hands-and-digits'] as const;
type Display = (typeof displays)[number];

const dialColours = {
  black: ['Black'],
  white: ['White', 'Cream'],
  grey: ['Gray', 'Silver'],
  blue: ['Blue', 'Navy', 'Teal'],
  green: ['Green', 'Olive'],
  red: ['Red', 'Burgundy'],
  orange: ['Orange', 'Copper'],
  yellow: ['Yellow', 'Champagne'],
  brown: ['Brown', 'Tan', 'Sand'],
  pink: ['Pink', 'Rose', 'Salmon'],
} as const;
/** The colour as a shopper names it; the specification has the maker's name of the colour. */
type DialColour = keyof typeof dialColours;
export const dialColourNames = keysOf(dialColours);

const caseMaterials = {
  steel: /^(Polished|Brushed) steel$/,
  'black-steel': /^Black steel$/,
  'gold-tone': /^Gold-tone steel$/,
  'rose-gold-tone': /^Rose gold-tone steel$/,
  titanium: /^Titanium$/,
  bronze: /^Bronze$/,
  carbon: /carbon$/,
  resin: /resin$/,
};
type CaseMaterial = keyof typeof caseMaterials;
export const caseMaterialNames = keysOf(caseMaterials);

const complications = {
  date: /\bdate\b/,
  day: /(^|, )day(,| and date| of the week|$)/,
  chronograph: /chronograph|stopwatch/,
  tachymeter: /tachymeter/,
  'turning-bezel': /turning bezel|elapsed-time bezel/,
  'small-seconds': /small seconds/,
  '24-hours': /24-hour/,
  'second-time-zone': /second time zone|world time/,
  'power-reserve': /power reserve/,
  retrograde: /retrograde/,
  'wandering-hours': /wandering hours|turning discs/,
  alarm: /alarm/,
  timer: /countdown|(^|, )timer/,
  light: /(back|dial )?light(,|$)/,
  gps: /gps/,
  compass: /compass/,
  altimeter: /altimeter/,
  thermometer: /thermometer/,
  'depth-meter': /depth meter/,
  tide: /tide/,
  moon: /moon/,
  'helium-valve': /helium valve/,
} as const;
/** A function beside hours, minutes and seconds. */
type Complication = keyof typeof complications;
export const complicationNames = keysOf(complications);

/** Searchable traits beside the measurements, from closed lists (docs/product.md 7.13). */
export type Traits = {
  display: Display;
  dialColour: DialColour;
  caseMaterial: CaseMaterial;
  complications: readonly Complication[];
};

/**
 * Derives the traits of a specification.
 *
 * @throws {RangeError} for a dial colour or a case material that belongs to no family.
 */
export function traitsOf(specification: Specification): Traits {
  const functions = specification.functions.toLowerCase();
  return {
    display: readDisplay(specification, functions),
    dialColour: familyOf(dialColourNames, specification.dialColour, (family, named) =>
      dialColours[family].some((colour) => named.startsWith(colour)),
    ),
    caseMaterial: familyOf(caseMaterialNames, specification.caseMaterial, (family, named) =>
      caseMaterials[family].test(named),
    ),
    complications: complicationNames.filter((name) => complications[name].test(functions)),
  };
}

function readDisplay({ dialColour, lines: [movement] }: Specification, functions: string): Display {
  if (dialColour.endsWith(' skeleton')) return 'skeleton';
  if (dialColour.endsWith(' display')) return 'digital';
  if (/turning discs|wandering hours/.test(functions)) return 'discs';
  return /analog(?:ue)? and digital/.test(movement?.value ?? '') ? 'hands-and-digits' : 'hands';
}

function familyOf<Family>(
  families: readonly Family[],
  named: string,
  belongs: (family: Family, named: string) => boolean,
): Family {
  const found = families.find((family) => belongs(family, named));
  if (found === undefined) throw new RangeError(`"${named}" belongs to no family of domain/traits.ts.`);
  return found;
}
