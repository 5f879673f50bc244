import { agentSearchRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Searches the catalogue for an agent (docs/product.md 33.6). */
export const POST = serveOperation(agentSearchRoute, 'search_catalog');
