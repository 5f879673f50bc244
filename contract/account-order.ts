/** An order as its owner's list of orders has it. */
export type AccountOrder = {
  number: string;
  /** Opens the order's page. */
  token: string;
  state: keyof typeof stateWords;
  /** UTC, ISO 8601. */
  createdAt: string;
  /** Whether it waits for money that is on its way. */
  isComing: boolean;
  totalCents: number;
  /** The names of its watches, in the order of the cart. */
  watches: string[];
};

/** Where an order stands, in words for its owner. */
export function standing({ state, isComing }: Pick<AccountOrder, 'state' | 'isComing'>): string {
  return isComing ? 'Placed, payment on its way' : stateWords[state];
}

const stateWords = {
  pending: 'Waiting for payment',
  paid: 'Paid, being packed',
  failed: 'Payment failed, nothing charged',
  expired: 'Not paid in time, nothing charged',
  cancelled: 'Cancelled, nothing charged',
  fulfilled: 'On its way',
  refunded: 'Refunded',
};
