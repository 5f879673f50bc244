import { formatMoneyInText } from '@/domain/money';
import { brands } from './brands';
import { legalGuarantee } from './law';
import { freeShippingOver } from './shipping';

/** A policy with its statements (docs/product.md 15.7 to 15.9). */
export type Policy = { title: 'Shipping' | 'Returns' | 'Warranty'; points: readonly string[] };

export const shipping: Policy = {
  title: 'Shipping',
  points: [
    `Free shipping worldwide, on these terms: USPS Domestic First Class is free on orders over ${formatMoneyInText(freeShippingOver.domestic, 'usd')}, and Standard International Mail is free on orders over ${formatMoneyInText(freeShippingOver.international, 'usd')}.`,
    'Not all countries are eligible for free international shipping.',
    'Upgraded shipping is quoted at checkout.',
    'COVID-19 delays are possible: up to 3 extra business days for U.S. customers and up to 21 for international customers.',
  ],
};

/** Return period in days from the original ship date (docs/product.md 15.8). */
export const returnDays = 30;

/** Makers whose sales are final (docs/product.md 15.8), as a watch's name begins. The law's withdrawal knows no such makers. */
const finalSaleMakers: readonly string[] = ['Mystery', 'SISU', 'Nixon', 'Vestal'];

const withNoun = (maker: string) => (maker === 'Mystery' ? `${maker} watches` : maker);

/** True if the policy excludes a watch from returns. @param name as ordered, with its maker first. */
export function isFinalSale(name: string): boolean {
  return finalSaleMakers.some((maker) => name.startsWith(`${maker} `));
}

export const returns: Policy = {
  title: 'Returns',
  points: [
    `You have ${returnDays} days from the original ship date to send a watch back.`,
    'It must be unused, unworn and in the original packaging.',
    `Sales of ${new Intl.ListFormat('en-GB').format(finalSaleMakers.map(withNoun))} are final.`,
  ],
};

/** Rule for the return postage (docs/product.md 15.15). */
export const returnPostageCopy =
  'You pay the postage of a return. If the watch arrived damaged or is not the one you ordered, we pay it back.';

export const warranty: Policy = {
  title: 'Warranty',
  points: [
    'The warranty runs from 12 months to lifetime, depending on the brand.',
    'The manufacturer handles warranty claims.',
    'Your electronic invoice is the proof of purchase, so keep it.',
  ],
};

/** In the order of the product page's accordion (docs/product.md 6.5). */
export const policies: readonly Policy[] = [shipping, returns, warranty];

/** Warranty of a maker: `12 months`, `2 years`, `Lifetime` (docs/product.md 15.9). */
export function warrantyOf(maker: string): string {
  const years = brands.find(({ name }) => name === maker)?.warrantyYears;
  if (years === undefined) throw new RangeError(`No warranty is known of ${maker}.`);
  if (years === Infinity) return 'Lifetime';
  return years === 1 ? '12 months' : `${years} years`;
}

/** True if a maker's own guarantee is longer than the EU's legal one, so that the EU's label is due. */
export function isLongGuarantee(maker: string): boolean {
  return (brands.find(({ name }) => name === maker)?.warrantyYears ?? 0) > legalGuarantee.years;
}

/** A caption with its icon and condition. */
export type Assurance = {
  icon: 'plane' | 'calendar' | 'globe' | 'lock';
  caption: string;
  condition?: string;
};

/** The product page's four icons with captions (docs/product.md 6.4). */
export const assurances: readonly Assurance[] = [
  {
    icon: 'plane',
    caption: 'Free Shipping Worldwide',
    condition: `On orders over ${formatMoneyInText(freeShippingOver.domestic, 'usd')} within the U.S., and over ${formatMoneyInText(freeShippingOver.international, 'usd')} to eligible countries.`,
  },
  { icon: 'calendar', caption: '30 Days Return' },
  { icon: 'globe', caption: 'Authorized Dealer' },
  { icon: 'lock', caption: '100% Secure Checkout' },
];
