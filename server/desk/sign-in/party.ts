import 'server-only';
import { site } from '@/data/site';
import { isLoopback } from '@/domain/loopback';

/** The site that a passkey belongs to. */
export type Party = { id: string; origin: string };

/**
 * Returns the site of the passkeys: the shop's public one. A shop on the developer's own machine answers at any of its
 * local names and ports.
 */
export function partyOf(request: { headers: Headers }, siteUrl: string = site.url): Party {
  const local = `http://${request.headers.get('host') ?? ''}`;
  const { hostname: id, origin } = new URL(isLoopback(siteUrl) && isLoopback(local) ? local : siteUrl);
  return { id, origin };
}
