import { agentLookupRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const POST = serveOperation(agentLookupRoute, 'lookup_catalog');
