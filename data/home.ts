import { watchCount } from './catalogue-size';
import type { CatalogueName } from '@/domain/catalogue-names';
import { brandOf, newArrivals } from './ranges';

/** What the home page shows (spec section 2, Home page). A slide and a tile name the watch whose picture they carry. */
type WatchReference = { catalogue: CatalogueName; id: string };

/** The four lines of the carousel's promotional text. */
export const promotions = [
  'Designer-brand watches at lower prices.',
  '20% off the next order when buying one.',
  'Save up to 30% this weekend.',
  'Xeric or Archetype? Choose your favourite watch between the two.',
] as const;

export const headline = 'Time to be Different.';

export const heroLinks = [
  { label: 'Shop new arrivals', href: newArrivals.path },
  { label: `See all ${watchCount}`, href: '/all' },
] as const;

/** Five slots, of which three carry a slide (spec sections 2 and 9). */
export const carouselSlots: readonly (WatchReference | null)[] = [
  { catalogue: 'california', id: '3' },
  { catalogue: 'xerix', id: '1' },
  { catalogue: 'archetype', id: '1' },
  null,
  null,
];

/** The four tiles of "Most Popular Brands". */
export const popularBrands = [
  { title: 'Xeric', segment: 'xerix', shop: 'Shop Xeric' },
  { title: 'Archetype', segment: 'archetype', shop: 'Shop Archetype' },
  { title: 'Times on Sale', segment: 'times', shop: 'Shop Times' },
  { title: 'G-Shock', segment: 'gshock', shop: 'Shop G-Shock' },
].map(({ title, segment, shop }) => ({ title, shop, brand: brandOf(segment) }));

/** The three tiles of a product page's strip and of its "Top Selling Brands" (spec section 2). */
export const tileBrands = [
  { segment: 'california', id: '2' },
  { segment: 'undone', id: '3' },
  { segment: 'luminox', id: '2' },
].map(({ segment, id }) => ({ ...brandOf(segment), pictured: id }));
