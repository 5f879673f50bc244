import type { Route } from 'next';
import { brands } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { findOrder, informationLinks } from './information-pages';
import { everythingName, everythingPath, newArrivals, womens } from './ranges';

/** A link of the shop's menus; `href` is a path of the route table (docs/product.md 2.1). */
export type MenuLink = { label: string; href: Route };

export const brandLinks: readonly MenuLink[] = brands.map(({ name, path }) => ({ label: name, href: path }));

/** The navigation bar around its Men dropdown, which holds `brandLinks` (docs/product.md 3.7). */
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

/** The footer's links (docs/product.md 3.10). */
export const shopLinks: readonly MenuLink[] = [
  { label: 'Home', href: '/' },
  { label: newArrivals.name, href: newArrivals.path },
  { label: everythingName, href: everythingPath },
  { label: 'My account', href: '/auth/user' },
  { label: 'Register', href: '/register/registeruser' },
  { label: 'Search', href: '/search' },
  { label: 'Contact us', href: '/contact/form' },
];

/** What the shop says of itself and of an order, in the footer (docs/product.md 29.5). */
export const helpLinks: readonly MenuLink[] = [findOrder, ...Object.values(informationLinks)];

/** Ways on from a page that has nothing to show; the first says how many watches there are. */
export async function findFallbackLinks(): Promise<readonly MenuLink[]> {
  return [
    { label: `All ${await catalogue.countWatches()} watches`, href: everythingPath },
    { label: newArrivals.name, href: newArrivals.path },
    { label: 'Women’s watches', href: womens.path },
  ];
}
