import { route } from '@/domain/paths';
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
    title: 'Xeric Watches',
    tagline: 'Eye-catching time machine for everyone.',
    warrantyYears: 2,
    description:
      'The most funded mechanical watch brand in crowdfunding, and you can see where the money went: hours that wander, hands that jump back, half a circle where you expect a whole one. Each takes a day to learn and is hard to give up.',
    metaDescription:
      'Six Xeric watches, among them wandering hours, a retrograde date and a half-circle display, from $245. Every size and weight stated.',
  },
  {
    catalogue: 'archetype',
    segment: 'archetype',
    path: route('/all/archetype'),
    name: 'Archetype',
    shortName: shortNames.archetype,
    title: 'Archetype Watches',
    tagline: 'Affordable mechanical marvels.',
    warrantyYears: 2,
    description:
      'Skeletonized automatic watches with hand-assembled mechanical movements, powered by the kinetic energy of the wearer. No batteries. Dials have been cut away, wholly or in part, so that you can watch the rest work.',
    metaDescription:
      'Six skeletonized Archetype automatics with hand-assembled movements and no batteries, from $289. See each bridge, and each dimension.',
  },
  {
    catalogue: 'timex',
    segment: 'times',
    path: route('/all/times'),
    name: 'Timex',
    shortName: shortNames.timex,
    title: 'Timex Watches',
    tagline: '6 models to choose from.',
    warrantyYears: 1,
    description:
      'Quality timekeeping since 1854. Field, dress and railway dials that read at arm’s length and ask for nothing but a new battery every few years, and some of them not even that.',
    metaDescription:
      'Six Timex watches: field, dress and railway dials from a maker of timekeepers since 1854, from $119, less on weekends.',
  },
  {
    catalogue: 'gshock',
    segment: 'gshock',
    path: route('/all/gshock'),
    name: 'G-Shock',
    shortName: shortNames.gshock,
    title: 'G-Shock Watches',
    tagline: 'Full selection of limited editions.',
    warrantyYears: 1,
    description:
      'Ultra tough, durable Casio watches with functions such as GPS, tide tracking, depth meter, altimeter, barometer, compass and solar dials. Made to be dropped, and to say what the weather does next.',
    metaDescription:
      'Six G-Shock watches in resin, digital and ana-digi, with GPS, tide, depth, compass and solar models, from $89. All water resistant.',
  },
  {
    catalogue: 'california',
    segment: 'california',
    path: route('/all/california'),
    name: 'California Watch Co.',
    shortName: shortNames.california,
    title: 'California Watches',
    tagline: 'Half Roman, half Arabic, all dial.',
    warrantyYears: Infinity,
    description:
      'Designed with dimension in mind: concave subdials, raised applied indices, domed dials and skeleton hands. Half of the numerals are Roman and half are Arabic, which is what the trade calls a California dial.',
    metaDescription:
      'Six California Watch Co. watches with domed dials, concave subdials and half Roman, half Arabic numerals, from $83.',
  },
  {
    catalogue: 'luminox',
    segment: 'luminox',
    path: route('/all/luminox'),
    name: 'Luminox',
    shortName: shortNames.luminox,
    title: 'Luminox Watches',
    tagline: 'Swiss Made, and lit by itself.',
    warrantyYears: 2,
    description:
      'Founded in 1989, Swiss Made, developed for Navy SEALs. Small glowing tubes on hands and markers need no light to charge, so the watch reads the same at midnight, at noon and under forty meters of water.',
    metaDescription:
      'Six Swiss Made Luminox watches, developed for Navy SEALs, with tubes that glow without charging, from $395 to $597.',
  },
  {
    catalogue: 'undone',
    segment: 'undone',
    path: route('/all/undone'),
    name: 'Undone',
    shortName: shortNames.undone,
    title: 'Undone Watches',
    tagline: '1960s retro style.',
    warrantyYears: 2,
    description:
      '1960s retro style: five chronographs with tachymeters and one that does without, in the colors that cars and cinema lobbies once came in. The looks are sixty years old, the movements are not.',
    metaDescription:
      'Six Undone watches in 1960s retro style, five of them chronographs with tachymeters, from $250 to $440.',
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
