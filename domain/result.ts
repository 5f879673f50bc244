import type { Totals } from './pricing';

/** What a refusal tells beside its code, for the codes that tell more. */
export type RefusalData = {
  /** `field` is where in the request: `contact.email`. Empty for the request as a whole. */
  'bad-request': { field: string; reason: FieldReason; longest?: number };
  'no-lines': { field: string };
  'unknown-watch': { field: string };
  'bad-quantity': { field: string };
  'duplicate-line': { field: string };
  'country-not-served': { field: string };
  'service-not-offered': { field: string };
  'email-refused': { field: string };
  /** `shownTotal` is what the shopper saw, in cents; `totals` is what the order costs now. */
  'price-changed': { shownTotal: number; totals: Totals };
  /** The token of the order that is paid. */
  'already-paid': { order: string };
  /** Whole seconds until the next try counts, as in the header Retry-After. */
  'too-many-requests': { retryAfter: number };
};

/** What can be wrong with a field of a request. `longest` goes with `too-long`, in characters. */
export const fieldReasons = [
  'required',
  'too-long',
  'one-line',
  'plain-text',
  'email',
  'small-email',
  'country',
  'no-code',
  'too-many-lines',
  'not-whole',
  'malformed',
] as const;

export type FieldReason = (typeof fieldReasons)[number];

/** An expected no, by its code and with what that code tells. */
export type Refusal<Code extends string> = Code extends keyof RefusalData
  ? { code: Code } & RefusalData[Code]
  : { code: Code };

/** What came of something that may be refused for the reasons that `Code` names. What breaks is thrown instead. */
export type Result<T, Code extends string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal<Code> };

export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Refused<Code extends string> = { readonly ok: false; readonly refusal: Refusal<Code> };

export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

export function refuse<const R extends Refusal<string>>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}
