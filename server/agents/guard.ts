import 'server-only';
import { servesAgents, site } from '@/data/site';
import { isLoopback } from '@/domain/loopback';
import { reject } from '@/domain/result';
import { database } from '@/server/database/database';
import { findProfile } from './agent-profile';
import { type AgentContext } from './asking';

/** The shop's own records and agents' own profiles, now. */
export async function openAgents(): Promise<AgentContext> {
  return { db: await database(), findProfile, now: new Date() };
}

/** Nobody is answered where agents are not served, and no page of another site anywhere: an agent is no browser's page. */
export function rejectStrangers(request: Request) {
  if (!servesAgents()) return reject({ code: 'not-served' });
  return isOfAnotherSite(request) ? reject({ code: 'wrong-origin' }) : undefined;
}

/**
 * A page names where it comes from. On its own machine the shop is asked by its own names alone: a name that only leads
 * here is another site's (DNS rebinding).
 */
function isOfAnotherSite({ headers }: Request): boolean {
  const isHere = isLoopback(site.url);
  const origin = headers.get('origin');
  const isOwn = origin === null || origin === new URL(site.url).origin || (isHere && isLoopback(origin));
  return !isOwn || (isHere && !isLoopback(`http://${headers.get('host') ?? 'localhost'}`));
}
