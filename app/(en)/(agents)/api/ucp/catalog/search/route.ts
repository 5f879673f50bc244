import { agentSearchRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const POST = serveOperation(agentSearchRoute, 'search_catalog');
