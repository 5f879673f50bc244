import 'server-only';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Request header with the remote address of the socket; the HTTP server overwrites any value that a client sent (`runtime/http-server.ts`). */
const CALLER_HEADER = 'x-odd-hours-caller';

/** Groups of an IPv6 address that identify a caller. A household or rented machine has at least a /64 (RFC 6177, 2). */
const CALLER_PARTS = 4;

/**
 * Returns the caller's address for rate limits: an IPv4 address, or the /64 of an IPv6 one, `2001:db8:0:1::/64`. It is
 * the socket's address or, behind proxies, the one that the outermost proxy wrote into `X-Forwarded-For`. Callers
 * without a readable address are `unknown` and share their limits.
 */
export function callerAddress(request: Request, proxies = trustedProxies()): string {
  const socket = request.headers.get(CALLER_HEADER);
  return callerKeyOf((proxies === 0 ? socket : forwardedFor(request).at(-proxies)) ?? '');
}

/** True if the socket and every proxy in `X-Forwarded-For` are on this machine. */
export function isFromThisMachine(request: Request): boolean {
  return [request.headers.get(CALLER_HEADER) ?? '', ...forwardedFor(request)].every(isLoopbackAddress);
}

function forwardedFor(request: Request): string[] {
  const header = request.headers.get('x-forwarded-for');
  return header === null ? [] : header.split(',').map((address) => withoutPort(address.trim()));
}

/** Some proxies append the client's port: `203.0.113.9:4711`, `[2001:db8::1]:4711` (RFC 7239, section 6). */
const withoutPort = (address: string) =>
  /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/i.exec(address)?.slice(1).find(Boolean) ?? address;

function callerKeyOf(address: string): string {
  if (!isIP(address)) return 'unknown';
  const parsed = ipaddr.process(address); // IPv4-mapped IPv6 becomes IPv4 (RFC 4291, 2.5.5.2)
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toNormalizedString().split(':').slice(0, CALLER_PARTS);
  return `${prefix.join(':')}::/64`;
}

const isLoopbackAddress = (address: string) => isIP(address) > 0 && ipaddr.process(address).range() === 'loopback';

/** The setting would let callers choose the address that limits them. */
export class TrustedProxiesError extends Error {
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
export function trustedProxies(env: Partial<NodeJS.ProcessEnv> = process.env): number {
  const found = env.TRUSTED_PROXIES || '0';
  if (!/^(0|[1-9]\d?)$/.test(found)) throw new TrustedProxiesError(found);
  return Number(found);
}
