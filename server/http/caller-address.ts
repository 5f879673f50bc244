import 'server-only';
import { callerAddressOf, forwardedAddresses, isLoopbackAddress, trustedProxies } from '@/domain/caller-address';

/** Request header with the remote address of the socket; the HTTP server overwrites any value that a client sent (`runtime/http-server.ts`). */
const CALLER_HEADER = 'x-odd-hours-caller';

/** Returns the caller's address for rate limits; by default behind TRUSTED_PROXIES proxies. */
export function callerAddress({ headers }: Request, proxies = trustedProxies(process.env)): string {
  return callerAddressOf({ socket: headers.get(CALLER_HEADER), forwarded: headers.get('x-forwarded-for') }, proxies);
}

/** True if the socket and every proxy in `X-Forwarded-For` are on this machine. */
export const isFromThisMachine = ({ headers }: Request): boolean =>
  [headers.get(CALLER_HEADER) ?? '', ...forwardedAddresses(headers.get('x-forwarded-for'))].every(isLoopbackAddress);
