import { completeCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const POST = serveOperation(completeCheckoutRoute, 'complete_checkout');
