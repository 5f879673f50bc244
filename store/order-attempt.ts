import { fieldsOf } from '@/domain/records';

/** The same key with the same body gives the same order, however often it is sent. */
export type OrderAttempt = {
  /** The idempotency key, a UUID. */
  key: string;
  /** What was sent with it, as JSON text, without `supersedes`. */
  body: string;
  /** The order it led to, once the shop has answered. */
  token?: string;
  /** The unpaid order that this one takes the place of, by its token, or by its key where the shop's answer was lost. */
  supersedes?: string;
  /** The token of the order before this one, where the shop has said that it is paid. */
  paid?: string;
};

/**
 * The attempt to send for a body: the last one again where its body is the same, else a new one in its place. A key
 * without a known order serves for any body: if it has led to an order after all, the server refuses the other body.
 */
export function attemptFor(last: OrderAttempt | null, body: string, newKey: () => string): OrderAttempt {
  if (!last) return { key: newKey(), body };
  if (last.body === body) return last;
  return last.token ? replacementAttempt(last, body, newKey) : { ...last, body };
}

/** A new attempt that supersedes the last one's order: that order is over, or was placed for another body. */
export function replacementAttempt(
  { token, key, paid }: OrderAttempt,
  body: string,
  newKey: () => string,
): OrderAttempt {
  return { key: newKey(), body, supersedes: token ?? key, ...(paid && { paid }) };
}

/** The token or key of the shopper's own unpaid order: a promo code that it holds is still theirs to use. */
export function ownOrder(last: OrderAttempt | null): string | undefined {
  return last?.token ?? last?.supersedes ?? last?.key;
}

/** The attempt to go on with once the order before it has turned out to be paid: it supersedes none. */
export function attemptAfterPaid({ key, body }: OrderAttempt, paid: string): OrderAttempt {
  return { key, body, paid };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where a page does not come over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** An attempt from a value of unknown origin, `null` where it is none. */
export function readAttempt(value: unknown): OrderAttempt | null {
  const { key, body, token, supersedes, paid } = fieldsOf(value);
  if (typeof key !== 'string' || typeof body !== 'string') return null;
  return {
    key,
    body,
    ...(typeof token === 'string' && { token }),
    ...(typeof supersedes === 'string' && { supersedes }),
    ...(typeof paid === 'string' && { paid }),
  };
}
