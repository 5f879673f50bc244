/** An order line for refunds: unit price in cents and quantity. */
type PaidLine = { unitCents: number; quantity: number };

/**
 * Paid amount per line in cents: price less its share of the discount. Remaining cents go to the largest remainders,
 * earlier lines first (docs/product.md 15.13). The sum is subtotal less discount.
 *
 * @param discountCents from 0 to the subtotal.
 */
export function paidPerLine(lines: readonly PaidLine[], discountCents: number): number[] {
  const prices = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const subtotal = prices.reduce((sum, cents) => sum + cents, 0);
  const shares = prices.map((cents) => Math.floor((discountCents * cents) / subtotal));
  const left = discountCents - shares.reduce((sum, cents) => sum + cents, 0);
  const remainderOf = (index: number) => (discountCents * (prices[index] ?? 0)) % subtotal;
  const byRemainder = [...prices.keys()].toSorted((one, other) => remainderOf(other) - remainderOf(one));
  const largest = new Set(byRemainder.slice(0, left));
  return prices.map((cents, index) => cents - (shares[index] ?? 0) - (largest.has(index) ? 1 : 0));
}

/**
 * Refund for some units of a line, in cents. Units differ by at most a cent. The refunds of all units add up to the
 * paid amount, in any order.
 *
 * @param refunded units of the line refunded before.
 */
export function centsOfUnits(
  paidCents: number,
  { quantity, refunded, units }: { quantity: number; refunded: number; units: number },
): number {
  const upTo = (count: number) => Math.floor((paidCents * count) / quantity);
  return upTo(refunded + units) - upTo(refunded);
}
