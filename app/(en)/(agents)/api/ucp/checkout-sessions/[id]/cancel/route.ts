import { cancelCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

export const POST = serveOperation(cancelCheckoutRoute, 'cancel_checkout');
