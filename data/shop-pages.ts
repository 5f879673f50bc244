import type { Route } from 'next';
import type { ShopPage } from '@/domain/search/shop-pages';
import { brands } from './brands';
import { statedPolicies } from './eu-sales';
import { findOrder, informationLinks, withdraw } from './information-pages';
import { menuCopy } from './link-copy';
import { type Policy, returns, shipping, warranty } from './policies';
import { everythingName, everythingPath, newArrivals, womens } from './ranges';
import { shopPageLabels as labels, shopPagePhrases as phrases } from './shop-pages-copy';

/** Searchable pages of the shop, makers first. Search also answers a policy directly. */
export const shopPages: readonly ShopPage<Route>[] = [
  ...brands.map(({ title, path, name, shortName, segment }) => ({
    label: title,
    href: path,
    phrases: [...new Set([name, shortName, segment])],
    group: 'maker' as const,
  })),
  { label: shipping.title, href: informationLinks['shipping-returns'].href, phrases: phrases.shipping },
  { label: returns.title, href: `${informationLinks['shipping-returns'].href}#returns`, phrases: phrases.returns },
  { label: warranty.title, href: informationLinks.warranty.href, phrases: phrases.warranty },
  { label: menuCopy.contactUs, href: '/contact/form', phrases: phrases.contact },
  { ...findOrder, phrases: phrases.order },
  { ...withdraw, phrases: phrases.withdraw },
  { label: labels.cart, href: '/bascket/mybascket', phrases: phrases.cart },
  { label: labels.wishlist, href: '/favorite/myfavorite', phrases: phrases.wishlist },
  { label: menuCopy.account, href: '/auth/user', phrases: phrases.account },
  { ...informationLinks.privacy, phrases: phrases.privacy },
  { ...informationLinks.terms, phrases: phrases.terms },
  { ...informationLinks['legal-notice'], phrases: phrases.legalNotice },
  { ...informationLinks.about, phrases: phrases.about },
  { ...informationLinks.accessibility, phrases: phrases.accessibility },
  { label: menuCopy.register, href: '/register/registeruser', phrases: phrases.register },
  { label: labels.newsletter, href: '/#newsletter-title', phrases: phrases.newsletter },
  { label: newArrivals.title, href: newArrivals.path, phrases: phrases.newArrivals, group: 'list' },
  { label: womens.title, href: womens.path, phrases: phrases.women, group: 'list' },
  { label: everythingName, href: everythingPath, phrases: phrases.all, group: 'list' },
];

/** Policy of a shop page, if any. */
export const policyOf = ({ label }: ShopPage): Policy | undefined =>
  statedPolicies(process.env).find(({ title }) => title === label);
