import { createCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const POST = serveOperation(createCheckoutRoute, 'create_checkout');
