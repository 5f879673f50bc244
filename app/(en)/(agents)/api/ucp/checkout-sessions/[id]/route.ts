import { getCheckoutRoute, updateCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const GET = serveOperation(getCheckoutRoute, 'get_checkout');
export const PUT = serveOperation(updateCheckoutRoute, 'update_checkout');
