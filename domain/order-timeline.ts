import type { OrderState } from './order-states';

/** A step of an order, `cancelled` by its shopper, `closed` unpaid. */
export type TimelineKind =
  | 'placed'
  | 'paid'
  | 'cancelled'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'refunded'
  | 'returned'
  | 'closed';

/** `on`: UTC date of a step that is done; undefined for one to come. `cents`: the refunded sum. */
export type TimelineStep = { kind: TimelineKind; on?: string; cents?: number };

/** Times and refunds of an order; times are UTC in ISO 8601. */
export type TimelineFacts = {
  state: OrderState;
  placedAt: string;
  paidAt?: string | undefined;
  cancelledAt?: string | undefined;
  packedAt?: string | undefined;
  shippedAt?: string | undefined;
  /** A UTC date. */
  deliveredOn?: string | undefined;
  /** Refunds by the shop (`refunded`) and by the shopper's bank (`returned`). */
  refunds: readonly { kind: 'refunded' | 'returned'; at: string; cents: number }[];
  /** When the order ended without payment. */
  closedAt?: string | undefined;
};

/**
 * Returns the steps of an order by day, then the steps to come (docs/product.md 37.3). A sent order was packed on the
 * day it was sent at the latest.
 */
export function orderTimeline(facts: TimelineFacts): TimelineStep[] {
  const { state, placedAt, paidAt, cancelledAt, packedAt, shippedAt, deliveredOn, refunds, closedAt } = facts;
  const done: (TimelineStep & { on: string })[] = [
    ['placed', placedAt] as const,
    ['paid', paidAt] as const,
    ['cancelled', cancelledAt] as const,
    ['packed', packedAt] as const,
    ['shipped', shippedAt] as const,
    ['delivered', deliveredOn] as const,
    ['closed', closedAt] as const,
  ].flatMap(([kind, at]) => (at === undefined ? [] : [{ kind, on: at.slice(0, 10) }]));
  const repaid = refunds.map(({ kind, at, cents }) => ({ kind, on: at.slice(0, 10), cents }));
  // The sort is stable: steps of one day keep their sequence.
  const past = [...done, ...repaid].sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const has = (kind: TimelineKind) => past.some((step) => step.kind === kind);
  const isOver = state === 'refunded' || has('cancelled') || has('closed');
  const coming: readonly TimelineKind[] = isOver ? [] : ['paid', 'packed', 'shipped', 'delivered'];
  return [...past, ...coming.filter((kind) => !has(kind)).map((kind) => ({ kind }))];
}
