import { watchCount } from './catalogue-size';
import type { Route } from 'next';
import { brands, newArrivals, womens } from './ranges';

/** A link of the shop's menus; `href` is a path of the route table (spec section 2). */
export type MenuLink = { label: string; href: Route };

export const brandLinks: readonly MenuLink[] = brands.map(({ name, path }) => ({ label: name, href: path }));

/** The navigation bar around its Men dropdown, which holds `brandLinks` (spec section 2, Navbar). */
export const navigation = {
  beforeMen: [
    { label: 'Home', href: '/' },
    { label: 'Women', href: womens.path },
  ],
  men: 'Men',
  afterMen: [
    { label: 'Register', href: '/register/registeruser' },
    { label: 'Contact', href: '/contact/form' },
  ],
} as const;

/** Spec section 2, Footer. */
export const shopLinks: readonly MenuLink[] = [
  { label: 'Home', href: '/' },
  { label: 'My account', href: '/auth/user' },
  { label: 'Register', href: '/register/registeruser' },
  { label: 'Search', href: '/search' },
  { label: 'Contact us', href: '/contact/form' },
];

/** Ways on from a page that has nothing to show. */
export const waysOn: readonly MenuLink[] = [
  { label: `All ${watchCount} watches`, href: '/all' },
  { label: newArrivals.name, href: newArrivals.path },
  { label: 'Women’s watches', href: womens.path },
];
