import 'server-only';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Request header with the remote address of the socket; the HTTP server overwrites any value that a client sent (`runtime/http-server.ts`). */
const CALLER_HEADER = 'x-odd-hours-caller';

/** How much of an IPv6 address is one caller: a household or a rented machine has a /64 at least (RFC 6177, 2). */
const CALLER_PARTS = 4;

/**
 * Who a request comes from, for limits: an IPv4 address, or the /64 of an IPv6 one, `2001:db8:0:1::/64`. It is the
 * socket's; behind proxies, the one that the outermost of them has written into `X-Forwarded-For`. `unknown` where nobody
 * has written one that can be read: such callers share their limits.
 */
export function callerAddress(request: Request, proxies = trustedProxies()): string {
  const socket = request.headers.get(CALLER_HEADER);
  return asCaller((proxies === 0 ? socket : forwardedFor(request).at(-proxies)) ?? '');
}

/** Whether a request has come from this machine all the way: over its socket, and through every proxy that says so. */
export function isFromThisMachine(request: Request): boolean {
  return [request.headers.get(CALLER_HEADER) ?? '', ...forwardedFor(request)].every(isLoopbackAddress);
}

function forwardedFor(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for');
  return header === null ? [] : header.split(',').map((address) => address.trim());
}

function asCaller(address: string): string {
  if (!isIP(address)) return 'unknown';
  const parsed = ipaddr.process(address); // an IPv4 address in IPv6 is one of IPv4 (RFC 4291, 2.5.5.2)
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toNormalizedString().split(':').slice(0, CALLER_PARTS);
  return `${prefix.join(':')}::/64`;
}

const isLoopbackAddress = (address: string) => isIP(address) > 0 && ipaddr.process(address).range() === 'loopback';

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
