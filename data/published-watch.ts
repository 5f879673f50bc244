import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { weekendAt } from './weekend';

/** What the shop tells machines of a watch: the same in structured data, feeds and Markdown (docs/product.md 24.1). */
export type ProductFeedItem = {
  /** The shop's own part number, `xerix-1`. There is no maker's one, nor a GTIN (docs/decisions/0027). */
  sku: string;
  /** Dollars with two decimals and a point, `1249.00`, as schema.org and Google want it. */
  price: string;
  currency: 'USD';
  /** The price of the weekend that it is, or of the next one, where it is another. */
  weekend?: { price: string; begins: Date; ends: Date };
  /** As the records had it when the page was made, at most five minutes ago (docs/product.md 25.10). */
  availability: Availability;
  condition: 'new';
  /** Dial, and strap where that is another: `Teal/Sand`. */
  colour: string;
  /** Case, and strap where its material has a name: `Brushed steel/Suede`. */
  material: string;
  /** The case diameter: `42 mm`. */
  size: string;
  /** Grams, strap included. */
  weight: number;
  /** `female` for the women's range alone: of no other does the shop say for whom it is (docs/decisions/0027). */
  gender: 'female' | 'unisex';
};

/** A mesh is steel and a NATO a way to thread a strap: neither names what the strap is made of. */
const strapMaterials = ['leather', 'suede', 'rubber', 'resin', 'textile'];

/** @param now from which the weekend counts. */
export function productFeedItem(
  { catalogue, id, priceCents, weekendCents, specification }: Watch,
  availability: Availability,
  now: Date,
): ProductFeedItem {
  const { dialColour, strapColour, strapMaterial, caseMaterial, caseDiameter, weight } = specification;
  return {
    sku: `${catalogue}-${id}`,
    price: decimals(priceCents),
    currency: 'USD',
    ...(weekendCents !== undefined && { weekend: { price: decimals(weekendCents), ...weekendAt(now) } }),
    availability,
    condition: 'new',
    colour: joinValues(dialColour.replace(/ (skeleton|display)$/, ''), strapColour),
    material: joinValues(caseMaterial, strapMaterials.includes(strapMaterial) ? strapMaterial : ''),
    size: `${caseDiameter} mm`,
    weight,
    gender: catalogue === 'womens' ? 'female' : 'unisex',
  };
}

const decimals = (cents: number) => (cents / 100).toFixed(2);

/** Two values as feeds join them, the second in the form of the first; one alone where it says the other too. */
function joinValues(first: string, second: string): string {
  if (first.toLowerCase().endsWith(second.toLowerCase())) return first;
  return `${first}/${second.charAt(0).toUpperCase()}${second.slice(1)}`;
}
