import { cancelCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Cancels a checkout session (docs/product.md 33.10). */
export const POST = serveOperation(cancelCheckoutRoute, 'cancel_checkout');
