/** A setting that would let callers choose the address that they are limited by. */
export class TrustedProxiesError extends Error {
  constructor(found: string) {
    super(`TRUSTED_PROXIES is the number of proxies before the shop, 0 or more, and not ${found}.`);
    this.name = 'TrustedProxiesError';
  }
}

/**
 * How many proxies stand before the shop, each of which adds the address it was called from to `X-Forwarded-For`. Without
 * any the header is the caller's own word, and is not read.
 *
 * @throws {TrustedProxiesError}
 */
export function trustedProxies(env: Partial<NodeJS.ProcessEnv> = process.env): number {
  const found = env.TRUSTED_PROXIES || '0';
  if (!/^(0|[1-9]\d?)$/.test(found)) throw new TrustedProxiesError(found);
  return Number(found);
}
