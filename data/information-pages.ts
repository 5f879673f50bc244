import { route } from '@/domain/paths';

/** Link to find a guest's order (docs/product.md 29.1). */
export const findOrder = { label: 'Find your order', href: route('/order') };

/** Link to withdraw from a contract, labelled as the law requires (docs/product.md 36.1). */
export const withdraw = { label: 'Withdraw from contract', href: route('/withdraw') };

/** Information pages in footer order; `data/information-paths.json` has their paths too. */
export const informationLinks = {
  'shipping-returns': { label: 'Shipping, returns', href: route('/shipping-returns') },
  warranty: { label: 'Warranty', href: route('/warranty') },
  about: { label: 'About us', href: route('/about') },
  privacy: { label: 'Privacy', href: route('/privacy') },
  terms: { label: 'Terms', href: route('/terms') },
  accessibility: { label: 'Accessibility', href: route('/accessibility') },
} as const;

export type InformationName = keyof typeof informationLinks;

export const informationTitles: Readonly<Record<InformationName, string>> = {
  'shipping-returns': 'Shipping and returns',
  warranty: 'Warranty',
  about: 'About us',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
};
