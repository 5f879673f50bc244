import 'server-only';
import { site } from '@/data/site';

/** Whether a request comes from a page of this shop, by the address it was asked at or its public one (RFC 6454). */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const host = origin && URL.canParse(origin) ? new URL(origin).host : undefined;
  return Boolean(host) && (host === request.headers.get('host') || host === new URL(site.url).host);
}
