import 'server-only';
import { trustedProxies } from '@/server/trusted-proxies';

/**
 * The network address that a request comes from: the one that the outermost of the shop's proxies wrote down, or Next
 * itself. A shop that faces the internet without a proxy has only the word of the caller for it.
 */
export function callerAddress(request: Request, proxies = trustedProxies()): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-proxies)?.trim() || 'unknown';
}
