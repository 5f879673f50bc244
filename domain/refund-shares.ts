/** A line of an order as far as sending its money back goes: the price of one piece in cents, and how many. */
type PaidLine = { unitCents: number; quantity: number };

/**
 * What was paid for each line: its price less its part of the discount, in cents. The discount is spread by price to the
 * cent, what is left over going to the largest remainders, the first line first (docs/product.md 15.13). The sum is the
 * subtotal less the discount.
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
 * What goes back for some pieces of a line, in cents: pieces differ by a cent at most, and all of them together give what
 * was paid for the line, however they go back.
 *
 * @param returned the pieces of the line whose money has gone back before.
 */
export function centsOfUnits(
  paidCents: number,
  { quantity, refunded, units }: { quantity: number; refunded: number; units: number },
): number {
  const upTo = (count: number) => Math.floor((paidCents * count) / quantity);
  return upTo(refunded + units) - upTo(refunded);
}
