import { createCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Creates a checkout session (docs/product.md 33.10). */
export const POST = serveOperation(createCheckoutRoute, 'create_checkout');
