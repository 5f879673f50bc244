import { completeCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Returns the session with the URL at which a person pays; places no order (docs/product.md 33.11). */
export const POST = serveOperation(completeCheckoutRoute, 'complete_checkout');
