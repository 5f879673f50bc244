/** Open disputes: `inquiry`, the bank asks; `dispute`, the bank withdrew the money until it decides. */
export const openDisputes = ['inquiry', 'dispute'] as const;

export type OpenDispute = (typeof openDisputes)[number];

/** Returned money of an order, in cents. */
export type RefundTotals = {
  /** Refunded by the shop. */
  refundedCents: number;
  /** Lost for good in disputes. */
  lostCents: number;
  /** Failed refunds that came back to the shop and need another way. */
  returnedCents: number;
  openDispute: OpenDispute | null;
};

export const noRefunds: RefundTotals = { refundedCents: 0, lostCents: 0, returnedCents: 0, openDispute: null };

/** States of a refund in order. `asked` is recorded before the provider is called and is not shown to the shopper. */
const refundStates = ['asked', 'pending', 'succeeded', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];

/** The states that may precede this one. A failed refund never succeeds. */
export function earlierRefundStates(state: RefundState): readonly RefundState[] {
  return refundStates.slice(0, refundStates.indexOf(state));
}

/** A refund for summing. `isProviders` is false for refunds made by hand. */
export type RefundRecord = {
  amountCents: number;
  state: RefundState;
  isProviders: boolean;
  createdAt: string;
  changedAt: string;
};

/**
 * Sums an order's refunds. `reportedCents` is the highest refunded amount that the provider reported for the payment;
 * its part without a known refund counts until that refund's event arrives.
 *
 * @returns `refundedCents`, at most the total; `requestedCents`, additionally requested; `returnedCents`, failed
 * without a later replacement.
 */
export function sumRefunds(
  refunds: readonly RefundRecord[],
  { reportedCents, totalCents }: { reportedCents: number; totalCents: number },
): { refundedCents: number; requestedCents: number; returnedCents: number } {
  const sumOf = (some: readonly RefundRecord[]) => some.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const requested = refunds.filter(({ state }) => state === 'asked');
  const counted = refunds.filter(({ state }) => state === 'pending' || state === 'succeeded');
  const failed = refunds.filter(({ state }) => state === 'failed');
  const known = sumOf(refunds.filter(({ state, isProviders }) => isProviders && state !== 'asked'));
  const unexplained = Math.max(0, reportedCents - known);
  // The provider may report a requested refund's amount before its event.
  const requestedCents = Math.max(0, sumOf(requested) - unexplained);
  const isReplaced = ({ changedAt }: RefundRecord) =>
    [...requested, ...counted].some(({ createdAt }) => createdAt > changedAt);
  return {
    refundedCents: Math.min(totalCents, sumOf(counted) + unexplained),
    requestedCents,
    returnedCents: sumOf(failed.filter((one) => !isReplaced(one))),
  };
}

/**
 * True if an order earns the next order's code (docs/product.md 14.16): the shop keeps part of the price and no bank
 * has withdrawn the money.
 */
export function earnsCode(
  { refundedCents, lostCents, openDispute }: Pick<RefundTotals, 'refundedCents' | 'lostCents' | 'openDispute'>,
  { subtotalCents, discountCents }: { subtotalCents: number; discountCents: number },
): boolean {
  return openDispute !== 'dispute' && refundedCents + lostCents < subtotalCents - discountCents;
}
