import type { OpenDispute } from './refund-totals';
import type { OrderState } from './order-states';
import type { ReturnState } from './return-states';
import type { Totals } from './line-items';

/** A rejected line of a text: its number from 1, and the reason for the owner. */
export type RejectedLine = { line: number; why: string };

/** Additional data of rejections, by code. */
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
  /** `left` is the number of available units. */
  'too-few-left': FieldRejection & { left: number };
  /** `shownTotal` is what the shopper saw, `totals` the current price, in the minor unit of its currency. */
  'price-changed': { shownTotal: number; totals: Totals };
  /** Token of the paid order. */
  'already-paid': { order: string };
  /** Seconds until a retry is accepted, as in Retry-After. */
  'too-many-requests': { retryAfter: number };
  /** Seconds until the shop or its database is likely to be available again. */
  busy: { retryAfter: number };
  'records-unreachable': { retryAfter: number };
  /** Position and problem in the agent's request, for the agent's developers. */
  'invalid-arguments': { detail: string };
  /** Failing components. */
  'not-ready': { failing: readonly ('records' | 'mail' | 'reconciliation')[] };
  /** Current state of the order. */
  'order-state': { state: OrderState };
  'order-disputed': { dispute: OpenDispute };
  /** Current state of the withdrawal or return. */
  'return-state': { returnState: ReturnState };
  /** Amount still refundable, in the minor unit of the order's currency. */
  'refund-too-much': { leftCents: number };
  /** Invalid lines of a price list. */
  'bad-lines': { lines: readonly RejectedLine[] };
  /** The request of an unfinished refund: the same command finishes it. */
  'refund-unfinished': { request: string };
};

/** `field` is the path in the request: `contact.email`, `lines.0.quantity`; empty for the whole request. */
type FieldRejection = { field: string };

/** Reasons of an invalid field. `too-long` comes with `longest`, in characters. */
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
  'phone',
  'postal-code',
  'no-code',
  'order-number',
  'too-many-lines',
  'not-whole',
  'malformed',
] as const;

export type FieldReason = (typeof fieldReasons)[number];

/** An expected error: its code and data. */
export type Rejection<Code extends string> = Code extends keyof RejectionData
  ? { code: Code } & RejectionData[Code]
  : { code: Code };

/** Result of an operation that can fail with the codes of `Code`. Unexpected errors are thrown. */
export type Result<T, Code extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly rejection: Rejection<Code> };

export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Rejected<Code extends string> = { readonly ok: false; readonly rejection: Rejection<Code> };

export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

export function reject<const R extends Rejection<string>>(rejection: R): { readonly ok: false; readonly rejection: R } {
  return { ok: false, rejection };
}
