import type { OpenDispute } from './money-back';
import type { OrderState } from './order-states';
import type { Totals } from './totals';

/** What a refusal tells beside its code, for the codes that tell more. */
type RejectionData = {
  'bad-request': FieldRejection & { reason: FieldReason; longest?: number };
  'no-lines': FieldRejection;
  'unknown-watch': FieldRejection;
  'bad-quantity': FieldRejection;
  'duplicate-line': FieldRejection;
  'country-not-served': FieldRejection;
  'service-not-offered': FieldRejection;
  'email-refused': FieldRejection;
  'sold-out': FieldRejection;
  /** `left` is how many pieces of the watch there are. */
  'too-few-left': FieldRejection & { left: number };
  /** `shownTotal` is what the shopper saw, in cents; `totals` is what the order costs now. */
  'price-changed': { shownTotal: number; totals: Totals };
  /** The token of the order that is paid. */
  'already-paid': { order: string };
  /** Whole seconds until the next try counts, as in the header Retry-After. */
  'too-many-requests': { retryAfter: number };
  /** The same: by then the shop is likely to have room, or its records again. */
  busy: { retryAfter: number };
  'records-unreachable': { retryAfter: number };
  /** Where in what an agent has sent, and what is wrong there, for whoever writes the agent. */
  'invalid-arguments': { detail: string };
  /** What of the shop does not work. */
  'not-ready': { failing: readonly ('records' | 'mail' | 'reconciliation')[] };
  /** What an order is that cannot be changed as asked. */
  'order-state': { state: OrderState };
  'order-disputed': { dispute: OpenDispute };
  /** How much of the order's money could still go back, in cents. */
  'refund-too-much': { leftCents: number };
  /** What an unfinished refund of the order was asked for: the same command finishes it. */
  'refund-unfinished': { request: string };
};

/** `field` is where in the request: `contact.email`, `lines.0.quantity`. Empty for the request as a whole. */
type FieldRejection = { field: string };

/** What can be wrong with a field of a request. `longest` goes with `too-long`, in characters. */
export const fieldReasons = [
  'required',
  'too-long',
  'one-line',
  'no-letter',
  'plain-text',
  'email',
  'small-email',
  'country',
  'region',
  'postal-code',
  'no-code',
  'order-number',
  'too-many-lines',
  'not-whole',
  'malformed',
] as const;

export type FieldReason = (typeof fieldReasons)[number];

/** An expected no, by its code and with what that code tells. */
export type Rejection<Code extends string> = Code extends keyof RejectionData
  ? { code: Code } & RejectionData[Code]
  : { code: Code };

/** What came of something that may be refused for the reasons that `Code` names. What breaks is thrown instead. */
export type Result<T, Code extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly rejection: Rejection<Code> };

export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Rejected<Code extends string> = { readonly ok: false; readonly rejection: Rejection<Code> };

export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

export function reject<const R extends Rejection<string>>(rejection: R): { readonly ok: false; readonly rejection: R } {
  return { ok: false, rejection };
}
