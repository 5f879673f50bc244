import type { Route } from 'next';
import type { ShopPage } from '@/domain/search/shop-pages';
import { brands } from './brands';
import { findOrder, informationLinks, withdraw } from './information-pages';
import { type Policy, policies } from './policies';
import { everythingPath, newArrivals, womens } from './ranges';

const policyPhrases: Readonly<Record<Policy['title'], readonly string[]>> = {
  Shipping: [
    'shipping',
    'delivery',
    'deliver',
    'postage',
    'ship',
    'shipping cost',
    'free shipping',
    'usps',
    'customs',
    'duties',
    'import tax',
  ],
  Returns: ['returns', 'return', 'refund', 'send back', 'exchange', 'money back'],
  Warranty: ['warranty', 'guarantee', 'repair', 'service', 'claim'],
};

const policyPaths: Readonly<Record<Policy['title'], Route>> = {
  Shipping: informationLinks['shipping-returns'].href,
  Returns: `${informationLinks['shipping-returns'].href}#returns`,
  Warranty: informationLinks.warranty.href,
};

/** Searchable pages of the shop, makers first. Search also answers a policy directly. */
export const shopPages: readonly ShopPage<Route>[] = [
  ...brands.map(({ title, path, name, shortName, segment }) => ({
    label: title,
    href: path,
    phrases: [...new Set([name, shortName, segment])],
    group: 'maker' as const,
  })),
  ...policies.map(({ title }) => ({
    label: title,
    href: policyPaths[title],
    phrases: policyPhrases[title],
  })),
  {
    label: 'Contact us',
    href: '/contact/form',
    phrases: ['contact', 'contact us', 'phone', 'telephone', 'email', 'e mail', 'call', 'help', 'support', 'question'],
  },
  {
    ...findOrder,
    phrases: ['order', 'orders', 'my order', 'find my order', 'order status', 'order number', 'track', 'tracking'],
  },
  {
    ...withdraw,
    phrases: ['withdraw', 'withdrawal', 'withdraw from contract', 'right of withdrawal', 'revoke'],
  },
  { label: 'Cart', href: '/bascket/mybascket', phrases: ['cart', 'shopping cart', 'basket', 'bag', 'checkout'] },
  {
    label: 'Wishlist',
    href: '/favorite/myfavorite',
    phrases: ['wishlist', 'wish list', 'favourites', 'favorites', 'saved'],
  },
  {
    label: 'My account',
    href: '/auth/user',
    phrases: ['account', 'login', 'log in', 'sign in', 'password', 'my orders'],
  },
  { ...informationLinks.privacy, phrases: ['privacy', 'cookies', 'data protection', 'gdpr', 'my data'] },
  { ...informationLinks.terms, phrases: ['terms', 'terms and conditions', 'conditions', 'imprint', 'legal'] },
  { ...informationLinks.about, phrases: ['about', 'about us', 'who are you', 'company'] },
  { ...informationLinks.accessibility, phrases: ['accessibility', 'screen reader', 'keyboard'] },
  { label: 'Register', href: '/register/registeruser', phrases: ['register', 'sign up', 'registration', 'join'] },
  { label: 'Newsletter', href: '/#newsletter-title', phrases: ['newsletter', 'subscribe', 'subscription', 'news'] },
  {
    label: newArrivals.title,
    href: newArrivals.path,
    phrases: ['new arrivals', 'new in', 'newest'],
    group: 'list',
  },
  { label: womens.title, href: womens.path, phrases: ['women', 'ladies', 'lady', 'female'], group: 'list' },
  {
    label: 'All watches',
    href: everythingPath,
    phrases: ['all watches', 'everything', 'catalogue', 'shop all'],
    group: 'list',
  },
];

/** Policy of a shop page, if any. */
export const policyOf = ({ label }: ShopPage): Policy | undefined => policies.find(({ title }) => title === label);
