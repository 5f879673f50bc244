import { nextOrderWords } from '@/domain/promotions';
import type { WatchKey } from '@/domain/watch-key';
import { brandOf } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import type { MenuLink } from './navigation';
import { everythingPath, newArrivals } from './ranges';

/** The four lines of the carousel's promotional text. */
export const promotions = [
  'Designer-brand watches at lower prices.',
  `${nextOrderWords} the next order when buying one.`,
  'Save up to 30% this weekend.',
  'Xeric or Archetype? Choose your favourite watch between the two.',
] as const;

export const headline = 'Time to be Different.';

/** The two ways on from the headline; the second says how many watches there are. */
export async function findHeroLinks(): Promise<readonly [MenuLink, MenuLink]> {
  return [
    { label: 'Shop new arrivals', href: newArrivals.path },
    { label: `See all ${await catalogue.countWatches()}`, href: everythingPath },
  ];
}

/** Five slots, of which three carry a slide (docs/product.md 4.3). */
export const carouselSlots: readonly (WatchKey | null)[] = ['california/3', 'xerix/1', 'archetype/1', null, null];

/** How many new arrivals the home page shows (docs/product.md 4.6). */
export const arrivalsShown = 6;

/** The four tiles of "Most Popular Brands". */
export const popularBrands = [
  { title: 'Xeric', segment: 'xerix', shop: 'Shop Xeric' },
  { title: 'Archetype', segment: 'archetype', shop: 'Shop Archetype' },
  { title: 'Times on Sale', segment: 'times', shop: 'Shop Times' },
  { title: 'G-Shock', segment: 'gshock', shop: 'Shop G-Shock' },
].map(({ title, segment, shop }) => ({ title, shop, brand: brandOf(segment) }));

/** The three tiles of a product page's strip and of its "Top Selling Brands" (docs/product.md 6.6, 6.7). */
export const tileBrands = (
  [
    { segment: 'california', pictured: 'california/2' },
    { segment: 'undone', pictured: 'undone/3' },
    { segment: 'luminox', pictured: 'luminox/2' },
  ] as const
).map(({ segment, pictured }) => ({ ...brandOf(segment), pictured }));
