import type { ReturnEvent, ReturnKind, ReturnNumber, ReturnState } from './return-states';
import type { WatchKey } from './watch-key';

/** A step of a withdrawal or return with its time, UTC. */
export type ReturnStep = { event: ReturnEvent | 'request' | 'refund-failed'; at: string };

/** A withdrawal or return as the shopper sees it; money in cents. */
export type ReturnView = {
  number: ReturnNumber;
  kind: ReturnKind;
  state: ReturnState;
  lines: readonly { name: string; units: number }[];
  /** The shopper's words, and the owner's; empty for none. */
  reason: string;
  answer: string;
  /** When it was asked for or declared, UTC. */
  askedAt: string;
  /** True if the goods have left the shop, so that they have to come back. */
  isSent: boolean;
  refundedCents: number;
  /** Last legal day of a withdrawal's refund; undefined if no term runs. */
  refundBy: string | undefined;
  steps: readonly ReturnStep[];
};

/** Why an order cannot be withdrawn from or returned. */
export type NoReturn =
  'order-state' | 'order-disputed' | 'no-right' | 'not-sent' | 'too-late' | 'final-sale' | 'no-units';

/** What can still be asked for, until a day (UTC date), or why nothing can. */
export type ReturnRight =
  { until: string; lines: readonly { watch: WatchKey; name: string; units: number }[] } | { why: NoReturn };

/** An order's withdrawals and returns, and what can still be asked for. */
export type OrderReturns = { requests: readonly ReturnView[] } & Readonly<Record<ReturnKind, ReturnRight>>;
