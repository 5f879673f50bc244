/** What the shopper's bank does about an order: it asks about the payment, or has taken the money until it is decided. */
export const openDisputes = ['inquiry', 'dispute'] as const;

export type OpenDispute = (typeof openDisputes)[number];

/** What of an order's money has gone back, in cents. */
export type RefundTotals = {
  /** What the shop has sent back. */
  refundedCents: number;
  /** What the shopper's bank has taken back for good: a dispute that was lost. */
  lostCents: number;
  /** What the shop had sent back and has come back to it: another way has to be found. */
  returnedCents: number;
  openDispute: OpenDispute | null;
};

export const noRefunds: RefundTotals = { refundedCents: 0, lostCents: 0, returnedCents: 0, openDispute: null };

/** How far a refund has come. `asked` is written down before the provider is asked, and counts for nobody yet. */
const refundStates = ['asked', 'pending', 'succeeded', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];

/** The states that a word of this one overtakes: no refund that has failed is heard to succeed. */
export function earlierRefundStates(state: RefundState): readonly RefundState[] {
  return refundStates.slice(0, refundStates.indexOf(state));
}

/** A refund as far as sums go. `isProviders`: it is of the provider's own count, and not made by hand. */
export type RefundRecord = {
  amountCents: number;
  state: RefundState;
  isProviders: boolean;
  createdAt: string;
  changedAt: string;
};

/**
 * The sums of an order's refunds. The provider also tells how much has gone back of the whole payment (`toldCents`, the
 * most it has ever told): what of that no known refund explains counts too, until its refund is told.
 *
 * @returns `refundedCents`, never more than the total; `requestedCents`, what is asked for besides; and `returnedCents`, what
 * failed and no later refund has made good.
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
  // Money that is asked for may be told of as a sum before the refund is told as such.
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
 * Whether an order earns the next one's code (docs/product.md 14.16): while the shop keeps some of what was paid for the
 * watches, and no bank has taken the money.
 */
export function earnsCode(
  { refundedCents, lostCents, openDispute }: Pick<RefundTotals, 'refundedCents' | 'lostCents' | 'openDispute'>,
  { subtotalCents, discountCents }: { subtotalCents: number; discountCents: number },
): boolean {
  return openDispute !== 'dispute' && refundedCents + lostCents < subtotalCents - discountCents;
}
