import type { Availability } from '@/domain/stock';
import { decimalOf } from '@/domain/money';
import type { Watch } from '@/domain/watch';
import { pagePrice } from '@/domain/watch-price';
import { caseWord, colourWord, strapWord } from './material-words';
import { weekendAt } from './weekend';

/** Machine-readable data of a watch for structured data, feeds and Markdown (docs/product.md 24.1). */
export type ProductFeedItem = {
  /** The shop's part number, `xerix-1`. There is no manufacturer number or GTIN (docs/decisions/0027-published-facts.md). */
  sku: string;
  /** With the decimals of its currency, `1249.00`, as schema.org and Google require. */
  price: string;
  /** ISO 4217 code: the page's currency, or `USD` if the watch has no price in it. */
  currency: string;
  /** Price of the current or next weekend, if it differs. */
  weekend?: { price: string; begins: Date; ends: Date };
  /** Next moment at which a price list changes the price. */
  priceUntil?: Date;
  /** At most five minutes old (docs/product.md 25.10). */
  availability: Availability;
  condition: 'new';
  /** Dial, and strap if it differs: `Teal/Sand`. */
  colour: string;
  /** Case, and strap if its material has a name: `Brushed steel/Suede`. */
  material: string;
  /** Case diameter: `42 mm`. */
  size: string;
  /** Grams, including the strap. */
  weight: number;
  /** `female` only for the women's range: the shop states no gender for others (docs/decisions/0027-published-facts.md). */
  gender: 'female' | 'unisex';
};

/** Excludes mesh (steel) and NATO (a way to thread), which are not materials. */
const strapMaterials = ['leather', 'suede', 'rubber', 'resin', 'textile'];

/** @param now determines the current or next weekend. */
export function productFeedItem(watch: Watch, availability: Availability, now: Date): ProductFeedItem {
  const { catalogue, id, priceUntil, specification } = watch;
  const { priceCents, weekendCents, currency } = pagePrice(watch);
  const { dialColour, strapColour, strapMaterial, caseMaterial, caseDiameter, weight } = specification;
  return {
    sku: `${catalogue}-${id}`,
    price: decimalOf(priceCents, currency),
    currency: currency.toUpperCase(),
    ...(weekendCents !== undefined && { weekend: { price: decimalOf(weekendCents, currency), ...weekendAt(now) } }),
    ...(priceUntil && { priceUntil }),
    availability,
    condition: 'new',
    colour: joinValues(colourWord(dialColour.replace(/ (skeleton|display)$/, '')), colourWord(strapColour)),
    material: joinValues(
      caseWord(caseMaterial),
      strapMaterials.includes(strapMaterial) ? strapWord(strapMaterial) : '',
    ),
    size: `${caseDiameter} mm`,
    weight,
    gender: catalogue === 'womens' ? 'female' : 'unisex',
  };
}

/** Joins two values for feeds; drops the second if the first contains it. */
function joinValues(first: string, second: string): string {
  if (first.toLowerCase().endsWith(second.toLowerCase())) return first;
  return `${first}/${second.charAt(0).toUpperCase()}${second.slice(1)}`;
}
