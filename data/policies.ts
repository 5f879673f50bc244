import { pageCurrency } from '@/domain/currency';
import { formatMoneyInText } from '@/domain/money';
import { brands } from './brands';
import { legalGuarantee } from './law';
import { assuranceCopy, policyCopy, returnPostageCopy, warrantyLength } from './policies-copy';
import { freeShippingOver } from './shipping';

export { returnPostageCopy };

/** A policy with its statements (docs/product.md 15.7 to 15.9). */
export type Policy = { title: string; points: readonly string[] };

const freeOver = [
  formatMoneyInText(freeShippingOver.domestic, pageCurrency),
  formatMoneyInText(freeShippingOver.international, pageCurrency),
] as const;

export const shipping: Policy = { title: policyCopy.shipping.title, points: policyCopy.shipping.points(...freeOver) };

/** Return period in days from the original ship date (docs/product.md 15.8). */
export const returnDays = 30;

/** Makers whose sales are final (docs/product.md 15.8), as a watch's name begins. The law's withdrawal knows no such makers. */
const finalSaleMakers: readonly string[] = ['Mystery', 'SISU', 'Nixon', 'Vestal'];

/** True if the policy excludes a watch from returns. @param name as ordered, with its maker first. */
export function isFinalSale(name: string): boolean {
  return finalSaleMakers.some((maker) => name.startsWith(`${maker} `));
}

export const returns: Policy = {
  title: policyCopy.returns.title,
  points: policyCopy.returns.points(returnDays, finalSaleMakers),
};

export const warranty: Policy = policyCopy.warranty;

/** In the order of the product page's accordion (docs/product.md 6.5). */
export const policies: readonly Policy[] = [shipping, returns, warranty];

/** Warranty of a maker: `12 months`, `2 years`, `Lifetime` (docs/product.md 15.9). */
export function warrantyOf(maker: string): string {
  const years = brands.find(({ name }) => name === maker)?.warrantyYears;
  if (years === undefined) throw new RangeError(`No warranty is known of ${maker}.`);
  return warrantyLength(years);
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
  { icon: 'plane', caption: assuranceCopy.shipping, condition: assuranceCopy.shippingCondition(...freeOver) },
  { icon: 'calendar', caption: assuranceCopy.returns },
  { icon: 'globe', caption: assuranceCopy.dealer },
  { icon: 'lock', caption: assuranceCopy.checkout },
];
