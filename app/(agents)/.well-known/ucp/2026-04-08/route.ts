import { servesAgents } from '@/data/site';
import { answerProfile } from '@/server/agents/shop-profile';

/** What the shop serves agents stands in its settings. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return servesAgents() ? answerProfile(request, '2026-04-08') : new Response(null, { status: 404 });
}
