import { servesAgents } from '@/data/site';
import { answerProfile } from '@/server/agents/shop-profile';

/** The setting that serves agents is read at runtime. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return servesAgents() ? answerProfile(request, '2026-04-08') : new Response(null, { status: 404 });
}
