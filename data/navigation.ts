import type { Route } from 'next';
import { brands } from './brands';
import { catalogue } from './catalogue/shop-catalogue';
import { findOrder, informationLinks, withdraw } from './information-pages';
import { menuCopy } from './link-copy';
import { everythingName, everythingPath, newArrivals, womens } from './ranges';

/** A menu link; `href` is a path of the route table (docs/product.md 2.1). */
export type MenuLink = { label: string; href: Route };

export const brandLinks: readonly MenuLink[] = brands.map(({ name, path }) => ({ label: name, href: path }));

/** Navigation bar before and after the Men dropdown, which contains `brandLinks` (docs/product.md 3.7). */
export const navigation = {
  beforeMen: [
    { label: menuCopy.home, href: '/' },
    { label: newArrivals.name, href: newArrivals.path },
    { label: everythingName, href: everythingPath },
    { label: menuCopy.women, href: womens.path },
  ],
  men: menuCopy.men,
  afterMen: [
    { label: menuCopy.register, href: '/register/registeruser' },
    { label: menuCopy.contact, href: '/contact/form' },
  ],
} as const;

/** Footer links (docs/product.md 3.10). */
export const shopLinks: readonly MenuLink[] = [
  { label: menuCopy.home, href: '/' },
  { label: newArrivals.name, href: newArrivals.path },
  { label: everythingName, href: everythingPath },
  { label: menuCopy.account, href: '/auth/user' },
  { label: menuCopy.register, href: '/register/registeruser' },
  { label: menuCopy.search, href: '/search' },
  { label: menuCopy.contactUs, href: '/contact/form' },
];

/** Footer links about orders and the shop (docs/product.md 29.5). */
export const helpLinks: readonly MenuLink[] = [findOrder, withdraw, ...Object.values(informationLinks)];

/** Fallback links of a page without content; the first states the number of watches. */
export async function findFallbackLinks(): Promise<readonly MenuLink[]> {
  return [
    { label: menuCopy.all(await catalogue.countWatches()), href: everythingPath },
    { label: newArrivals.name, href: newArrivals.path },
    { label: menuCopy.womensWatches, href: womens.path },
  ];
}
