/** One try to order: the same key with the same body gives the same order, however often it is sent. */
export type Attempt = {
  /** The idempotency key, a UUID. */
  key: string;
  /** What was sent with it, as JSON text, without `supersedes`. */
  body: string;
  /** The order it led to, once the shop has answered. */
  token?: string;
  /** The unpaid order that this one takes the place of. */
  supersedes?: string;
  /** The token of the order before this one, where the shop has said that it is paid. */
  paid?: string;
};

/** The try to make for a body: the last one again where it had the same, or else a new one in its place. */
export function attemptFor(last: Attempt | null, body: string, newKey: () => string): Attempt {
  return last?.body === body ? last : renewed(last, body, newKey);
}

/** A new try, whatever came of the last: its order is over, or its key is no good any more. */
export function renewed(last: Attempt | null, body: string, newKey: () => string): Attempt {
  const supersedes = last?.token ?? last?.supersedes;
  return { key: newKey(), body, ...(supersedes && { supersedes }), ...(last?.paid && { paid: last.paid }) };
}

/** The try to go on with once the order before it has turned out to be paid: an order of its own, in place of none. */
export function besidePaid({ key, body }: Attempt, paid: string): Attempt {
  return { key, body, paid };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where a page does not come over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** An attempt from a value of unknown origin, `null` where it is none. */
export function readAttempt(value: unknown): Attempt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, body, token, supersedes, paid } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof body !== 'string') return null;
  return {
    key,
    body,
    ...(typeof token === 'string' && { token }),
    ...(typeof supersedes === 'string' && { supersedes }),
    ...(typeof paid === 'string' && { paid }),
  };
}
