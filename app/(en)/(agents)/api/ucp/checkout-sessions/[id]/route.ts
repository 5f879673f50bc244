import { getCheckoutRoute, updateCheckoutRoute } from '@/contract/agents';
import { serveOperation } from '@/server/agents/rest';

/** Returns a checkout session with prices of the moment (docs/product.md 33.10). */
export const GET = serveOperation(getCheckoutRoute, 'get_checkout');
/** Replaces the contents of a checkout session (docs/product.md 33.10). */
export const PUT = serveOperation(updateCheckoutRoute, 'update_checkout');
