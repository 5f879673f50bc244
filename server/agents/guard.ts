import 'server-only';
import { servesAgents, site } from '@/data/site';
import { isLoopback } from '@/domain/caller-address';
import { reject } from '@/domain/result';
import { database } from '@/server/database/database';
import { shopDate } from '@/domain/shop-date';
import { findProfile } from './agent-profile';
import { type AgentContext } from './agent-request';

/** Opens the database and the profile finder, at the current time. */
export async function openAgents(): Promise<AgentContext> {
  return { db: await database(), findProfile, now: shopDate() };
}

/**
 * Rejects all requests if agents are disabled, and any request from another site's page: agents are not browser pages.
 */
export function rejectOtherOrigins(request: Request) {
  if (!servesAgents()) return reject({ code: 'not-served' });
  return isOfAnotherSite(request) ? reject({ code: 'wrong-origin' }) : undefined;
}

/**
 * True for a request from another site's page. The Origin header names the page. A local shop also checks Host, because
 * another site's name can resolve to this machine (DNS rebinding).
 */
function isOfAnotherSite({ headers }: Request): boolean {
  const isHere = isLoopback(site.url);
  const origin = headers.get('origin');
  const isOwn = origin === null || origin === new URL(site.url).origin || (isHere && isLoopback(origin));
  return !isOwn || (isHere && !isLoopback(`http://${headers.get('host') ?? 'localhost'}`));
}
