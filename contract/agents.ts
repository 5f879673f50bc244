import { contentRejections, defineRoute, databaseRejections } from './route';

/**
 * Protocol errors of an agent's request. The protocol spells codes with underscores.
 * Business errors (such as a watch that is not sold) are successful responses with messages, not rejections.
 */
const agentRejections = {
  ...contentRejections,
  ...databaseRejections,
  'not-served': 404,
  'invalid-profile-url': 400,
  'profile-unreachable': 424,
  'profile-malformed': 422,
  'version-unsupported': 422,
  'invalid-arguments': 400,
  'request-too-large': 400,
  'wrong-origin': 403,
  'no-idempotency-key': 400,
  'idempotency-conflict': 409,
  'too-many-requests': 429,
} as const;

/** Error codes of agent requests. */
export type AgentCode = keyof typeof agentRejections;

const agentRoute = (path: `/api/ucp/${string}`, method: 'GET' | 'POST' | 'PUT' = 'POST') =>
  defineRoute<object, object>()({ method, path, sender: 'agent', rejections: agentRejections });

/** Searches the catalogue (Universal Commerce Protocol). */
export const agentSearchRoute = agentRoute('/api/ucp/catalog/search');
/** Returns watches by their ids. */
export const agentLookupRoute = agentRoute('/api/ucp/catalog/lookup');
/** Returns one watch in full. */
export const agentProductRoute = agentRoute('/api/ucp/catalog/product');

/** The single endpoint of the Model Context Protocol. */
export const agentToolsRoute = agentRoute('/api/ucp/mcp');

/** Creates a checkout session. */
export const createCheckoutRoute = agentRoute('/api/ucp/checkout-sessions');
/** Returns a checkout session with prices of the moment. */
export const getCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]', 'GET');
/** Replaces the contents of a checkout session. */
export const updateCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]', 'PUT');
/** Returns the session with the URL at which a person pays. Places no order. */
export const completeCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]/complete');
/** Cancels a checkout session. */
export const cancelCheckoutRoute = agentRoute('/api/ucp/checkout-sessions/[id]/cancel');
