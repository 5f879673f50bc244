import { route } from '@/domain/paths';
import { brandCopy } from './brands-copy';
import { shortNames } from './full-name';
import type { Range } from './catalogue/catalogue';

/** A maker; `segment` is its route segment, `/all/<segment>`. */
export type Brand = Range & {
  segment: string;
  /** Short name before a model's name. */
  shortName: string;
  tagline: string;
  /** Warranty in years; `Infinity` for lifetime (docs/product.md 15.9). */
  warrantyYears: number;
};

/** The seven brands in their order (docs/product.md 1.5); `xerix` and `times` are spelt so (docs/product.md 21.1). */
export const brands: readonly Brand[] = [
  {
    catalogue: 'xerix',
    segment: 'xerix',
    path: route('/all/xerix'),
    name: 'Xeric',
    shortName: shortNames.xerix,
    ...brandCopy.xerix,
    warrantyYears: 2,
  },
  {
    catalogue: 'archetype',
    segment: 'archetype',
    path: route('/all/archetype'),
    name: 'Archetype',
    shortName: shortNames.archetype,
    ...brandCopy.archetype,
    warrantyYears: 2,
  },
  {
    catalogue: 'timex',
    segment: 'times',
    path: route('/all/times'),
    name: 'Timex',
    shortName: shortNames.timex,
    ...brandCopy.timex,
    warrantyYears: 1,
  },
  {
    catalogue: 'gshock',
    segment: 'gshock',
    path: route('/all/gshock'),
    name: 'G-Shock',
    shortName: shortNames.gshock,
    ...brandCopy.gshock,
    warrantyYears: 1,
  },
  {
    catalogue: 'california',
    segment: 'california',
    path: route('/all/california'),
    name: 'California Watch Co.',
    shortName: shortNames.california,
    ...brandCopy.california,
    warrantyYears: Infinity,
  },
  {
    catalogue: 'luminox',
    segment: 'luminox',
    path: route('/all/luminox'),
    name: 'Luminox',
    shortName: shortNames.luminox,
    ...brandCopy.luminox,
    warrantyYears: 2,
  },
  {
    catalogue: 'undone',
    segment: 'undone',
    path: route('/all/undone'),
    name: 'Undone',
    shortName: shortNames.undone,
    ...brandCopy.undone,
    warrantyYears: 2,
  },
];

/** Finds the brand of a route segment (`times`); undefined if unknown. */
export function brandAt(segment: string): Brand | undefined {
  return brands.find((brand) => brand.segment === segment);
}

/**
 * Returns the brand of a known route segment.
 *
 * @throws {Error} for an unknown segment.
 */
export function brandOf(segment: string): Brand {
  const brand = brandAt(segment);
  if (!brand) throw new Error(`No brand at /all/${segment}.`);
  return brand;
}

/** Makers' names by route segment: `times` is Timex. */
export const makerNames: Readonly<Record<string, string>> = Object.fromEntries(
  brands.map(({ segment, name }) => [segment, name]),
);
