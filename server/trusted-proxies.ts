/** A setting that would let callers choose the address that they are limited by. */
export class TrustedProxiesError extends Error {
  constructor(found: string) {
    super(`TRUSTED_PROXIES is the number of proxies before the shop, 1 or more, and not ${found}.`);
    this.name = 'TrustedProxiesError';
  }
}

/**
 * How many proxies stand before the shop, each of which adds the address it was called from to `X-Forwarded-For`. Without
 * any it is 1 too: Next then writes the address itself.
 *
 * @throws {TrustedProxiesError}
 */
export function trustedProxies(env: Partial<NodeJS.ProcessEnv> = process.env): number {
  const found = env.TRUSTED_PROXIES || '1';
  if (!/^[1-9]\d?$/.test(found)) throw new TrustedProxiesError(found);
  return Number(found);
}
