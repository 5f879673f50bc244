import { nextOrderCopy } from '@/domain/promo-code';
import { keysOf } from '@/domain/records';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { type Brand, brandOf, brands } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { headline, heroCopy, oddHoursCopy, popularCopy, promotionCopy } from './home-copy';
import type { MenuLink } from './navigation';
import { everythingPath, newArrivals } from './ranges';

/** Promotional line with a link to its watches. */
export const weekendPromotion = { text: promotionCopy.weekend, path: brandOf('times').path };

/** Promotional lines of the carousel. */
export const promotions = [
  promotionCopy.designer,
  promotionCopy.nextOrder(nextOrderCopy),
  weekendPromotion.text,
  promotionCopy.choice,
] as const;

export { headline };

/** The two links below the headline; the second states the number of watches. */
export async function findHeroLinks(): Promise<readonly [MenuLink, MenuLink]> {
  return [
    { label: heroCopy.newArrivals, href: newArrivals.path },
    { label: heroCopy.all(await catalogue.countWatches()), href: everythingPath },
  ];
}

/** Five carousel slots, three of them with a slide (docs/product.md 4.3). */
export const carouselSlots: readonly (WatchKey | null)[] = ['california/3', 'xerix/1', 'archetype/1', null, null];

/** The watch whose dial the home page explains (docs/product.md 4.9). */
export const dialToTry: WatchKey = 'xerix/2';

/** One unusual watch per hour of the logo. Every statement is also on the watch's page. */
export const oddHours: readonly { hour: number; watch: WatchKey; text: string }[] = [
  { hour: 1, watch: 'xerix/3', text: oddHoursCopy[1] },
  { hour: 3, watch: 'xerix/2', text: oddHoursCopy[3] },
  { hour: 5, watch: 'timex/2', text: oddHoursCopy[5] },
  { hour: 7, watch: 'archetype/3', text: oddHoursCopy[7] },
  { hour: 9, watch: 'luminox/6', text: oddHoursCopy[9] },
  { hour: 11, watch: 'xerix/5', text: oddHoursCopy[11] },
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
export const popularBrands = keysOf(popularCopy).map((segment) => {
  const [title, shop] = popularCopy[segment];
  return { title, shop, brand: brandOf(segment) };
});

/** Brand tiles of a product page (docs/product.md 6.6, 6.7). */
export const tileBrands = (
  [
    { segment: 'california', pictured: 'california/2' },
    { segment: 'undone', pictured: 'undone/3' },
    { segment: 'luminox', pictured: 'luminox/2' },
  ] as const
).map(({ segment, pictured }) => ({ ...brandOf(segment), pictured }));
