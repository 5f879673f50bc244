import { agentProductRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const POST = serveOperation(agentProductRoute, 'get_product');
