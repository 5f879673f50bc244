import { servesAgents } from '@/data/site';
import { answerProfile } from '@/server/agents/shop-profile';

/** The setting that serves agents is read at runtime. */
export const dynamic = 'force-dynamic';

/** The shop's profile in the earlier version of the protocol (docs/product.md 33.5). */
export function GET(request: Request): Response {
  return servesAgents() ? answerProfile(request, '2026-04-08') : new Response(null, { status: 404 });
}
