import { route } from '@/domain/paths';
import { findOrderLabel, informationLabels, informationTitles, withdrawLabel } from './link-copy';

export { informationTitles };

/** Link to find a guest's order (docs/product.md 29.1). */
export const findOrder = { label: findOrderLabel, href: route('/order') };

/** Link to withdraw from a contract, labelled as the law requires (docs/product.md 36.1). */
export const withdraw = { label: withdrawLabel, href: route('/withdraw') };

/** Information pages in footer order; `data/information-paths.json` has their paths too. */
export const informationLinks = {
  'shipping-returns': { label: informationLabels['shipping-returns'], href: route('/shipping-returns') },
  warranty: { label: informationLabels.warranty, href: route('/warranty') },
  about: { label: informationLabels.about, href: route('/about') },
  privacy: { label: informationLabels.privacy, href: route('/privacy') },
  terms: { label: informationLabels.terms, href: route('/terms') },
  'legal-notice': { label: informationLabels['legal-notice'], href: route('/legal-notice') },
  accessibility: { label: informationLabels.accessibility, href: route('/accessibility') },
} as const;

export type InformationName = keyof typeof informationLinks;
