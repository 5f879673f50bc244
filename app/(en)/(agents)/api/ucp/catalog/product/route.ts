import { agentProductRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Returns one watch in full to an agent (docs/product.md 33.6). */
export const POST = serveOperation(agentProductRoute, 'get_product');
