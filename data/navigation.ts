import type { Route } from 'next';
import { brands } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { findOrder, informationLinks, withdraw } from './information-pages';
import { everythingName, everythingPath, newArrivals, womens } from './ranges';

/** A menu link; `href` is a path of the route table (docs/product.md 2.1). */
export type MenuLink = { label: string; href: Route };

export const brandLinks: readonly MenuLink[] = brands.map(({ name, path }) => ({ label: name, href: path }));

/** Navigation bar before and after the Men dropdown, which contains `brandLinks` (docs/product.md 3.7). */
export const navigation = {
  beforeMen: [
    { label: 'Home', href: '/' },
    { label: newArrivals.name, href: newArrivals.path },
    { label: everythingName, href: everythingPath },
    { label: 'Women', href: womens.path },
  ],
  men: 'Men',
  afterMen: [
    { label: 'Register', href: '/register/registeruser' },
    { label: 'Contact', href: '/contact/form' },
  ],
} as const;

/** Footer links (docs/product.md 3.10). */
export const shopLinks: readonly MenuLink[] = [
  { label: 'Home', href: '/' },
  { label: newArrivals.name, href: newArrivals.path },
  { label: everythingName, href: everythingPath },
  { label: 'My account', href: '/auth/user' },
  { label: 'Register', href: '/register/registeruser' },
  { label: 'Search', href: '/search' },
  { label: 'Contact us', href: '/contact/form' },
];

/** Footer links about orders and the shop (docs/product.md 29.5). */
export const helpLinks: readonly MenuLink[] = [findOrder, withdraw, ...Object.values(informationLinks)];

/** Fallback links of a page without content; the first states the number of watches. */
export async function findFallbackLinks(): Promise<readonly MenuLink[]> {
  return [
    { label: `All ${await catalogue.countWatches()} watches`, href: everythingPath },
    { label: newArrivals.name, href: newArrivals.path },
    { label: 'Women’s watches', href: womens.path },
  ];
}
