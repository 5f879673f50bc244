import { ReportedError } from './reported-error';

/** Invalid TRUSTED_PROXIES. With a wrong number, callers could choose the address of their rate limit. */
export class TrustedProxiesError extends ReportedError {
  constructor(found: string) {
    super(`TRUSTED_PROXIES must be the number of proxies before the shop, 0 or more, but is ${found}.`);
    this.name = 'TrustedProxiesError';
  }
}

/**
 * Returns the number of proxies before the shop. Each one adds its caller's address to `X-Forwarded-For`. Without
 * proxies the client controls that header, so it is ignored.
 *
 * @throws {TrustedProxiesError} for an invalid TRUSTED_PROXIES.
 */
export function trustedProxies({ TRUSTED_PROXIES: found = '' }: Readonly<Partial<Record<string, string>>>): number {
  if (!/^(0|[1-9]\d?)?$/.test(found)) throw new TrustedProxiesError(found);
  return Number(found);
}
