/** How many of one watch a line holds, in the cart and in an order (docs/product.md 9.4). The database checks the same. */
export const minQuantity = 1;
export const maxQuantity = 10;

export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= minQuantity && Number(value) <= maxQuantity;
}

/** The nearest quantity to any number: its whole part, within the bounds. NaN stays NaN. */
export function cutToQuantity(wanted: number): number {
  return Math.min(maxQuantity, Math.max(minQuantity, Math.trunc(wanted)));
}
