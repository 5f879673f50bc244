import type { Route } from 'next';
import type { ShopPage } from '@/domain/search/shop-pages';
import { findOrder } from './information-pages';
import { type Policy, policies } from './policies';
import { everythingPath, newArrivals, womens } from './ranges';

const policyPhrases: Readonly<Record<Policy['title'], readonly string[]>> = {
  Shipping: ['shipping', 'delivery', 'deliver', 'postage', 'ship', 'shipping cost', 'free shipping', 'usps', 'customs'],
  Returns: ['returns', 'return', 'refund', 'send back', 'exchange', 'money back'],
  Warranty: ['warranty', 'guarantee', 'repair', 'service', 'claim'],
};

/** The shop's own pages that somebody may search for; a policy, which has no page, is answered by the search itself. */
export const shopPages: readonly ShopPage<Route>[] = [
  ...policies.map(({ title }) => ({
    label: title,
    href: `/search?q=${title.toLowerCase()}` as Route,
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
  { label: 'Register', href: '/register/registeruser', phrases: ['register', 'sign up', 'registration', 'join'] },
  { label: 'Newsletter', href: '/#newsletter-title', phrases: ['newsletter', 'subscribe', 'subscription', 'news'] },
  { label: womens.title, href: womens.path, phrases: ['women', 'ladies', 'lady', 'female'] },
  { label: newArrivals.title, href: newArrivals.path, phrases: ['new arrivals', 'new in', 'newest'] },
  { label: 'All watches', href: everythingPath, phrases: ['all watches', 'everything', 'catalogue', 'shop all'] },
];

/** The policy that a shop page stands for, where it is answered by the search itself. */
export const policyOf = ({ label }: ShopPage): Policy | undefined => policies.find(({ title }) => title === label);
