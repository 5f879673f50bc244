import { servesAgents } from '@/data/site';
import { answerProfile } from '@/server/agents/shop-profile';
import { mainVersion } from '@/server/agents/capabilities';

/** The setting that serves agents is read at runtime. */
export const dynamic = 'force-dynamic';

/** The shop's profile for agents (docs/product.md 33.5). */
export function GET(request: Request): Response {
  return servesAgents() ? answerProfile(request, mainVersion) : new Response(null, { status: 404 });
}
