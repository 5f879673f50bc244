import { servesAgents } from '@/data/site';
import { answerProfile } from '@/server/agents/shop-profile';
import { mainVersion } from '@/server/agents/versions';

/** The setting that serves agents is read at runtime. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return servesAgents() ? answerProfile(request, mainVersion) : new Response(null, { status: 404 });
}
