import type { Currency } from './currency';
import type { ReturnEvent, ReturnKind, ReturnNumber, ReturnState } from './return-states';
import type { WatchKey } from './watch-key';

/** A step of a withdrawal or return with its time, UTC. */
export type ReturnStep = { event: ReturnEvent | 'request' | 'refund-failed'; at: string };

/** A withdrawal or return as the shopper sees it. */
export type ReturnView = {
  number: ReturnNumber;
  kind: ReturnKind;
  state: ReturnState;
  lines: readonly { name: string; units: number }[];
  /** Reason by the shopper, and answer by the owner; empty for none. */
  reason: string;
  answer: string;
  /** Tracking number of the parcel to the shop; empty for none. */
  tracking: string;
  /** Time of the request or declaration, UTC in ISO 8601. */
  askedAt: string;
  /** True if the goods have left the shop, so that they have to come back. */
  isSent: boolean;
  /** Currency of the order, and the refunded sum in its minor unit. */
  currency: Currency;
  refundedCents: number;
  /** Last legal day of a withdrawal's refund; undefined if no term runs. */
  refundBy: string | undefined;
  steps: readonly ReturnStep[];
};

/** Why an order cannot be withdrawn from or returned. */
export type NoReturn =
  | 'order-state'
  | 'order-disputed'
  | 'no-right'
  | 'not-sent'
  | 'too-late'
  | 'final-sale'
  | 'no-units';

/** Units that the shopper can still send back, until a UTC date; or the reason why none. */
export type ReturnRight =
  | { until: string; lines: readonly { watch: WatchKey; name: string; units: number }[] }
  | { why: NoReturn };

/** An order's withdrawals and returns, and the remaining right to each. */
export type OrderReturns = { requests: readonly ReturnView[] } & Readonly<Record<ReturnKind, ReturnRight>>;
