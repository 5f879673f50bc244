import { fieldsOf } from '@/domain/records';

/** An attempt to order. The same key with the same body yields the same order. */
export type OrderAttempt = {
  /** Idempotency key, a UUID. */
  key: string;
  /** Request body as JSON, without `supersedes`. */
  body: string;
  /** Token of the placed order, once known. */
  token?: string;
  /** The unpaid order to replace, by token, or by key if the response was lost. */
  supersedes?: string;
  /** Token of the previous order, if the shop reported it as paid. */
  paid?: string;
};

/**
 * Returns the last attempt for an unchanged body, else a new one. A key without a known order is reused: if it did
 * place an order, the server rejects the other body.
 */
export function attemptFor(last: OrderAttempt | null, body: string, newKey: () => string): OrderAttempt {
  if (!last) return { key: newKey(), body };
  if (last.body === body) return last;
  return last.token ? replacementAttempt(last, body, newKey) : { ...last, body };
}

/** A new attempt that replaces the last one's order. */
export function replacementAttempt(
  { token, key, paid }: OrderAttempt,
  body: string,
  newKey: () => string,
): OrderAttempt {
  return { key: newKey(), body, supersedes: token ?? key, ...(paid && { paid }) };
}

/** Token or key of the shopper's own unpaid order, whose promo code stays usable. */
export function ownOrder(last: OrderAttempt | null): string | undefined {
  return last?.token ?? last?.supersedes ?? last?.key;
}

/**
 * The shopper's own unpaid orders, as the quote and the stock take them (`ownOrders` of `contract/checkout.schema.ts`). While
 * the answer to a replacement is missing, it is unknown which of the two orders holds the promo code and the units.
 */
export function ownOrders(last: OrderAttempt | null): string | undefined {
  const own = ownOrder(last);
  return last?.supersedes !== undefined && !last.token ? `${own},${last.key}` : own;
}

/** The attempt to continue after the previous order turned out to be paid; it replaces none. */
export function attemptAfterPaid({ key, body }: OrderAttempt, paid: string): OrderAttempt {
  return { key, body, paid };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on insecure origins. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Parses an attempt; `null` for any other value. */
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
