import { nextOrderCopy } from '@/domain/promo-code';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { type Brand, brandOf, brands } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import type { MenuLink } from './navigation';
import { everythingPath, newArrivals } from './ranges';

/** Promotional line with a link to its watches. */
export const weekendPromotion = { text: 'Save up to 30% this weekend.', path: brandOf('times').path };

/** Promotional lines of the carousel. */
export const promotions = [
  'Designer-brand watches at lower prices.',
  `${nextOrderCopy} the next order when buying one.`,
  weekendPromotion.text,
  'Xeric or Archetype? Choose your favorite watch between the two.',
] as const;

export const headline = 'Time to be Different.';

/** The two links below the headline; the second states the number of watches. */
export async function findHeroLinks(): Promise<readonly [MenuLink, MenuLink]> {
  return [
    { label: 'Shop new arrivals', href: newArrivals.path },
    { label: `See all ${await catalogue.countWatches()}`, href: everythingPath },
  ];
}

/** Five carousel slots, three of them with a slide (docs/product.md 4.3). */
export const carouselSlots: readonly (WatchKey | null)[] = ['california/3', 'xerix/1', 'archetype/1', null, null];

/** The watch whose dial the home page explains (docs/product.md 4.9). */
export const dialToTry: WatchKey = 'xerix/2';

/** One unusual watch per hour of the logo. Every statement is also on the watch's page. */
export const oddHours: readonly { hour: number; watch: WatchKey; text: string }[] = [
  { hour: 1, watch: 'xerix/3', text: 'One hand, once around a day. Noon is at the top, midnight at the bottom.' },
  {
    hour: 3,
    watch: 'xerix/2',
    text: 'Three discs carry the hours, four on each. The one on duty travels along the minutes.',
  },
  { hour: 5, watch: 'timex/2', text: 'Every fifth minute has a number. The minutes come first here.' },
  { hour: 7, watch: 'archetype/3', text: 'Seven wheels and a balance, and you can count them from the front.' },
  {
    hour: 9,
    watch: 'luminox/6',
    text: 'Green tubes all around, except the one at nine. That is the port side, so it is red.',
  },
  {
    hour: 11,
    watch: 'xerix/5',
    text: 'Britain once lost eleven days overnight. This date hand climbs to 31, then drops back to 1.',
  },
];

/** Featured watch of each brand on the home page, in three-quarter view. */
const featuredWatches: readonly WatchKey[] = [
  'xerix/1',
  'archetype/6',
  'timex/5',
  'gshock/4',
  'california/2',
  'luminox/3',
  'undone/1',
];

/** Watches beside a brand's picture. */
const watchesPerBrand = 3;

/** A brand's section of the home page (docs/product.md 4.7). */
export type BrandPart = { brand: Brand; featured: Watch; watches: readonly Watch[]; count: number };

/** Brand sections with the featured watch and three others, without brands that sell none. */
export async function findBrandParts(): Promise<readonly BrandPart[]> {
  const parts = brands.map(async (brand) => {
    const first = await catalogue.listPage(brand.catalogue, 1);
    const watches = first?.watches ?? [];
    const featured = watches.find(({ key }) => featuredWatches.includes(key)) ?? watches[0];
    if (!first || !featured) return [];
    const others = watches.filter((watch) => watch !== featured).slice(0, watchesPerBrand);
    return [{ brand, featured, watches: others, count: first.count }];
  });
  return (await Promise.all(parts)).flat();
}

/** New arrivals on the home page (docs/product.md 4.6). */
export const arrivalsShown = 6;

/** Tiles of "Most Popular Brands". */
export const popularBrands = [
  { title: 'Xeric', segment: 'xerix', shop: 'Shop Xeric' },
  { title: 'Archetype', segment: 'archetype', shop: 'Shop Archetype' },
  { title: 'Times on Sale', segment: 'times', shop: 'Shop Times' },
  { title: 'G-Shock', segment: 'gshock', shop: 'Shop G-Shock' },
].map(({ title, segment, shop }) => ({ title, shop, brand: brandOf(segment) }));

/** Brand tiles of a product page (docs/product.md 6.6, 6.7). */
export const tileBrands = (
  [
    { segment: 'california', pictured: 'california/2' },
    { segment: 'undone', pictured: 'undone/3' },
    { segment: 'luminox', pictured: 'luminox/2' },
  ] as const
).map(({ segment, pictured }) => ({ ...brandOf(segment), pictured }));
