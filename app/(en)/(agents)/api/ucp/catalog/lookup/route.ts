import { agentLookupRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Returns watches by their ids to an agent (docs/product.md 33.6). */
export const POST = serveOperation(agentLookupRoute, 'lookup_catalog');
